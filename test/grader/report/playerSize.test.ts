/** What plays searches comes with every report, so it is small: all its scripts, and how it looks. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { RUN_SCRIPTS, TREE_SCRIPTS } from '../../../grader/report/pageScripts.ts';
import { loadTemplates } from '../../../grader/report/templates.ts';

test('the stepper with all stages is at most 40 KB packed', () => {
  const scripts = new Set(['foldedTree', ...TREE_SCRIPTS, ...RUN_SCRIPTS]);
  const { script, style } = loadTemplates().assets('', ['stepper', 'runs'], ...scripts);
  expect(script).toContain('treeWalk');
  expect(gzipSync(script).length + gzipSync(style).length).toBeLessThan(40_000);
});
