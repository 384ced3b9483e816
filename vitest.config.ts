import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'modules/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: './scripts/test-setup.ts',
    // Two cores, and each file brings its own databases: more would only wait.
    maxWorkers: 2,
    // A worker reads the product once rather than once a file (ADR 0091).
    isolate: false,
    // What hangs is found; what is slow because others are at work is not a failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
