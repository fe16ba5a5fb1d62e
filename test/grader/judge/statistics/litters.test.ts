import type { Individual } from '../../../../reference/local/genetics.ts';
import { describe, expect, it } from 'vitest';
import { observeTrusted } from '../../../../grader/observe/host/observeTrusted.ts';
import { evidenceTest } from '../../../../grader/judge/checks/evidence.ts';
import { openFamily } from '../../../../grader/judge/statistics/families.ts';
import {
  acceptedConventions,
  correctBreeding,
  PROPORTIONAL,
} from '../../../../grader/judge/statistics/genetics/breedings.ts';
import { cutWithin } from '../../../../grader/judge/statistics/genetics/crossoverWays.ts';
import type { Breeding, MutationModel } from '../../../../grader/judge/statistics/genetics/likelihood.ts';
import { LitterChances } from '../../../../grader/judge/statistics/genetics/litters.ts';
import type { Conventions } from '../../../../grader/types/exercise.ts';
import type { GeneticInput } from '../../../../grader/types/input.ts';
import type { ChanceEvidence } from '../../../../grader/types/verdict.ts';
import { runSubjectOf } from '../../../../grader/subjects/subjects.ts';
import type { Genetic, State } from '../../../../mistakes/correct/local/api.ts';
import { checkOf, exerciseOf } from '../exercises.ts';
import { fewer, isWhole } from '../../../support/whole.ts';
import { crossedBy, masksOf } from './crossings.ts';
import { Trace } from './traces.ts';

/** What a child may become, with chances, worked out one by one. */
function mutants(
  child: Individual,
  { unit, chance, change }: MutationModel,
  values: number,
): (readonly [Individual, number])[] {
  const others = (at: number): [number, number][] =>
    Array.from({ length: values }, (_, value): [number, number] => [
      value,
      value === child[at] ? 0 : change(at, child[at]!, value),
    ]).filter(([, p]) => p > 0);
  if (unit === 'individual')
    return [
      [child, 1 - chance],
      ...child.flatMap((_, at) =>
        others(at).map(([value, p]) => [child.with(at, value), chance * p] as const),
      ),
    ];
  return child.reduce<(readonly [Individual, number])[]>(
    (all, old, at) =>
      all.flatMap(([done, p]) => [
        [[...done, old], p * (1 - chance)] as const,
        ...others(at).map(([value, q]) => [[...done, value], p * chance * q] as const),
      ]),
    [[[], 1]],
  );
}

/** Every pair of children, with its chance: over both parents, the crossing and both mutations. */
function allPairs(
  population: readonly Individual[],
  breeding: Breeding,
  values: number,
): Map<string, number> {
  const { shares, oneParent, mutation } = breeding;
  const found = new Map<string, number>();
  population.forEach((x, i) =>
    population.forEach((y, j) =>
      masksOf(breeding, x.length).forEach(([mask, often]) => {
        const chance = often * (oneParent ? (i === j ? shares[i]! : 0) : shares[i]! * shares[j]!);
        if (chance === 0) return;
        for (const [one, p] of mutants(crossedBy(mask, x, y), mutation, values)) {
          for (const [two, q] of mutants(crossedBy(mask, y, x), mutation, values)) {
            const key = `${one.join('')} ${two.join('')}`;
            found.set(key, (found.get(key) ?? 0) + chance * p * q);
          }
        }
      }),
    ),
  );
  return found;
}

const POPULATION = [
  [0, 0, 1],
  [1, 1, 0],
  [0, 1, 1],
];
const FITNESS = [1, 2, 2];
const EVERY = Array.from({ length: 8 }, (_, bits) => [bits >> 2, (bits >> 1) & 1, bits & 1]);

describe('the chance of two children of one mating', () => {
  const accepted = acceptedConventions({ accepts: ['cut-two-cuts', 'cut-each-position'] } as never);
  const crossings = new Map(accepted.map(({ cross }) => [cross.words, cross]));
  const conventions = [...crossings.values()].flatMap((cross) =>
    (['individual', 'position'] as const).flatMap((unit) =>
      [
        { oneParent: false, crossed: 1 },
        { oneParent: false, crossed: 0.6 },
        { oneParent: true, crossed: 1 },
      ].map((rest) => ({ cross, words: cross.words, unit, draw: 'another' as const, ...rest })),
    ),
  );

  it.each(conventions)(
    '$words, mutation of each $unit, one parent: $oneParent, crossed: $crossed',
    ({ oneParent, crossed, ...convention }) => {
      const breeding = {
        ...correctBreeding(
          { ...convention, select: PROPORTIONAL },
          { n: 3, values: 2, rate: 0.25, crossed },
          FITNESS,
        ),
        oneParent,
      };
      const expected = allPairs(POPULATION, breeding, 2);
      const chances = new LitterChances(POPULATION);
      let sum = 0;
      for (const one of EVERY)
        for (const two of EVERY) {
          chances.compare([one, two]);
          const chance = chances.of(breeding);
          expect(chance).toBeCloseTo(expected.get(`${one.join('')} ${two.join('')}`) ?? 0, 12);
          sum += chance;
        }
      expect(sum).toBeCloseTo(1, 12);
    },
  );

  it('has no more than 0 for a pair that no mating gives', () => {
    const breeding = correctBreeding(
      { cross: cutWithin('1..n-1', ''), unit: 'individual', draw: 'another', select: PROPORTIONAL },
      { n: 3, values: 2, rate: 0, crossed: 1 },
      [1, 1, 0],
    );
    const chances = new LitterChances(POPULATION);
    chances.compare([
      [0, 0, 1],
      [0, 0, 0],
    ]);
    expect(chances.of(breeding)).toBe(0);
  });
});

const ONE: Partial<Conventions> = {
  cutRange: ['1..n-1'],
  mutates: ['individual'],
  mutationDraws: ['another'],
};
const isOfPairs = ({ convention }: { readonly convention: string }): boolean =>
  convention.startsWith('two children');

/** How many children, and how often parents are crossed. */
const GENERATIONS: readonly (readonly [size: number, crossed: number])[] = [
  [3, 1],
  ...(isWhole ? [[4, 1] as const] : []),
  [3, 0.6],
];

describe('generations of pairs', () => {
  it.each(GENERATIONS)(
    'the evidence against every generation of %s, crossed in %s, averages to 1',
    (size, crossed) => {
      const population = [...POPULATION, [1, 1, 1]].slice(0, size);
      const fitness = population.map((each) => each.reduce((a, b) => a + b, 0));
      const input: GeneticInput = {
        kind: 'genetic',
        population,
        fitness: { name: 'one-max', n: 3, initial: null },
        options: { mutationRate: 0.25, crossoverRate: crossed, values: 2, generations: 1 },
        seed: 5,
      };
      const breeding = correctBreeding(
        { cross: cutWithin('1..n-1', ''), unit: 'individual', draw: 'another', select: PROPORTIONAL },
        { n: 3, values: 2, rate: 0.25, crossed },
        fitness,
      );
      const pairs = [...allPairs(population, breeding, 2)].map(([key, chance]) => ({
        pair: key.split(' ').map((bits) => [...bits].map(Number)),
        chance,
      }));
      const alone = new LitterChances(population);
      const seconds =
        size === 4
          ? pairs
          : EVERY.map((child) => {
              alone.compare([child]);
              return { pair: [child], chance: alone.of(breeding) };
            });
      let [total, evidence] = [0, 0];
      for (const first of pairs)
        for (const second of seconds) {
          const chance = first.chance * second.chance;
          const tests = openFamily('generations', ONE as Conventions, 20);
          tests.consume(
            input,
            new Trace(population[0]!)
              .number()
              .generation(0, [...first.pair, ...second.pair])
              .returns(population[0], { population }),
          );
          total += chance;
          evidence += chance * Math.exp(tests.hypotheses.find(isOfPairs)!.processes[0]!.logE);
        }
      expect(total).toBeCloseTo(1, 10);
      expect(evidence).toBeLessThanOrEqual(1 + 1e-9);
      expect(evidence).toBeGreaterThan(0.97);
    },
  );
});

/** Of programs that pass, which take every run. */
const SOME_RUNS = fewer(40);

/** Twenty boards of eight queens. */
const run = (seed: number): GeneticInput => ({
  kind: 'genetic',
  population: 20,
  fitness: { name: 'n-queens', n: 8, initial: null },
  options: { mutationRate: 0.2, values: 8, generations: 5, fitEnough: 29 },
  seed,
});

function graded(entry: Genetic, conventions: Partial<Conventions>, runs = 40) {
  const check = checkOf('evidence', [], { family: 'generations' });
  const tested = evidenceTest(
    exerciseOf('genetic-algorithm', { ...ONE, ...conventions }, [check]),
    check,
    true,
  );
  for (let seed = 1; seed <= runs && !tested.isSettled; seed += 1)
    tested.consume(run(seed), observeTrusted(entry, run(seed), { calls: 100_000 }));
  const finding = tested.finding();
  return { finding, evidence: finding.evidence as ChanceEvidence };
}

describe('programs that make two children of a mating', () => {
  const { variants } = runSubjectOf({ algorithm: 'genetic-algorithm' })!;
  const two = variants.find(({ id }) => id === 'two-children')!.load() as unknown as Genetic;

  it('pass, and are known for what they do', () => {
    const { finding, evidence } = graded(two, {});
    expect(finding.state).toBe('passed');
    expect(evidence.convention).toBe('two children of each mating');
    expect(evidence.decisions).toBe(40 * 100);
  });

  it('fail where one child is asked for', () => {
    const { finding, evidence } = graded(two, { twoChildren: 'not' });
    expect(finding.state).toBe('failed');
    expect(evidence.mistake!.id).toBe('two-children');
  });

  it('sorted afterwards, are not told from others, and pass', () => {
    const sorted: Genetic = (population, fitness, random, options) =>
      two(population, fitness, random, {
        ...options,
        onGeneration(made: State[]) {
          made.sort((a, b) => fitness(b) - fitness(a));
          options.onGeneration!(made);
        },
      });
    const { finding, evidence } = graded(sorted, {}, SOME_RUNS);
    expect(finding.state).toBe('passed');
    expect(evidence.convention).toBeUndefined();
  });

  it('one child of each mating passes either way', () => {
    const one = variants[0]!.load() as unknown as Genetic;
    for (const twoChildren of ['allowed', 'not'] as const) {
      const { finding, evidence } = graded(one, { twoChildren }, SOME_RUNS);
      expect(finding.state).toBe('passed');
      expect(evidence.convention).toBeUndefined();
    }
  });

  // The bank makes one child of each mating; here the same part is wrong in a program that makes two.
  it.each(['selection-uniform', 'selection-rank', 'mutation-never', 'mutation-doubled'])(
    'fail with a mistake in a part: %s',
    (id) => {
      const { finding, evidence } = graded(pairsWith(id), {});
      expect(finding.state).toBe('failed');
      expect(evidence.mistake!.id).toBe(id);
    },
  );
});

/** Two children of each mating, with one part wrong. */
function pairsWith(id: string): Genetic {
  return (first, fitness, random, options) => {
    let population = first;
    const rate = options.mutationRate! * (id === 'mutation-never' ? 0 : id === 'mutation-doubled' ? 2 : 1);
    for (let made = 1; ; made += 1) {
      const ranked = [...population].sort((a, b) => fitness(a) - fitness(b));
      const weights =
        id === 'selection-uniform'
          ? population.map(() => 1)
          : id === 'selection-rank'
            ? population.map((each) => ranked.indexOf(each) + 1)
            : population.map(fitness);
      const select = (): State => {
        let spin = random.number() * weights.reduce((a, b) => a + b, 0);
        return population.find((_, at) => (spin -= weights[at]!) < 0) ?? population.at(-1)!;
      };
      const next: State[] = [];
      while (next.length < population.length) {
        const [x, y] = [select(), select()];
        const c = random.integer(1, x.length - 1);
        for (const child of [
          [...x.slice(0, c), ...y.slice(c)],
          [...y.slice(0, c), ...x.slice(c)],
        ]) {
          const at = random.integer(0, child.length - 1);
          next.push(
            random.number() < rate
              ? child.with(at, (child[at]! + random.integer(1, options.values! - 1)) % options.values!)
              : child,
          );
        }
      }
      population = next;
      options.onGeneration!(population);
      if (made >= options.generations! || population.some((each) => fitness(each) >= options.fitEnough!))
        return population[0];
    }
  };
}
