import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { Algorithm, CheckKind, Conventions } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import type { TreeEvidence } from '../../../grader/types/treeEvidence.ts';
import { type GameEntry, observeFunction } from '../../support/inProcess.ts';
import { exerciseOf, treeInput } from './exercises.ts';
import { saidInFull } from '../../support/said.ts';

/** Figure 5.2 of the textbook: 3, 12, 8 / 2, 4, 6 / 14, 5, 2 under max and min; value 3, pruned 4 and 6. */
export const FIGURE = treeInput([
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]);
/**
 * The notes' quiz: 10, 6, 100, 8, 1, 2, 20, 4 under max–min–max; value 10, pruned 20, 4 with the branch
 * above, 2's sibling too.
 */
export const QUIZ = treeInput([
  [
    [10, 6],
    [100, 8],
  ],
  [
    [1, 2],
    [20, 4],
  ],
]);
/** Equal bounds: a second child that ties. */
export const TIE = treeInput([
  [5, 6],
  [5, 7],
]);
/** MIN first. */
export const MIN_ROOT = treeInput(
  [
    [3, 12],
    [2, 4],
  ],
  { root: 'min' },
);
/**
 * α from the root cuts two plies down: 5 at the first child, then a MAX node below the second may stop MIN's
 * only hope.
 */
export const DEEP = treeInput([5, [[[4, 9], 8], 7]]);
/** The second child of the root has a cutoff of its own; with α = 9 known, it is cut before. */
export const ALONE = treeInput([
  [
    [8, 9],
    [12, 3],
  ],
  [
    [1, 2],
    [7, 3],
    [5, 1],
  ],
]);
export const NEGATIVE = treeInput([
  [-3, -5],
  [-7, -2],
]);
export const LARGE = treeInput([
  [5000, 2000],
  [3000, 1e12],
]);
export const LIMITED = treeInput(
  {
    evaluation: 0,
    children: [
      { evaluation: 4, children: [1, 2] },
      { evaluation: 3, children: [9, 8] },
    ],
  },
  { depthLimit: 1 },
);
export const LIMITED2 = treeInput(
  {
    children: [
      {
        evaluation: 4,
        children: [
          { evaluation: 1, children: [7, 7] },
          { evaluation: 2, children: [8, 8] },
        ],
      },
      {
        evaluation: 3,
        children: [
          { evaluation: 9, children: [0, 0] },
          { evaluation: 8, children: [0, 0] },
        ],
      },
    ],
  },
  { depthLimit: 2 },
);
export const TERMINAL = treeInput(4);
export const CHANCE = treeInput([
  { player: 'chance', children: [2, 8] },
  { player: 'chance', children: [4, { value: 5 }] },
]);
export const WEIGHTED = treeInput([
  {
    player: 'chance',
    children: [
      { probability: 0.9, value: 1 },
      { probability: 0.1, value: 11 },
    ],
  },
  { player: 'chance', children: [3, 4] },
]);
export const CHANCE_MIN = treeInput([
  { player: 'chance', children: [{ player: 'min', children: [2, 8] }, 6] },
  3,
]);

export type Row = [
  name: string,
  algorithm: Algorithm,
  entry: GameEntry,
  input: GameInput,
  kind: CheckKind,
  node: string | null,
  words: RegExp,
  conventions?: Partial<Conventions>,
];

/** Each row is a test: the mistake fails the check that looks for it, and its author is told where. */
export function failsAndIsTold(rows: readonly Row[]): void {
  describe('each mistake fails the check that looks for it, and is told where', () => {
    it.each(rows)('%s (%s)', (_name, algorithm, entry, input, kind, node, words, conventions) => {
      const finding = judgeInput(
        exerciseOf(algorithm, conventions),
        kind,
        input,
        observeFunction(entry, input),
        true,
      );
      expect(finding).toMatchObject({ state: 'failed', reason: 'student-error' });
      const evidence = finding.evidence as TreeEvidence;
      expect(saidInFull(finding)).toMatch(words);
      expect(evidence.difference?.node ?? null).toBe(node);
    });
  });
}
