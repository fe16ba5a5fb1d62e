import { expect, test } from 'vitest';
import { Xoshiro } from '../../reference/local/xoshiro.ts';
import { Random } from '../../reference/random.ts';

const STREAMS = [
  ['Random', Random],
  ['Xoshiro', Xoshiro],
] as const;

test.each(STREAMS)(
  '%s: the first draws of neighbouring seeds have nothing to do with each other',
  (_, Stream) => {
    for (let draw = 0; draw < 6; draw += 1) {
      const tenths = Array<number>(10).fill(0);
      for (let seed = 0; seed < 10_000; seed += 1) {
        const random = Stream.seeded(seed);
        for (let before = 0; before < draw; before += 1) random.number();
        tenths[Math.floor(random.number() * 10)]! += 1;
      }
      // 1,000 each, with a standard deviation of 30.
      for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
    }
  },
);

test.each(STREAMS)('%s: a seed fixes the stream, and a clone goes on from where it was made', (_, Stream) => {
  const [one, two] = [Stream.seeded(7), Stream.seeded(7)];
  const draws = (random: Random | Xoshiro): number[] => [
    random.number(),
    random.integer(-3, 3),
    random.choice([1, 2, 3]),
    ...random.shuffle([1, 2, 3, 4]),
  ];
  expect(draws(two)).toEqual(draws(one));
  const copy = one.clone();
  const next = draws(one);
  expect(draws(copy)).toEqual(next);
  expect(draws(Stream.seeded(8))).not.toEqual(draws(Stream.seeded(7)));
});

test.each(STREAMS)('%s: numbers lie in [0, 1), integers between both ends, evenly', (_, Stream) => {
  const random = Stream.seeded(1);
  const counts = new Map<number, number>();
  for (let i = 0; i < 21_000; i += 1) {
    const number = random.number();
    expect(number >= 0 && number < 1).toBe(true);
    const integer = random.integer(-3, 3);
    counts.set(integer, (counts.get(integer) ?? 0) + 1);
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  for (const count of counts.values()) expect(Math.abs(count - 3000)).toBeLessThan(230); // 4.5 deviations
});

test('the streams are the same everywhere', () => {
  const random = Random.seeded(1);
  const xoshiro = Xoshiro.seeded(1);
  expect([random.bits(), random.bits(), random.number(), random.integer(1, 6)]).toMatchInlineSnapshot(`
    [
      3362229289,
      3244824786,
      0.5022997802345552,
      6,
    ]
  `);
  expect([xoshiro.next(), xoshiro.next(), xoshiro.number(), xoshiro.integer(1, 6)]).toMatchInlineSnapshot(`
    [
      909274362,
      1311799249,
      0.28498539328575134,
      6,
    ]
  `);
});
