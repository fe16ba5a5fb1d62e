import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RandomHost } from '../../../../grader/observe/host/randomHost.ts';
import { Recorder } from '../../../../grader/observe/host/recorder.ts';
import { Random } from '../../../../reference/random.ts';

const hostOf = (seed: number): RandomHost => new RandomHost(Random.seeded(seed), new Recorder(100_000));

test('draws are those of the reference from the same seed, in any mixture', () => {
  const draw = fc.oneof(
    fc.constant({ kind: 'number' } as const),
    fc
      .tuple(fc.integer(), fc.nat(1000))
      .map(([low, span]) => ({ kind: 'integer', low, high: low + span }) as const),
    fc.integer({ min: 1, max: 50 }).map((length) => ({ kind: 'choice', length }) as const),
    fc.nat(20).map((length) => ({ kind: 'shuffle', length }) as const),
  );
  fc.assert(
    fc.property(fc.integer(), fc.array(draw, { maxLength: 30 }), (seed, draws) => {
      const host = hostOf(seed);
      const reference = Random.seeded(seed);
      for (const each of draws) {
        const items = Array.from({ length: 'length' in each ? each.length : 0 }, (_, i) => i);
        if (each.kind === 'number') expect(host.number()).toBe(reference.number());
        else if (each.kind === 'integer')
          expect(host.integer(each.low, each.high)).toBe(reference.integer(each.low, each.high));
        else if (each.kind === 'choice') expect(host.choice(each.length)).toBe(reference.choice(items));
        else expect(exchanged(items, host.shuffle(each.length))).toEqual(reference.shuffle([...items]));
      }
    }),
  );
});

/** What a binding does with the partners of a shuffle. */
function exchanged(items: readonly number[], partners: readonly number[]): number[] {
  const list = [...items];
  partners.forEach((partner, i) => {
    const at = list.length - 1 - i;
    [list[at], list[partner]] = [list[partner]!, list[at]!];
  });
  return list;
}

test('a span of exactly 2^32 can be drawn, one more cannot', () => {
  expect(hostOf(1).integer(0, 2 ** 32 - 1)).toBeGreaterThanOrEqual(0);
  expect(() => hostOf(1).integer(0, 2 ** 32)).toThrow('spans at most 2^32');
  expect(() => hostOf(1).integer(0, NaN)).toThrow('takes two integers');
  expect(() => hostOf(1).integer(0, 2 ** 53)).toThrow('takes two integers');
});
