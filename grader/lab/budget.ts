import {
  averageGrowth,
  deepestPerfect,
  pearlGrowth,
  perfectGrowth,
  reachableDepth,
} from '../../reference/theory.ts';

export interface BudgetOptions {
  /** Leaves that can be evaluated for one move, from 1. */
  readonly nodes: number;
  /** From 2. */
  readonly branching: number;
}

/** `cutoff lab budget --json`. */
export interface BudgetReport {
  readonly lab: 'budget';
  readonly nodes: number;
  readonly branching: number;
  /** Deepest whole ply whose minimal tree, b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves, fits the budget. */
  readonly deepestPerfect: number;
  readonly rows: readonly BudgetRow[];
}

export interface BudgetRow {
  readonly search: string;
  /** The formula of `growth`. */
  readonly formula: string;
  /** Times more leaves a ply. */
  readonly growth: number;
  /** Plies reached: log(nodes) / log(growth). */
  readonly depth: number;
  /** Depth as a multiple of that without pruning. */
  readonly times: number;
}

/**
 * How deep a budget of leaves reaches (fourth notes: a million nodes a move and b ≈ 35 reach "about depth 4",
 * and depth 8 with perfect order).
 */
export function budgetLab({ nodes, branching }: BudgetOptions): BudgetReport {
  const plain = reachableDepth(nodes, branching);
  const row = (search: string, formula: string, growth: number): BudgetRow => {
    const depth = reachableDepth(nodes, growth);
    return { search, formula, growth, depth, times: plain === 0 ? 1 : depth / plain };
  };
  return {
    lab: 'budget',
    nodes,
    branching,
    deepestPerfect: deepestPerfect(nodes, branching),
    rows: [
      row('minimax, no pruning', 'b', branching),
      row('alpha–beta, random order (rule of thumb)', 'b^(3/4)', averageGrowth(branching)),
      row('alpha–beta, random order (Pearl 1982)', 'ξ/(1 − ξ), ξ^b + ξ = 1', pearlGrowth(branching)),
      row('alpha–beta, perfect order', '√b', perfectGrowth(branching)),
    ],
  };
}
