import { describe, expect, test } from 'vitest';
import { checkExport, READABLE } from '../../../grader/quiz/export/check/check.ts';
import type { Checked, Readable } from '../../../grader/quiz/export/check/check.ts';
import { bankFor, exportQuiz } from '../../../grader/quiz/export/export.ts';
import { kindExamples } from '../../../grader/quiz/examples.ts';
import { listQuizzes } from '../../../grader/quiz/file/quiz.ts';
import type { Quiz } from '../../../grader/quiz/quiz.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import { bundled, quizOf } from './judged.ts';

/** Writes, lets something happen to the file, and reads back. */
function checked(quiz: Quiz, target: Readable, spoil: (text: string) => string = (text) => text): Checked {
  const exported = exportQuiz(quiz, target, []);
  if (!exported.ok) return { ok: true, outcomes: [] };
  const { bank, askedOf } = bankFor(quiz, target, []);
  const files = exported.files.map(({ path, content }) => ({ path, content: spoil(content) }));
  return checkExport(target, bank, files, askedOf);
}

describe.each(READABLE)('what is written for %s, read back by a parser that is not ours', (target) => {
  test.each(listQuizzes())('the right answer earns all, wrong ones less: %s', (name) => {
    const back = checked(bundled(name), target);
    if (!back.ok) throw new Error(back.why);
    expect(back.outcomes.filter(({ failed }) => failed !== null)).toEqual([]);
    for (const { right, wrong } of back.outcomes) {
      expect(right).toBeCloseTo(1, 3);
      expect(wrong.length).toBeGreaterThan(0);
    }
  });

  test('every kind of question', () => {
    const failed = kindExamples().flatMap(({ quiz }) => {
      const back = checked(quizOf(quiz), target);
      return back.ok
        ? back.outcomes.filter((each) => each.failed !== null).map((each) => each.question)
        : [back.why];
    });
    expect(failed).toEqual([]);
  });
});

test.each(READABLE)(
  '%s takes one exact number as it is printed: below zero, a fraction, without end',
  (target) => {
    const ask = (id: string, tree: unknown, levels?: readonly string[]): object => ({
      figures: { [id]: { tree, ...(levels === undefined ? {} : { levels }) } },
      questions: [{ id, kind: 'value', figure: id }],
    });
    for (const one of [
      ask('below', [
        [-3, 12],
        [-7, 4],
      ]),
      ask('thirds', [1, 1, 0], ['chance']),
      ask('halves', [-1, 0], ['chance']),
    ]) {
      const back = checked(quizOf({ title: 'Exact', ...one }), target);
      expect(back).toMatchObject({ ok: true, outcomes: [{ failed: null, right: 1 }] });
    }
  },
);

describe('what goes wrong is noticed', () => {
  test.each<[Readable, (text: string) => string, string | null]>([
    ['moodle', (text) => text.replaceAll('fraction="100"', 'fraction="50"'), 'right-not-full'],
    ['moodle', (text) => text.replaceAll('=3~', '=4~'), 'right-not-full'],
    ['qti12', (text) => text.replaceAll('</varequal>', 'x</varequal>'), 'right-not-full'],
    ['qti21', (text) => text.replaceAll(/defaultValue="[^"]*"/g, 'defaultValue="2"'), 'wrong-full'],
    ['gift', (text) => text.replaceAll('~', '='), 'wrong-full'],
    ['moodle', (text) => text.replaceAll('<idnumber>', '<idnumber>x'), 'missing'],
    ['qti12', (text) => text.replace('</item>', ''), null],
    ['gift', (text) => text.replaceAll('}', ''), null],
  ])('%s %s', (target, spoil, failed) => {
    const back = checked(bundled('figure-5-2'), target, spoil);
    expect(back.ok).toBe(failed !== null);
    if (back.ok) expect(back.outcomes.map((each) => each.failed)).toContain(failed);
  });
});

test('a table of questions and outcomes', async () => {
  const { code, out } = await cutoff(
    folderOf({}),
    'quiz export figure-5-2 --to moodle --out b.xml --check'.split(' '),
  );
  expect(code).toBe(0);
  expect(out).toMatch(/^Question 1 +right 1 +wrong 0\.\d+(, 0\.\d+){2} +ok$/m);
  expect(out.match(/^Question \d .* ok$/gm)).toHaveLength(7);
});

test('of variants each, and in JSON', async () => {
  const argv = 'quiz export figure-5-2 --to qti12 --variants 3 --out b.zip --check';
  const plain = await cutoff(folderOf({}), argv.split(' '));
  expect(plain.out).toMatch(/^Question 7 .*ok, 3 variants$/m);
  const { code, out } = await cutoff(folderOf({}), `${argv} --json`.split(' '));
  expect(code).toBe(0);
  expect((JSON.parse(out) as { checked: unknown[] }).checked).toHaveLength(21);
});

test('what nothing reads back is refused', async () => {
  const { code, err } = await cutoff(
    folderOf({}),
    'quiz export figure-5-2 --to csv --out q --check'.split(' '),
  );
  expect([code, err]).toEqual([2, expect.stringMatching(/it goes with moodle, qti12, qti21 and gift/)]);
});
