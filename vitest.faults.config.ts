import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The reliability tests at their full sizes: minutes, one file at a time. */
export default defineConfig({
  test: {
    ...base.test,
    include: ['apps/server/tests/reliability/*.test.ts'],
    globalSetup: './scripts/faults-setup.ts',
    maxWorkers: 1,
    // What is killed here must not be missed by the next file.
    isolate: true,
    testTimeout: 300_000,
  },
});
