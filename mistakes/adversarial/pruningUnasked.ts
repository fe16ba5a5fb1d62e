import { tightened } from '../skeletons/conventions.ts';
import type { Mistake } from '../mistake.ts';

export const pruningUnasked: Mistake = {
  id: 'pruning-unasked',
  title: 'Leaves are pruned where every leaf is asked for',
  sentence:
    'Your search is alpha–beta: it skips leaves that cannot matter. This exercise asks for a search that looks at all of them.',
  hint: 'The algorithm that is asked for has no bounds.',
  algorithms: ['minimax', 'negamax', 'expectimax'],
  forms: [true, false].map((onEquality) => ({
    words: onEquality ? 'on equality' : 'strictly',
    change: () => ({
      cut: (mover, best, { alpha, beta }) =>
        onEquality
          ? mover === 'max'
            ? best >= beta
            : best <= alpha
          : mover === 'max'
            ? best > beta
            : best < alpha,
      tighten: tightened,
    }),
  })),
};
