import { alphaBeta } from '../../reference/adversarial/alphaBeta.ts';
import type { Game } from '../../reference/game.ts';
import { Random } from '../../reference/random.ts';
import {
  allLeaves,
  averageGrowth,
  minimalLeaves,
  pearlGrowth,
  perfectGrowth,
  saksWigdersonGrowth,
} from '../../reference/theory.ts';
import { uniformTree, type LabOrder } from './uniformTree.ts';
import { itemAt } from '../types/lookup.ts';

export interface PruningOptions {
  /** From 2. */
  readonly branching: number;
  /** From 1; branching^depth is at most `MOST_LEAVES`. */
  readonly depth: number;
  readonly order: LabOrder;
  /** Trees a depth, from seeds 1, 2, … */
  readonly seeds: number;
}

/** `cutoff lab pruning --json`. */
export interface PruningReport {
  readonly lab: 'pruning';
  readonly branching: number;
  readonly depth: number;
  readonly order: LabOrder;
  readonly seeds: number;
  /** Growth a ply by each formula; see `reference/theory.ts`. */
  readonly growth: {
    readonly perfect: number;
    readonly average: number;
    readonly pearl: number;
    readonly saksWigderson: number;
  };
  /** One row a depth, from 1 ply to `depth`. */
  readonly rows: readonly PruningRow[];
}

export interface PruningRow {
  readonly depth: number;
  /** b^d. */
  readonly all: number;
  /** b^⌈d/2⌉ + b^⌊d/2⌋ − 1. */
  readonly minimal: number;
  /** Leaves that alpha–beta evaluated, over all seeds. */
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  /**
   * How many times more leaves a ply costs here: √(mean / mean two plies before), since odd and even plies
   * differ.
   */
  readonly growth: number;
}

/** Counts the leaves that the reference alpha–beta (non-strict cuts) evaluates on uniform random trees. */
export function pruningLab(
  options: PruningOptions,
  progress: (done: number) => void = () => {},
): PruningReport {
  const { branching, depth, order, seeds } = options;
  const weights = Array.from({ length: depth }, (_, i) => allLeaves(branching, i + 1));
  const work = weights.reduce((sum, leaves) => sum + leaves, 0) * seeds;
  let done = 0;
  const means: number[] = [1];
  const rows = weights.map((all, i): PruningRow => {
    const counts: number[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
      counts.push(evaluatedLeaves(uniformTree(Random.seeded(seed), branching, i + 1, order)));
      done += all;
      progress(done / work);
    }
    const mean = counts.reduce((sum, leaves) => sum + leaves, 0) / seeds;
    means.push(mean);
    return {
      depth: i + 1,
      all,
      minimal: minimalLeaves(branching, i + 1),
      mean,
      least: counts.reduce((a, b) => Math.min(a, b)),
      most: counts.reduce((a, b) => Math.max(a, b)),
      growth: i === 0 ? mean : Math.sqrt(mean / itemAt(means, i - 1)),
    };
  });
  return {
    lab: 'pruning',
    branching,
    depth,
    order,
    seeds,
    growth: {
      perfect: perfectGrowth(branching),
      average: averageGrowth(branching),
      pearl: pearlGrowth(branching),
      saksWigderson: saksWigdersonGrowth(branching),
    },
    rows,
  };
}

function evaluatedLeaves(game: Game<number, number> & { readonly value: number }): number {
  let leaves = 0;
  const counted = { ...game, utility: (state: number): number => ((leaves += 1), game.utility(state)) };
  const { value } = alphaBeta(counted, counted.initial);
  if (value !== game.value) throw new Error(`alpha-beta gave ${value}, but the tree is worth ${game.value}`);
  return leaves;
}
