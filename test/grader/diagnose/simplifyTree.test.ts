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

test('steps to simpler trees of several players end', () => {
  const of = (...utility: number[]): CandidateTree['root'] => ({
    value: null,
    utility,
    children: [],
    probabilities: null,
  });
  const inner = (...children: CandidateTree['root'][]): CandidateTree['root'] => ({
    value: null,
    children,
    probabilities: null,
  });
  let tree: CandidateTree | undefined = {
    levels: [2, 0, 0, 1],
    players: 3,
    depthLimit: Infinity,
    isNamed: true,
    root: inner(inner(of(3, 7, -2), of(1e12, 0, 4)), inner(of(5, 5, 5))),
  };
  const seen: string[] = [];
  while (tree !== undefined) {
    expect(seen).not.toContain(JSON.stringify(tree));
    seen.push(JSON.stringify(tree));
    tree = [...simplerTrees(tree)].find(({ root }) => root.children.length > 0);
  }
  const plain = { levels: [0, 1, 2], players: 3, depthLimit: Infinity, isNamed: false };
  expect(JSON.parse(seen.at(-1)!)).toEqual({ ...plain, depthLimit: null, root: inner(of(0, 0, 0)) });
});

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
