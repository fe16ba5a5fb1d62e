import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL_WINDOW } from '../../../reference/game.ts';
import { randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import { loadQuiz, parseQuizJson, quizPath } from '../../../grader/quiz/file/quiz.ts';
import { leafProof } from '../../../grader/quiz/tree/leafProof.ts';
import { gradeSheet } from '../../../grader/quiz/judge/report.ts';
import { minimaxWith } from '../../../grader/quiz/tree/minimaxWithLeaves.ts';
import { searchByHand } from '../../../grader/quiz/tree/search.ts';
import { labelTree } from '../../../grader/quiz/tree/labels.ts';
import { plainGiven } from '../../../grader/quiz/question/formatAnswer.ts';
import { mistakenAnswers } from '../../../grader/quiz/mistakes/mistakenAnswers.ts';
import { prepareQuestion } from '../../../grader/quiz/preparedQuestion.ts';
import type { Quiz } from '../../../grader/quiz/quiz.ts';
import type { SearchSettings } from '../../../grader/quiz/types.ts';
import type { Report } from '../../../grader/types/report.ts';

function quizOf(json: unknown): Quiz {
  const parsed = parseQuizJson(json, 'quiz.json', null);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}
const grade = (quiz: Quiz, answers: Readonly<Record<string, unknown>>): Report =>
  gradeSheet(quiz, {
    id: 'ann',
    name: 'Ann',
    quiz: null,
    hash: null,
    answers: new Map(Object.entries(answers)),
  });
const stateOf = (report: Report, check: string, part?: string): unknown =>
  report.verdicts.find((each) => each.check === check && (part === undefined || each.case === part));

/** The tree of the course's slides: value 3, L4, L7 and L8 pruned. */
const TREE = [
  [
    [2, 3],
    [5, 9],
  ],
  [
    [0, 1],
    [7, 5],
  ],
];
const quiz = quizOf({
  title: 'q',
  figures: { t: { tree: TREE } },
  questions: [
    { id: 'values', kind: 'values', points: 7 },
    { id: 'best', kind: 'best-action', which: 'all' },
    { id: 'line', kind: 'principal-variation' },
    { id: 'evaluated', kind: 'evaluated', points: 5 },
    { id: 'pruned', kind: 'pruned', what: 'leaves', points: 3 },
    { id: 'count', kind: 'count', what: 'evaluated' },
    { id: 'windows', kind: 'windows', nodes: ['C', 'F'], points: 4 },
    { id: 'cutoffs', kind: 'cutoffs', points: 2 },
  ],
});
const RIGHT = {
  values: { A: 3, B: 3, C: 1, D: 3, E: 9, F: 1, G: 7 },
  best: 'B',
  line: 'A B D L2',
  evaluated: 'L1 L2 L3 L5 L6',
  pruned: 'L4, L7-L8',
  count: 5,
  windows: { 'C.alpha': 3, 'C.beta': 'inf', 'F.alpha': '3', 'F.beta': '∞' },
  cutoffs: 'E beta shallow; C alpha shallow',
};

test('right answers get full marks', () => {
  const report = grade(quiz, RIGHT);
  expect(report.verdicts.filter(({ state }) => state !== 'passed')).toEqual([]);
  expect(report.score).toEqual({ value: 24, earned: '24', max: '24' });
});

describe('carried error: a wrong value is charged once', () => {
  test('what is worked out from one’s own values is right', () => {
    // D is 3; with 4 there, B, A and the best line follow.
    const report = grade(quiz, { ...RIGHT, values: { ...RIGHT.values, D: 4, B: 4, A: 4 } });
    expect(report.score.earned).toBe('23');
    expect(stateOf(report, 'values', 'D')).toMatchObject({ state: 'failed', points: '0' });
    for (const node of ['A', 'B'])
      expect(stateOf(report, 'values', node)).toMatchObject({
        state: 'passed',
        points: '1',
        rationale: expect.stringMatching(/your own earlier answers/) as string,
      });
  });

  test('what is right in spite of a wrong value below is right', () => {
    expect(grade(quiz, { ...RIGHT, values: { ...RIGHT.values, D: 4 } }).score.earned).toBe('23');
  });

  test('neither right nor following: charged again', () => {
    expect(grade(quiz, { ...RIGHT, values: { ...RIGHT.values, D: 4, B: 6 } }).score.earned).toBe('22');
  });

  test('the best move goes by one’s own values', () => {
    const report = grade(quiz, {
      ...RIGHT,
      values: { ...RIGHT.values, F: 8, C: 7, A: 7 },
      best: 'C',
      line: 'A C G L7',
    });
    expect(report.score.earned).toBe('23');
  });

  test('pruned leaves and their number go by the leaves that one evaluated', () => {
    const report = grade(quiz, { ...RIGHT, evaluated: 'L1 L2 L3 L4 L5 L6', pruned: 'L7, L8', count: 6 });
    // 5 of the 6 leaves named are right and in order: 25/6 of 5 points.
    expect(report.score.earned).toBe('139/6');
    expect(stateOf(report, 'pruned')).toMatchObject({ state: 'passed' });
    expect(stateOf(report, 'count')).toMatchObject({ state: 'passed' });
  });

  test('a wrong window goes on below', () => {
    const report = grade(quiz, {
      ...RIGHT,
      windows: { 'C.alpha': 2, 'C.beta': 'inf', 'F.alpha': 2, 'F.beta': 'inf' },
    });
    expect(report.score.earned).toBe('23');
    expect(stateOf(report, 'windows', 'F.alpha')).toMatchObject({ state: 'passed' });
  });

  test('own values change where one prunes', () => {
    // Who takes B for 0 goes on at C, where 1 is more: G is looked at, and L8 is left out by β = 1.
    const own = quizOf({
      title: 'q',
      figures: { t: { tree: TREE } },
      questions: [
        { id: 'b', kind: 'value', node: 'B' },
        { id: 'pruned', kind: 'pruned', what: 'leaves' },
      ],
    });
    expect(grade(own, { b: 0, pruned: 'L4, L8' }).score.earned).toBe('1');
    expect(grade(own, { b: 3, pruned: 'L4, L8' }).score.earned).toBe('5/3');
  });
});

describe('parts cost only themselves', () => {
  test('a blank, an unreadable one, and a stray question', () => {
    const { count: _count, ...rest } = RIGHT;
    const report = grade(quiz, { ...rest, best: 'Q', values: { ...RIGHT.values, G: '' }, extra: 3 });
    expect(report.score.earned).toBe('21');
    expect(stateOf(report, 'best')).toMatchObject({
      rationale: expect.stringMatching(/could not be read: there is no “Q”/) as string,
    });
    expect(stateOf(report, 'count')).toMatchObject({
      rationale: expect.stringMatching(/^Left blank/) as string,
    });
    expect(report.note).toMatch(/no question extra/);
  });

  test('nothing at all is not attempted', () =>
    expect(grade(quiz, {})).toMatchObject({ status: 'not-attempted', score: { value: 0 } }));
});

describe('partial credit, exact and never below zero', () => {
  const withCredit = (credit: string): Quiz =>
    quizOf({
      title: 'q',
      figures: { t: { tree: TREE } },
      questions: [{ id: 'pruned', kind: 'pruned', what: 'leaves', credit }],
    });
  test.each([
    ['each', 'L4, L7', '2/3'],
    ['each', 'L4, L7, L8, L1', '3/4'],
    ['each', 'L1', '0'],
    ['each', 'none', '0'],
    ['each', 'L1-L8', '3/8'],
    ['net', 'L4, L7', '2/3'],
    ['net', 'L4, L7, L8, L1', '2/3'],
    ['net', 'L1-L8', '0'],
    ['net', 'L1', '0'],
    ['all', 'L4, L7', '0'],
    ['all', 'l4; l7; l8', '1'],
    ['each', 'G, L4', '1'],
    ['net', 'g, l4', '1'],
  ])('%s: %s earns %s', (credit, pruned, earned) =>
    expect(grade(withCredit(credit), { pruned }).score.earned).toBe(earned),
  );

  test('net over parts: a wrong one takes a right one away, a blank one does not', () => {
    const net = quizOf({
      title: 'q',
      figures: { t: { tree: TREE } },
      questions: [{ id: 'v', kind: 'values', nodes: ['D', 'E', 'F'], credit: 'net' }],
    });
    expect(grade(net, { v: { D: 3, E: 9, F: 0 } }).score.earned).toBe('1/3');
    expect(grade(net, { v: { D: 3, E: 9 } }).score.earned).toBe('2/3');
    expect(grade(net, { v: { D: 0, E: 0, F: 1 } }).score.earned).toBe('0');
  });

  test('where nothing is pruned, saying so is the answer', () => {
    const none = quizOf({
      title: 'q',
      figures: {
        t: {
          tree: [
            [1, 2],
            [3, 4],
          ],
        },
      },
      questions: [{ id: 'p', kind: 'pruned', what: 'leaves' }],
    });
    expect(grade(none, { p: 'none' }).score.earned).toBe('1');
    expect(grade(none, { p: [] }).score.earned).toBe('1');
    expect(grade(none, { p: 'L3' }).score.earned).toBe('0');
  });
});

describe('answers of which several are right', () => {
  const open = quizOf({
    title: 'q',
    figures: {
      t: {
        tree: [
          [5, 8, 6],
          [0, 0, 0],
          [4, 2, 4],
        ],
      },
      b: { board: [4, 5, 6, 3, 4, 5, 6, 5] },
    },
    questions: [
      { id: 'leaves', kind: 'choose-leaves', leaves: ['L4', 'L5', 'L6'], so: { pruned: ['L5', 'L6'] } },
      { id: 'order', kind: 'order', node: 'D', figure: 't' },
      { id: 'next', kind: 'next-state', figure: 'b' },
    ],
  });
  test.each([
    [{ L4: 3, L5: 9, L6: 9 }, '1'],
    [{ L4: 5, L5: 0, L6: 0 }, '1'],
    [{ L4: 6, L5: 1, L6: 1 }, '0'],
    [{ L4: 3.5, L5: 1, L6: 1 }, '0'],
    [{ L4: 3 }, '0'],
    [{ L4: 10, L5: 0, L6: 0 }, '0'],
  ])('%j', (leaves, earned) => {
    expect(grade(open, { leaves }).score.earned).toBe(earned);
  });
  test('what is wrong is said', () =>
    expect(stateOf(grade(open, { leaves: { L4: 6, L5: 1, L6: 1 } }), 'leaves')).toMatchObject({
      rationale: expect.stringMatching(/L5 and L6 are then not pruned|L5 is then not pruned/) as string,
    }));
  // h = 12 is reached by eight moves (figure 4.3).
  test.each([
    ['4 5 6 3 4 5 6 5', '0'],
    ['40634565', '1'],
    ['4 5 6 3 4 2 6 5', '1'],
    ['4 5 6 3 4 5 6 7', '0'],
  ])('a step to %s earns %s', (next, earned) => expect(grade(open, { next }).score.earned).toBe(earned));
});

test('every kind of question accepts its own answer, and prints and reads it back', () => {
  const kinds = new Set<string>();
  const all = [
    'figure-5-2',
    'deep-cutoffs',
    'chance-pruning',
    'three-players',
    'landscape-features',
    'queens-figure-4-3',
    'genetic-figure-4-6',
    'annealing',
    'random-restarts',
    'notes-alpha-beta',
    'choose-leaves',
    'utilities',
    'shallow-cutoffs',
    'notes-minimax',
    'two-ghosts',
  ];
  for (const name of all) {
    const loaded = bundled(name);
    const answers = Object.fromEntries(
      loaded.questions.map((question) => {
        kinds.add(question.kind);
        const prepared = prepareQuestion(loaded, question);
        const parts = prepared.parts.map(({ field, right }) => {
          const plain = plainGiven(field, right!);
          return [
            field.key,
            field.type === 'events'
              ? (plain as { node: string; by?: string; kind?: string }[]).map(
                  ({ node, by = '', kind = '' }) => `${node} ${by} ${kind}`,
                )
              : plain,
          ];
        });
        return [question.id, parts.length === 1 ? parts[0]![1] : Object.fromEntries(parts)];
      }),
    );
    const report = grade(loaded, answers);
    expect(
      report.verdicts
        .filter(({ state }) => state !== 'passed')
        .map(({ check, rationale }) => `${name} ${check}: ${rationale}`),
    ).toEqual([]);
  }
  expect(kinds.size).toBe(23);
});

describe('a wrong answer names its mistake', () => {
  test('what a known mistake answers is explained by it, or by one that answers alike', () => {
    let named = 0;
    for (const name of [
      'figure-5-2',
      'deep-cutoffs',
      'shallow-cutoffs',
      'chance-pruning',
      'three-players',
      'genetic-figure-4-6',
      'annealing',
      'expectimax-by-hand',
    ]) {
      const loaded = bundled(name);
      for (const question of loaded.questions) {
        const prepared = prepareQuestion(loaded, question);
        for (const { mistake, answers } of mistakenAnswers(prepared.kind, prepared.ask)) {
          if (answers.some((answer) => answer === null)) continue;
          const parts = prepared.parts.map(({ field, at }) => {
            const plain = plainGiven(field, answers[at]!);
            return [
              field.key,
              field.type === 'events'
                ? (plain as { node: string; by?: string; kind?: string }[]).map(
                    ({ node, by = '', kind = '' }) => `${node} ${by} ${kind}`,
                  )
                : plain,
            ];
          });
          const report = grade(loaded, {
            [question.id]: parts.length === 1 ? parts[0]![1] : Object.fromEntries(parts),
          });
          const told = report.diagnoses.map((each) => `${each.mistake} ${each.evidence}`).join(' ');
          expect(
            told.includes(mistake.id) || told.includes(mistake.title),
            `${name} ${question.id} ${mistake.id}: ${told}`,
          ).toBe(true);
          named += 1;
        }
      }
    }
    expect(named).toBeGreaterThan(100);
  });

  test('right answers are not diagnosed, and nor is nonsense', () => {
    expect(grade(quiz, RIGHT).diagnoses).toEqual([]);
    expect(grade(quiz, { pruned: 'L1, L6' }).diagnoses).toEqual([]);
  });
});

describe('proofs', () => {
  const hows: readonly SearchSettings[] = [
    { algorithm: 'alpha-beta', cut: 'non-strict', window: FULL_WINDOW },
    { algorithm: 'alpha-beta', cut: 'strict', window: FULL_WINDOW },
  ];
  const trees = fc.integer({ min: 0, max: 0x7fffffff }).map((seed) =>
    labelTree(
      buildTree(
        randomTreeSpec(Random.seeded(seed), {
          depth: [2, 4],
          branching: [2, 3],
          values: 'small',
          maxNodes: 60,
        }),
      ),
      'auto',
    ),
  );

  test('every leaf that is looked at has one, and what it says is so', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const how = hows[0]!;
        const { evaluated } = searchByHand(tree, how);
        const now = minimaxWith(tree, new Map())!;
        for (const leaf of evaluated) {
          const proof = leafProof(tree, how, leaf)!;
          expect(proof, tree.nodes[leaf]!.id).not.toBeNull();
          if (proof.code !== 'changes-root') continue;
          expect(tree.nodes[leaf]!.id).toBe(proof.leaf);
          expect(minimaxWith(tree, new Map([[leaf, proof.value]]))).toBe(proof.root);
          expect(now).toBe(proof.now);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('every leaf that is left out has one, and cannot change the root', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom(...hows), fc.integer({ min: -30, max: 30 }), (tree, how, value) => {
        const { evaluated } = searchByHand(tree, how);
        const now = minimaxWith(tree, new Map());
        for (const { index, children, id } of tree.nodes) {
          if (children.length > 0 || evaluated.includes(index)) continue;
          expect(leafProof(tree, how, index), id).toMatchObject({ code: 'cut-off', leaf: id });
          expect(minimaxWith(tree, new Map([[index, value]]))).toBe(now);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('in words', () => {
    const report = grade(quiz, { pruned: 'L3, L4, L7, L8' });
    expect(stateOf(report, 'pruned')).toMatchObject({
      rationale: expect.stringContaining(
        'Before the leaves after L3 are known, the root can still be 3 if L3 is 5 and 2 if it is 2, ' +
          'so L3 has to be looked at.',
      ) as string,
    });
    expect(stateOf(grade(quiz, { pruned: 'L4, L7' }), 'pruned')).toMatchObject({
      rationale: expect.stringMatching(
        /Whatever L8 is, C is at most 1, and MAX is sure of at least 3 elsewhere \(α\), so L8 cannot matter/,
      ) as string,
    });
  });
});

function bundled(name: string): Quiz {
  const path = quizPath(name);
  const loaded = path.ok ? loadQuiz(path.value, name) : path;
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}
