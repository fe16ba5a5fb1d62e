import { ALL } from '../skeletons/algorithms.ts';
import { only, type SearchMistake } from '../adversarial/searchMistake.ts';
import { agentsOf, isOver } from './rounds.ts';

/** Mistakes about where the last round ends. */
export const ROUND_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'round-too-deep',
    title: 'One round too deep',
    words: 'Your search looks one round further ahead than self.depth says.',
    hint: 'With self.depth 1, every agent moves once. What is your counter when agent 0 would move again?',
    algorithms: ALL,
    replaces: only(() => ({
      stops: (at) => isOver(at) || at.depth >= at.game.depthLimit + agentsOf(at.game),
    })),
  },
  {
    id: 'round-too-shallow',
    title: 'One round too shallow',
    words: 'Your search stops a round before self.depth says.',
    hint:
      'With self.depth 1, every agent moves once. Where does your counter start, and where does it ' +
      'stop you?',
    algorithms: ALL,
    // The root is always gone through, as an action is asked for.
    replaces: [
      {
        label: '',
        change: () => ({
          stops: (at) => at.ply > 0 && (isOver(at) || at.depth >= at.game.depthLimit - agentsOf(at.game)),
        }),
      },
      {
        label: 'but never less than one',
        change: () => ({
          stops: (at) =>
            isOver(at) || at.depth >= Math.max(agentsOf(at.game), at.game.depthLimit - agentsOf(at.game)),
        }),
      },
    ],
  },
  {
    id: 'ghosts-idle-at-last',
    title: 'In the last round the ghosts do not move',
    words:
      'Your search takes a round for over as soon as agent 0 has moved, so that in the last one no ' +
      'ghost moves.',
    hint: 'After whose move is a round complete?',
    algorithms: ALL,
    replaces: only(() => ({
      stops: (at) => isOver(at) || at.depth >= at.game.depthLimit - agentsOf(at.game) + 1,
    })),
  },
];
