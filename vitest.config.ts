import { defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/gate/long-first.ts';
import { leftOut } from './scripts/gate/turns.ts';

/** What every run of tests has in common. */
export const shared = {
  exclude: ['**/node_modules/**'],
  // What hangs is found; what is slow because others are at work is not a failure.
  testTimeout: 240_000,
  hookTimeout: 240_000,
};
const BROWSER = ['packages/{web,entry,handheld,shell}/**/*.test.ts', 'modules/*/web/**/*.test.ts', 'apps/web/**/*.test.ts'];
const COMPONENTS = ['packages/{web,entry,handheld,shell}/**/*.test.tsx', 'modules/*/web/**/*.test.tsx'];
const PAGE = './scripts/page-setup.ts';
const COMPONENT = './scripts/component-setup.ts';

export default defineConfig({
  test: {
    // Two cores, and each file brings its own databases: more would only wait.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: ['packages/**/*.test.ts', 'modules/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...shared.exclude, ...BROWSER, ...leftOut()],
          globalSetup: './scripts/test-setup.ts',
          // A worker reads the product once rather than once a file (ADR 0091).
          isolate: false,
        },
      },
      { test: { ...shared, name: 'browser', include: BROWSER, isolate: false, setupFiles: PAGE } },
      // Components as people meet them, drawn in a document without a screen.
      {
        test: {
          ...shared,
          name: 'components',
          include: COMPONENTS,
          isolate: false,
          environment: 'happy-dom',
          setupFiles: [PAGE, COMPONENT],
        },
      },
    ],
  },
});
