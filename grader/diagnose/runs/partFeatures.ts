import { answersOf, isIndividual } from '../../reading/answersOfParts.ts';
import { sameState, type State } from '../../reading/neighbourhood.ts';
import type { MutateInput, PartInput, ReproduceInput, SelectionInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import { MOST_STEPS, type RunFeatures } from './features.ts';

/** What a part of a genetic algorithm answered. */
export function partFeatures(input: PartInput, observation: Observation): RunFeatures {
  return {
    quantities: { changed: (observation.changed ?? []).length > 0 ? 'yes' : 'no' },
    steps: answersOf(observation)
      .slice(0, MOST_STEPS)
      .map((answer) => answerKind(input, answer)),
  };
}

function answerKind(input: PartInput, answer: ReturnType<typeof answersOf>[number]): string {
  if (typeof answer === 'number')
    return input.part === 'randomSelection' && Number.isInteger(answer) && answer < input.population.length
      ? 'index'
      : 'number';
  if (!isIndividual(answer)) return typeof answer;
  switch (input.part) {
    case 'randomSelection':
      return selectedKind(input, answer);
    case 'reproduce':
      return childKind(input, answer);
    case 'mutate':
      return mutantKind(input, answer);
  }
}

/** Which individual was selected. */
function selectedKind({ population, fitness }: SelectionInput, selected: State): string {
  const at = population.findIndex((each) => sameState(each, selected));
  if (at < 0) return 'stranger';
  const fit = fitness[at] === 0 ? 'unfit' : fitness[at] === Math.max(...fitness) ? 'fittest' : '';
  return `${place(at, population.length)} ${fit}`;
}

/** Where the parents of a child were cut. */
function childKind({ parents: [x, y] }: ReproduceInput, child: State): string {
  const n = x.length;
  const isFrom = (cut: number): boolean => child.every((value, at) => value === (at < cut ? x[at] : y[at]));
  const cut = child.length === n ? Array.from({ length: n + 1 }, (_, at) => at).find(isFrom) : undefined;
  if (cut === undefined) return `length ${Math.sign(child.length - n)}`;
  return cut === 0 || cut === n ? `cut ${place(cut, n + 1)}` : `cut inside ${place(cut - 1, n - 1)}`;
}

/** Which value of a child was changed, and to what. */
function mutantKind({ child, options }: MutateInput, mutant: State): string {
  const changes = child.flatMap((old, at) => {
    const value = mutant[at];
    return value === old ? [] : [{ at, old, value: value ?? NaN }];
  });
  const [change] = changes;
  if (change === undefined || mutant.length !== child.length || changes.length !== 1)
    return `${changes.length > 2 ? 'many' : changes.length} changed`;
  const { at, old, value } = change;
  const top = Number(options['values']) - 1;
  const size = value === 0 ? 'zero' : value === top ? 'top' : value > 0 ? 'inside' : 'outside';
  return `one ${place(at, child.length)} ${size}${value === old + 1 ? ' next' : ''}`;
}

const place = (at: number, length: number): string =>
  at === 0 ? 'first' : at === length - 1 ? 'last' : 'between';
