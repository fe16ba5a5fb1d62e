import { describe, expect, test } from 'vitest';
import { exportQuiz } from '../../../../grader/quiz/export/export.ts';
import { alphaBetaCode } from '../../../../grader/quiz/kinds/pseudocode/alphaBetaCode.ts';
import { annealingCode, hillClimbingCode } from '../../../../grader/quiz/kinds/pseudocode/localCodes.ts';
import { createQuizPages } from '../../../../grader/quiz/page/pages.ts';
import { answersOf, asked, becauseOf, problemsOf, shareFor } from './asked.ts';

describe.each([
  ['alpha-beta', alphaBetaCode],
  ['simulated-annealing', annealingCode],
  ['hill-climbing', hillClimbingCode],
] as const)('%s', (_name, { lines, gaps }) => {
  // What stands in the textbook's figure is the only line with which the program does what the reference does.
  test.each(Object.entries(gaps))(
    'the line %s is found by running the program',
    (_gap, { line, options }) => {
      expect(options).toHaveLength(4);
      expect(options.filter((option) => option.isRight()).map(({ text }) => text)).toEqual([
        lines[line - 1]!.trim(),
      ]);
    },
  );
  test('each line is asked for once', () =>
    expect(new Set(Object.values(gaps).map(({ line }) => line)).size).toBe(Object.keys(gaps).length));
});

describe('missing lines', () => {
  const ask = { kind: 'pseudocode', code: 'alpha-beta', gaps: ['max-cut', 'min-bound'] };
  test('are those of figure 5.7', () => {
    expect(answersOf(ask, null)).toEqual(['if v ≥ β then return v', 'β ← MIN(β, v)']);
    expect(becauseOf(ask, null)).toBe('MIN has something as good above, β, and will not let MAX come here.');
    expect(shareFor(ask, null, { 9: 'if v ≥ β then return v', 18: 'β ← MIN(β, v)' })).toBe('1');
    expect(shareFor(ask, null, { 9: 'if v ≥ β then return v', 18: 'β ← MAX(β, v)' })).toBe('1/4');
  });
  test('are named, each once', () => {
    expect(problemsOf({ ...ask, gaps: ['delta'] }, null).join()).toMatch(/a line of it: "?max-start/);
    expect(problemsOf({ ...ask, gaps: ['max-cut', 'max-cut'] }, null).join()).toMatch(/lines that differ/);
  });
  test('stand below an author’s words too, with blanks in their places', () => {
    const { quiz } = asked({ ...ask, text: 'Fill in.' }, null);
    const page = createQuizPages().form(quiz);
    expect(page).toContain('<p>Fill in.</p>');
    expect(page).toMatch(/ 9 {6}______\n10 {6}α ← MAX\(α, v\)\n/);
    expect(page.match(/______/g)).toHaveLength(2);
    expect(page).not.toContain('```');
  });
  test('are left out of GIFT, which has no lines, and told', () => {
    const { quiz } = asked(ask, null);
    expect(exportQuiz(quiz, 'gift', [])).toMatchObject({
      ok: false,
      why: expect.stringMatching(/program of several lines/) as string,
    });
    expect(exportQuiz(quiz, 'moodle', [])).toMatchObject({ ok: true, leftOut: [] });
  });
});
