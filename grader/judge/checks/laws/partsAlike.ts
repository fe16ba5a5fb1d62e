import { MUTATION_DRAWS, MUTATION_UNITS, type Conventions } from '../../../types/exercise.ts';
import type { MutateInput, PartInput } from '../../../types/input.ts';
import type { Plain } from '../../../types/observation.ts';
import type { Broken } from './broken.ts';
import { likeliestChild } from './crossovers.ts';
import { likeliestIndividual } from './selections.ts';

/** A law counts as broken only if a correct part comes to the same at most so often, in one run. */
const NO_CHANCE = 2 ** -40;

/** Answers that are all the same, where a correct part hardly ever gives the same so often in a row. */
export function allAlike(
  input: PartInput,
  answers: readonly Plain[],
  conventions: Conventions,
): Broken | null {
  const [first] = answers;
  if (first === undefined || input.script !== undefined) return null;
  const key = JSON.stringify(first);
  if (answers.some((answer) => JSON.stringify(answer) !== key)) return null;
  if (likeliest(input, conventions) ** (answers.length - 1) > NO_CHANCE) return null;
  return {
    law: 'child',
    at: 0,
    remark: { code: 'answers-all-alike', args: { answer: first, calls: answers.length } },
    expected: null,
  };
}

/** The chance of the likeliest answer: at most so often is an answer the one before once more. */
function likeliest(input: PartInput, conventions: Conventions): number {
  switch (input.part) {
    case 'randomSelection':
      return likeliestIndividual(input, conventions);
    case 'reproduce':
      return likeliestChild(input, conventions);
    case 'mutate':
      return likeliestMutant(input, conventions);
  }
}

function likeliestMutant(
  { child: { length: n }, options }: MutateInput,
  { mutates = MUTATION_UNITS, mutationDraws = MUTATION_DRAWS }: Conventions,
): number {
  const rate = Number(options['mutationRate'] ?? 0);
  const values = Number(options['values'] ?? 2);
  const changed = rate / Math.max(1, values - 1);
  const kept = 1 - (mutationDraws.includes('any') ? rate - rate / values : rate);
  return Math.max(
    ...mutates.map((unit) =>
      unit === 'individual' ? Math.max(kept, changed / n) : Math.max(kept, changed) ** n,
    ),
  );
}
