/**
 * MIN-CONFLICTS (textbook figure 6.8; Minton and others 1992): from a complete assignment, pick a random
 * variable in conflict and give it the value with the fewest conflicts, ties at random, until none is left.
 *
 * Contract: at most `steps` repairs. One draw for the variable and one for the value, each step.
 */
import type { Draws } from '../random.ts';

/** A constraint problem as this search sees it. `W` is a complete assignment, changed in place. */
export interface ConflictProblem<W> {
  readonly variables: number;
  /** Values that the variable may take, in a fixed order. */
  values(work: W, variable: number): ArrayLike<number>;
  /** Conflicts that the variable would have with that value. */
  conflicts(work: W, variable: number, value: number): number;
  value(work: W, variable: number): number;
  assign(work: W, variable: number, value: number): void;
}

/** How the repairs ended. */
export interface Repaired {
  readonly solved: boolean;
  /** Repairs made. */
  readonly steps: number;
}

/** Repairs `work` in place, from a complete assignment; at most `steps` repairs. */
export function minConflicts<W>(
  random: Draws,
  problem: ConflictProblem<W>,
  work: W,
  steps: number,
): Repaired {
  for (let step = 0; ; step += 1) {
    const conflicted: number[] = [];
    for (let variable = 0; variable < problem.variables; variable += 1) {
      if (problem.conflicts(work, variable, problem.value(work, variable)) > 0) conflicted.push(variable);
    }
    if (conflicted.length === 0) return { solved: true, steps: step };
    if (step >= steps) return { solved: false, steps: step };
    const variable = random.choice(conflicted);
    problem.assign(work, variable, leastConflicting(random, problem, work, variable));
  }
}

/** The value with the fewest conflicts for that variable; ties at random. One draw. */
export function leastConflicting<W>(
  random: Draws,
  problem: ConflictProblem<W>,
  work: W,
  variable: number,
): number {
  const values = problem.values(work, variable);
  const ties: number[] = [];
  let fewest = Infinity;
  for (let i = 0; i < values.length; i += 1) {
    const conflicts = problem.conflicts(work, variable, values[i]!);
    if (conflicts > fewest) continue;
    if (conflicts < fewest) {
      fewest = conflicts;
      ties.length = 0;
    }
    ties.push(values[i]!);
  }
  return random.choice(ties);
}
