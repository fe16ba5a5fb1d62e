import { PRUNING_FOR_ONE } from '../../skeletons/algorithms.ts';
import { leaf, type CorrectSearch, stops } from './api.ts';

/** A loop of its own at the root, which hands its bound on; the bounds themselves are the values below. */
export const rootLoop: CorrectSearch = {
  id: 'root-loop',
  title: 'a loop of its own at the root',
  algorithms: PRUNING_FOR_ONE,
  isAccepted: ({ cut, returns, generation, ties }) =>
    cut.includes('non-strict') && returns.includes('fail-hard') && generation !== 'eager' && ties !== 'last',
  load: () => (game, root) => {
    const visit = (s: number, depth: number, alpha: number, beta: number): number => {
      if (stops(game, s, depth)) return leaf(game, s);
      const isMax = game.player(s) === 'max';
      for (const a of game.actions(s)) {
        const w = visit(game.result(s, a), depth + 1, alpha, beta);
        if (isMax) alpha = Math.max(alpha, w);
        else beta = Math.min(beta, w);
        if (alpha >= beta) break;
      }
      return isMax ? alpha : beta;
    };
    if (stops(game, root, 0)) return { value: leaf(game, root), action: null };
    const isMax = game.player(root) === 'max';
    let [alpha, beta, action]: [number, number, string | null] = [-Infinity, Infinity, null];
    for (const a of game.actions(root)) {
      const w = visit(game.result(root, a), 1, alpha, beta);
      if (action === null || (isMax ? w > alpha : w < beta)) action = a;
      if (isMax) alpha = Math.max(alpha, w);
      else beta = Math.min(beta, w);
    }
    return { value: isMax ? alpha : beta, action };
  },
};
