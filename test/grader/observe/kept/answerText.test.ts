import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOf, answerText } from '../../../../grader/observe/kept/answerText.ts';
import type { Plain } from '../../../../grader/types/observation.ts';

const { plain } = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Plain>(undefined, null, true, false, NaN, -0, 0, Infinity, -Infinity),
    fc.double(),
    fc.integer(),
    fc.string(),
    fc.array(tie('plain')),
    fc.dictionary(fc.oneof(fc.constantFrom('$', '__proto__', 'toJSON', '1'), fc.string()), tie('plain'), {
      noNullPrototype: true,
    }),
  ),
}));

test('an answer comes back from its text as it was', () => {
  fc.assert(
    fc.property(plain, (answer) => {
      expect(answerOf(answerText(answer))).toStrictEqual(answer);
    }),
    { numRuns: 2_000 },
  );
});

test.each<[Plain, string]>([
  [{ value: 4, action: 'left' }, '{"value":4,"action":"left"}'],
  [undefined, '{"$":"undefined"}'],
  [[-0, NaN, undefined], '[{"$":"-0"},{"$":"NaN"},{"$":"undefined"}]'],
  [{ $: 'NaN' }, '{"$":[["$","NaN"]]}'],
  ['$', '"$"'],
])('%j is written so', (answer, text) => {
  expect(answerText(answer)).toBe(text);
});
