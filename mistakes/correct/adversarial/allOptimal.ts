import { FOR_ALL } from '../../skeletons/algorithms.ts';
import type { PlayedGame } from '../../skeletons/played.ts';
import { type AcceptedSearches, type CorrectSearch, leaf, type PlainSearch, stops } from './api.ts';

/** A value, whether it is one, and the actions that attain it. */
interface Left {
  readonly value: number;
  readonly exit: 'normal' | 'cutoff';
  readonly best: readonly string[];
}

/** What sets the styles apart: in which order children are searched, and whether all are made before any. */
interface Style {
  readonly isEager: boolean;
  ordered<T>(children: readonly T[]): readonly T[];
}

const LEFT_TO_RIGHT: Style = { isEager: false, ordered: (children) => children };

const answer = (value: number, actions: readonly string[]): ReturnType<PlainSearch> => ({
  value,
  action: actions[0] ?? null,
  actions,
});

/** AB:MINIMAX of the first notes: the best values of the ancestors, and beside them that of the node. */
function asInTheNotes(game: PlayedGame, root: number, { isEager, ordered }: Style): ReturnType<PlainSearch> {
  const player = (n: number, alpha: number, beta: number, depth: number): Left => {
    if (stops(game, n, depth)) return { value: leaf(game, n), exit: 'normal', best: [] };
    const isMax = game.player(n) === 'max';
    let own = isMax ? -Infinity : Infinity;
    let best: string[] = [];
    const moves = ordered(game.actions(n));
    const made = isEager ? moves.map((a) => game.result(n, a)) : null;
    for (const [at, a] of moves.entries()) {
      const child = made?.[at] ?? game.result(n, a);
      const { value, exit } = isMax
        ? player(child, Math.max(alpha, own), beta, depth + 1)
        : player(child, alpha, Math.min(beta, own), depth + 1);
      if (exit === 'cutoff') continue;
      if (isMax ? value > own : value < own) [own, best] = [value, [a]];
      else if (value === own) best.push(a);
      if (isMax ? own > beta : alpha > own) return { value: 0, exit: 'cutoff', best: [] };
    }
    return { value: own, exit: 'normal', best };
  };
  const { value, best } = player(root, -Infinity, Infinity, 0);
  return answer(value, best);
}

/** Negamax, fail-soft: a bound that is not a value lies beyond the window, and so never equals the best. */
function bySign(game: PlayedGame, root: number): ReturnType<PlainSearch> {
  const actions: string[] = [];
  const search = (n: number, alpha: number, beta: number, depth: number, colour: number): number => {
    if (stops(game, n, depth)) return colour * leaf(game, n);
    let best = -Infinity;
    for (const a of game.actions(n)) {
      const value = -search(game.result(n, a), -beta, -alpha, depth + 1, -colour);
      if (depth === 0) {
        if (value > best) actions.length = 0;
        if (value >= best) actions.push(a);
      }
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
      if (alpha > beta) break;
    }
    return best;
  };
  const colour = game.player(root) === 'min' ? -1 : 1;
  return answer(colour * search(root, -Infinity, Infinity, 0, colour) + 0, actions);
}

/** The root by itself: all children valued first, and those that equal the best picked afterwards. */
function pickedAfterwards(game: PlayedGame, root: number): ReturnType<PlainSearch> {
  const search = (n: number, alpha: number, beta: number, depth: number): number => {
    if (stops(game, n, depth)) return leaf(game, n);
    const isMax = game.player(n) === 'max';
    let best = isMax ? -Infinity : Infinity;
    for (const a of game.actions(n)) {
      const value = search(game.result(n, a), alpha, beta, depth + 1);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha > beta) return best;
    }
    return best;
  };
  if (stops(game, root, 0)) return answer(leaf(game, root), []);
  const isMax = game.player(root) === 'max';
  let best = isMax ? -Infinity : Infinity;
  const values = new Map<string, number>();
  for (const a of game.actions(root)) {
    const value = isMax
      ? search(game.result(root, a), best, Infinity, 1)
      : search(game.result(root, a), -Infinity, best, 1);
    values.set(a, value);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return answer(
    best,
    [...values].flatMap(([a, value]) => (value === best ? [a] : [])),
  );
}

const strictly = ({ cut }: AcceptedSearches): boolean => cut.includes('strict');

/** Alpha–beta that finds all best actions, in ways that are all right. */
export const ALL_OPTIMAL_SEARCHES: readonly CorrectSearch[] = [
  {
    id: 'all-optimal-as-in-the-notes',
    title: 'as in the notes, with exits',
    algorithms: FOR_ALL,
    isAccepted: (accepted) => strictly(accepted) && accepted.generation !== 'eager',
    load: () => (game, root) => asInTheNotes(game, root, LEFT_TO_RIGHT),
  },
  {
    id: 'all-optimal-right-to-left',
    title: 'from right to left',
    algorithms: FOR_ALL,
    isAccepted: (accepted) =>
      strictly(accepted) && accepted.generation !== 'eager' && accepted.childOrder === 'any',
    load: () => (game, root) =>
      asInTheNotes(game, root, { isEager: false, ordered: (children) => children.toReversed() }),
  },
  {
    id: 'all-optimal-eager',
    title: 'all successors generated first',
    algorithms: FOR_ALL,
    isAccepted: (accepted) => strictly(accepted) && accepted.generation !== 'lazy',
    load: () => (game, root) => asInTheNotes(game, root, { ...LEFT_TO_RIGHT, isEager: true }),
  },
  {
    id: 'all-optimal-by-sign',
    title: 'negamax, fail-soft',
    algorithms: FOR_ALL,
    isAccepted: (accepted) => strictly(accepted) && accepted.generation !== 'eager',
    load: () => bySign,
  },
  {
    id: 'all-optimal-picked-afterwards',
    title: 'all children of the root valued, then picked',
    algorithms: FOR_ALL,
    isAccepted: (accepted) => strictly(accepted) && accepted.generation !== 'eager',
    load: () => pickedAfterwards,
  },
];
