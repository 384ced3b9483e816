/**
 * All tests, for the gate: names what failed at the end, where it is found, and runs the files it happened in once more,
 * alone. A bound on time can be missed because of what ran beside it; such a file passes only if it does by itself, and is
 * named. The counts go to `test-results/counts.txt` as `passed failed`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

const first = run('test-results/tests.json', []);
const files = named(first);
// A file or two may have been crowded out; more than that is the product.
const again = files.length > 0 && files.length <= 5 ? run('test-results/tests-again.json', [...files, '--maxWorkers=1']) : null;
if (again) named(again);
const failed = again ? again.numFailedTests : first.numFailedTests;
const passed = first.numPassedTests + first.numFailedTests - failed;
const broken = (again ?? first).testResults.some((file) => file.status === 'failed');
writeFileSync('test-results/counts.txt', `${passed} ${failed}\n`);
process.exit(failed > 0 || broken ? 1 : 0);

function run(report: string, more: readonly string[]): Report {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  spawnSync('npx', ['vitest', 'run', ...reporters, ...more], { stdio: 'inherit' });
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function named(report: Report): string[] {
  const files = report.testResults.filter((file) => file.status === 'failed');
  for (const file of files) {
    console.log(`FAIL  ${relative('.', file.name)}`);
    for (const test of file.assertionResults) if (test.status === 'failed') console.log(`      ${test.fullName}`);
  }
  return files.map((file) => relative('.', file.name));
}
