/**
 * Browser journeys: `npm run e2e`, or `npm run e2e -- sign-in` for files of that name. With `--built` they run on pages built
 * before. All other flags go to Playwright: `--grep @gate`, `--shard=1/2`, `--headed`. A journey that fails is played again, with a
 * trace in `test-results/journeys`. Ratios of durations are measured after the others, by one worker.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { currentCommit } from '@takt/testing';
import { languageOf } from '../../e2e/languages.ts';
import { makeFakeCamera, portrait } from '../fake-camera.ts';
import { type Failure, firstLine, nameOf, type Outcome, record } from '../gate/outcome.ts';
import { seedDemoTemplate } from './demo-template.ts';
import { results, root, runScript } from './processes.ts';

interface PlayedError {
  readonly message?: string;
}
interface Spec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly error?: PlayedError }[];
  }[];
}
interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}
interface Report {
  readonly suites: readonly Suite[];
  readonly errors: readonly PlayedError[];
}

const REPORT = join(results, 'journeys.json');
const args = process.argv.slice(2).filter((arg) => arg !== '--built');
const built = process.argv.includes('--built');
const shard = args.find((arg) => arg.startsWith('--shard='));
const isFirstShard = shard === undefined || shard.startsWith('--shard=1/');

const outcomes: Outcome[] = [];
try {
  const commit = currentCommit();
  process.env['TAKT_E2E_COMMIT'] = commit;
  console.log(languageLine(commit));
  mkdirSync(results, { recursive: true });
  await makeFakeCamera(join(results, 'camera.mjpeg'), await portrait());
  if (!built) await runScript('build.ts');
  const drop = await seedDemoTemplate();
  try {
    outcomes.push(play('journeys', args));
    const others = args.filter((arg) => arg !== shard);
    if (isFirstShard) outcomes.push(play('speed', [...others, '--workers=1']));
  } finally {
    await drop();
  }
} catch (error) {
  outcomes.push({ passed: 0, failed: [error instanceof Error ? error.message : String(error)], unstable: [] });
}
for (const outcome of outcomes) record(outcome);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0);
console.log(`journeys: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function languageLine(commit: string): string {
  const asked = process.env['TAKT_E2E_LANG'];
  if (asked) return `journeys in ${asked} (TAKT_E2E_LANG)`;
  const first = languageOf(commit);
  return `journeys in ${first} (commit ${commit.slice(0, 7)}), every other one in ${first === 'zh' ? 'en' : 'zh'}`;
}

/** One run of Playwright. */
function play(project: string, flags: readonly string[]): Outcome {
  rmSync(REPORT, { force: true });
  const command = ['playwright', 'test', '--config=e2e/playwright.config.ts', `--project=${project}`, '--pass-with-no-tests'];
  const { status } = spawnSync('npx', [...command, ...flags], { cwd: root, stdio: 'inherit' });
  const { suites, errors } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const specs = suites.flatMap(specsOf);
  const ended = (as: string): readonly Failure[] =>
    specs.filter(({ tests }) => tests.some((test) => test.status === as)).map(told);
  const failed = [...ended('unexpected').map(nameOf), ...errors.map(({ message }) => firstLine(message))];
  return {
    passed: ended('expected').length + ended('flaky').length,
    // What it does not report, such as a worker that cannot stop, is still a failure.
    failed: status !== 0 && failed.length === 0 ? [`playwright ended with ${status}`] : failed,
    unstable: ended('flaky').map((failure) => ({ test: nameOf(failure), error: failure.error })),
  };
}

function specsOf(suite: Suite): readonly Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** A journey with the error of its first try. */
function told({ file, title, tests }: Spec): Failure {
  const [first] = tests.flatMap(({ results: tries }) => tries);
  return { file, test: title, error: firstLine(first?.error?.message) };
}
