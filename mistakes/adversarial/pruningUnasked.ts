import { tightened } from '../skeletons/conventions.ts';
import type { SearchMistake } from './searchMistake.ts';

export const pruningUnasked: SearchMistake = {
  id: 'pruning-unasked',
  title: 'Leaves are pruned where every leaf is asked for',
  words:
    'Your search is alpha–beta: it skips leaves that cannot matter. This exercise asks for a search that looks at all of them.',
  hint: 'The algorithm that is asked for has no bounds.',
  algorithms: ['minimax', 'negamax', 'expectimax'],
  replaces: [true, false].map((onEquality) => ({
    label: onEquality ? 'on equality' : 'strictly',
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
