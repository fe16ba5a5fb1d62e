import { expect, test } from 'vitest';
import type { CandidateTree } from '../../../grader/diagnose/trees/candidateTree.ts';
import { simplerTrees } from '../../../grader/diagnose/trees/simplifyTree.ts';

const leaf = (value: number): CandidateTree['root'] => ({ value, children: [], probabilities: null });

/** Two chance nodes below MAX: one of two outcomes, and one of three, whose probabilities are never plain. */
const TREE: CandidateTree = {
  levels: ['max', 'chance'],
  depthLimit: Infinity,
  isNamed: false,
  root: {
    value: null,
    probabilities: null,
    children: [
      { value: null, probabilities: [0.4, 0.6], children: [leaf(1), leaf(2)] },
      { value: null, probabilities: [0.2, 0.3, 0.5], children: [leaf(0), leaf(1), leaf(3)] },
    ],
  },
};

test('steps to simpler trees end, also where one node’s probabilities stay odd', () => {
  // Only what leaves the nodes as they are, as if every other step lost the failure.
  const keeps = (tree: CandidateTree): boolean =>
    JSON.stringify(tree.root.children.map(({ children }) => children.length)) === '[2,3]' &&
    tree.root.children.every(({ probabilities }) => probabilities !== null);
  const seen = new Set<string>();
  let tree: CandidateTree | undefined = TREE;
  while (tree !== undefined) {
    expect(seen.has(JSON.stringify(tree))).toBe(false);
    seen.add(JSON.stringify(tree));
    tree = [...simplerTrees(tree)].find(keeps);
  }
  expect(seen.size).toBeGreaterThan(1);
});
