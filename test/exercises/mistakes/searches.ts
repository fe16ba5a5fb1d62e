import { FULL_SEARCH, partsOf } from '../../../mistakes/skeletons/conventions.ts';
import { type Parts, searchOf } from '../../../mistakes/skeletons/adversarial.ts';
import type { Search } from '../api.ts';

/** As students write them: a search that found nothing better than its start names no action. */
const answer: Parts['answer'] = ({ value, action }) => ({ value, action });

/** Minimax with chance nodes: no bounds, no cuts. */
export const EXPECTIMAX: Parts = { ...FULL_SEARCH, answer };

export const MINIMAX: Parts = EXPECTIMAX;

/** Alpha–beta of figure 5.7: fail-soft, non-strict cuts. */
export const ALPHA_BETA: Parts = {
  ...partsOf('alpha-beta', { cut: 'non-strict', returns: 'fail-soft', ties: 'first', test: 'value' }),
  answer,
};

/** AB:MINIMAX of the first notes, fail-soft: strict cuts, and all best actions. */
export const ALL_OPTIMAL: Parts = partsOf('all-optimal', {
  cut: 'strict',
  returns: 'fail-soft',
  ties: 'first',
  test: 'value',
});

/** A search made of `base` with some parts replaced. */
export function searchWith(base: Parts, replaced: Partial<Parts> = {}): Search {
  const search = searchOf({ ...base, ...replaced });
  return (game, root) => {
    const { value, action, actions } = search(game, root);
    return { value, action, ...(actions === undefined ? {} : { actions }) };
  };
}
