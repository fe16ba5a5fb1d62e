import { orEven, type SelectionWeights } from '../../../../mistakes/chances/selection.ts';
import { SELECTIONS_TAUGHT } from '../../../../mistakes/local/taughtSelections.ts';
import { waysOf } from '../../../../mistakes/local/taught.ts';
import { isIndividual } from '../../../reading/answersOfParts.ts';
import type { Conventions } from '../../../types/exercise.ts';
import type { SelectionInput } from '../../../types/input.ts';
import { itemAt } from '../../../types/lookup.ts';
import type { Plain } from '../../../types/observation.ts';

/** A way of choosing that an exercise accepts. */
export interface OpenSelection {
  /** In words; empty where there is but one. */
  readonly words: string;
  in(input: SelectionInput): ChoiceIn;
}

/** A way of choosing in one population. */
interface ChoiceIn {
  readonly weights: readonly number[];
  /** Places of the individuals that count as one. */
  readonly classes: readonly (readonly number[])[];
  /** The class of an answer; empty where it is no individual of the population. */
  classOf(answer: Plain): readonly number[];
}

/** In proportion to fitness, and whatever else an exercise accepts. */
export function selectionWays({ accepts = [] }: Pick<Conventions, 'accepts'>): OpenSelection[] {
  const others = waysOf(SELECTIONS_TAUGHT, accepts);
  const usual = others.length === 0 ? '' : 'in proportion to fitness';
  return [
    { words: usual, in: (input) => choiceIn(input, orEven, ({ population }, at) => keyAt(population, at)) },
    // A tournament or a sorted list may take either of two that are equally fit.
    ...others.map(({ words, weights }) => ({
      words,
      in: (input: SelectionInput) => choiceIn(input, weights, ({ fitness }, at) => String(fitness[at])),
    })),
  ];
}

const keyAt = (population: SelectionInput['population'], at: number): string => itemAt(population, at).join();

function choiceIn(
  input: SelectionInput,
  weightsOf: SelectionWeights,
  nameOf: (input: SelectionInput, at: number) => string,
): ChoiceIn {
  const byName = new Map<string, number[]>();
  const byKey = new Map<string, readonly number[]>();
  for (const at of input.population.keys()) {
    const name = nameOf(input, at);
    const members = byName.get(name) ?? [];
    members.push(at);
    byName.set(name, members);
    const key = keyAt(input.population, at);
    if (!byKey.has(key)) byKey.set(key, members);
  }
  return {
    weights: weightsOf(input.fitness),
    classes: [...byName.values()],
    classOf: (answer) => (isIndividual(answer) ? (byKey.get(answer.join()) ?? []) : []),
  };
}
