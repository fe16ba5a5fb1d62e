import { count, formatNumber, threeDigits } from './numbers.ts';
import { list } from './lists.ts';
import { sentence } from './sentence.ts';

/** How a value goes on: `rises from −5 to −3`. */
function goes(from: number, to: number): string {
  if (from === to) return `stays at ${formatNumber(to)}`;
  return `${to > from ? 'rises' : 'falls'} from ${formatNumber(from)} to ${formatNumber(to)}`;
}

export const beganWords = (value: number, isFirst: boolean): string =>
  `${isFirst ? 'The start' : 'A new climb starts'}: the objective is ${formatNumber(value)}.`;

/** A move, in the words of its problem, and what it is worth. */
export const movedWords = (move: string, from: number, to: number): string =>
  `${sentence(move)}: the objective ${goes(from, to)}.`;

export interface ProposalWords {
  /** What would change; an empty text where that is not known. */
  readonly move: string;
  readonly delta: number;
  readonly chance: number;
  readonly drawn: number | null;
  readonly isTaken: boolean;
}

/** A step of annealing: what is proposed, with what probability it is taken, and whether it is. */
export function proposedWords(
  value: number,
  temperature: number,
  { move, delta, chance, drawn, isTaken }: ProposalWords,
): string {
  const what = move === '' ? 'a neighbour' : move;
  const number = drawn === null ? '' : `; ${threeDigits(drawn)} is drawn`;
  const rule =
    delta >= 0 ? 'so it must be taken' : `taken with probability e^(ΔE/T) = ${threeDigits(chance)}`;
  return (
    `At ${formatNumber(value)} and T = ${threeDigits(temperature)}, proposed: ${what}. ` +
    `ΔE = ${formatNumber(delta)}, ${rule}${number}: it is ${isTaken ? '' : 'not '}taken.`
  );
}

export const unseenWords = (value: number, temperature: number, isLast: boolean): string =>
  `At ${formatNumber(value)} and T = ${threeDigits(temperature)}, ` +
  (isLast ? 'the last step: what came of it cannot be seen.' : 'it stays; no one proposal can be told.');

export const beamWords = (states: number, best: number, strays: number): string => {
  const stray =
    strays === 0
      ? ''
      : ` ${count(strays, 'of them follows', 'of them follow')} from no state of the beam before.`;
  return `A beam of ${count(states, 'state')}: the best is worth ${formatNumber(best)}.${stray}`;
};

/** A step of one's own run beside the same of a correct one; empty where a run has ended. */
export function besideWords(own: string, correct: string): string {
  const mine = own === '' ? 'Your run has ended.' : `Yours: ${own}`;
  return `${mine} ${correct === '' ? 'A correct run has ended.' : `A correct run: ${correct}`}`;
}

export const YOURS = 'Yours';
export const CORRECT = 'A correct run';

export const brokenWords = 'Here the law is broken.';

/** The cells that are best to move to. */
export function bestCellsWords(least: number, cells: readonly (readonly [number, number])[]): string {
  const shown = cells.slice(0, 4).map(([column, row]) => `column ${column}, row ${row}`);
  const more = cells.length > shown.length ? [`${cells.length - shown.length} more`] : [];
  return `Fewest: ${count(least, 'pair')}, at ${list([...shown, ...more])}.`;
}
