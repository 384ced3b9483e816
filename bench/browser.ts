import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verdict } from './compare.ts';

const ROOT = join(import.meta.dirname, '..');
/** What people call immediate, on a machine that does nothing else. */
const BOUNDS_MS: Readonly<Record<string, number>> = { frame: 20, reopen: 150 };

interface Suite {
  readonly specs: readonly {
    readonly tests: readonly { readonly annotations: readonly { readonly type: string; readonly description?: string }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}
const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** Durations in the browser: a frame while 100,000 rows scroll, and a list that is opened again. */
export function browser(): void {
  spawnSync('npm', ['run', '-s', 'e2e', '--', 'speed'], { cwd: ROOT, stdio: 'inherit' });
  const { suites } = JSON.parse(readFileSync(join(ROOT, 'test-results/journeys.json'), 'utf8')) as {
    readonly suites: readonly Suite[];
  };
  const durations = suites.flatMap(specsOf).flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  for (const [name, bound] of Object.entries(BOUNDS_MS)) {
    const ms = Number(durations.find(({ type }) => type === name)?.description);
    console.log(`${name}: ${ms} ms (target ≤ ${bound} ms): ${verdict(ms <= bound)}`);
  }
}
