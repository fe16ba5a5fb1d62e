import { CHANCE } from '../../skeletons/algorithms.ts';
import { leaf, type CorrectSearch, stops } from './api.ts';

/** Outcomes weighed from the last to the first, so that sums round differently. */
export const lastOutcomeFirst: CorrectSearch = {
  id: 'last-outcome-first',
  title: 'outcomes summed from the last to the first',
  algorithms: CHANCE,
  isAccepted: ({ generation, ties, childOrder }) =>
    generation !== 'eager' && ties !== 'last' && childOrder === 'any',
  load: () => (game, root) => {
    const visit = (s: number, depth: number): { value: number; action: string | null } => {
      if (stops(game, s, depth)) return { value: leaf(game, s), action: null };
      const player = game.player(s);
      if (player === 'chance') {
        const weighed = game
          .actions(s)
          .reverse()
          .map((a) => {
            const p = game.probability(s, a);
            const w = visit(game.result(s, a), depth + 1).value;
            return p > 0 ? p * w : 0;
          });
        return { value: weighed.reduce((sum, one) => sum + one, 0), action: null };
      }
      let [value, action]: [number, string | null] = [player === 'max' ? -Infinity : Infinity, null];
      for (const a of game.actions(s)) {
        const w = visit(game.result(s, a), depth + 1).value;
        if (action === null || (player === 'max' ? w > value : w < value)) [value, action] = [w, a];
      }
      return { value, action };
    };
    return visit(root, 0);
  },
};
