import type { Problems } from '../../content/problems.ts';
import { describe } from '../../words/found.ts';
import { unreadWords } from '../../words/quiz/unreadWords.ts';
import { isRightIn, rightAnswer } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import { readField } from '../read/field.ts';
import { partOf } from '../read/partOf.ts';

/** Compares what the author expects with what is worked out; a difference is a mistake that shows both. */
export function checkExpected(prepared: PreparedQuestion, place: string, problems: Problems): void {
  const { ask, parts, world, kind } = prepared;
  const { expect } = ask.question;
  if (expect === undefined) return;
  const written = parts.map(({ field }) => partOf(expect, field.key, parts.length));
  if (written.every((each) => each === undefined)) {
    const keys = parts.map(({ field }) => field.key).join(', ');
    problems.add({
      code: 'wrong-expectation',
      place,
      found: describe(expect),
      expected: parts.length === 1 ? 'an answer' : `an object with ${keys}`,
    });
    return;
  }
  const given = parts.map((part) => {
    const { field, at } = part;
    const read = readField(written[at], field);
    if (read === null) return null;
    const where = field.key === '' ? place : `${place}.${field.key}`;
    if (!read.ok) {
      problems.add({
        code: 'wrong-expectation',
        place: where,
        found: describe(written[at]),
        expected: `an answer (${unreadWords(read.why)})`,
      });
      return null;
    }
    if (kind.whyNot === undefined && !isRightIn(prepared, world, at, read.value)) {
      problems.add({
        code: 'unexpected-answer',
        place: where,
        found: `${formatGiven(field, read.value)}, as you expect`,
        expected: `${formatGiven(field, rightAnswer(part))}, as it works out`,
      });
    }
    return read.value;
  });
  if (given.includes(null)) return;
  const why = kind.whyNot?.(ask, given) ?? null;
  if (why === null) return;
  const example = parts.map((part) => formatGiven(part.field, rightAnswer(part))).join(', ');
  problems.add({
    code: 'unexpected-answer',
    place,
    found: describe(expect),
    expected: `an answer that works, such as ${example} (${why})`,
  });
}
