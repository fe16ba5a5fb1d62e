import { list } from './lists.ts';
import { count, formatNumber, threeDigits } from './numbers.ts';

/** A generation as a whole. */
export function populationWords({
  generation,
  members,
  best,
  mean,
  worst,
}: {
  readonly generation: number;
  readonly members: readonly unknown[];
  readonly best: number;
  readonly mean: number;
  readonly worst: number;
}): string {
  const which = generation === 0 ? 'The first population' : `Generation ${generation}`;
  return (
    `${which} of ${members.length}: the fittest is worth ${formatNumber(best)}, the mean is ` +
    `${threeDigits(mean)}, the least fit is worth ${formatNumber(worst)}.`
  );
}

/** How children can have come about, by their positions that are no parent's; null: of another length. */
export function bredWords(changed: readonly (number | null)[]): string {
  const number = (isOne: (changes: number | null) => boolean): number => changed.filter(isOne).length;
  const [whole, one, strange] = [0, 1, null].map((changes) => number((each) => each === changes));
  const more = number((changes) => changes !== null && changes > 1);
  const parts = [
    ...(whole === 0 ? [] : [`${whole} with no position changed`]),
    ...(one === 0 ? [] : [`${one} with one`]),
    ...(more === 0 ? [] : [`${more} only with more`]),
    ...(strange === 0 ? [] : [`${strange} not at all`]),
  ];
  return `Of ${count(changed.length, 'child', 'children')}, two parents and a cut can give ${list(parts)}.`;
}
