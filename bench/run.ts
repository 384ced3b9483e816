/**
 * Ratios against the bare engine, measured side by side in one run: `engine` unless `stock` is named. Needs pgbench and wrk.
 * `pictures` and `browser` are what no engine is compared with, `series` compares two tables; they need neither.
 */
import { execFileSync } from 'node:child_process';
import { browser } from './browser.ts';
import { engine } from './engine.ts';
import { pictures } from './pictures.ts';
import { series } from './series.ts';
import { stock } from './stock.ts';

const [name = 'engine', ...options] = process.argv.slice(2);
for (const tool of ['pictures', 'browser', 'series'].includes(name) ? [] : ['pgbench', 'wrk']) {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
  } catch {
    console.error(`${tool} is needed for the bench; on Debian: apt-get install ${tool === 'wrk' ? 'wrk' : 'postgresql-client'}`);
    process.exit(2);
  }
}
if (name === 'engine') await engine();
else if (name === 'stock') await stock(options.includes('--large'));
else if (name === 'series') await series(options.includes('--large'));
else if (name === 'pictures') pictures();
else if (name === 'browser') browser();
else {
  console.error('npm run bench [engine | stock [--large] | series [--large] | pictures | browser]');
  process.exit(2);
}
