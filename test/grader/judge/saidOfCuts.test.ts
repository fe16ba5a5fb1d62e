/**
 * What is said of one tree holds for that tree and claims no more: why a cut is missing does not show in the
 * leaves.
 */
import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import type { TreeEvidence } from '../../../grader/types/treeEvidence.ts';
import { type GameEntry, observeFunction } from '../../support/inProcess.ts';
import { exerciseOf, treeInput } from './exercises.ts';
import { alphaBetaWith } from './mistaken.ts';
import { randomInputs } from './randomInputs.ts';
import { said, saidInFull } from '../../support/said.ts';

const MISTAKEN: readonly (readonly [string, GameEntry])[] = [
  ['MIN never cuts', alphaBetaWith({ cut: (v, _a, beta, isMax) => isMax && v >= beta })],
  ['MAX never cuts', alphaBetaWith({ cut: (v, alpha, _b, isMax) => !isMax && v <= alpha })],
  [
    'the root keeps its window',
    alphaBetaWith({ pass: (a, b, _v, depth) => (depth === 0 ? [-Infinity, Infinity] : [a, b]) }),
  ],
  ['no α is handed down', alphaBetaWith({ pass: (_a, beta) => [-Infinity, beta] })],
  [
    'only the own value is handed down',
    alphaBetaWith({ pass: (_a, _b, v, depth) => (depth % 2 === 0 ? [v, Infinity] : [-Infinity, v]) }),
  ],
];

const judged = (entry: GameEntry, input: GameInput): ReturnType<typeof judgeInput> =>
  judgeInput(exerciseOf('alpha-beta'), 'leaves', input, observeFunction(entry, input), true);

describe.each(MISTAKEN)('%s', (_name, entry) => {
  const failed = [...randomInputs(150, { seed: 5_000 })]
    .map((input) => judged(entry, input))
    .filter(({ state }) => state === 'failed');

  it('fails on some of the trees', () => {
    expect(failed.length).toBeGreaterThan(5);
  });

  it('no sentence says of the search what one tree cannot show', () => {
    for (const finding of failed) expect(saidInFull(finding)).not.toMatch(/never|always|does not test/);
  });

  it('where a cut is missed, a leaf that it leaves out was evaluated', () => {
    for (const finding of failed) {
      const skipped = /so node ([\d.]+) need not be searched/.exec(said(finding).rationale)?.[1];
      if (skipped === undefined) continue;
      const { evaluated } = finding.evidence as TreeEvidence;
      expect(evaluated.some((leaf) => leaf === skipped || leaf.startsWith(`${skipped}.`))).toBe(true);
    }
  });
});

it.each(MISTAKEN.slice(0, 1).concat(MISTAKEN.slice(2, 4)))(
  '%s: the advice asks for both of what may be missing',
  (_name, entry) => {
    const { rationale, help } = said(judged(entry, treeInput([1, [0, 0]])));
    expect(rationale).toBe(
      'Your search evaluated every leaf here. It did not cut at node 1, though a correct alpha–beta in the same order does: after node 1.0, α = 1 and β = 0, so node 1.1 need not be searched.',
    );
    expect(help).toBe(
      'A MIN node can stop as soon as its value so far is ≤ α. Does α come to this node, and is it compared with?',
    );
  },
);
