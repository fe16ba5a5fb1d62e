import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kindsText } from '../../../grader/cli/quiz/kindsText.ts';
import { kindExamples } from '../../../grader/quiz/examples.ts';
import { parseQuizJson } from '../../../grader/quiz/file/quiz.ts';
import { gradeSheet } from '../../../grader/quiz/judge/report.ts';
import { KINDS } from '../../../grader/quiz/kinds/kinds.ts';
import { prepareQuiz } from '../../../grader/quiz/preparedQuestion.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { cutoff } from '../../support/io.ts';
import { folderOf } from '../../support/folders.ts';
import { schema } from './quizFiles.ts';

const guide = readFileSync(join(packageRoot(), 'docs', 'quizzes.md'), 'utf8');

test.each(kindExamples().map((each) => [each.kind, each] as const))(
  'the example of %s is a quiz without a mistake, and its answers are worked out',
  (kind, { quiz, question, parts }) => {
    const parsed = parseQuizJson(quiz, kind, null);
    expect(parsed.ok ? [] : parsed.problems.map(formatProblem)).toEqual([]);
    if (parsed.ok) expect(parsed.value.questions.map((each) => each.kind)).toEqual([kind]);
    // A program may stand below it.
    expect(question).toMatch(/[?.](?:\n\n```[^]*```)?$/);
    expect(parts.length).toBeGreaterThan(0);
    for (const { shown } of parts) expect(shown).not.toBe('');
  },
);

test('every kind has an example, and says in less than a line what it asks for', () => {
  expect(kindExamples().map(({ kind }) => kind)).toEqual(KINDS.map(({ name }) => name));
  for (const { name, summary } of KINDS) expect(`${name}: ${summary}`.length, name).toBeLessThanOrEqual(80);
});

test('the command lists them, in 80 columns, as the guide does', async () => {
  const { code, out } = await cutoff(folderOf(), ['quiz', 'kinds']);
  expect(code).toBe(0);
  for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
  expect(out.trimEnd()).toBe(kindsText(kindExamples(), 80));
  expect(guide).toContain(`\`\`\`sh\ncutoff quiz kinds\n\`\`\`\n\n\`\`\`text\n${out.trimEnd()}\n\`\`\`\n`);
});

test('a kind alone, and its example as a quiz to begin from', async () => {
  const one = await cutoff(folderOf(), ['quiz', 'kinds', 'restarts', 'value', '--json']);
  const listed = JSON.parse(one.out) as { kind: string; quiz: unknown }[];
  expect(listed.map(({ kind }) => kind)).toEqual(['restarts', 'value']);
  for (const { quiz } of listed) expect(parseQuizJson(quiz, 'q', null).ok).toBe(true);
  expect(await cutoff(folderOf(), ['quiz', 'kinds', 'vale'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no kind of question "vale"; did you mean "value"\?/) as string,
  });
});

test('the schema tells what each kind asks for', () => {
  const { question } = schema('quiz')['$defs'] as {
    question: { properties: { kind: { description: string } } };
  };
  for (const { name, summary } of KINDS)
    expect(question.properties.kind.description).toContain(`${name}: ${summary}`);
});

test.each(kindExamples().map((each) => [each.kind, each] as const))(
  'what is said of a wrong answer of kind %s has the reason of the right one',
  (kind, { quiz }) => {
    const parsed = parseQuizJson(quiz, kind, null);
    if (!parsed.ok) throw new Error('no quiz');
    const [prepared] = prepareQuiz(parsed.value).questions;
    const { ask, kind: own, world, parts } = prepared!;
    const unread = Object.fromEntries(parts.map(({ field }) => [field.key, '??']));
    const report = gradeSheet(parsed.value, {
      id: 'ann',
      name: 'Ann',
      quiz: null,
      hash: null,
      answers: new Map<string, unknown>([['q1', parts.length === 1 ? '??' : unread]]),
    });
    expect(report.verdicts.length).toBeGreaterThan(0);
    for (const [at] of parts.entries()) expect(own.because(ask, world, at)).toMatch(/^(?:h is|[A-Z]).*\.$/);
    if (own.whyNot === undefined)
      for (const [at, { rationale }] of report.verdicts.entries())
        expect(rationale).toContain(own.because(ask, world, at));
  },
);
