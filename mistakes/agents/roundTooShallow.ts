import { ALL, type SearchMistake } from '../adversarial/searchMistake.ts';
import { agentsOf, isOver } from './rounds.ts';

export const roundTooShallow: SearchMistake = {
  id: 'round-too-shallow',
  title: 'One round too shallow',
  words: 'Your search stops a round before self.depth says.',
  hint: 'With self.depth 1, every agent moves once. Where does your counter start, and where does it stop you?',
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
};
