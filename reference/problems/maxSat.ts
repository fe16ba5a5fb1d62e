import type { Problem } from '../problem.ts';
import { assignment } from './assignment.ts';

/** A formula in conjunctive normal form, as DIMACS writes it. */
export interface Formula {
  readonly variables: number;
  /** Of each clause its literals: variable v from 1 as v, its negation as −v. */
  readonly clauses: readonly (readonly number[])[];
}

/**
 * MAX-SAT: make as many clauses true as can be. A state has a bit a variable, 1 for true; its value is minus
 * the clauses that are false.
 */
export function maxSat({ variables, clauses }: Formula): Problem<number[]> {
  const isTrue = (literal: number, state: readonly number[]): boolean =>
    state[Math.abs(literal) - 1] === (literal > 0 ? 1 : 0);
  return assignment(
    Array.from({ length: variables }, () => 2),
    (state) => 0 - clauses.filter((clause) => !clause.some((literal) => isTrue(literal, state))).length,
  );
}
