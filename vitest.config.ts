import { defineConfig } from 'vitest/config';

/** What every run of tests has in common. */
export const shared = {
  exclude: ['**/node_modules/**'],
  // What hangs is found; what is slow because others are at work is not a failure.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000, interval: 50 } },
};
const RELIABILITY = ['apps/server/tests/reliability/**/*.test.ts'];
/** Proven before a release rather than with every commit (ADR 0120). */
const LATER = ['**/*.verify.test.ts', '**/*.verify.test.tsx'];
const BROWSER = ['packages/{web,entry,handheld,shell}/**/*.test.ts', 'modules/*/web/**/*.test.ts', 'apps/web/**/*.test.ts'];
const COMPONENTS = ['packages/{web,entry,handheld,shell}/**/*.test.tsx', 'modules/*/web/**/*.test.tsx'];
const PAGE = './scripts/page-setup.ts';
const COMPONENT = './scripts/component-setup.ts';
/** A worker reads the product once rather than once a file (ADR 0091). */
const server = { ...shared, globalSetup: './scripts/test-setup.ts', isolate: false };
const later = [...shared.exclude, ...LATER];

/** `npm test` runs the first three; `npm run test:all` also what is proven later. */
export default defineConfig({
  test: {
    // Half of the time a worker waits for its database or for a limit of time: four keep two cores busy.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...server,
          name: 'server',
          include: ['packages/**/*.test.ts', 'modules/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...later, ...BROWSER, ...RELIABILITY],
        },
      },
      { test: { ...shared, name: 'browser', include: BROWSER, exclude: later, isolate: false, setupFiles: PAGE } },
      // Components as people meet them, drawn in a document without a screen.
      {
        test: {
          ...shared,
          name: 'components',
          include: COMPONENTS,
          exclude: later,
          isolate: false,
          environment: 'happy-dom',
          setupFiles: [PAGE, COMPONENT],
        },
      },
      { test: { ...server, name: 'verify', include: LATER } },
      { test: { ...server, name: 'reliability', include: RELIABILITY } },
    ],
  },
});
