import { deepened } from './deepening.ts';
import type { Found, Outcome, Parts, Place, Search } from './parts.ts';
import type { SearchedChild } from './passes.ts';
import type { Player, Window } from '../../reference/game.ts';

export type { Answer, Found, Outcome, Parts, Place, Search, SkeletonTrace } from './parts.ts';
export type { SearchedChild } from './passes.ts';

/** Actions whose values came back equal to the best, in the order searched. */
export const tiedWithBest = ({ children, value }: Pick<Found, 'children' | 'value'>): string[] =>
  children.filter((child) => areTied(child.value, value)).map(({ action }) => action);

/**
 * Values this close, relative to their size, are equal to somebody who adds expectations up in another order.
 */
const ROUNDING = 4 * Number.EPSILON;

const areTied = (a: number, b: number): boolean =>
  a === b ||
  (Number.isFinite(a) &&
    Number.isFinite(b) &&
    Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b)));

/**
 * Depth-first search with the parts given (course notes, MINIMAX and EXPECTIMAX; figure 5.7 for the bounds).
 * With the parts of `conventions.ts` it is equal to the reference's searches, node for node. `partsAt`: its
 * parts at each node, where the root or one of the players is written by itself; the window that it begins
 * with and the answer are the usual ones.
 */
export function searchOf(
  usual: Parts,
  partsAt: (at: Pick<Place, 'game' | 'state' | 'ply'>) => Parts = () => usual,
): Search {
  const once: Search = (game, root, trace) => {
    let action: string | null = null;
    let child: number | null = null;
    let position = -1;
    let latest: string | null = null;
    let latestOfMax: string | null = null;
    let lastChild = NaN;
    const children: SearchedChild[] = [];

    function value(state: number, ply: number, depth: number, handed: Window): number {
      const parts = partsAt({ game, state, ply });
      const at: Place = {
        game,
        root,
        state,
        ply,
        depth,
        below(a, mover, bounds) {
          const next = parts.child(at, a);
          if (ply === 0) lastChild = next;
          return parts.up(value(next, ply + 1, parts.deeper(at, mover), bounds), at);
        },
      };
      const entry = parts.enter?.(handed, at) ?? handed;
      trace?.enter(state, ply, entry);
      const v = valueAt(parts, at, entry);
      trace?.leave(state, ply, v);
      return v;
    }

    function valueAt(parts: Parts, at: Place, entry: Window): number {
      if (parts.stops(at)) return parts.leaf(at);
      const mover = parts.mover(at);
      if (mover !== 'chance') return best(parts, at, mover, entry);
      return parts.chance?.(at, entry, trace, parts) ?? expected(parts, at, entry);
    }

    function best(parts: Parts, at: Place, mover: Player, entry: Window): number {
      let bounds = entry;
      let v = parts.initial(mover, entry, at);
      const actions = parts.order(game.actions(at.state), at);
      for (let i = 0; i < actions.length; i += 1) {
        const a = actions[i]!;
        if (parts.skips?.(at, a) === true) continue;
        const w = at.below(a, mover, parts.pass(bounds, at, mover, v));
        if (at.ply === 0) children.push({ action: a, value: w, state: lastChild });
        if (parts.better(mover, w, v, at, a)) {
          v = w;
          latest = a;
          if (mover === 'max') latestOfMax = a;
          if (at.ply === 0) [action, child, position] = [a, lastChild, i];
        }
        if (parts.cut(mover, v, bounds, w) && parts.goesOn?.(at) !== true) {
          trace?.cutoff?.(at.state, mover === 'max' ? 'beta' : 'alpha', actions.length - 1 - i);
          v = parts.afterCut?.(actions.slice(i + 1), at, mover, v, bounds) ?? v;
          break;
        }
        if (parts.isBestPossible?.(mover, v) === true) break;
        bounds = parts.tighten(mover, v, bounds, w);
      }
      return parts.give(mover, v, entry, at);
    }

    function expected(parts: Parts, at: Place, entry: Window): number {
      const outcomes = parts.order(game.actions(at.state), at).map((a): Outcome => {
        const probability = parts.probability(at, a);
        const w = at.below(a, 'chance', parts.pass(entry, at, 'chance', NaN));
        if (at.ply === 0) children.push({ action: a, value: w, state: lastChild });
        return { probability, value: w };
      });
      return parts.expect(outcomes, at);
    }

    const v = value(root, 0, 0, usual.window());
    const found: Found = {
      at: { game, root, ply: 0 },
      value: v,
      action,
      child,
      position,
      children,
      latest,
      latestOfMax,
    };
    return { ...usual.answer(found), found };
  };
  return usual.deepening === undefined ? once : deepened(usual.deepening)(once);
}
