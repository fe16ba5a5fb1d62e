import { describe, expect, test } from 'vitest';
import { nonAttackingPairs } from '../../../reference/problems/queensEncoding.ts';
import { geneticAlgorithm } from '../../../reference/local/geneticAlgorithm.ts';
import { crossover, mutateToAnother, reproduceInside } from '../../../reference/local/genetics.ts';
import { Random } from '../../../reference/random.ts';
import { geneticData, geneticFrame } from '../../../grader/steps/runs/geneticData.ts';
import { originOf } from '../../../grader/steps/runs/originOf.ts';
import { playRun } from '../../../grader/steps/runs/playRun.ts';
import type { GenerationsEvidence } from '../../../grader/types/verdict.ts';

/** A run of figure 4.8 with each of its generations. */
function evolved(seed: number): number[][][] {
  const random = Random.seeded(seed);
  const draw = (): number[] => Array.from({ length: 8 }, () => random.integer(0, 7));
  const populations: number[][][] = [Array.from({ length: 10 }, draw)];
  for (let made = 0; made < 4; made += 1) {
    const { population } = geneticAlgorithm(random, populations.at(-1)!, nonAttackingPairs, {
      fitEnough: Infinity,
      generations: 1,
      mutationRate: 0.3,
      reproduce: (draws, x, y) => reproduceInside(draws, x, y),
      mutate: (draws, child) => mutateToAnother(draws, child, 8),
    });
    populations.push(population.map((each) => [...each]));
  }
  return populations;
}

const evidenceOf = (members: number[][][], more: Partial<GenerationsEvidence> = {}): GenerationsEvidence => ({
  kind: 'generations',
  problem: { name: 'n-queens', n: 8, initial: null },
  seed: 1,
  generations: members.map((each) => ({ size: each.length, best: 0, mean: 0, worst: 0, different: 0 })),
  fittest: members.at(-1)![0]!,
  populations: { from: 0, members },
  ...more,
});

describe('the frames of a genetic run', () => {
  const populations = evolved(5);
  const data = geneticData(evidenceOf(populations))!;

  test('fitness, its best, mean and least are those of the problem', () => {
    for (const [at, members] of populations.entries()) {
      const fitness = members.map(nonAttackingPairs);
      expect(geneticFrame(data, at)).toMatchObject({
        generation: at,
        fitness,
        best: Math.max(...fitness),
        worst: Math.min(...fitness),
        mean: fitness.reduce((a, b) => a + b, 0) / 10,
      });
    }
  });

  test('each child is a cut of its two parents with at most one position changed', () => {
    for (const [at, members] of populations.entries()) {
      const { origins, parents } = geneticFrame(data, at);
      if (at === 0) expect({ origins, parents }).toEqual({ origins: [], parents: null });
      for (const [place, origin] of origins.entries()) {
        const { x, y, cut, mutated } = origin!;
        const [front, back] = [parents!.members[x]!, parents!.members[y]!];
        const bred = cut === null ? [...front] : crossover(front, back, cut);
        expect(mutated.length).toBeLessThanOrEqual(1);
        const child = members[place]!;
        expect(child.flatMap((value, i) => (value === bred[i] ? [] : [i]))).toEqual(mutated);
      }
    }
  });

  test('a generation is said, and drawn beside its parents with cuts and frames', () => {
    const played = playRun(data);
    expect(played.textAt(0)).toMatch(
      /^The first population of 10: the fittest is worth \d+, the mean is [\d.]+/,
    );
    expect(played.textAt(2)).toMatch(
      /^Generation 2 of 10: .* Of 10 children, two parents and a cut can give \d/,
    );
    const [parents, children] = played.figuresAt(2);
    expect(parents!.caption).toBe('Generation 1: the parents');
    expect(children!.svg).toContain('class="pic-cut"');
    expect(children!.svg).toMatch(/>from \d( and \d)?</);
  });
});

test('a copy comes before a crossover, and a child of another length from nobody', () => {
  const parents = [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ];
  expect(originOf([1, 1, 1, 1], parents)).toEqual({ x: 1, y: 1, cut: null, mutated: [] });
  expect(originOf([0, 0, 0, 1], parents)).toEqual({ x: 0, y: 1, cut: 3, mutated: [] });
  expect(originOf([0, 1, 2, 1], parents)).toEqual({ x: 0, y: 1, cut: 1, mutated: [2] });
  expect(originOf([0, 0], parents)).toBeNull();
});

test('results without members are not played', () => {
  const { populations: _, ...old } = evidenceOf(evolved(1));
  expect(geneticData(old)).toBeNull();
});
