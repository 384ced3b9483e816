import { defineConfig } from 'vitest/config';

/** What every run of tests has in common. */
export const shared = {
  exclude: ['**/node_modules/**'],
  // What hangs is found; what is slow because others are at work is not a failure.
  testTimeout: 240_000,
  hookTimeout: 240_000,
};
const BROWSER = ['packages/{web,entry,handheld,shell}/**/*.test.ts', 'modules/*/web/**/*.test.ts', 'apps/web/**/*.test.ts'];
const COMPONENTS = ['packages/{web,entry,handheld,shell}/**/*.test.tsx', 'modules/*/web/**/*.test.tsx'];
const SETUP = './scripts/component-setup.ts';

export default defineConfig({
  test: {
    // Two cores, and each file brings its own databases: more would only wait.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: ['packages/**/*.test.ts', 'modules/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...shared.exclude, ...BROWSER],
          globalSetup: './scripts/test-setup.ts',
          // A worker reads the product once rather than once a file (ADR 0091).
          isolate: false,
        },
      },
      // A page keeps what it knows in its modules; here each file is a page of its own.
      { test: { ...shared, name: 'browser', include: BROWSER } },
      // Components as people meet them, drawn in a document without a screen.
      { test: { ...shared, name: 'components', include: COMPONENTS, environment: 'happy-dom', setupFiles: SETUP } },
    ],
  },
});
