import { fitnessOf } from '../../content/localProblem.ts';
import { itemAt } from '../../types/lookup.ts';
import type { GenerationsEvidence } from '../../types/verdict.ts';
import { type Origin, originOf } from './originOf.ts';

type Individual = readonly number[];

/** Generations to be played, as a page holds them. */
export interface GeneticData {
  readonly kind: 'generations';
  /** The number of the first that is played. */
  readonly first: number;
  readonly brokenAt: number | null;
  readonly members: readonly (readonly Individual[])[];
  /** Of each member. */
  readonly fitness: readonly (readonly number[])[];
  /** Correct generations, the first of which is the last that both have; `first` is counted as here. */
  readonly correct?: GeneticData;
}

/** A genetic run as it is played; null where its members are not known. */
export function geneticData(
  { problem, populations, brokenAt }: GenerationsEvidence,
  correct: GenerationsEvidence['populations'] | null = null,
): GeneticData | null {
  if (populations === undefined || populations.members.length < 2) return null;
  if (problem.name !== 'n-queens' && problem.name !== 'one-max' && problem.name !== 'knapsack') return null;
  const fitness = fitnessOf(problem);
  const { from, members } = populations;
  const own = ({ from: first, members: all }: NonNullable<typeof populations>): GeneticData => ({
    kind: 'generations',
    first,
    brokenAt: null,
    members: all,
    fitness: all.map((each) => each.map(fitness)),
  });
  return {
    ...own({ from, members }),
    brokenAt: brokenAt === undefined ? null : brokenAt - from,
    ...(correct === null ? {} : { correct: own(correct) }),
  };
}

/** One generation, as it is shown. */
export interface GeneticFrame {
  readonly generation: number;
  readonly members: readonly Individual[];
  readonly fitness: readonly number[];
  readonly best: number;
  readonly mean: number;
  readonly worst: number;
  /** The generation before; null for the first that is played. */
  readonly parents: { readonly members: readonly Individual[]; readonly fitness: readonly number[] } | null;
  /** How each member can have come about; empty where the parents are not known. */
  readonly origins: readonly (Origin | null)[];
  readonly isBroken: boolean;
}

export function geneticFrame(data: GeneticData, at: number): GeneticFrame {
  const members = itemAt(data.members, at);
  const fitness = itemAt(data.fitness, at);
  const before = data.members[at - 1];
  return {
    generation: data.first + at,
    members,
    fitness,
    best: fitness.reduce((a, b) => Math.max(a, b), -Infinity),
    mean: fitness.reduce((a, b) => a + b, 0) / Math.max(1, fitness.length),
    worst: fitness.reduce((a, b) => Math.min(a, b), Infinity),
    parents: before === undefined ? null : { members: before, fitness: itemAt(data.fitness, at - 1) },
    origins: before === undefined ? [] : members.map((child) => originOf(child, before)),
    isBroken: at === data.brokenAt,
  };
}
