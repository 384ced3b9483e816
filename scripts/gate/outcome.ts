/**
 * What becomes of a failure: it is tried again before it is believed. What fails twice makes the run red; what passes then is
 * *unstable*: printed with its first error, and allowed in small numbers. `node scripts/gate/outcome.ts begin` forgets earlier runs;
 * `… end ALLOWED` prints what was unstable and, last, `passed failed` of the whole run.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

export interface Failure {
  /** Null for an error nobody waited for that names no file. */
  readonly file: string | null;
  /** Null for what failed around the tests of a file. */
  readonly test: string | null;
  readonly error: string;
}
interface Unstable {
  readonly test: string;
  readonly error: string;
}
export interface Outcome {
  readonly passed: number;
  /** Names of what failed for good. */
  readonly failed: readonly string[];
  readonly unstable: readonly Unstable[];
}

/** How many failures are tried again; with more the run is red whatever a second try says. */
const WORTH_A_TRY = 5;

export const nameOf = ({ file, test }: Failure): string =>
  [file ?? 'outside of any file', ...(test === null ? [] : [test])].join(': ');
// oxlint-disable-next-line no-control-regex -- the colours of a terminal
const COLOURS = /\u001b\[\d+m/g;
export const firstLine = (text = 'no error was told'): string => text.replace(COLOURS, '').trim().split('\n', 1).join();

/** Tries each failure again, alone. */
export function judged(passed: number, failures: readonly Failure[], passesAlone: (failure: Failure) => boolean): Outcome {
  const isUnstable = (failure: Failure): boolean => failure.file !== null && passesAlone(failure);
  const unstable = failures.length > WORTH_A_TRY ? [] : failures.filter(isUnstable);
  return {
    passed: passed + unstable.length,
    failed: failures.filter((failure) => !unstable.includes(failure)).map(nameOf),
    unstable: unstable.map((failure) => ({ test: nameOf(failure), error: failure.error })),
  };
}

const RESULTS = 'test-results';
const COUNTS = `${RESULTS}/counts.txt`;
const UNSTABLE = `${RESULTS}/unstable.json`;
const lines = ({ test, error }: Unstable): string => `unstable  ${test}\n          ${error}`;
const unstableSoFar = (): readonly Unstable[] =>
  existsSync(UNSTABLE) ? (JSON.parse(readFileSync(UNSTABLE, 'utf8')) as readonly Unstable[]) : [];

/** Prints an outcome and adds it to those of the same run. */
export function record({ passed, failed, unstable }: Outcome): void {
  mkdirSync(RESULTS, { recursive: true });
  for (const name of failed) console.log(`FAIL  ${name}`);
  for (const one of unstable) console.log(lines(one));
  appendFileSync(COUNTS, `${passed} ${failed.length}\n`);
  writeFileSync(UNSTABLE, `${JSON.stringify([...unstableSoFar(), ...unstable], null, 2)}\n`);
}

/** The sums of a run so far. More unstable tests than allowed count as failures. */
export function totals(counts: string, unstable: number, allowed: number): { readonly passed: number; readonly failed: number } {
  const rows = counts.split('\n').map((line) => line.split(' ').map(Number));
  const sum = (column: number): number => rows.reduce((total, row) => total + (row[column] ?? 0), 0);
  return { passed: sum(0), failed: sum(1) + (unstable > allowed ? unstable : 0) };
}

if (import.meta.main) {
  const [step, allowed = '0'] = process.argv.slice(2);
  if (step === 'begin') for (const file of [COUNTS, UNSTABLE]) rmSync(file, { force: true });
  else {
    const unstable = unstableSoFar();
    for (const one of unstable) console.log(lines(one));
    console.log(`unstable: ${unstable.length}, ${allowed} allowed`);
    const counts = existsSync(COUNTS) ? readFileSync(COUNTS, 'utf8').trim() : '';
    const { passed, failed } = totals(counts, unstable.length, Number(allowed));
    console.log(`${passed} ${failed}`);
  }
}
