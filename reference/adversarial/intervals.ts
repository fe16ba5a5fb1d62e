import type { Game } from '../game.ts';
import type { Visit } from '../trace.ts';
import { expectation } from './expectimax.ts';
import type { Interval } from './narrator.ts';

/**
 * The interval view of pruning (second notes): while a search runs, each node's value is known to lie between
 * a lower and an upper bound, and where two intervals do not overlap the choice between them is already made.
 */

/** Nothing is known of the value. */
export const UNKNOWN: Interval = { low: -Infinity, high: Infinity };

/**
 * Whether two intervals share more than a point. If not, one can choose between them without further work.
 */
export function overlapNonTrivially(a: Interval, b: Interval): boolean {
  return Math.max(a.low, b.low) < Math.min(a.high, b.high);
}

/**
 * What is known of each node after the first `leaves` leaves of a search, by visit: entry i belongs to
 * `visits[i]`. The list ends with the last of those leaves; what the search enters later is not yet known of.
 *
 * `unseen` is what a node may be worth that has not been searched: anything, unless all values are bounded.
 * Figure 5.5 of the fifth notes is this, for the tree of figure 5.2.
 */
export function intervalsAfter<S, A>(
  game: Game<S, A>,
  visits: readonly Visit<S>[],
  leaves: number,
  unseen: Interval = UNKNOWN,
): Interval[] {
  const entered = visits.slice(0, endOfLeaf(visits, leaves));
  const children: number[][] = entered.map(() => []);
  for (const [i, { parent }] of entered.entries()) if (parent >= 0) children[parent]!.push(i);
  const known: Interval[] = new Array(entered.length);
  for (let i = entered.length - 1; i >= 0; i -= 1) {
    const { state, value } = entered[i]!;
    known[i] =
      children[i]!.length === 0
        ? { low: value, high: value }
        : combine(
            game,
            state,
            children[i]!.map((child) => known[child]!),
            unseen,
          );
  }
  return known;
}

/** How many leaves a search evaluated, as its visits tell. */
export function countLeaves(visits: readonly Visit<unknown>[]): number {
  return visits.length - new Set(visits.map(({ parent }) => parent).filter((parent) => parent >= 0)).size;
}

/**
 * Where the list of visits stands once so many leaves are done. Visits come in preorder, so a leaf is one
 * that the next does not hang from.
 */
function endOfLeaf(visits: readonly Visit<unknown>[], leaves: number): number {
  let seen = 0;
  for (let i = 0; i < visits.length && seen < leaves; i += 1) {
    if (visits[i + 1]?.parent === i) continue;
    seen += 1;
    if (seen === leaves) return i + 1;
  }
  return leaves === 0 ? 0 : visits.length;
}

function combine<S, A>(game: Game<S, A>, state: S, seen: readonly Interval[], unseen: Interval): Interval {
  const actions = game.actions(state);
  const below = actions.map((_, i) => seen[i] ?? unseen);
  const lows = below.map(({ low }) => low);
  const highs = below.map(({ high }) => high);
  switch (game.player(state)) {
    case 'max':
      return { low: Math.max(...lows), high: Math.max(...highs) };
    case 'min':
      return { low: Math.min(...lows), high: Math.min(...highs) };
    case 'chance': {
      const chance = (i: number): number => game.probability(state, actions[i]!);
      return { low: expectation(lows, chance), high: expectation(highs, chance) };
    }
  }
}

/**
 * The optimal path (second notes): the states from the root to the first leaf whose value is the root's,
 * along nodes that all have that value. It ends at a leaf; a game with chance has no such path.
 */
export function optimalPath<S, A>(game: Game<S, A>, state: S): S[] {
  const search = (s: S): { value: number; path: S[] } => {
    if (game.isTerminal(s)) return { value: game.utility(s), path: [s] };
    const isMax = game.player(s) === 'max';
    let best: { value: number; path: S[] } | null = null;
    for (const a of game.actions(s)) {
      const found = search(game.result(s, a));
      if (best === null || (isMax ? found.value > best.value : found.value < best.value)) best = found;
    }
    best!.path.push(s);
    return best!;
  };
  return search(state).path.reverse();
}
