import { describe, expect, test } from 'vitest';
import { formatTree } from '../../../grader/content/formatTree.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import { forStudent } from '../../../grader/report/forStudent.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { TreeSpec } from '../../../reference/games/treeSpec.ts';
import { submissionOf, writtenEngines } from '../../support/writtenEngine.ts';
import { checkOf, exerciseOf, treeInput } from '../judge/exercises.ts';
import { FULL_SEARCH_TEMPLATES, RIGHT, type Slots } from './corpora/searchTemplates.ts';
import { bundled } from '../../support/handedIn.ts';
import { alphaBetaWith, grade } from './gradeText.ts';

const [alphaBeta, minimax] = (await Promise.all(['alpha-beta', 'minimax'].map(bundled))) as [
  Exercise,
  Exercise,
];

describe('a submission that passes', () => {
  test('is not diagnosed, nor shown an example', async () => {
    const report = await grade(alphaBeta, alphaBetaWith({}));
    expect(report.score.earned).toBe(report.score.max);
    expect(report.diagnoses).toEqual([]);
    expect(report).not.toHaveProperty('counterexample');
  });
});

describe('what explains everything is named', () => {
  test.each<[what: string, slots: Partial<Slots>, mistake: string, title: RegExp, evidence: RegExp]>([
    ['±999', { initMax: '-999', initMin: '999' }, 'finite-infinity', /finite number/i, /\(here: ±999\)/],
    [
      '> at MAX, ≤ at MIN',
      { cutMax: 'v > beta' },
      'equality-cuts-at-min',
      /MIN cuts on equality/,
      /in 56 runs/,
    ],
    ['one ply too deep', { limit: 'depth > game.depthLimit' }, 'depth-one-deep', /too deep/, /random trees/],
  ])('%s', async (_what, slots, mistake, title, evidence) => {
    const report = await grade(alphaBeta, alphaBetaWith(slots));
    const named = report.diagnoses.find((one) => one.mistake === mistake);
    expect(named).toMatchObject({
      mistake,
      visibility: 'student',
      title: expect.stringMatching(title),
      evidence: expect.stringMatching(evidence),
    });
    expect(named!.sentence).toMatch(/^Your search/);
    expect(named!.hint).not.toBe('');
  });

  test('two at once are told from one', async () => {
    const one = await grade(alphaBeta, alphaBetaWith({ initMax: '-999', initMin: '999' }));
    const both = await grade(
      alphaBeta,
      alphaBetaWith({ initMax: '-999', initMin: '999', downMax: 'v, Infinity', downMin: '-Infinity, v' }),
    );
    expect(one.diagnoses.map(({ mistake }) => mistake)).toEqual(['finite-infinity']);
    expect(both.diagnoses.map(({ mistake }) => mistake.split('+').sort().join('+'))).toEqual([
      'finite-infinity+shallow-cuts-only',
    ]);
    expect(both.diagnoses[0]!.title).toMatch(/\. And: /);
  });

  test.each<[what: string, slots: Partial<Slots>]>([
    ['β not handed down', { downMax: 'alpha, Infinity', downMin: 'alpha, Infinity' }],
    ['β never lowered', { tightMin: '0' }],
    ['MAX does not cut', { cutMax: 'false' }],
  ])('mistakes that come to the same are told as one: %s', async (_what, slots) => {
    const report = await grade(alphaBeta, alphaBetaWith(slots));
    expect(report.diagnoses).toEqual([
      expect.objectContaining({
        mistake: 'no-cut-at-max|bound-never-tightened|beta-not-passed',
        title: 'MAX never cuts, or no β ever comes to it',
      }),
    ]);
  });

  test.each<[what: string, slots: Partial<Slots>, is: string[]]>([
    [
      'a cut the wrong way round',
      { cutMax: 'v <= beta', cutMin: 'v >= alpha' },
      ['cut-reversed', 'cut-tests-own-bound', 'first-child-only'],
    ],
    [
      'turns counted',
      { isMax: "(depth % 2 === 0) === (game.player(root) === 'max')" },
      ['negamax-every-ply', 'strict-alternation'],
    ],
  ])('%s is told with what comes to the same', async (_what, slots, is) => {
    const report = await grade(alphaBeta, alphaBetaWith(slots));
    expect(report.diagnoses.map(({ mistake }) => mistake.split('|').sort())).toEqual([is]);
  });

  test('also beside another mistake', async () => {
    const report = await grade(
      alphaBeta,
      alphaBetaWith({ cutMin: 'false', child: '(game.result(s, a), game.result(s, a))' }),
    );
    expect(report.diagnoses.map(({ mistake }) => mistake.split('+').sort())).toEqual([
      ['no-cut-at-min|bound-never-tightened|alpha-not-passed', 'successors-twice'],
    ]);
  });

  test('what nothing known explains is said to be so', async () => {
    const report = await grade(alphaBeta, alphaBetaWith({ utility: 'game.utility(s) * 3 + depth' }));
    expect(report.diagnoses.map(({ mistake }) => mistake)).toEqual(['unknown']);
    expect(report.counterexample?.kind).toBe('value');
  });

  test('memory kept from call to call is recognised in the order of the calls', async () => {
    const report = await grade(
      minimax,
      `
const memo = new Map();
export function search(game, root) {
  const visit = (s, depth) => {
    if (memo.has(s)) return memo.get(s);
    const answer = work(s, depth);
    memo.set(s, answer);
    return answer;
  };
  const work = (s, depth) => {
    if (game.isTerminal(s)) return { value: game.utility(s), action: null };
    if (depth >= game.depthLimit) return { value: game.evaluate(s), action: null };
    const isMax = game.player(s) === 'max';
    let best = { value: isMax ? -Infinity : Infinity, action: null };
    for (const action of game.actions(s)) {
      const { value } = visit(game.result(s, action), depth + 1);
      if (isMax ? value > best.value : value < best.value) best = { value, action };
    }
    return best;
  };
  return visit(root, 0);
}`,
    );
    expect(report.diagnoses.map(({ mistake }) => mistake)).toEqual(['memo-shared']);
  });

  test('a best value that outlives the call is told as such', async () => {
    const report = await grade(
      minimax,
      `
let best = -Infinity;
let choice = null;
function value(game, s, depth) {
  if (game.isTerminal(s)) return game.utility(s);
  if (depth >= game.depthLimit) return game.evaluate(s);
  const values = game.actions(s).map((a) => value(game, game.result(s, a), depth + 1));
  return game.player(s) === 'max' ? Math.max(...values) : Math.min(...values);
}
export function search(game, root) {
  if (game.isTerminal(root)) return { value: game.utility(root), action: null };
  const sign = game.player(root) === 'max' ? 1 : -1;
  for (const a of game.actions(root)) {
    const w = sign * value(game, game.result(root, a), 1);
    if (w > best) {
      best = w;
      choice = a;
    }
  }
  return { value: sign * best, action: choice };
}`,
    );
    expect(report.diagnoses.map(({ mistake }) => mistake)).toEqual(['best-kept']);
  });

  test.each([
    [
      'the first that is as good',
      'for (const a of actions) if (value(game, game.result(s, a), depth + 1) === best) return best;',
    ],
    ['every one', 'for (const a of actions) value(game, game.result(s, a), depth + 1);'],
  ])(
    'children searched once for the value and once more for the action are told: %s',
    async (_what, again) => {
      const report = await grade(
        minimax,
        `
export function search(game, root) {
  const value = (game, s, depth) => {
    if (game.isTerminal(s)) return game.utility(s);
    if (depth >= game.depthLimit) return game.evaluate(s);
    const actions = game.actions(s);
    const values = actions.map((a) => value(game, game.result(s, a), depth + 1));
    const best = game.player(s) === 'max' ? Math.max(...values) : Math.min(...values);
    if (s === root) choice = actions[values.indexOf(best)];
    ${again}
    return best;
  };
  let choice = null;
  return { value: value(game, root, 0), action: choice };
}`,
      );
      expect(report.diagnoses.map(({ mistake }) => mistake)).toEqual(['best-child-again']);
      // Its values are right, wherever it comes to an end.
      expect(
        new Set(
          report.verdicts
            .filter(({ check, state }) => check.startsWith('value') && state === 'failed')
            .map(({ reason }) => reason),
        ),
      ).toEqual(new Set(['work-limit']));
    },
  );

  test('code that does not load, or prints without end, is not diagnosed', async () => {
    const failing = {
      ...writtenEngines(''),
      for: () => ({
        languages: ['javascript' as const],
        metered: true,
        observe: async ({ inputs }: { readonly inputs: readonly unknown[] }) =>
          inputs.map(() => ({
            outcome: {
              kind: 'not-loaded' as const,
              error: { name: 'SyntaxError', message: 'x', frames: [] },
            },
            events: new Float64Array(0),
            states: [],
            points: [],
            output: { text: '', bytes: 0 },
            fuel: 0,
            calls: 0,
          })),
        close: async () => {},
      }),
    };
    const report = await gradeSubmission(alphaBeta, submissionOf('x'), failing);
    expect(report.diagnoses).toEqual([]);
    expect(report.score.earned).toBe('0');
  });

  test('what the conventions permit is no mistake', async () => {
    const strict = exerciseOf('alpha-beta', { cut: ['strict'] }, [
      checkOf('leaves', [
        [
          treeInput([
            [5, 6],
            [5, 7],
          ]),
        ],
        [
          treeInput([
            [
              [1, 2],
              [2, 1],
            ],
            [
              [2, 3],
              [0, 2],
            ],
          ]),
        ],
      ]),
    ]);
    const either = {
      ...strict,
      conventions: { ...strict.conventions, cut: ['strict', 'non-strict'] as const },
    };
    const text = alphaBetaWith({});
    expect((await grade(strict, text)).diagnoses.map(({ mistake }) => mistake)).toContain('equality-cuts');
    expect((await grade(either, text)).diagnoses).toEqual([]);
  });
});

describe('who may see it', () => {
  /**
   * Alpha–beta that forgets bounds from further up, which only a hidden tree shows: α = 5 from the root cuts
   * two plies down.
   */
  const hiddenOnly = (): Exercise =>
    exerciseOf('alpha-beta', {}, [
      checkOf(
        'value',
        [
          [
            treeInput([
              [3, 12],
              [2, 4],
            ]),
          ],
        ],
        { points: '1' },
      ),
      { ...checkOf('leaves', [[treeInput([5, [[[4, 9], 8], 7]])]], { visibility: 'staff' }), id: 'deep' },
    ]);

  test('what hidden checks alone show stays with those who may see them', async () => {
    const report = await grade(
      hiddenOnly(),
      alphaBetaWith({ downMax: 'v, Infinity', downMin: '-Infinity, v' }),
    );
    expect(report.diagnoses.map(({ visibility }) => visibility)).toEqual(report.diagnoses.map(() => 'staff'));
    expect(report.diagnoses.length).toBeGreaterThan(0);
    expect(report.counterexample?.visibility).toBe('staff');
    const student = forStudent(report);
    expect(student.diagnoses).toEqual([]);
    expect(student).not.toHaveProperty('counterexample');
  });

  test('an example for all says nothing that only hidden checks show', async () => {
    // Two faults: that the value is doubled, all see; that the last child is dropped, only a hidden tree
    // shows.
    const hidden = exerciseOf('minimax', {}, [
      checkOf('value', [[treeInput([3])], [treeInput([-2])]]),
      {
        ...checkOf(
          'value',
          [
            [
              treeInput([
                [3, 12, 8],
                [2, 4, 1],
                [14, 5, 2],
              ]),
            ],
          ],
          { visibility: 'staff' },
        ),
        id: 'hidden',
      },
    ]);
    const text = FULL_SEARCH_TEMPLATES['oneFunction']!({
      ...RIGHT,
      initMax: '0',
      initMin: '0',
      actions: '(game.actions(s).length > 1 ? game.actions(s).slice(0, -1) : game.actions(s))',
    });
    const report = await grade(hidden, text);
    const student = forStudent(report);
    // What explains all that is seen is told; the pair that explains the rest too, to staff alone.
    expect(report.diagnoses.some(({ visibility }) => visibility === 'staff')).toBe(true);
    expect(student.diagnoses.map(({ mistake }) => mistake)).toEqual(['starts-at-zero']);
    expect(student.counterexample?.visibility).toBe('student');
    const seen = { ...hidden, checks: hidden.checks.filter(({ visibility }) => visibility === 'student') };
    expect(student.counterexample).toEqual(forStudent(await grade(seen, text)).counterexample);
  });

  test('the example is drawn, never one of the exercise', async () => {
    const own = new Set(
      alphaBeta.checks.flatMap(({ cases }) =>
        cases.flatMap(({ inputs }) =>
          inputs.flatMap((input) =>
            input.kind === 'game' && input.game.name === 'tree'
              ? [JSON.stringify(formatTree(input.game.tree).tree)]
              : [],
          ),
        ),
      ),
    );
    for (const slots of [
      { cutMax: 'false' },
      { isMax: 'true' },
      { betterMax: 'w >= v', betterMin: 'w <= v' },
      { child: '(game.result(s, a), game.result(s, a))' },
    ]) {
      const { counterexample } = await grade(alphaBeta, alphaBetaWith(slots));
      expect(own).not.toContain(JSON.stringify((JSON.parse(counterexample!.file) as TreeSpec).tree));
    }
  });
});

/**
 * Every way to make a small tree simpler that a reader would think of, apart from the search for the example.
 */
