import { defineConfig } from 'vitest/config';
import { built } from './test/support/built.ts';

export default defineConfig({
  plugins: [built],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/fixtures/**', 'test/hostile/corpus/**'],
    globalSetup: './test/support/built.ts',
    reporters: ['default', './test/support/closingLine.ts'],
    // Only what hangs is ended: a busy machine is no fault.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    maxWorkers: 2,
    // Files share what was loaded, and code that is warm, which halves the time: no test may leave anything behind.
    isolate: false,
  },
});
