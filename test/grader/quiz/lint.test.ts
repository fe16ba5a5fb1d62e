import { describe, expect, test } from 'vitest';
import { parseQuizJson } from '../../../grader/quiz/file/quiz.ts';
import { lintQuiz } from '../../../grader/quiz/lint/lintQuiz.ts';
import { TREE, quizWith } from './quizFiles.ts';

describe('lint', () => {
  const lint = (
    json: unknown,
  ): {
    warnings: string[];
    questions: readonly {
      dependsOn: readonly string[];
      reveals: readonly string[];
      cannotTell: readonly string[];
    }[];
  } => {
    const parsed = parseQuizJson(json, 'q.json', null);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { questions, warnings } = lintQuiz(parsed.value, 'q.json');
    return { questions, warnings: warnings.map(({ code }) => code) };
  };
  test.each<[string, unknown, string[]]>([
    [
      'two leaves that look the same',
      quizWith(
        { kind: 'value' },
        {
          tree: [
            [3, 5],
            [5, 1],
          ],
          letters: 'given',
        },
      ),
      ['ambiguous-leaf'],
    ],
    [
      'a formula that is shown as it is typed',
      quizWith({ kind: 'value', text: String.raw`What is $\minimax{v}$?` }),
      ['formula-not-read'],
    ],
    [
      'labels that differ in case only',
      quizWith(
        { kind: 'value' },
        {
          tree: [
            { id: 'a', value: 3 },
            { id: 'A', value: 4 },
          ],
        },
      ),
      ['labels-alike'],
    ],
    [
      'a convention that matters and is not said',
      quizWith(
        { kind: 'pruned', text: 'Which branches are pruned?' },
        {
          tree: [
            [8, 9],
            [8, 7],
          ],
        },
      ),
      ['convention-matters'],
    ],
    [
      'the same with a word on it',
      quizWith(
        { kind: 'pruned', text: 'Which are pruned, if alpha–beta cuts when bounds meet?' },
        {
          tree: [
            [8, 9],
            [8, 7],
          ],
        },
      ),
      [],
    ],
    [
      'an order that does not matter',
      quizWith({ kind: 'order', node: 'B' }),
      ['every-answer-right', 'guessing-pays'],
    ],
    [
      'a player who is indifferent',
      quizWith({ kind: 'values' }, { players: 2, tree: [{ utility: [1, 2] }, { utility: [1, 3] }] }),
      ['ties-matter'],
    ],
    [
      'a figure for nothing',
      { title: 'q', figures: { t: TREE, u: TREE }, questions: [{ kind: 'value', figure: 't' }] },
      ['unused-figure'],
    ],
  ])('%s', (_name, json, codes) => expect(lint(json).warnings).toEqual(codes));

  test('what an answer hangs on, and what it tells', () => {
    const [tied] = lint(
      quizWith(
        { kind: 'pruned', what: 'leaves' },
        {
          tree: [
            [8, 12],
            [8, 9],
            [5, 11],
          ],
        },
      ),
    ).questions;
    expect(tied!.dependsOn).toEqual(['convention', 'child order']);
    expect(tied!.reveals).toContain('no-pruning');
    expect(tied!.cannotTell).toContain('shallow-cuts-only');
    expect(
      lint(
        quizWith(
          { kind: 'best-action', which: 'all' },
          {
            tree: [
              [8, 12],
              [8, 9],
              [5, 11],
            ],
          },
        ),
      ).questions[0]!.dependsOn,
    ).toEqual(['ties']);
  });
});
