/**
 * What takes long and seldom breaks runs in turn: each run of the gate takes a part that the commit chooses, `npm run test:all` and
 * `npm run e2e` take everything (ADR 0120). The process that runs the gate says so in `TAKT_TESTS`.
 */
import { currentCommit, partOf } from '../../packages/testing/src/current-commit.ts';

/**
 * Tests that kill processes, starve them, wait for their end or compare faces, the ways of signing in, the demo factory's sums, what
 * printed sheets look like, and the walk of a scaffold through the whole toolchain: almost half of the time of all tests. Ordered so that each part takes
 * about as long as the others.
 */
export const LONG_TESTS: readonly string[] = [
  'apps/server/tests/reliability/faults.test.ts',
  'scripts/new.test.ts',
  'apps/server/tests/reliability/presence.test.ts',
  'apps/server/tests/reliability/cells.test.ts',
  'apps/server/tests/reliability/series.test.ts',
  'apps/server/tests/reliability/hostile-company.test.ts',
  'packages/identity/tests/face-recogniser.test.ts',
  'apps/server/tests/demo-settlement.test.ts',
  'apps/server/tests/reliability/stock-faults.test.ts',
  'apps/server/tests/reliability/shares.test.ts',
  'apps/server/tests/reliability/jobs.test.ts',
  'apps/server/tests/reliability/work-queue-faults.test.ts',
  'apps/server/tests/reliability/held-action-faults.test.ts',
  'apps/server/tests/security-signin-denial.test.ts',
  'apps/server/tests/reliability/face.test.ts',
  'apps/server/tests/reliability/identity.test.ts',
  'apps/server/tests/reliability/long-jobs.test.ts',
  'apps/server/tests/reliability/http.test.ts',
  'apps/server/tests/reliability/job-queue.test.ts',
  'apps/server/tests/long-jobs.test.ts',
  'apps/server/tests/reliability/files.test.ts',
  'apps/server/tests/background-import.test.ts',
  'apps/server/tests/reliability/access.test.ts',
  'apps/server/tests/signin-codes.test.ts',
  'apps/server/tests/face-check.test.ts',
  'apps/server/tests/messages.test.ts',
  'apps/server/tests/demo-stock.test.ts',
  'apps/server/tests/signin-face.test.ts',
  'apps/server/tests/reliability/injection.test.ts',
  'apps/server/tests/reliability/redis-faults.test.ts',
  'apps/server/tests/background-export.test.ts',
  'apps/server/tests/reliability/cancelled-requests.test.ts',
  'apps/server/tests/reliability/output.test.ts',
  'apps/server/tests/reliability/stock.test.ts',
  'apps/server/tests/reliability/bom-explosion.test.ts',
  'apps/server/tests/reliability/bom-import.test.ts',
  'apps/server/tests/reliability/import.test.ts',
  'apps/server/tests/reliability/search.test.ts',
  'apps/server/tests/reliability/sso.test.ts',
  'apps/server/tests/demo-roles.test.ts',
  'modules/purchasing/tests/label-printing.test.ts',
  'modules/purchasing/tests/printouts.test.ts',
  'apps/server/tests/signin-password.test.ts',
  'packages/identity/tests/licence.test.ts',
  'apps/server/tests/reliability/baseline.test.ts',
  'packages/checks/src/invariants.test.ts',
];
export const PARTS = 6;

/** Which part a commit takes, from 0. */
export const turnOf = (commit: string): number => partOf(commit, PARTS);

/** The long tests that are not a commit's turn. */
export const restingTests = (commit: string): readonly string[] =>
  LONG_TESTS.filter((_, index) => index % PARTS !== turnOf(commit));

export const isGate = (): boolean => process.env['TAKT_TESTS'] === 'gate';
/** What this run leaves out: nothing, unless it is the gate's. */
export const leftOut = (): readonly string[] => (isGate() ? restingTests(currentCommit()) : []);
/** What the gate prints. */
export const announcedTurn = (commit: string): string =>
  `long tests: part ${turnOf(commit) + 1} of ${PARTS} (commit ${commit.slice(0, 7)}), ${LONG_TESTS.length - restingTests(commit).length} of ${LONG_TESTS.length} files`;
