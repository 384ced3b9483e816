/**
 * The tests of the gate; names what failed at the end, where it is found. What is long runs in turn. Nothing is repeated until it
 * passes: only a test on `.ci/flaky.json` runs once more, alone, and the list is printed each time so that it is not forgotten.
 * The counts go to `test-results/counts.txt` as `passed failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { currentCommit } from '@takt/testing';
import { printFlakyList, splitFailures } from './gate/flaky-list.ts';
import { failuresIn, type TestReport } from './gate/test-report.ts';
import { announcedTurn, isGate } from './gate/turns.ts';

mkdirSync('test-results', { recursive: true });
if (isGate()) console.log(announcedTurn(currentCommit()));
const { report, status } = run('test-results/tests.json', []);
printFlakyList();
const failures = failuresIn(report);
// An error nobody waited for belongs to no test, and is none the less one.
if (status !== 0 && failures.length === 0) failures.push('vitest: an error outside the tests, named above');
const { listed, unlisted } = splitFailures(failures);
const again = listed.filter((test) => !passesAlone(test));
for (const test of listed) console.log(`${again.includes(test) ? 'FAIL twice' : 'passed alone'}  ${test}`);
for (const test of unlisted) console.log(`FAIL  ${test}`);
const failed = unlisted.length + again.length;
writeFileSync('test-results/counts.txt', `${report.numPassedTests + listed.length - again.length} ${failed}\n`);
process.exit(failed > 0 ? 1 : 0);

function run(file: string, more: readonly string[]): { readonly report: TestReport; readonly status: number | null } {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  rmSync(file, { force: true });
  const { status } = spawnSync('npx', ['vitest', 'run', ...reporters, ...more], { stdio: 'inherit' });
  return { report: JSON.parse(readFileSync(file, 'utf8')) as TestReport, status };
}

function passesAlone(test: string): boolean {
  const [file = '', ...rest] = test.split(': ');
  const name = rest.join(': ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const { report: alone, status: ended } = run('test-results/tests-again.json', [file, '-t', `^${name}$`, '--maxWorkers=1']);
  return ended === 0 && alone.numPassedTests > 0;
}
