import { HAND_MISTAKES } from '../../../mistakes/byHand/handMistakes.ts';
import { PLAYERS } from '../../../reference/game.ts';
import type { Player } from '../../../reference/game.ts';
import type { Constraints } from '../../quiz/make/constraints.ts';
import { MOST_LEAVES } from '../../quiz/make/generate.ts';
import { didYouMean } from '../didYouMean.ts';
import { UserError } from '../userError.ts';

/** Options of `cutoff quiz generate` that say what a tree must be like. */
export interface ConstraintOptions {
  readonly cutoffs?: string;
  readonly subtree?: boolean;
  readonly deep?: boolean;
  readonly pruned?: string;
  readonly uniqueBest?: boolean;
  readonly equalBounds?: 'free' | 'bound';
  readonly reveals?: string;
}

/** What a tree must be like, by the options. */
export function constraintsOf({
  cutoffs,
  subtree,
  deep,
  pruned,
  uniqueBest,
  equalBounds,
  reveals,
}: ConstraintOptions): Constraints {
  return {
    ...(cutoffs === undefined ? {} : { cutoffs: range(cutoffs, 'cutoffs') }),
    ...(pruned === undefined
      ? {}
      : {
          pruned: shares(range(pruned.replaceAll('%', ''), 'pruned')),
        }),
    ...(subtree === true ? { subtree: true } : {}),
    ...(deep === true ? { deep: true } : {}),
    ...(uniqueBest === true ? { uniqueBest: true } : {}),
    ...(equalBounds === undefined ? {} : { convention: equalBounds }),
    ...(reveals === undefined ? {} : { reveals: reveals.split(',').map(mistakeNamed) }),
  };
}

function mistakeNamed(text: string): string {
  const ids = HAND_MISTAKES.map(({ id }) => id);
  const name = text.trim();
  if (ids.includes(name)) return name;
  throw new UserError(
    `--reveals: there is no mistake ${JSON.stringify(name)}${didYouMean(name, ids)}\n` +
      'See: cutoff quiz generate --help',
  );
}

export function branchingOf(text: string): number[] {
  const parts = text.split(/[x×,]/).map((part) => (/^\d{1,2}$/.test(part.trim()) ? Number(part) : NaN));
  const leaves = parts.reduce((product, part) => product * part, 1);
  if (!parts.every((part) => part >= 1 && part <= 10) || leaves < 2 || leaves > MOST_LEAVES)
    throw new UserError(
      `--shape: found ${JSON.stringify(text)}; expected numbers from 1 to 10 such as 3x3x3, ` +
        `with 2 to ${MOST_LEAVES} leaves in all`,
    );
  return parts;
}

export function levelsOf(text: string): Player[] {
  const levels = text.split(',').map((part) => part.trim().toLowerCase());
  if (!levels.every((level): level is Player => (PLAYERS as readonly string[]).includes(level)))
    throw new UserError(
      `--levels: found ${JSON.stringify(text)}; expected players such as max,min or max,chance,min`,
    );
  return levels;
}

export function pairOf(text: string, name: string): [number, number] {
  const numbers = text.split(',').map((part) => (/^\s*-?\d{1,6}\s*$/.test(part) ? Number(part) : NaN));
  const [low = NaN, high = NaN] = numbers;
  if (numbers.length !== 2 || !(low <= high))
    throw new UserError(
      `--${name}: found ${JSON.stringify(text)}; expected two whole numbers, the lowest first, such as 0,9`,
    );
  return [low, high];
}

const shares = ([least, most]: readonly [number, number]): [number, number] => [least / 100, most / 100];

function range(text: string, name: string): [number, number] {
  const found = /^\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*$/.exec(text);
  const [least, most] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
  if (found === null || least > most)
    throw new UserError(
      `--${name}: found ${JSON.stringify(text)}; expected a whole number, or two such as 2-4`,
    );
  return [least, most];
}
