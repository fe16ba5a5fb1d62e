import type { GameEntry, StudentGame } from '../../support/inProcess.ts';
import {
  byComparing,
  byEvaluation,
  bySize,
  keepsEvaluations,
  leaf,
  nonStrict,
  oneFunction,
  rightToLeft,
  stops,
  strict,
} from './correctOrders.ts';

/** Correct alpha–beta in many styles: every check must pass all of them. */

type G = StudentGame;

/** A pair of functions, as the textbook has it. */
function pairOf(cut: (a: number, b: number) => boolean): GameEntry {
  return (game, state) => {
    const maxValue = (s: number, alpha: number, beta: number, depth: number): [number, string | null] => {
      if (stops(game, s, depth)) return [leaf(game, s), null];
      let [v, move]: [number, string | null] = [-Infinity, null];
      for (const a of game.actions(s)) {
        const [v2] = value(game.result(s, a), alpha, beta, depth + 1);
        if (move === null || v2 > v) [v, move] = [v2, a];
        if (cut(v, beta)) return [v, move];
        alpha = Math.max(alpha, v);
      }
      return [v, move];
    };
    const minValue = (s: number, alpha: number, beta: number, depth: number): [number, string | null] => {
      if (stops(game, s, depth)) return [leaf(game, s), null];
      let [v, move]: [number, string | null] = [Infinity, null];
      for (const a of game.actions(s)) {
        const [v2] = value(game.result(s, a), alpha, beta, depth + 1);
        if (move === null || v2 < v) [v, move] = [v2, a];
        if (cut(alpha, v)) return [v, move];
        beta = Math.min(beta, v);
      }
      return [v, move];
    };
    const value = (s: number, alpha: number, beta: number, depth: number): [number, string | null] =>
      game.player(s) === 'max' ? maxValue(s, alpha, beta, depth) : minValue(s, alpha, beta, depth);
    const [v, move] = value(state, -Infinity, Infinity, 0);
    return { value: v, action: move };
  };
}

/** Negamax style: one function, the sign of the player as a factor. Needs no alternation. */
const negamaxStyle: GameEntry = (game, state) => {
  const search = (
    s: number,
    alpha: number,
    beta: number,
    depth: number,
    colour: number,
  ): [number, string | null] => {
    if (stops(game, s, depth)) return [colour * leaf(game, s), null];
    let v = -Infinity;
    let best: string | null = null;
    for (const a of game.actions(s)) {
      const c = game.result(s, a);
      const next = stops(game, c, depth + 1) || game.player(c) === 'max' ? 1 : -1;
      const same = next === colour;
      const [w0] = same ? search(c, alpha, beta, depth + 1, next) : search(c, -beta, -alpha, depth + 1, next);
      const w = same ? w0 : -w0;
      if (best === null || w > v) [v, best] = [w, a];
      alpha = Math.max(alpha, v);
      if (alpha >= beta) break;
    }
    return [v, best];
  };
  const colour = stops(game, state, 0) || game.player(state) === 'max' ? 1 : -1;
  const [v, best] = search(state, -Infinity, Infinity, 0, colour);
  return { value: colour * v, action: best };
};

/** A loop at the root of its own, without a test for a cutoff there. */
const rootLoop: GameEntry = (game, state) => {
  const inner = oneFunctionFrom(game);
  if (stops(game, state, 0)) return { value: leaf(game, state), action: null };
  const isMax = game.player(state) === 'max';
  let [alpha, beta, best]: [number, number, string | null] = [-Infinity, Infinity, null];
  for (const a of game.actions(state)) {
    const w = inner(game.result(state, a), alpha, beta, 1);
    if (best === null || (isMax ? w > alpha : w < beta)) best = a;
    if (isMax) alpha = Math.max(alpha, w);
    else beta = Math.min(beta, w);
  }
  return { value: isMax ? alpha : beta, action: best };
};

function oneFunctionFrom(game: G): (s: number, alpha: number, beta: number, depth: number) => number {
  return function search(s, alpha, beta, depth) {
    if (stops(game, s, depth)) return leaf(game, s);
    const isMax = game.player(s) === 'max';
    for (const a of game.actions(s)) {
      const w = search(game.result(s, a), alpha, beta, depth + 1);
      if (isMax) alpha = Math.max(alpha, w);
      else beta = Math.min(beta, w);
      if (alpha >= beta) break;
    }
    return isMax ? alpha : beta;
  };
}

/** Finds the value first, then looks through the root's children again for an action that brings it. */
const rootResearch =
  (narrow: boolean): GameEntry =>
  (game, state) => {
    const search = oneFunctionFrom(game);
    const value = search(state, -Infinity, Infinity, 0);
    if (stops(game, state, 0)) return { value, action: null };
    for (const a of game.actions(state)) {
      const child = game.result(state, a);
      const isMax = game.player(state) === 'max';
      const found = narrow
        ? search(child, isMax ? -Infinity : value - 1, isMax ? value + 1 : Infinity, 1)
        : search(child, -Infinity, Infinity, 1);
      if (found === value) return { value, action: a };
    }
    return { value, action: null };
  };

/** No recursion: frames on a stack of its own. */
const explicitStack: GameEntry = (game, state) => {
  interface Frame {
    s: number;
    todo: string[];
    alpha: number;
    beta: number;
    v: number;
    best: string | null;
    by: string | null;
    isMax: boolean;
  }
  const open = (s: number, alpha: number, beta: number, by: string | null): Frame => {
    const isMax = game.player(s) === 'max';
    return { s, todo: game.actions(s), alpha, beta, v: isMax ? -Infinity : Infinity, best: null, by, isMax };
  };
  if (stops(game, state, 0)) return [leaf(game, state), null];
  const stack = [open(state, -Infinity, Infinity, null)];
  for (;;) {
    const top = stack.at(-1)!;
    const done = top.todo.length === 0 || top.alpha >= top.beta;
    let value: number;
    let by: string;
    if (done) {
      stack.pop();
      if (stack.length === 0) return [top.v, top.best];
      [value, by] = [top.v, top.by!];
    } else {
      by = top.todo.shift()!;
      const child = game.result(top.s, by);
      if (!stops(game, child, stack.length)) {
        stack.push(open(child, top.alpha, top.beta, by));
        continue;
      }
      value = leaf(game, child);
    }
    const parent = stack.at(-1)!;
    if (parent.best === null || (parent.isMax ? value > parent.v : value < parent.v))
      [parent.v, parent.best] = [value, by];
    if (parent.isMax) parent.alpha = Math.max(parent.alpha, parent.v);
    else parent.beta = Math.min(parent.beta, parent.v);
  }
};

/** A class with fields for the game. */
const classStyle: GameEntry = (game, state) => {
  class Searcher {
    best: string | null = null;
    run(): { value: number; action: string | null } {
      return { value: this.visit(state, -Infinity, Infinity, 0), action: this.best };
    }
    visit(s: number, alpha: number, beta: number, depth: number): number {
      if (game.isTerminal(s)) return game.utility(s);
      if (depth >= game.depthLimit) return game.evaluate(s);
      const isMax = game.player(s) === 'max';
      let v = isMax ? -Infinity : Infinity;
      for (const a of game.actions(s)) {
        const w = this.visit(game.result(s, a), alpha, beta, depth + 1);
        if (isMax ? w > v : w < v) {
          v = w;
          if (depth === 0) this.best = a;
        }
        if (isMax ? v >= beta : v <= alpha) return v;
        if (isMax) alpha = Math.max(alpha, v);
        else beta = Math.min(beta, v);
      }
      return v;
    }
  }
  return new Searcher().run();
};

/** The third notes' MinimaxAlphaBeta: the value starts at a bound. */
const halfClamped: GameEntry = (game, state) => {
  const search = (s: number, alpha: number, beta: number, depth: number): [number, string | null] => {
    if (stops(game, s, depth)) return [leaf(game, s), null];
    const isMax = game.player(s) === 'max';
    let best: string | null = null;
    let res = isMax ? alpha : beta;
    for (const a of game.actions(s)) {
      const [w] = isMax
        ? search(game.result(s, a), res, beta, depth + 1)
        : search(game.result(s, a), alpha, res, depth + 1);
      if (best === null || (isMax ? w > res : w < res)) best = a;
      res = isMax ? Math.max(res, w) : Math.min(res, w);
      if (isMax ? res > beta : res < alpha) return [res, best];
    }
    return [res, best];
  };
  return search(state, -Infinity, Infinity, 0);
};

/** Asks the child for its end and its player before it goes there, and takes a leaf's value in the parent. */
const testsInParent: GameEntry = (game, state) => {
  const search = (
    s: number,
    isMax: boolean,
    alpha: number,
    beta: number,
    depth: number,
  ): [number, string | null] => {
    let v = isMax ? -Infinity : Infinity;
    let best: string | null = null;
    for (const a of game.actions(s)) {
      const c = game.result(s, a);
      const w = game.isTerminal(c)
        ? game.utility(c)
        : depth + 1 >= game.depthLimit
          ? game.evaluate(c)
          : search(c, game.player(c) === 'max', alpha, beta, depth + 1)[0];
      if (best === null || (isMax ? w > v : w < v)) [v, best] = [w, a];
      if (isMax) alpha = Math.max(alpha, v);
      else beta = Math.min(beta, v);
      if (beta <= alpha) break;
    }
    return [v, best];
  };
  if (stops(game, state, 0)) return { value: leaf(game, state), action: null };
  const [value, move] = search(state, game.player(state) === 'max', -Infinity, Infinity, 0);
  return { value, move };
};

export const CORRECT: readonly (readonly [name: string, entry: GameEntry])[] = [
  ['a pair of functions, non-strict', pairOf(nonStrict)],
  ['a pair of functions, strict', pairOf(strict)],
  ['one function, fail-soft', oneFunction({ cut: nonStrict })],
  ['one function, fail-soft, strict', oneFunction({ cut: strict })],
  ['one function, fail-hard', oneFunction({ cut: nonStrict, hard: true })],
  ['the third notes, half-clamped, strict', halfClamped],
  ['eager', oneFunction({ cut: nonStrict, eager: true })],
  ['eager, strict', oneFunction({ cut: strict, eager: true })],
  ['right to left', oneFunction({ cut: nonStrict, order: rightToLeft })],
  ['right to left, strict', oneFunction({ cut: strict, order: rightToLeft })],
  ['ordered by how many actions a child has', oneFunction({ cut: nonStrict, order: bySize })],
  ['negamax style', negamaxStyle],
  ['a loop of its own at the root', rootLoop],
  ['the root searched again for the action', rootResearch(false)],
  ['the root searched again, with a bound', rootResearch(true)],
  ['an explicit stack', explicitStack],
  ['a class', classStyle],
  ['leaves valued in the parent', testsInParent],
];

/** They ask `evaluate` of inner nodes, so the tree must have evaluations. */
export const CORRECT_WITH_EVALUATIONS: readonly (readonly [name: string, entry: GameEntry])[] = [
  ['ordered by evaluation', oneFunction({ cut: nonStrict, order: byEvaluation })],
  ['ordered by evaluation, strict', oneFunction({ cut: strict, order: byEvaluation })],
  ['ordered by comparing evaluations', oneFunction({ cut: nonStrict, order: byComparing })],
  ['ordered by evaluation, which is kept', keepsEvaluations],
];
