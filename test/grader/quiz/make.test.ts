import { describe, expect, test } from 'vitest';
import type { Constraints } from '../../../grader/quiz/make/constraints.ts';
import { blameWords, generateTree, noDeepCutoff } from '../../../grader/quiz/make/generate.ts';
import type { Shape } from '../../../grader/quiz/make/generate.ts';
import { measure } from '../../../grader/quiz/make/measures.ts';
import { quizAround } from '../../../grader/quiz/make/quizFile.ts';
import { VariantMaker } from '../../../grader/quiz/make/variants.ts';
import { parseQuizJson } from '../../../grader/quiz/file/quiz.ts';
import type { QuizFile } from '../../../grader/quiz/file/quizSchema.ts';
import { solve } from '../../../reference/adversarial/solve.ts';
import { CUTS } from '../../../reference/game.ts';

const SHAPE: Shape = { branching: [3, 3, 3], levels: ['max', 'min'], values: [0, 9], cut: 'non-strict' };
const DEEP: Shape = { ...SHAPE, branching: [2, 3, 2, 2] };

describe('trees under constraints', () => {
  const cases: readonly (readonly [string, Shape, Constraints])[] = [
    [
      'the usual ones',
      SHAPE,
      { uniqueBest: true, cutoffs: [2, 9], pruned: [0.2, 0.6], subtree: true, convention: 'free' },
    ],
    [
      'a deep cutoff that must be seen',
      DEEP,
      { deep: true, reveals: ['shallow-cuts-only'], uniqueBest: true },
    ],
    ['an answer bound to the convention', SHAPE, { convention: 'bound', cutoffs: [3, 3] }],
    [
      'chance nodes',
      { ...SHAPE, levels: ['max', 'chance', 'min'], branching: [2, 2, 3] },
      { pruned: [0.1, 0.7], reveals: ['chance-not-pruned', 'chance-as-min'] },
    ],
    [
      'a MIN root',
      { ...SHAPE, levels: ['min', 'max'] },
      { cutoffs: [2, 4], reveals: ['players-swapped', 'cut-at-sight'] },
    ],
  ];
  test.each(cases)('%s, and the same again from the same seed', (_name, shape, constraints) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const drawn = generateTree(seed, shape, constraints);
      if (!drawn.ok) throw new Error(blameWords(drawn.blame));
      const { tree } = drawn;
      const how = {
        algorithm: tree.bounds === null ? ('alpha-beta' as const) : ('star1' as const),
        cut: shape.cut,
        window: { alpha: -Infinity, beta: Infinity },
      };
      const measures = measure(tree, how);
      // By the reference, not by what the generator went by.
      const solved = CUTS.map((cut) => solve(tree, { algorithm: how.algorithm, cut }));
      const mine = solved[CUTS.indexOf(shape.cut)]!;
      const cuts = mine.nodes.filter(({ cutoff }) => cutoff !== null && cutoff.skipped > 0);
      const share = mine.prunedLeaves.length / mine.leaves.length;
      if (constraints.cutoffs !== undefined)
        expect(cuts.length >= constraints.cutoffs[0] && cuts.length <= constraints.cutoffs[1]).toBe(true);
      if (constraints.pruned !== undefined)
        expect(share >= constraints.pruned[0] && share <= constraints.pruned[1]).toBe(true);
      if (constraints.deep === true) expect(cuts.some(({ cutoff }) => cutoff!.kind === 'deep')).toBe(true);
      if (constraints.subtree === true)
        expect(mine.prunedBranches.some((id) => !mine.prunedLeaves.includes(id))).toBe(true);
      if (constraints.uniqueBest === true)
        expect(solve(tree, { algorithm: 'minimax' }).bestChildren).toHaveLength(1);
      if (constraints.convention !== undefined)
        expect(solved[0]!.prunedLeaves.join() === solved[1]!.prunedLeaves.join()).toBe(
          constraints.convention === 'free',
        );
      expect(measures.reveals).toEqual(expect.arrayContaining([...(constraints.reveals ?? [])]));
      expect(generateTree(seed, shape, constraints)).toEqual(drawn);
    }
  });

  test('different seeds, different trees', () => {
    const trees = Array.from({ length: 50 }, (_, seed) => generateTree(seed, SHAPE, { subtree: true }));
    expect(
      new Set(
        trees.map((drawn) => JSON.stringify(drawn.ok ? drawn.tree.nodes.map(({ value }) => value) : null)),
      ).size,
    ).toBe(50);
  });

  test('what is to blame is said', () => {
    const drawn = generateTree(1, SHAPE, { uniqueBest: true, pruned: [0.95, 1] }, 500);
    if (drawn.ok) throw new Error('nobody prunes 95 % of 27 leaves: 11 have to be looked at');
    expect(drawn.blame.conditions[0]).toMatchObject({ words: '95 to 100 % of the leaves pruned', met: 0 });
    const [whole, cause] = blameWords(drawn.blame).split(' To blame is ');
    expect(whole).toBe('no tree was found in 500 draws.');
    expect(cause).toMatch(/^95 to 100 % of the leaves pruned: \d+ of 500 trees meet everything else\.$/);
    expect(noDeepCutoff(SHAPE)).toMatch(/needs more plies/);
    expect(noDeepCutoff(DEEP)).toBeNull();
    expect(noDeepCutoff({ branching: [2, 2, 2], levels: ['max', 'min', 'min'] })).toBeNull();
  });

  test('a quiz around one loads', () => {
    const drawn = generateTree(3, SHAPE, { subtree: true });
    if (!drawn.ok) throw new Error('not drawn');
    expect(
      parseQuizJson(JSON.parse(JSON.stringify(quizAround(drawn.tree, 'non-strict', 't'))), 'q', null),
    ).toMatchObject({ ok: true });
  });
});

describe('a quiz for each student', () => {
  const FILE: QuizFile = {
    title: 'q',
    convention: 'strict',
    figures: {
      t: {
        tree: [
          [
            [9, 6, 1],
            [1, 8, 5],
            [7, 3, 4],
          ],
          [
            [6, 4, 2],
            [3, 0, 0],
            [4, 5, 2],
          ],
          [
            [9, 1, 8],
            [6, 6, 6],
            [6, 0, 9],
          ],
        ],
      },
      b: { board: [4, 5, 6, 3, 4, 5, 6, 5] },
    },
    questions: [
      { id: 'v', kind: 'value', figure: 't', expect: 7 },
      { id: 'p', kind: 'pruned', figure: 't', what: 'leaves' },
      { id: 'c', kind: 'choice', of: { kind: 'value' }, figure: 't', options: 3 },
      { id: 'h', kind: 'cost', figure: 'b' },
    ],
  };
  const base = (file: QuizFile = FILE): VariantMaker => {
    const parsed = parseQuizJson(file, 'base.json', null);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return new VariantMaker(parsed.value, file);
  };
  const students = Array.from({ length: 40 }, (_, at) => `student ${at}`);

  test('equally hard, no two alike, and the same again', () => {
    const parsed = parseQuizJson(FILE, 'base.json', null);
    if (!parsed.ok) throw new Error('bad base');
    const figure = parsed.value.figures.get('t')!;
    if (figure.kind !== 'tree') throw new Error('no tree');
    const target = measure(figure.tree, {
      algorithm: 'alpha-beta',
      cut: 'strict',
      window: { alpha: -Infinity, beta: Infinity },
    });
    const maker = base();
    const made = students.map((student) => maker.make(student));
    const leaves = made.map((each) => {
      if (!each.ok) throw new Error(each.why);
      const [measures] = each.variant.measures;
      expect(Math.abs(measures!.leaves - target.leaves)).toBeLessThanOrEqual(target.leaves / 4);
      expect(Math.abs(measures!.cuts - target.cuts)).toBeLessThanOrEqual(1);
      expect(Math.abs(measures!.pruned - target.pruned)).toBeLessThanOrEqual(2);
      expect(measures!.deep > 0).toBe(target.deep > 0);
      expect(measures!.bestMoves).toBe(target.bestMoves);
      expect(measures!.dependsOnConvention).toBe(target.dependsOnConvention);
      expect(measures!.reveals.length).toBeGreaterThanOrEqual(0.75 * target.reveals.length);
      const board = each.variant.quiz.figures.get('b')!;
      expect(board.kind === 'board' && board.rows.length).toBe(8);
      return JSON.stringify(each.variant.file.figures);
    });
    expect(new Set(leaves).size).toBe(students.length);
    const again = base();
    expect(JSON.stringify(again.make('student 7'))).toBe(JSON.stringify(made[7]));
  });

  test('expected answers go, the student’s id stays', () => {
    const made = base().make('ann');
    if (!made.ok) throw new Error(made.why);
    expect(made.variant.file.questions.some((question) => 'expect' in question)).toBe(false);
    expect(made.variant.quiz.variantOf).toEqual({ slug: 'base', student: 'ann' });
  });

  test('what cannot vary is refused with the reason', () => {
    const unknown = {
      t: {
        tree: [
          [2, 3],
          [1, null],
        ],
      },
    } as unknown as NonNullable<QuizFile['figures']>;
    expect(base({ title: 'q', figures: unknown, questions: [{ kind: 'pruned' }] }).refusal).toMatch(
      /values are not numbers/,
    );
    expect(base().refusal).toBeNull();
  });

  test('options that are listed are worked out for each tree', () => {
    const made = base({
      ...FILE,
      questions: [{ kind: 'choice', of: { kind: 'value' }, figure: 't', options: ['7', '8'] }],
    }).make('ann');
    expect(made.ok ? made.variant.file.questions[0] : made.why).toMatchObject({ options: 2 });
  });
});
