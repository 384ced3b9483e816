/** The tests of a lane: `tests.ts` and the flags vitest is to be run with. A failure is tried again, alone, when all have ended. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Failure, judged, nameOf, record } from './outcome.ts';
import { TEST_RUN, type TestRun } from './run-reporter.ts';

const flags = process.argv.slice(2);

function run(more: readonly string[]): TestRun {
  rmSync(TEST_RUN, { force: true });
  const reporters = ['--reporter=default', '--reporter=./scripts/gate/run-reporter.ts'];
  const { status } = spawnSync('npx', ['vitest', 'run', ...flags, ...reporters, ...more], { stdio: 'inherit' });
  const { passed, failures } = JSON.parse(readFileSync(TEST_RUN, 'utf8')) as TestRun;
  const untold: Failure = { file: null, test: null, error: `vitest ended with ${status}` };
  return { passed, failures: status !== 0 && failures.length === 0 ? [untold] : failures };
}

function passesAlone(failure: Failure): boolean {
  console.log(`once more, alone: ${nameOf(failure)}`);
  const title = failure.test?.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const named = title === undefined ? [] : ['-t', `^${title}$`];
  const { passed, failures } = run([failure.file ?? '', ...named, '--maxWorkers=1']);
  return failures.length === 0 && passed > 0;
}

mkdirSync('test-results', { recursive: true });
const { passed, failures } = run([]);
const outcome = judged(passed, failures, passesAlone);
record(outcome);
process.exit(outcome.failed.length > 0 ? 1 : 0);
