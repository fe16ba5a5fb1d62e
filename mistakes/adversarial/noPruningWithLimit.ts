import { type SearchMistake, only, PRUNING } from './searchMistake.ts';

export const noPruningWithLimit: SearchMistake = {
  id: 'no-pruning-with-limit',
  title: 'Nothing is pruned where a depth limit is set',
  words: 'Your search prunes when it may search to the end, but not when there is a depth limit.',
  hint: 'The rule for cutting is the same with and without a limit.',
  algorithms: PRUNING,
  replaces: only((correct) => {
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
