import { type Mistake, only, PRUNING } from '../mistake.ts';

export const noPruningWithLimit: Mistake = {
  id: 'no-pruning-with-limit',
  title: 'Nothing is pruned where a depth limit is set',
  sentence: 'Your search prunes when it may search to the end, but not when there is a depth limit.',
  hint: 'The rule for cutting is the same with and without a limit.',
  algorithms: PRUNING,
  forms: only((correct) => {
    let isLimited = false;
    return {
      stops(at) {
        isLimited = Number.isFinite(at.game.depthLimit);
        return correct.stops(at);
      },
      cut: (mover, best, bounds) => !isLimited && correct.cut(mover, best, bounds),
    };
  }),
};
