import { Random } from '../../reference/random.ts';
import { type PlayedGame, severalOf } from '../skeletons/played.ts';
import { type LazyProgram, long, short } from './lazyProgram.ts';
import { first, last, middle, type Taking } from './searches.ts';

/** What a lazy search of several players hands in. */
interface LazyUtilities {
  readonly values: readonly number[] | null;
  readonly action: string | null;
}

type LazySearch = (game: PlayedGame, root: number) => LazyUtilities;

/** Searches of games of several players that do not search. */
export const LAZY_SEARCHES_OF_SEVERAL: readonly LazyProgram<LazySearch>[] = [
  short('nothing', 'returns nothing', () => ({ values: null, action: null })),
  short('zero', 'returns 0 for everybody, and no action', (game) => ({ values: zeros(game), action: null })),
  short('first-action', 'takes the first action', (game, s) => unsearched(game, s, first)),
  short('middle-action', 'takes the middle action', (game, s) => unsearched(game, s, middle)),
  short('last-action', 'takes the last action', (game, s) => unsearched(game, s, last)),
  short('leftmost-leaf', 'goes to the leftmost leaf', (game, s) => walk(game, s, first)),
  short('middle-leaf', 'goes to a leaf in the middle', (game, s) => walk(game, s, middle)),
  short('rightmost-leaf', 'goes to the rightmost leaf', (game, s) => walk(game, s, last)),
  {
    id: 'random-walk',
    title: 'plays at random to a leaf',
    isShort: true,
    load: () => {
      const random = Random.seeded(1);
      return (game, s) => walk(game, s, (list) => random.choice(list));
    },
  },
  long('visits-first', 'visits all, and answers the first leaf and action', guessing(first, first)),
  long('visits-middle', 'visits all, and answers a leaf and action in the middle', guessing(middle, middle)),
  long('visits-last', 'visits all, and answers the last leaf and action', guessing(last, last)),
  long(
    'visits-max',
    'visits all, and answers the most that each player can get, and the first action',
    guessing((lists) => joined(lists, Math.max), first),
  ),
  long(
    'visits-min',
    'visits all, and answers the least that each player can get, and the last action',
    guessing((lists) => joined(lists, Math.min), last),
  ),
];

const zeros = (game: PlayedGame): number[] => Array.from({ length: severalOf(game).count }, () => 0);

function utilitiesAt(game: PlayedGame, s: number): number[] {
  const { count, utility } = severalOf(game);
  return Array.from({ length: count }, (_, player) => utility(s, player));
}

function unsearched(game: PlayedGame, s: number, pick: Taking): LazyUtilities {
  const actions = game.actions(s);
  if (actions.length === 0) return { values: utilitiesAt(game, s), action: null };
  return { values: zeros(game), action: pick(actions) };
}

function walk(game: PlayedGame, root: number, pick: Taking): LazyUtilities {
  let s = root;
  let action: string | null = null;
  while (!game.isTerminal(s)) {
    const taken = pick(game.actions(s));
    action ??= taken;
    s = game.result(s, taken);
  }
  return { values: utilitiesAt(game, s), action };
}

type Guess = (lists: readonly (readonly number[])[]) => readonly number[];

function guessing(guess: Guess, pick: Taking): LazySearch {
  return (game, root) => {
    const lists: (readonly number[])[] = [];
    const visit = (s: number): void => {
      if (game.isTerminal(s)) lists.push(utilitiesAt(game, s));
      else for (const taken of game.actions(s)) visit(game.result(s, taken));
    };
    visit(root);
    return { values: guess(lists), action: game.isTerminal(root) ? null : pick(game.actions(root)) };
  };
}

const joined = (
  lists: readonly (readonly number[])[],
  join: (...values: readonly number[]) => number,
): readonly number[] => first(lists).map((_, player) => join(...lists.map((list) => list[player]!)));
