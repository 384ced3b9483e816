import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

/** The reliability tests at their full sizes: minutes, one file at a time, each in a process that nothing was killed in. */
export default defineConfig({
  test: {
    ...shared,
    include: ['apps/server/tests/reliability/*.test.ts'],
    globalSetup: './scripts/faults-setup.ts',
    maxWorkers: 1,
    testTimeout: 300_000,
  },
});
