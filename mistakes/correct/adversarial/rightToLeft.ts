import { PRUNING_FOR_ONE } from '../../skeletons/algorithms.ts';
import { leaf, type CorrectSearch, stops } from './api.ts';

/** From the last action to the first, with a function for each player. */
export const rightToLeft: CorrectSearch = {
  id: 'right-to-left',
  title: 'children from the last to the first',
  algorithms: PRUNING_FOR_ONE,
  isAccepted: ({ cut, returns, childOrder, generation, ties }) =>
    cut.includes('non-strict') &&
    returns.includes('fail-soft') &&
    childOrder === 'any' &&
    generation !== 'eager' &&
    ties === 'any',
  load: () => (game, root) => {
    let action: string | null = null;
    const value = (s: number, depth: number, alpha: number, beta: number): number => {
      if (stops(game, s, depth)) return leaf(game, s);
      return game.player(s) === 'max' ? maxValue(s, depth, alpha, beta) : minValue(s, depth, alpha, beta);
    };
    const maxValue = (s: number, depth: number, alpha: number, beta: number): number => {
      let v = -Infinity;
      for (const a of game.actions(s).reverse()) {
        const w = value(game.result(s, a), depth + 1, alpha, beta);
        if (depth === 0 && (action === null || w > v)) action = a;
        v = Math.max(v, w);
        if (v >= beta) return v;
        alpha = Math.max(alpha, v);
      }
      return v;
    };
    const minValue = (s: number, depth: number, alpha: number, beta: number): number => {
      let v = Infinity;
      for (const a of game.actions(s).reverse()) {
        const w = value(game.result(s, a), depth + 1, alpha, beta);
        if (depth === 0 && (action === null || w < v)) action = a;
        v = Math.min(v, w);
        if (v <= alpha) return v;
        beta = Math.min(beta, v);
      }
      return v;
    };
    return { value: value(root, 0, -Infinity, Infinity), action };
  },
};
