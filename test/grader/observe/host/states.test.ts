import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StateNumbers } from '../../../../grader/observe/host/states.ts';

test('states get the same numbers whether or not the values of each position are known', () => {
  const shape = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 0, maxLength: 24 });
  fc.assert(
    fc.property(
      shape.chain((values) =>
        fc.tuple(
          fc.constant(values),
          fc.array(fc.tuple(...values.map((each) => fc.nat(each - 1))), { maxLength: 40 }),
        ),
      ),
      ([values, states]) => {
        const [known, unknown] = [new StateNumbers(values), new StateNumbers()];
        for (const state of states) expect(known.numberOf(state)).toBe(unknown.numberOf(state));
        expect(known.all).toEqual(unknown.all);
      },
    ),
    { seed: 7, numRuns: 500 },
  );
});

test('long states, of more combinations than a number tells apart, keep their own numbers', () => {
  const points = new StateNumbers(Array.from({ length: 60 }, () => 2));
  const state = Array.from({ length: 60 }, () => 0);
  points.numberOf(state);
  for (let at = 0; at < 60; at += 1) expect(points.numberOf(state.with(at, 1))).toBe(at + 1);
  expect(points.numberOf(state)).toBe(0);
});
