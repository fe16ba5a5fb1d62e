import {
  crossover,
  mutateToAnother,
  reproduceInside,
  selectionShares,
} from '../../reference/local/genetics.ts';
import { geneticAlgorithm } from '../../reference/local/geneticAlgorithm.ts';
import { fromDigits, nonAttackingPairs, toDigits } from '../../reference/problems/queensEncoding.ts';
import { Random } from '../../reference/random.ts';
import { inParts } from './inParts.ts';
import { clopperPearson, type Interval } from './interval.ts';
import { randomBoard } from './queensVariants.ts';

export interface GeneticOptions {
  readonly n: number;
  /** Sizes of the population and rates of mutation that are tried, each with each. */
  readonly sizes: readonly number[];
  readonly rates: readonly number[];
  readonly generations: number;
  readonly runs: number;
  readonly seed: number;
}

/** `cutoff lab genetic --json`. */
export interface GeneticReport {
  readonly lab: 'genetic';
  readonly n: number;
  readonly generations: number;
  readonly runs: number;
  readonly seed: number;
  readonly confidence: number;
  /** Figure 4.6, from (a) to (e). */
  readonly figure: readonly FigureRow[];
  readonly rows: readonly GeneticRow[];
}

/** A row of figure 4.6, strings as it prints them. */
export interface FigureRow {
  readonly individual: string;
  readonly fitness: number;
  readonly share: number;
  readonly parent: string;
  /** Digits of the parent before the crossover point. */
  readonly cut: number;
  readonly child: string;
  readonly mutated: string;
}

export interface GeneticRow {
  readonly size: number;
  readonly rate: number;
  readonly crossover: boolean;
  readonly solved: number;
  readonly interval: Interval;
  /** Generations of runs that solve the board, on average; null where none does. */
  readonly toSolve: number | null;
  /** Best fitness of the last generation, on average. */
  readonly best: number;
}

const CONFIDENCE = 0.95;

/** Figure 4.6 (Russell and Norvig): the population, who mates with whom and where, and what mutates. */
const POPULATION = ['24748552', '32752411', '24415124', '32543213'];
const MATINGS = [
  { x: 1, y: 0, cut: 3 },
  { x: 1, y: 2, cut: 5 },
];
const MUTATED = ['32748152', '24752411', '32252124', '24415417'];

/**
 * Figure 4.6 step by step, and how often evolutions of n queens end with a solution, by the size of the
 * population, the rate of mutation, and with crossover or children that are copies of a parent.
 *
 * @param progress Told the share done, in [0, 1].
 */
export function geneticLab(
  { n, sizes, rates, generations, runs, seed }: GeneticOptions,
  progress: (done: number) => void = () => {},
): GeneticReport {
  const ways = sizes.flatMap((size) =>
    rates.flatMap((rate) => [true, false].map((isCrossed) => ({ size, rate, crossover: isCrossed }))),
  );
  const rows = inParts(
    ways,
    ({ size }) => size,
    (way, told) => rowOf(way, { n, generations, runs, seed }, told),
    progress,
  );
  return { lab: 'genetic', n, generations, runs, seed, confidence: CONFIDENCE, figure: figure(), rows };
}

type Way = Pick<GeneticRow, 'size' | 'rate' | 'crossover'>;

function rowOf(
  way: Way,
  { n, generations, runs, seed }: Omit<GeneticOptions, 'sizes' | 'rates'>,
  progress: (done: number) => void,
): GeneticRow {
  const fitEnough = (n * (n - 1)) / 2;
  const random = Random.seeded(seed);
  let [solved, toSolve, best] = [0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    const start = Array.from({ length: way.size }, () => randomBoard(random, n));
    const evolved = geneticAlgorithm<readonly number[]>(random, start, nonAttackingPairs, {
      fitEnough,
      generations,
      mutationRate: way.rate,
      reproduce: way.crossover ? reproduceInside : (_, x) => x,
      mutate: (draws, child) => mutateToAnother(draws, child, n),
    });
    const fitness = nonAttackingPairs(evolved.best);
    if (fitness === fitEnough) {
      solved += 1;
      toSolve += evolved.generations;
    }
    best += fitness;
    progress((run + 1) / runs);
  }
  return {
    ...way,
    solved,
    interval: clopperPearson(solved, runs, CONFIDENCE),
    toSolve: solved === 0 ? null : toSolve / solved,
    best: best / runs,
  };
}

function figure(): FigureRow[] {
  const population = POPULATION.map(fromDigits);
  const shares = selectionShares(population, nonAttackingPairs);
  const matings = MATINGS.flatMap(({ x, y, cut }) => [
    { parent: x, other: y, cut },
    { parent: y, other: x, cut },
  ]);
  return population.map((individual, at) => {
    const { parent, other, cut } = matings[at] ?? { parent: at, other: at, cut: 0 };
    const [one, two] = [population[parent] ?? [], population[other] ?? []];
    return {
      individual: toDigits(individual),
      fitness: nonAttackingPairs(individual),
      share: shares[at] ?? 0,
      parent: toDigits(one),
      cut,
      child: toDigits(crossover(one, two, cut)),
      mutated: MUTATED[at] ?? '',
    };
  });
}
