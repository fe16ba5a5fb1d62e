import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseQuizJson } from '../../../grader/quiz/file/quiz.ts';
import { gradeSheet } from '../../../grader/quiz/judge/report.ts';
import type { Report } from '../../../grader/types/report.ts';
import type { Quiz } from '../../../grader/quiz/quiz.ts';

/** Trees with answers as they were published; sources are in the file. */
interface Published {
  readonly id: string;
  readonly root: 'max' | 'min';
  readonly tree: unknown;
  readonly bounds?: readonly [number, number];
  readonly agrees: boolean;
  readonly published: {
    readonly value?: number;
    readonly bestMove?: number;
    readonly prunedLeaves?: readonly number[];
    readonly convention?: string;
    readonly nodesAlphaBeta?: number;
  };
}

const { trees } = JSON.parse(
  readFileSync(new URL('../../reference/adversarial/publishedTrees.json', import.meta.url), 'utf8'),
) as { trees: readonly Published[] };

const hasChance = ({ tree }: Published): boolean => JSON.stringify(tree).includes('"chance"');

/** The published answer as a student's sheet for a quiz about the tree. */
function sheetFor(
  each: Published,
  convention: 'strict' | 'non-strict',
): { readonly quiz: Quiz; readonly answers: Map<string, unknown> } {
  const { published } = each;
  const wanted = {
    kind: 'pruned',
    what: 'leaves',
    points: 6,
    ...(hasChance(each) ? { algorithm: 'star1' } : {}),
  };
  const questions = [
    ...(published.value === undefined ? [] : [{ id: 'value', kind: 'value' }]),
    ...(published.bestMove === undefined ? [] : [{ id: 'best', kind: 'best-action', which: 'any' }]),
    ...(published.prunedLeaves === undefined ? [] : [{ id: 'pruned', ...wanted }]),
    // The root is not among the nodes counted there.
    ...(published.nodesAlphaBeta === undefined ? [] : [{ id: 'visited', kind: 'count', what: 'visited' }]),
  ];
  const figure = {
    title: each.id,
    root: each.root,
    tree: each.tree,
    letters: 'auto',
    ...(each.bounds === undefined ? {} : { bounds: each.bounds }),
  };
  const parsed = parseQuizJson(
    { title: each.id, convention, figures: { tree: figure }, questions },
    each.id,
    null,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const quiz = parsed.value;
  const tree = [...quiz.figures.values()][0]!;
  if (tree.kind !== 'tree') throw new Error('no tree');
  const leaves = tree.tree.nodes.filter(({ children }) => children.length === 0).map(({ id }) => id);
  return {
    quiz,
    answers: new Map<string, unknown>(
      [
        ['value', published.value],
        [
          'best',
          published.bestMove === undefined
            ? undefined
            : tree.tree.nodes[tree.tree.nodes[0]!.children[published.bestMove]!]!.id,
        ],
        ['pruned', published.prunedLeaves?.map((at) => leaves[at]!)],
        ['visited', published.nodesAlphaBeta === undefined ? undefined : published.nodesAlphaBeta + 1],
      ].filter(([, answer]) => answer !== undefined) as [string, unknown][],
    ),
  };
}

function graded(each: Published): Report {
  const convention = each.published.convention === 'strict' ? 'strict' : 'non-strict';
  const { quiz, answers } = sheetFor(each, convention);
  return gradeSheet(quiz, { id: each.id, name: each.id, quiz: null, hash: null, answers });
}

const confirmed = trees.filter(
  ({ agrees, published }) =>
    agrees &&
    [published.value, published.bestMove, published.prunedLeaves].some((answer) => answer !== undefined),
);
test('there are enough to mean something', () => expect(confirmed.length).toBeGreaterThan(30));

test.each(confirmed.map((each) => [each.id, each] as const))(
  '%s: the published answer gets full marks',
  (_id, each) => {
    const report = graded(each);
    expect(
      report.verdicts
        .filter(({ state }) => state !== 'passed')
        .map(({ check, rationale }) => `${check}: ${rationale}`),
    ).toEqual([]);
    expect(report.score.earned).toBe(report.score.max);
    expect(report.diagnoses).toEqual([]);
  },
);

describe('published answers that are wrong lose what is wrong, and no more', () => {
  const byId = (id: string): Report => graded(trees.find((each) => each.id === id)!);

  test.each([
    // Nothing pruned where L4, L7 and L8 are: 0 of the 6 points, the value's 1 of 1.
    ['qa-a-wrong', '1', 'no-pruning', /cannot matter/],
    // L3 too: one of 3 is taken away, so 4 of the 6 points are left, and the value.
    [
      'notes-a-wrong',
      '5',
      'cut-at-sight',
      /if L3 were \d+, the root would be worth \d+ and not 3|L3 has to be looked at/i,
    ],
    // L7 and L12 of L7, L11, L12: 2 of 3, so 4 of 6, with value and best move. L11 falls to a bound of the
    // root, three plies up.
    ['nyu-g22.2560-s05-p1', '6', 'shallow-cuts-only', /whatever L11 is/i],
    // L5 to L8 where L6 to L8 are pruned: one of 3 is taken away.
    ['games-homework-chance', '4', 'cut-at-sight', /L5 has to be looked at/i],
  ])('%s', (id, earned, mistake, proof) => {
    const report = byId(id);
    expect(report.score.earned).toBe(earned);
    expect(report.diagnoses.map((each) => each.mistake)).toContain(mistake);
    expect(report.verdicts.find(({ check }) => check === 'pruned')!.rationale).toMatch(proof);
    expect(report.verdicts.filter(({ state }) => state === 'failed').map(({ check }) => check)).toEqual([
      'pruned',
    ]);
  });
});
