import { describe, expect, test } from 'vitest';
import { geneticAlgorithm, geneticAlgorithmOfPairs } from '../../../reference/local/geneticAlgorithm.ts';
import {
  crossover,
  mutate,
  mutateEachPosition,
  mutateToAnother,
  randomSelection,
  reproduce,
  reproduceInside,
  reproducePair,
  selectionShares,
} from '../../../reference/local/genetics.ts';
import {
  fromBits,
  fromDigits,
  nonAttackingPairs,
  toBits,
  toDigits,
} from '../../../reference/problems/queensEncoding.ts';
import { Random } from '../../../reference/random.ts';

const sum = (bits: readonly number[]): number => bits.reduce((total, bit) => total + bit, 0);

describe('figure 4.6 (textbook; fifth notes)', () => {
  const population = ['24748552', '32752411', '24415124', '32543213'].map(fromDigits);
  test('(b): fitness 24, 23, 20, 11 and shares of 31, 29, 26, 14 %', () => {
    expect(population.map(nonAttackingPairs)).toEqual([24, 23, 20, 11]);
    expect(selectionShares(population, nonAttackingPairs).map((share) => Math.round(share * 100))).toEqual([
      31, 29, 26, 14,
    ]);
  });
  test.each([
    ['32752411', '24748552', 3, '32748552', '24752411'],
    ['32752411', '24415124', 5, '32752124', '24415411'],
  ])('(c), (d): %s and %s, crossed after digit %i', (x, y, c, first, second) => {
    expect(toDigits(crossover(fromDigits(x), fromDigits(y), c))).toBe(first);
    expect(toDigits(crossover(fromDigits(y), fromDigits(x), c))).toBe(second);
  });
  test.each([
    ['32748552', '32748152', 6],
    ['32752124', '32252124', 3],
    ['24415411', '24415417', 8],
  ])('(e): %s mutates to %s in digit %i, which some seed does', (before, after, position) => {
    const seeds = Array.from({ length: 2000 }, (_, seed) =>
      toDigits(mutate(Random.seeded(seed), fromDigits(before), 8)),
    );
    expect(seeds).toContain(after);
    expect(Array.from(before).findIndex((digit, i) => digit !== after[i]) + 1).toBe(position);
  });
});

test('figure 4.7: the offspring keeps three columns of the first parent and five of the second', () => {
  const [first, second] = [fromDigits('32752411'), fromDigits('24748552')];
  const child = crossover(first, second, 3);
  expect(child).toEqual([2, 1, 6, 3, 7, 4, 4, 1]); // its board, rows from 0
  expect(child.slice(0, 3)).toEqual(first.slice(0, 3));
  expect(child.slice(3)).toEqual(second.slice(3));
});

test('8 queens need 8 × log2 8 = 24 bits, and bits and digits cross differently', () => {
  const [x, y] = [fromDigits('32752411'), fromDigits('24748552')];
  expect(toBits(x, 3)).toHaveLength(24);
  expect(fromBits(toBits(x, 3), 3)).toEqual(x);
  const crosses = (c: number): number[] => fromBits(crossover(toBits(x, 3), toBits(y, 3), c), 3);
  expect(crosses(9)).toEqual(crossover(x, y, 3)); // between digits it is the same
  const inside = crosses(13); // inside the fifth digit: 001 and 111 make 011
  expect([x[4], y[4], inside[4]]).toEqual([1, 7, 3]);
});

describe('operators', () => {
  const shares = (runs: number, draw: (random: Random) => unknown): Map<string, number> => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < runs; seed += 1) {
      const key = String(draw(Random.seeded(seed)));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return new Map([...counts].map(([key, count]) => [key, count / runs]));
  };
  const near = (share: number | undefined, p: number, runs: number): void =>
    expect(Math.abs((share ?? 0) - p)).toBeLessThan(4.5 * Math.sqrt((p * (1 - p)) / runs));

  test('selection is proportional to fitness', () => {
    const got = shares(6000, (random) => randomSelection(random, [1, 2, 3, 0], (x) => x));
    [1, 2, 3].forEach((fitness) => near(got.get(String(fitness)), fitness / 6, 6000));
    expect(got.has('0')).toBe(false);
  });
  test('the figure cuts after 1 to n, and n copies; the other after 1 to n − 1', () => {
    const [x, y] = [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ];
    const printed = shares(4000, (random) => sum(reproduce(random, x, y)));
    [0, 1, 2, 3].forEach((ones) => near(printed.get(String(ones)), 1 / 4, 4000));
    const inside = shares(4000, (random) => sum(reproduceInside(random, x, y)));
    expect([...inside.keys()].sort()).toEqual(['1', '2', '3']);
    [1, 2, 3].forEach((ones) => near(inside.get(String(ones)), 1 / 3, 4000));
  });
  test('two offspring share out what their parents have', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const [one, two] = reproducePair(Random.seeded(seed), [0, 1, 2, 3], [4, 5, 6, 7]);
      one.forEach((gene, i) => expect([gene, two[i]].sort()).toEqual([i, i + 4]));
    }
  });
  test('mutation of an individual changes one position at most, and to another value when asked', () => {
    const before = [0, 1, 2];
    const changed = (after: readonly number[]): number =>
      after.filter((gene, i) => gene !== before[i]).length;
    const any = shares(6000, (random) => changed(mutate(random, before, 4)));
    near(any.get('0'), 1 / 4, 6000);
    near(any.get('1'), 3 / 4, 6000);
    const other = shares(9000, (random) => mutateToAnother(random, before, 4));
    expect(other.size).toBe(9);
    for (const share of other.values()) near(share, 1 / 9, 9000);
  });
  test('mutation of each position is independent', () => {
    const flips = shares(8000, (random) =>
      mutateEachPosition(random, [9, 9], 3, 0.3).map((gene) => (gene === 9 ? 0 : 1)),
    );
    near(flips.get('0,0'), 0.49, 8000);
    near(flips.get('1,0'), 0.21, 8000);
    near(flips.get('0,1'), 0.21, 8000);
    near(flips.get('1,1'), 0.09, 8000);
  });
  test('parents of two lengths, or a cut outside, are refused', () => {
    expect(() => crossover([1], [1, 2], 1)).toThrow('one length');
    expect(() => crossover([1, 2], [1, 2], 3)).toThrow('from 0 to 2');
  });
});

describe('the whole algorithm', () => {
  const start = (random: Random, size: number): number[][] =>
    Array.from({ length: size }, () => Array.from({ length: 20 }, () => random.integer(0, 1)));
  const breeding = {
    reproduce: reproduceInside,
    mutate: (random: Parameters<typeof mutate>[0], child: readonly number[]) =>
      mutateToAnother(random, child, 2),
    mutationRate: 0.2,
    generations: 200,
    fitEnough: 20,
  };
  const fitness = (bits: readonly number[]): number => sum(bits) ** 4; // one-max with a strong pull

  test('solves one-max, and stops in the generation that does', () => {
    const random = Random.seeded(1);
    const result = geneticAlgorithm(random, start(random, 50), fitness, { ...breeding, fitEnough: 20 ** 4 });
    expect(sum(result.best)).toBe(20);
    expect(result.generations).toBeLessThan(200);
    expect(result.bestEver).toEqual(result.best);
  });
  test('makes at least one generation, and at most `generations`', () => {
    for (const [fitEnough, generations, made] of [
      [0, 9, 1],
      [Infinity, 9, 9],
    ] as const) {
      const random = Random.seeded(2);
      const result = geneticAlgorithm(random, start(random, 10), fitness, {
        ...breeding,
        fitEnough,
        generations,
      });
      expect(result.generations).toBe(made);
      expect(result.population).toHaveLength(10);
      expect(fitness(result.best)).toBe(Math.max(...result.population.map(fitness)));
    }
  });
  test('of pairs: each mating fills two places, the last of an odd population one', () => {
    for (const size of [6, 7]) {
      const random = Random.seeded(3);
      const result = geneticAlgorithmOfPairs(random, start(random, size), fitness, {
        reproduce: (draws, x, y) => reproducePair(draws, x, y),
        mutate: (_, child) => child,
        generations: 1,
        fitEnough: Infinity,
      });
      expect(result.population).toHaveLength(size);
      expect(sum(result.population[0]!) + sum(result.population[1]!)).toBeGreaterThan(0);
    }
  });
  test('of pairs solves one-max too', () => {
    const random = Random.seeded(4);
    const result = geneticAlgorithmOfPairs(random, start(random, 50), fitness, {
      reproduce: (draws, x, y) => reproducePair(draws, x, y),
      mutate: (draws, child) => mutateEachPosition(draws, child, 2, 0.01),
      generations: 300,
      fitEnough: 20 ** 4,
    });
    expect(sum(result.bestEver)).toBe(20);
  });
});
