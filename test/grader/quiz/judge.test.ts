import { describe, expect, test } from 'vitest';
import type { Quiz } from '../../../grader/quiz/quiz.ts';
import { quizOf, grade, stateOf, TREE, quiz, RIGHT } from './judged.ts';

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

  test('net over parts: a wrong one takes half of a right one away, a blank one nothing', () => {
    const net = quizOf({
      title: 'q',
      figures: { t: { tree: TREE } },
      questions: [{ id: 'v', kind: 'values', nodes: ['D', 'E', 'F'], credit: 'net' }],
    });
    expect(grade(net, { v: { D: 3, E: 9, F: 0 } }).score.earned).toBe('1/2');
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
