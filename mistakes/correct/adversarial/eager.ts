import { PRUNING_FOR_ONE } from '../../skeletons/algorithms.ts';
import { leaf, type CorrectSearch, stops } from './api.ts';

/** All successors of a node are generated before the first is searched. */
export const eager: CorrectSearch = {
  id: 'eager',
  title: 'all successors generated first',
  algorithms: PRUNING_FOR_ONE,
  isAccepted: ({ cut, returns, generation, ties }) =>
    cut.includes('non-strict') && returns.includes('fail-soft') && generation !== 'lazy' && ties !== 'last',
  load: () => (game, root) => {
    const visit = (
      s: number,
      depth: number,
      alpha: number,
      beta: number,
    ): { value: number; action: string | null } => {
      if (stops(game, s, depth)) return { value: leaf(game, s), action: null };
      const isMax = game.player(s) === 'max';
      const children = game.actions(s).map((action) => ({ action, state: game.result(s, action) }));
      const best: { value: number; action: string | null } = {
        value: isMax ? -Infinity : Infinity,
        action: null,
      };
      for (const { action, state } of children) {
        const { value } = visit(state, depth + 1, alpha, beta);
        if (best.action === null || (isMax ? value > best.value : value < best.value))
          Object.assign(best, { value, action });
        if (isMax) alpha = Math.max(alpha, best.value);
        else beta = Math.min(beta, best.value);
        if (alpha >= beta) break;
      }
      return best;
    };
    return visit(root, 0, -Infinity, Infinity);
  },
};
