/** Builds the browser application and makes sure that it speaks to no host but its own and carries no secret. */
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { measureBundles } from './budgets.ts';

const root = join(import.meta.dirname, '../apps/web');
const dist = join(root, 'dist');

/** Addresses that are only names or are shown to developers; nothing is ever loaded from them. */
const ALLOWED = [
  'http://www.w3.org/', // XML namespaces
  'http://localhost', // base for parsing relative addresses in the router
  'https://react.dev/errors/', // links in React's error messages
  'https://reactrouter.com/', // the same of the router
  'https://prosemirror.net/docs/guide/', // the same of the text editor
  'https://simplewebauthn.dev/docs/', // links in the error messages of the passkey library
  'https://rolldown.rs/in-depth/', // the same of the bundler, for a library that may load more of itself and is not asked to
];
const ADDRESS = /\b(?:https?|wss?):\/\/[^\s"'`)\\<>]+/g;

/** A secret of the machine that builds: wherever it turns up, others would too (reliability test 47). */
const planted = randomBytes(24).toString('hex');
process.env['TAKT_KEYS'] = `k1=${planted}`;
process.env['TAKT_PASSWORD_APP_RW'] = planted;

for (const config of ['vite.config.ts', 'vite.handheld.config.ts'])
  await build({ configFile: join(root, config), logLevel: 'warn' });

const files = await readdir(dist, { recursive: true, withFileTypes: true });
const foreign: string[] = [];
const leaking: string[] = [];
let bytes = 0;
for (const file of files.filter((one) => one.isFile())) {
  const text = await readFile(join(file.parentPath, file.name), 'utf8');
  bytes += Buffer.byteLength(text);
  if (text.includes(planted)) leaking.push(file.name);
  for (const [address] of text.matchAll(ADDRESS))
    if (!ALLOWED.some((allowed) => address.startsWith(allowed))) foreign.push(`${file.name}: ${address}`);
}

if (foreign.length > 0) {
  console.error(`the build names foreign hosts:\n  ${[...new Set(foreign)].join('\n  ')}`);
  process.exitCode = 1;
}
if (leaking.length > 0) {
  console.error(`the build carries a secret of this machine: ${leaking.join(', ')}`);
  process.exitCode = 1;
}
const parts = await measureBundles(dist);
for (const part of parts.filter(({ kib, budget }) => kib > budget)) {
  console.error(`${part.name}: ${part.kib} KiB of JavaScript, the budget is ${part.budget} KiB`);
  process.exitCode = 1;
}
const weights = parts.map(({ name, kib, budget }) => `${name} ${kib} of ${budget}`).join(', ');
console.log(
  `apps/web/dist: ${Math.round(bytes / 1024)} KiB, no foreign host, no secret; compressed JavaScript in KiB: ${weights}`,
);
