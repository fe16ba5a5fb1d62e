import { isIndividual } from '../../../reading/answersOfParts.ts';
import { sameState } from '../../../reading/neighbourhood.ts';
import { type Conventions, CUT_RANGES } from '../../../types/exercise.ts';
import type { ReproduceInput } from '../../../types/input.ts';
import { itemAt } from '../../../types/lookup.ts';
import type { Plain } from '../../../types/observation.ts';
import {
  crossoverWays,
  cutsOf,
  type Piece,
  pieceReader,
  piecesOf,
} from '../../statistics/genetics/crossoverWays.ts';
import type { Wrong } from './broken.ts';

type Parents = ReproduceInput['parents'];

/** Children are told in their order: all of a run come of one and the same accepted way of crossing. */
export function wrongChildren(
  { parents }: ReproduceInput,
  conventions: Conventions,
): (answer: Plain) => Wrong | null {
  const [x, y] = parents;
  const n = x.length;
  const ways = crossoverWays(conventions).ways.map((way) => piecesOf(way, n));
  let open: readonly (Piece[] | null)[] = ways;
  return (answer) => {
    if (!isIndividual(answer) || answer.length !== n)
      return { code: 'returned-no-child', args: { answer, length: n } };
    const isMixed = answer.every((value, at) => value === x[at] || value === y[at]);
    const mayHave = pieceReader(answer, x, y);
    const canMake = (pieces: Piece[] | null): boolean =>
      pieces === null ? isMixed : pieces.some((piece) => mayHave(piece));
    open = open.filter(canMake);
    if (open.length > 0) return null;
    return ways.some(canMake)
      ? { code: 'bred-in-several-ways', args: { child: answer, parents } }
      : wrongChild(parents, answer, conventions);
  };
}

/** A child that no accepted way makes. */
function wrongChild(
  parents: Parents,
  answer: readonly number[],
  { cutRange = CUT_RANGES }: Conventions,
): Wrong {
  const [x, y] = parents;
  const n = x.length;
  const isChild = (cut: number, front: readonly number[], back: readonly number[]): boolean =>
    answer.every((value, at) => value === (at < cut ? front[at] : back[at]));
  const last = cutRange.some((range) => cutsOf(range, n).includes(n)) ? n : n - 1;
  const child = { child: answer, parents } as const;
  if (isChild(n, x, y)) return { code: 'copied-the-first', args: { ...child, last } };
  if (isChild(0, x, y)) return { code: 'copied-the-second', args: { ...child, last } };
  if (Array.from({ length: n + 1 }, (_, cut) => cut).some((cut) => isChild(cut, y, x)))
    return { code: 'parents-in-wrong-order', args: child };
  const alien = answer.findIndex((value, at) => value !== x[at] && value !== y[at]);
  if (alien >= 0)
    return {
      code: 'value-of-neither-parent',
      args: { ...child, position: alien, value: itemAt(answer, alien) },
    };
  return { code: 'cut-more-than-once', args: child };
}

/** Whether every accepted way can make different children. */
export const canBreedSeveral = (input: ReproduceInput, conventions: Conventions): boolean =>
  input.parents[0].length > 2 &&
  !sameState(...input.parents) &&
  (!crossoverWays(conventions).hasOthers || likeliestChild(input, conventions) < 1);

/** Numbers in all the children of a way; where there are more, nothing is said of the likeliest. */
const MOST_NUMBERS = 1_000_000;

/** The chance of the likeliest child, whichever the way. */
export function likeliestChild({ parents: [x, y] }: ReproduceInput, conventions: Conventions): number {
  const n = x.length;
  const chances = crossoverWays(conventions).ways.map((way) => {
    const pieces = piecesOf(way, n);
    if (pieces === null) return 2 ** -x.filter((value, at) => value !== y[at]).length;
    if (pieces.length === 0 || pieces.length * n > MOST_NUMBERS) return 1;
    const total = pieces.reduce((sum, { weight }) => sum + weight, 0);
    const sums = new Map<string, number>();
    for (const { from, to, weight } of pieces) {
      const child = [...x.slice(0, from), ...y.slice(from, to), ...x.slice(to)].join();
      sums.set(child, (sums.get(child) ?? 0) + weight / total);
    }
    return [...sums.values()].reduce((a, b) => Math.max(a, b), 0);
  });
  return chances.reduce((a, b) => Math.max(a, b), -Infinity);
}
