import type { Problems } from '../../content/problems.ts';
import { describe } from '../../words/found.ts';
import { formatGiven } from '../kinds/format.ts';
import { isRightIn } from '../pose.ts';
import type { Posed } from '../pose.ts';
import { partOf } from '../read/answersFile.ts';
import { readField } from '../read/field.ts';

/** Compares what the author expects with what is worked out; a difference is a mistake that shows both. */
export function checkExpected(posed: Posed, place: string, problems: Problems): void {
  const { ask, fields, right, world, rules } = posed;
  const { expect } = ask.question;
  if (expect === undefined) return;
  const written = fields.map((field) => partOf(expect, field.key, fields.length));
  if (written.every((each) => each === undefined)) {
    problems.add({
      code: 'wrong-expectation',
      place,
      found: describe(expect),
      expected:
        fields.length === 1 ? 'an answer' : `an object with ${fields.map(({ key }) => key).join(', ')}`,
    });
    return;
  }
  const read = fields.map((field, at) => readField(written[at], field));
  for (const [at, field] of fields.entries()) {
    const given = read[at]!;
    if (given === null) continue;
    const where = field.key === '' ? place : `${place}.${field.key}`;
    if (!given.ok)
      problems.add({
        code: 'wrong-expectation',
        place: where,
        found: describe(written[at]),
        expected: `an answer (${given.why})`,
      });
    else if (rules.acceptsAll === undefined && !isRightIn(posed, world, at, given.value)) {
      problems.add({
        code: 'unexpected-answer',
        place: where,
        found: `${formatGiven(ask, field, given.value)}, as you expect`,
        expected: `${formatGiven(ask, field, right[at]!)}, as it works out`,
      });
    }
  }
  if (rules.acceptsAll !== undefined && read.every((each) => each !== null && each.ok)) {
    const all = read.map((each) => (each !== null && each.ok ? each.value : null));
    if (!rules.acceptsAll(ask, world, all))
      problems.add({
        code: 'unexpected-answer',
        place,
        found: describe(expect),
        expected: `an answer that works, such as ${right.map((each, at) => formatGiven(ask, fields[at]!, each!)).join(', ')} (${rules.whyNot?.(ask, world, all) ?? 'this one does not'})`,
      });
  }
}
