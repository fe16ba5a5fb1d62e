import { ALL, type SearchMistake, only } from '../adversarial/searchMistake.ts';
import { agentsOf, isOver } from './rounds.ts';

export const ghostsIdleAtLast: SearchMistake = {
  id: 'ghosts-idle-at-last',
  title: 'In the last round the ghosts do not move',
  words:
    'Your search takes a round for over as soon as agent 0 has moved, so that in the last one no ghost moves.',
  hint: 'After whose move is a round complete?',
  algorithms: ALL,
  replaces: only(() => ({
    stops: (at) => isOver(at) || at.depth >= at.game.depthLimit - agentsOf(at.game) + 1,
  })),
};
