import type { GameEntry, StudentGame } from '../../support/inProcess.ts';

/** Correct alpha–beta in one function, with children in every order that a student may think of. */

type G = StudentGame;
export const stops = (game: G, s: number, depth: number): boolean =>
  game.isTerminal(s) || depth === game.depthLimit;
export const leaf = (game: G, s: number): number => (game.isTerminal(s) ? game.utility(s) : game.evaluate(s));

/**
 * One function; fail-hard or fail-soft; children listed in an order; generated as they come or all at once.
 */
export interface Style {
  readonly cut: (a: number, b: number) => boolean;
  readonly hard?: boolean;
  readonly eager?: boolean;
  readonly order?: (game: G, s: number, children: { a: string; c: number }[]) => { a: string; c: number }[];
}

export function oneFunction({ cut, hard = false, eager = false, order }: Style): GameEntry {
  return (game, state) => {
    const search = (s: number, alpha: number, beta: number, depth: number): [number, string | null] => {
      if (stops(game, s, depth)) return [leaf(game, s), null];
      const isMax = game.player(s) === 'max';
      let actions: { a: string; c: number }[] = game.actions(s).map((a) => ({ a, c: -1 }));
      if (eager || order !== undefined) actions = actions.map(({ a }) => ({ a, c: game.result(s, a) }));
      if (order !== undefined) actions = order(game, s, actions);
      let v = isMax ? -Infinity : Infinity;
      if (hard) v = isMax ? alpha : beta;
      let best: string | null = null;
      for (const { a, c } of actions) {
        const [w] = search(c < 0 ? game.result(s, a) : c, alpha, beta, depth + 1);
        if (best === null || (isMax ? w > v : w < v)) best = a;
        v = isMax ? Math.max(v, w) : Math.min(v, w);
        if (isMax) alpha = Math.max(alpha, v);
        else beta = Math.min(beta, v);
        if (cut(alpha, beta)) break;
      }
      return [v, best];
    };
    return search(state, -Infinity, Infinity, 0);
  };
}

export const nonStrict = (a: number, b: number): boolean => a >= b;
export const strict = (a: number, b: number): boolean => a > b;

export const rightToLeft: NonNullable<Style['order']> = (_game, _s, children) => [...children].reverse();
export const byEvaluation: NonNullable<Style['order']> = (game, s, children) => {
  const sign = game.player(s) === 'max' ? -1 : 1;
  return children
    .map((child) => ({ ...child, e: game.evaluate(child.c) }))
    .sort((x, y) => sign * (x.e - y.e));
};
/**
 * Best first by utility or by how many children there are: order that depends on what is asked of the child.
 */
export const bySize: NonNullable<Style['order']> = (game, _s, children) =>
  children.map((child) => ({ ...child, n: game.actions(child.c).length })).sort((x, y) => x.n - y.n);

/** Sorts with a comparison that asks again and again. */
export const byComparing: NonNullable<Style['order']> = (game, s, children) => {
  const sign = game.player(s) === 'max' ? -1 : 1;
  return [...children].sort((x, y) => sign * (game.evaluate(x.c) - game.evaluate(y.c)));
};

/** Ordered by evaluation, and the number is kept: a leaf at the depth limit is not asked a second time. */
export const keepsEvaluations: GameEntry = (game, state) => {
  const search = (
    s: number,
    known: number | null,
    alpha: number,
    beta: number,
    depth: number,
  ): [number, string | null] => {
    if (stops(game, s, depth)) return [known ?? leaf(game, s), null];
    const isMax = game.player(s) === 'max';
    const children = game
      .actions(s)
      .map((a) => ({ a, c: game.result(s, a) }))
      .map(({ a, c }) => ({ a, c, e: game.evaluate(c) }));
    children.sort((x, y) => (isMax ? y.e - x.e : x.e - y.e));
    let v = isMax ? -Infinity : Infinity;
    let best: string | null = null;
    for (const { a, c, e } of children) {
      const [w] = search(c, e, alpha, beta, depth + 1);
      if (best === null || (isMax ? w > v : w < v)) [v, best] = [w, a];
      if (isMax) alpha = Math.max(alpha, v);
      else beta = Math.min(beta, v);
      if (alpha >= beta) break;
    }
    return [v, best];
  };
  return search(state, null, -Infinity, Infinity, 0);
};
