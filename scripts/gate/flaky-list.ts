import { readFileSync } from 'node:fs';

/** A test that is known to fail now and then, and what is being done about it. */
export interface Flaky {
  /** `<file>: <full test name>`. */
  readonly test: string;
  readonly reason: string;
  /** The day it was put on the list, `YYYY-MM-DD`. */
  readonly since: string;
}

/** The tests that may run once more when they fail; every other failure fails the gate. */
export const flakyList = (): Flaky[] =>
  JSON.parse(readFileSync(new URL('../../.ci/flaky.json', import.meta.url), 'utf8')) as Flaky[];

export function splitFailures(failed: string[]): { listed: string[]; unlisted: string[] } {
  const known = new Set(flakyList().map(({ test }) => test));
  return { listed: failed.filter((test) => known.has(test)), unlisted: failed.filter((test) => !known.has(test)) };
}
