import { describe, expect, test } from 'vitest';
import { adequacyOfQuiz, isLacking, isPaidTooMuch } from '../../../grader/quiz/lint/quizAdequacy.ts';
import { listQuizzes } from '../../../grader/quiz/file/quiz.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import { bundled, quizOf, TREE } from './judged.ts';

describe('what a quiz tells', () => {
  const { mistakes, questions, alike, points } = adequacyOfQuiz(bundled('figure-5-2'));
  const stateOf = (id: string): unknown => mistakes.find((each) => each.id === id);

  test('from right', () => {
    expect(stateOf('shallow-cuts-only')).toMatchObject({ state: 'caught', caughtBy: [5] });
    expect(stateOf('leaves-only')).toMatchObject({ state: 'survives', caughtBy: [] });
    expect(stateOf('other-convention')).toMatchObject({ state: 'permitted' });
    expect(questions[1]).toMatchObject({
      number: 2,
      reveals: ['players-swapped', 'opponent-maximises'],
      cannotTell: ['min-averages', 'everyone-minimises'],
    });
  });

  test('from each other, in a question and in all', () => {
    expect(questions[1]?.alike).toEqual([['players-swapped', 'opponent-maximises']]);
    expect(alike).toEqual([['no-pruning', 'whole-subtrees-only', 'no-cut-at-min', 'wrong-side']]);
  });

  test('what lazy answers earn', () => {
    expect(points).toEqual({ blank: '0', uniform: '1', all: '10' });
    expect(questions[0]?.lazy).toEqual([{ words: 'the same answer everywhere', points: '1/2', most: '1/2' }]);
  });
});

test('no bundled quiz pays a lazy answer too much', () => {
  const paid = listQuizzes().flatMap((name) =>
    adequacyOfQuiz(bundled(name)).questions.flatMap(({ number, lazy }) =>
      lazy.filter(isPaidTooMuch).map(({ words }) => `${name} ${number}: ${words}`),
    ),
  );
  expect(paid).toEqual([]);
});

test('one that is paid too much makes a quiz lack something', () => {
  const quiz = quizOf({
    title: 'q',
    figures: {
      t: {
        tree: [
          [1, 9],
          [1, 8],
          [1, 7],
        ],
      },
    },
    questions: [{ kind: 'values', credit: 'each', points: 4 }],
  });
  const adequacy = adequacyOfQuiz(quiz);
  expect(adequacy.questions[0]?.lazy.map(isPaidTooMuch)).toEqual([true]);
  expect([isLacking(adequacy), adequacy.points.uniform]).toEqual([true, '4']);
});

describe('the command', () => {
  const quiz = {
    title: 'q',
    figures: { t: { tree: TREE } },
    questions: [{ kind: 'pruned', what: 'leaves' }],
  };
  const folder = (): string => folderOf({ 'q.json': JSON.stringify(quiz) });

  test('takes quizzes by name and as files, beside exercises', async () => {
    const { code, out } = await cutoff(folder(), ['adequacy', 'q.json', 'notes-minimax']);
    expect(code).toBe(0);
    expect(out).toMatch(/^q\.json: \d+ of \d+ known mistakes show in an answer$/m);
    expect(out).toMatch(/^notes-minimax: /m);
    expect(out).toMatch(/SURVIVES/);
  });

  test('as JSON; and --strict where a mistake survives', async () => {
    const { out } = await cutoff(folder(), ['adequacy', 'q.json', '--json']);
    expect(JSON.parse(out)).toMatchObject([{ path: 'q.json', questions: [{ number: 1, kind: 'pruned' }] }]);
    expect((await cutoff(folder(), ['adequacy', 'q.json', '--strict'])).code).toBe(1);
  });

  test('what is for trees is refused', async () => {
    const { code, err } = await cutoff(folder(), ['adequacy', 'q.json', '--suggest']);
    expect([code, err]).toEqual([2, expect.stringMatching(/q\.json: this is a quiz; --suggest/)]);
  });
});
