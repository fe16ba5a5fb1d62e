import type { Conventions } from '../../../types/exercise.ts';
import type { SelectionInput } from '../../../types/input.ts';
import { itemAt } from '../../../types/lookup.ts';
import type { Plain } from '../../../types/observation.ts';
import { selectionWays } from '../../statistics/genetics/selectionWays.ts';
import type { Wrong } from './broken.ts';

/** Answers are told in their order: all of a run come of one and the same accepted way of choosing. */
export function wrongSelections(
  input: SelectionInput,
  conventions: Conventions,
): (answer: Plain) => Wrong | null {
  const ways = selectionWays(conventions).map((way) => way.in(input));
  const fitting = (some: typeof ways, answer: Plain): typeof ways =>
    some.filter(({ weights, classOf }) => classOf(answer).some((at) => itemAt(weights, at) > 0));
  let open = ways;
  return (answer) => {
    const place = itemAt(ways, 0).classOf(answer)[0];
    if (place === undefined) return { code: 'selected-no-individual', args: { answer } };
    open = fitting(open, answer);
    if (open.length > 0) return null;
    const args = { individual: itemAt(input.population, place) };
    return fitting(ways, answer).length > 0
      ? { code: 'selected-in-several-ways', args }
      : { code: 'selected-the-unfit', args };
  };
}

const isAnyFit = ({ fitness }: SelectionInput): boolean => fitness.some((each) => each > 0);

/** Whether every accepted way can give different answers. */
export const canSelectSeveral = (input: SelectionInput, conventions: Conventions): boolean =>
  isAnyFit(input) &&
  selectionWays(conventions).every((way) => {
    const { weights, classes } = way.in(input);
    return classes.filter((members) => members.some((at) => itemAt(weights, at) > 0)).length > 1;
  });

/** The chance of the likeliest answer, whichever the way. */
export function likeliestIndividual(input: SelectionInput, conventions: Conventions): number {
  if (!isAnyFit(input)) return 1;
  const chances = selectionWays(conventions).flatMap((way) => {
    const { weights, classes } = way.in(input);
    const total = weights.reduce((a, b) => a + b, 0);
    return classes.map((members) => members.reduce((sum, at) => sum + itemAt(weights, at) / total, 0));
  });
  return chances.reduce((a, b) => Math.max(a, b), 0);
}
