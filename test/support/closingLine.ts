import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with the one line that CI reads: `N passed, N failed`, and what was skipped if anything was. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'failed' : state] += 1;
      }
      // A file that cannot even be collected has no tests to count, yet it failed.
      if (module.errors().length > 0) counts.failed += 1;
    }
    counts.failed += errors.length;
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    process.once('exit', () =>
      process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`),
    );
  }
}
