/** Tests known to pass only sometimes: each has a reason and a date, and is run once more when it fails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../.ci/flaky.json');
const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface FlakyTest {
  /** `<file>: <title>` */
  readonly test: string;
  readonly reason: string;
  /** The day it was listed, `YYYY-MM-DD`. */
  readonly since: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isDay = (value: unknown): value is string =>
  isText(value) && DAY.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

/** Reads the list; an entry without a test, a reason or a date is an error. */
export function parseFlakyList(text: string): readonly FlakyTest[] {
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries)) throw new Error('.ci/flaky.json is not an array');
  return entries.map((entry: Partial<Record<keyof FlakyTest, unknown>> | null, index) => {
    const { test, reason, since } = entry ?? {};
    if (!isText(test) || !/^\S+: \S/.test(test)) throw new Error(`.ci/flaky.json, entry ${index}: test is "<file>: <title>"`);
    if (!isText(reason)) throw new Error(`.ci/flaky.json, ${test}: a reason is required`);
    if (!isDay(since)) throw new Error(`.ci/flaky.json, ${test}: since is a date, YYYY-MM-DD`);
    return { test, reason, since };
  });
}

/** The list of this checkout, in `.ci/flaky.json`. */
export const flakyList = (): readonly FlakyTest[] => parseFlakyList(readFileSync(FILE, 'utf8'));

/** Failed tests, named `<file>: <title>`, by whether they are on the list. */
export function splitFailures(
  failed: readonly string[],
  list: readonly FlakyTest[] = flakyList(),
): { readonly listed: string[]; readonly unlisted: string[] } {
  const known = new Set(list.map(({ test }) => test));
  return { listed: failed.filter((test) => known.has(test)), unlisted: failed.filter((test) => !known.has(test)) };
}

/** Prints the list, so that nobody forgets it. */
export function printFlakyList(list: readonly FlakyTest[] = flakyList()): void {
  console.log(list.length === 0 ? 'no test is listed as flaky' : `listed as flaky: ${list.length}`);
  for (const { test, reason, since } of list) console.log(`  ${test} (since ${since}: ${reason})`);
}
