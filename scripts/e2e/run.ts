/**
 * Browser journeys: `npm run e2e`, or `npm run e2e -- sign-in` for files of that name. With `--built` they run on pages built
 * before. All other flags go to Playwright: `--shard=1/2`, `--grep`, `--headed`.
 *
 * A journey that fails counts as passed on a second run only if `.ci/flaky.json` lists it. Any other is played again for its
 * trace in `test-results/journeys`, and stays failed. Ratios of durations are measured after the others,
 * by one worker.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { currentCommit } from '@takt/testing';
import { languageOf } from '../../e2e/languages.ts';
import { makeFakeCamera, portrait } from '../fake-camera.ts';
import { printFlakyList, splitFailures } from '../gate/flaky-list.ts';
import { seedDemoTemplate } from './demo-template.ts';
import { results, root, runScript } from './processes.ts';

interface Suite {
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[];
}
interface Report {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}
interface Outcome {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Errors outside of any journey. */
  readonly broken: number;
}

/** How many failed journeys are played again for their trace: a page that is broken fails them all. */
const TRACES = 4;
const REPORT = join(results, 'journeys.json');
const args = process.argv.slice(2).filter((arg) => arg !== '--built');
const built = process.argv.includes('--built');
const shard = args.find((arg) => arg.startsWith('--shard='));
const isFirstShard = shard === undefined || shard.startsWith('--shard=1/');

let passed = 0;
let failed = 0;
try {
  printFlakyList();
  const commit = currentCommit();
  process.env['TAKT_E2E_COMMIT'] = commit;
  console.log(languageLine(commit));
  mkdirSync(results, { recursive: true });
  await makeFakeCamera(join(results, 'camera.mjpeg'), await portrait());
  if (!built) await runScript('build.ts');
  const drop = await seedDemoTemplate();
  try {
    count(withListedAgain(play('journeys', args), 'journeys'));
    const others = args.filter((arg) => arg !== shard);
    if (isFirstShard) count(withListedAgain(play('speed', [...others, '--workers=1']), 'speed'));
  } finally {
    await drop();
  }
} catch (error) {
  failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function languageLine(commit: string): string {
  const asked = process.env['TAKT_E2E_LANG'];
  if (asked) return `journeys in ${asked} (TAKT_E2E_LANG)`;
  const first = languageOf(commit);
  return `journeys in ${first} (commit ${commit.slice(0, 7)}), every other one in ${first === 'zh' ? 'en' : 'zh'}, ten in both`;
}

/** One run of Playwright. */
function play(project: string, flags: readonly string[]): Outcome {
  rmSync(REPORT, { force: true });
  const command = ['playwright', 'test', '--config=e2e/playwright.config.ts', `--project=${project}`, '--pass-with-no-tests'];
  const { status } = spawnSync('npx', [...command, ...flags], { cwd: root, stdio: 'inherit' });
  const { suites, errors } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const specs = suites.flatMap(specsOf).filter(({ tests }) => tests.some((test) => test.status !== 'skipped'));
  const named = (ok: boolean): string[] => specs.filter((spec) => spec.ok === ok).map(({ file, title }) => `${file}: ${title}`);
  const outcome = { passed: named(true), failed: named(false), broken: errors.length };
  // What it does not report, such as a worker that cannot stop, is still a failure.
  if (status !== 0 && outcome.failed.length === 0 && outcome.broken === 0) return { ...outcome, broken: 1 };
  return outcome;
}

function specsOf(suite: Suite): Suite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Failed journeys that are listed run once more, alone. */
function withListedAgain(first: Outcome, project: string): Outcome {
  const { listed, unlisted } = splitFailures(first.failed);
  if (unlisted.length > 0) playAgain(project, 'for its trace, the result stands', unlisted.slice(0, TRACES), '--trace=on');
  if (listed.length === 0) return first;
  const again = playAgain(project, 'listed as flaky', listed);
  const green = listed.filter((name) => again.passed.includes(name));
  const red = listed.filter((name) => !green.includes(name));
  return { passed: [...first.passed, ...green], failed: [...unlisted, ...red], broken: first.broken + again.broken };
}

function playAgain(project: string, why: string, names: readonly string[], ...flags: string[]): Outcome {
  console.log(`once more, ${why}:\n${names.join('\n')}`);
  const titles = names.map((name) => name.replace(/^\S+: /, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return play(project, ['--workers=1', `--grep=(?:${titles.join('|')})$`, ...flags]);
}

function count(outcome: Outcome): void {
  passed += outcome.passed.length;
  failed += outcome.failed.length + outcome.broken;
  for (const name of outcome.failed) console.log(`FAIL  ${name}`);
}
