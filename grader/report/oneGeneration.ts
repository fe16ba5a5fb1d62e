import { fitnessOf } from '../content/localProblem.ts';
import { summarise } from '../judge/checks/laws/generations.ts';
import type { QueensSpec } from '../types/input.ts';
import { itemAt } from '../types/lookup.ts';
import type { GenerationsEvidence } from '../types/verdict.ts';

type Population = readonly (readonly number[])[];

/** A population of boards of queens and its children, which no seed made, as a run of one generation. */
export function oneGeneration(parents: Population, children: Population): GenerationsEvidence {
  const problem: QueensSpec = { name: 'n-queens', n: itemAt(parents, 0).length, initial: null };
  const fitness = fitnessOf(problem);
  const members = [parents, children];
  return {
    kind: 'generations',
    problem,
    seed: 0,
    generations: members.map((population) => summarise(population, fitness)),
    fittest: children.reduce((best, each) => (fitness(each) > fitness(best) ? each : best)),
    populations: { from: 0, members },
  };
}
