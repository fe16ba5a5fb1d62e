import type { GameEntry, StudentGame } from '../../support/inProcess.ts';

/** Searches that are each wrong in one way: parts of one skeleton replaced. */

export interface Parts {
  readonly initial: (isMax: boolean, alpha: number, beta: number) => number;
  readonly isMax: (game: StudentGame, s: number, depth: number) => boolean;
  readonly stops: (game: StudentGame, s: number, depth: number) => boolean;
  readonly leaf: (game: StudentGame, s: number) => number;
  readonly actions: (actions: string[], game: StudentGame, s: number) => string[];
  /** What is handed down: alpha, beta. */
  readonly pass: (alpha: number, beta: number, v: number, depth: number) => [number, number];
  readonly better: (w: number, v: number, isMax: boolean, isFirst: boolean) => boolean;
  readonly cut: (v: number, alpha: number, beta: number, isMax: boolean) => boolean;
  readonly generate: (game: StudentGame, s: number, a: string) => number;
  readonly answer: (v: number, action: string | null, game: StudentGame, s: number) => unknown;
  readonly rootWindow: readonly [number, number];
}

const RIGHT: Parts = {
  initial: (isMax) => (isMax ? -Infinity : Infinity),
  isMax: (game, s) => game.player(s) === 'max',
  stops: (game, s, depth) => game.isTerminal(s) || depth === game.depthLimit,
  leaf: (game, s) => (game.isTerminal(s) ? game.utility(s) : game.evaluate(s)),
  actions: (actions) => actions,
  pass: (alpha, beta) => [alpha, beta],
  better: (w, v, isMax, isFirst) => isFirst || (isMax ? w > v : w < v),
  cut: (v, alpha, beta, isMax) => (isMax ? v >= beta : v <= alpha),
  generate: (game, s, a) => game.result(s, a),
  answer: (value, action) => ({ value, action }),
  rootWindow: [-Infinity, Infinity],
};

/** Alpha–beta with some parts replaced. */
export function alphaBetaWith(parts: Partial<Parts> = {}): GameEntry {
  const p = { ...RIGHT, ...parts };
  return (game, state) => {
    const search = (s: number, alpha: number, beta: number, depth: number): [number, string | null] => {
      if (p.stops(game, s, depth)) return [p.leaf(game, s), null];
      const isMax = p.isMax(game, s, depth);
      let v = p.initial(isMax, alpha, beta);
      let best: string | null = null;
      for (const a of p.actions(game.actions(s), game, s)) {
        const [down, up] = p.pass(alpha, beta, v, depth);
        const [w] = search(p.generate(game, s, a), down, up, depth + 1);
        if (p.better(w, v, isMax, best === null)) [v, best] = [w, a];
        if (p.cut(v, alpha, beta, isMax)) break;
        if (isMax) alpha = Math.max(alpha, v);
        else beta = Math.min(beta, v);
      }
      return [v, best];
    };
    const [v, best] = search(state, ...p.rootWindow, 0);
    return p.answer(v, best, game, state);
  };
}

/** Minimax: the same without bounds. */
export const minimaxWith = (parts: Partial<Parts> = {}): GameEntry =>
  alphaBetaWith({ cut: () => false, ...parts });

/** How a chance node combines its outcomes, to be got wrong. */
export type Combine = (outcomes: readonly { readonly p: number; readonly w: number }[]) => number;

const MEAN: Combine = (outcomes) => outcomes.reduce((sum, { p, w }) => sum + p * w, 0);

export function expectimaxWith(combine: Combine = MEAN, minIsMax = false): GameEntry {
  return (game, state) => {
    const search = (s: number, depth: number): [number, string | null] => {
      if (RIGHT.stops(game, s, depth)) return [RIGHT.leaf(game, s), null];
      const player = game.player(s);
      const outcomes = game.actions(s).map((a) => ({
        a,
        w: search(game.result(s, a), depth + 1)[0],
        p: player === 'chance' ? game.probability(s, a) : 1,
      }));
      if (player === 'chance') return [combine(outcomes), null];
      const pick = player === 'max' || minIsMax ? Math.max : Math.min;
      const v = pick(...outcomes.map(({ w }) => w));
      return [v, outcomes.find(({ w }) => w === v)!.a];
    };
    const [value, action] = search(state, 0);
    return { value, action };
  };
}
