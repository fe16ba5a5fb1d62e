import { describe, expect, test } from 'vitest';
import { parseQuizJson } from '../../../grader/quiz/file/quiz.ts';
import { parseAnswers } from '../../../grader/quiz/sheets/answersFile.ts';
import { parseAnswerTable } from '../../../grader/quiz/sheets/answersTable.ts';
import { TREE } from './quizFiles.ts';

describe('answers as handed in', () => {
  test('an answers file', () => {
    expect(
      parseAnswers('{"student":{"id":" ann ","name":"Ann"},"answers":{"q1":3}}', 'a.json', 'file'),
    ).toMatchObject({ ok: true, value: { id: 'ann', name: 'Ann' } });
    expect(parseAnswers('{"answers":{"q1":{"A":[1]}}}', 'a.json', 'file')).toMatchObject({
      ok: true,
      value: { id: 'file', hash: null },
    });
    for (const text of ['[]', '{}', '{"answers":{"q":{"A":{"B":1}}}}', '{"answers":1}', 'x'])
      expect(parseAnswers(text, 'a.json', 'file').ok, text).toBe(false);
  });

  test('a table: columns are questions or parts of them, rows are students', () => {
    const parsed = parseQuizJson(
      {
        title: 'q',
        figures: { t: TREE },
        questions: [
          { id: 'v', kind: 'values' },
          { id: 'p', kind: 'pruned' },
        ],
      },
      'q',
      null,
    );
    if (!parsed.ok) throw new Error('bad quiz');
    expect(
      parseAnswerTable('ID,Name,v.A,V.b,p\nann,Ann,3,4,"L5, L6"\n\nbob,,,,\n', 't.csv', parsed.value),
    ).toMatchObject({ ok: true, value: [{ id: 'ann' }, { id: 'bob', name: 'bob' }] });
    const wrong = parseAnswerTable('id,x\nann,3\nann,4\n', 't.csv', parsed.value);
    expect(wrong.ok ? [] : wrong.problems.map(({ code }) => code)).toEqual(['unknown-column', 'repeated-id']);
    expect(parseAnswerTable('who,p\n', 't.csv', parsed.value)).toMatchObject({
      ok: false,
      problems: [{ code: 'no-id-column' }],
    });
  });
});
