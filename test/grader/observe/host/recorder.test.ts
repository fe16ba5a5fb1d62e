import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LimitReached } from '../../../../grader/observe/host/errors.ts';
import { Recorder } from '../../../../grader/observe/host/recorder.ts';
import { EVENT_SIZE, OPS } from '../../../../grader/types/observation.ts';

test('rows come out as they went in, however many', () => {
  const row = fc.tuple(fc.constantFrom(...OPS), fc.integer({ min: -1 }), fc.nat(), fc.double());
  fc.assert(
    fc.property(fc.array(row, { maxLength: 2_000, size: 'max' }), (rows) => {
      const recorder = new Recorder(0);
      for (const each of rows) recorder.record(...each);
      const events = recorder.events();
      expect(events.length).toBe(rows.length * EVENT_SIZE);
      expect([...events]).toEqual(rows.flatMap(([op, ...numbers]) => [OPS.indexOf(op), ...numbers]));
    }),
    { numRuns: 20 },
  );
});

test('as many questions as allowed, and not one more', () => {
  const recorder = new Recorder(3);
  for (let i = 0; i < 3; i += 1) recorder.count();
  expect(() => recorder.count()).toThrow(LimitReached);
  expect(recorder.calls).toBe(3);
});

test('what was taken out is not changed by what comes after', () => {
  const recorder = new Recorder(0);
  recorder.record('value', 0, 0, 1);
  const events = recorder.events();
  recorder.record('value', 0, 0, 2);
  expect([...events]).toEqual([OPS.indexOf('value'), 0, 0, 1]);
});
