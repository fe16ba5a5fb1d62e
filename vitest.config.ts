import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/fixtures/**', 'test/hostile/corpus/**'],
    reporters: ['default', './test/support/closingLine.ts'],
    // Only what hangs is ended: a busy machine is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
  },
});
