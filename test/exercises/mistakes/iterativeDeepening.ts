import type { WatchedGame } from '../api.ts';

export type Hold = (action: string) => void;
export type AnytimeSearch = (game: WatchedGame, state: number, hold: Hold) => void;

/** A move with what a pass found of it. */
interface Scored {
  readonly action: string;
  readonly value: number;
}

interface Ways {
  /** Depths of the passes. */
  depths?(limit: number): Iterable<number>;
  /** Moves of the root in the order of a pass; `last`: what the pass before found, the best first. */
  order?(moves: readonly string[], last: readonly Scored[], isMax: boolean): readonly string[];
  /** What is held after a pass: its moves with the best first, and all passes before. */
  finished?(pass: readonly Scored[], before: readonly (readonly Scored[])[], isMax: boolean): string | null;
  /** What is held after each move of a pass. */
  meanwhile?(move: Scored, before: readonly Scored[], isMax: boolean): string | null;
  isEnough?(pass: readonly Scored[], before: readonly (readonly Scored[])[]): boolean;
  /** What is held when a pass begins, or when all are done. */
  begins?(before: readonly (readonly Scored[])[]): string | null;
  ends?(all: readonly (readonly Scored[])[]): string | null;
  leaf?(game: WatchedGame, state: number, left: number): number | null;
  /** Plies that a pass goes deeper than it says. */
  readonly deeper?: number;
}

const best = (pass: readonly Scored[]): Scored => pass[0]!;
const above = (isMax: boolean, a: number, b: number): boolean => (isMax ? a > b : a < b);

/** Iterative deepening, written anew, with one of its ways replaced. */
const deepening =
  (ways: Ways = {}): AnytimeSearch =>
  (game, root, hold) => {
    if (game.isTerminal(root)) return;
    const isMax = game.player(root) === 'max';
    const keep = (action: string | null | undefined): void => {
      if (action !== null && action !== undefined) hold(action);
    };
    const value = (state: number, left: number): number => {
      const leaf = ways.leaf?.(game, state, left) ?? null;
      if (leaf !== null) return leaf;
      if (game.isTerminal(state)) return game.utility(state);
      if (left <= 0) return game.evaluate(state);
      const values = game.actions(state).map((action) => value(game.result(state, action), left - 1));
      return game.player(state) === 'max' ? Math.max(...values) : Math.min(...values);
    };
    const passes: (readonly Scored[])[] = [];
    const most = Math.min(game.depthLimit, 7);
    for (const depth of ways.depths?.(most) ?? upTo(most)) {
      keep(ways.begins?.(passes));
      const last = passes.at(-1) ?? [];
      const moves = game.actions(root);
      const held = last[0]?.action;
      const order =
        ways.order?.(moves, last, isMax) ?? moves.toSorted((a, b) => Number(b === held) - Number(a === held));
      const searched: Scored[] = [];
      for (const action of order) {
        const found = value(game.result(root, action), depth - 1 + (ways.deeper ?? 0));
        keep(ways.meanwhile?.({ action, value: found }, searched, isMax));
        searched.push({ action, value: found });
      }
      const pass = searched.toSorted((a, b) => (isMax ? b.value - a.value : a.value - b.value));
      keep(ways.finished === undefined ? best(pass).action : ways.finished(pass, passes, isMax));
      const isEnough = ways.isEnough?.(pass, passes) === true;
      passes.push(pass);
      if (isEnough) break;
    }
    keep(ways.ends?.(passes));
  };

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);
const none = (): null => null;

export const CORRECT_DEEPENING: Record<string, AnytimeSearch> = {
  'the move held first': deepening(),
  'all moves sorted by the last pass': deepening({
    order: (moves, last) => (last.length === 0 ? moves : last.map(({ action }) => action)),
  }),
};

export const DEEPENING_MISTAKES: Record<string, AnytimeSearch> = {
  'nothing is ever held': deepening({ finished: none }),
  'a move is held at the end alone': deepening({ finished: none, ends: (all) => best(all.at(-1)!).action }),
  'one pass to the full depth': deepening({ depths: (limit) => [limit] }),
  'the first pass alone': deepening({ depths: () => [1] }),
  'the first pass again and again': deepening({ depths: (limit) => upTo(limit).map(() => 1) }),
  'every second depth': deepening({ depths: (limit) => upTo(limit).filter((depth) => depth % 2 === 1) }),
  'from depth 2 on': deepening({ depths: (limit) => upTo(limit).slice(1) }),
  'no pass to the full depth': deepening({ depths: (limit) => upTo(limit - 1) }),
  'a pass beyond the limit': deepening({ depths: (limit) => upTo(limit + 1) }),
  'every pass a ply too deep': deepening({ deeper: 1 }),
  'a pass is held when the next begins': deepening({
    finished: none,
    begins: (before) => (before.length === 0 ? null : best(before.at(-1)!).action),
  }),
  'the best so far is held': deepening({
    meanwhile: ({ action, value }, before, isMax) =>
      before.every((other) => above(isMax, value, other.value)) ? action : null,
  }),
  'every move is held': deepening({ meanwhile: ({ action }) => action }),
  'a pass is held only if its value is better': deepening({
    finished: (pass, before, isMax) =>
      before.every((other) => above(isMax, best(pass).value, best(other).value)) ? best(pass).action : null,
  }),
  'what is held never changes': deepening({
    finished: (pass, before) => (before.length === 0 ? best(pass).action : null),
  }),
  'it ends when two passes agree': deepening({
    isEnough: (pass, before) => before.length > 0 && best(before.at(-1)!).action === best(pass).action,
  }),
  'the order of the game': deepening({ order: (moves) => moves }),
  'the move held last': deepening({
    order: (moves, last) =>
      moves.toSorted((a, b) => Number(a === last[0]?.action) - Number(b === last[0]?.action)),
  }),
  'the worst move first': deepening({
    order: (moves, last) => (last.length === 0 ? moves : last.map(({ action }) => action).toReversed()),
  }),
  'sorted for MAX': deepening({
    order: (moves, last, isMax) =>
      last.length === 0 ? moves : last.map(({ action }) => action)[isMax ? 'slice' : 'toReversed'](),
  }),
  'the worst move is held': deepening({ finished: (pass) => pass.at(-1)!.action }),
  'the end is noticed at the depth of the pass only': deepening({
    leaf: (game, state, left) =>
      left > 0 && game.isTerminal(state) ? (game.player(state) === 'max' ? -Infinity : Infinity) : null,
  }),
};
