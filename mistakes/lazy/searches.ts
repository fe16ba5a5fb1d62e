import { Random } from '../../reference/random.ts';
import { leaf, stops } from '../correct/adversarial/api.ts';
import type { PlayedGame } from '../skeletons/played.ts';
import { type LazyProgram, long, short } from './lazyProgram.ts';

/** What a lazy search hands in; agents hand in the action alone. */
export interface LazyAnswer {
  readonly value: number | null;
  readonly action: string | null;
  /** The same for who asks for all best actions. */
  readonly actions: readonly string[];
}

type LazySearch = (game: PlayedGame, root: number) => LazyAnswer;

const chosen = (action: string | null): Pick<LazyAnswer, 'action' | 'actions'> => ({
  action,
  actions: action === null ? [] : [action],
});

/** Takes one item of a list that is not empty. */
export type Taking = <T>(list: readonly T[]) => T;

export const first: Taking = (list) => list[0]!;
export const middle: Taking = (list) => list[Math.floor(list.length / 2)]!;
export const last: Taking = (list) => list[list.length - 1]!;

/** Searches of games that do not search: they answer without looking, or look at one leaf, or guess. */
export const LAZY_SEARCHES: readonly LazyProgram<LazySearch>[] = [
  short('nothing', 'returns nothing', () => ({ value: null, ...chosen(null) })),
  short('zero', 'returns 0 and no action', () => ({ value: 0, ...chosen(null) })),
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
    'visits all, and answers the highest leaf and the first action',
    guessing(highest, first),
  ),
  long('visits-min', 'visits all, and answers the lowest leaf and the last action', guessing(lowest, last)),
  long('visits-mean', 'visits all, and answers the mean of the leaves', guessing(mean, middle)),
];

/** The same where what is held counts: it holds its answer, which is all that it ever does. */
export const holding = (lazy: LazyProgram<LazySearch>): LazyProgram<LazySearch> => ({
  ...lazy,
  load: () => {
    const search = lazy.load();
    return (game, root) => {
      const answer = search(game, root);
      if (answer.action !== null) game.hold?.(answer.action);
      return answer;
    };
  },
});

function unsearched(game: PlayedGame, s: number, pick: Taking): LazyAnswer {
  const actions = game.actions(s);
  if (actions.length === 0) return { value: leaf(game, s), ...chosen(null) };
  return { value: 0, ...chosen(pick(actions)) };
}

function walk(game: PlayedGame, root: number, pick: Taking): LazyAnswer {
  let s = root;
  let action: string | null = null;
  for (let depth = 0; !stops(game, s, depth); depth += 1) {
    const taken = pick(game.actions(s));
    action ??= taken;
    s = game.result(s, taken);
  }
  return { value: leaf(game, s), ...chosen(action) };
}

type Guess = (values: readonly number[]) => number;

function guessing(value: Guess, action: Taking): LazySearch {
  return (game, root) => {
    const values: number[] = [];
    const visit = (s: number, depth: number): void => {
      if (stops(game, s, depth)) values.push(leaf(game, s));
      else for (const taken of game.actions(s)) visit(game.result(s, taken), depth + 1);
    };
    visit(root, 0);
    return { value: value(values), ...chosen(stops(game, root, 0) ? null : action(game.actions(root))) };
  };
}

function highest(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), -Infinity);
}

function lowest(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity);
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

/** Full searches, where pruning is asked for: right answers, and none of the work that is the point. */
export const UNPRUNED_SEARCHES: readonly LazyProgram<LazySearch>[] = [
  long('plain-minimax', 'searches without a cut', (game, root) => minimax(game, root, () => [])),
  long(
    'minimax-after-sweeps',
    'asks what all siblings are worth before it searches them, and cuts nothing',
    (game, root) => minimax(game, root, sweep),
  ),
  long(
    'minimax-behind-sort',
    'compares siblings pair by pair before it searches them, and cuts nothing',
    (game, root) => minimax(game, root, pairs),
  ),
];

/** What a node is worth by its children, in the order of its actions. */
function worthOf(game: PlayedGame, s: number, actions: readonly string[], values: readonly number[]): number {
  const player = game.player(s);
  if (player !== 'chance') return player === 'max' ? highest(values) : lowest(values);
  return actions.reduce((sum, action, at) => sum + game.probability(s, action) * values[at]!, 0);
}

/** Asks something of siblings before they are searched, and says what is known of each since. */
type Ahead = (game: PlayedGame, siblings: readonly number[]) => readonly (number | null)[];

function minimax(game: PlayedGame, root: number, ahead: Ahead): LazyAnswer {
  const search = (s: number, depth: number, known: number | null): LazyAnswer => {
    if (stops(game, s, depth)) return { value: known ?? leaf(game, s), ...chosen(null) };
    const actions = game.actions(s);
    const states = actions.map((action) => game.result(s, action));
    const seen = ahead(game, states);
    const values = states.map((state, at) => search(state, depth + 1, seen[at] ?? null).value!);
    const value = worthOf(game, s, actions, values);
    const best = actions.filter((_, at) => values[at] === value);
    return { value, action: best[0] ?? null, actions: best };
  };
  return search(root, 0, null);
}

/** Null where the game refuses to say. */
function asked(game: PlayedGame, s: number): number | null {
  try {
    return game.evaluate(s);
  } catch {
    return null;
  }
}

function sweep(game: PlayedGame, siblings: readonly number[]): (number | null)[] {
  return siblings.map((s) => asked(game, s));
}

/** As a sort by comparisons asks. */
function pairs(game: PlayedGame, siblings: readonly number[]): (number | null)[] {
  for (const [at, s] of siblings.entries())
    for (const other of siblings.slice(0, at)) {
      asked(game, other);
      asked(game, s);
    }
  return siblings.map((s) => asked(game, s));
}
