import { ALL, type Mistake } from '../mistake.ts';
import { agentsOf, isOver } from './rounds.ts';

export const roundTooShallow: Mistake = {
  id: 'round-too-shallow',
  title: 'One round too shallow',
  sentence: 'Your search stops a round before self.depth says.',
  hint: 'With self.depth 1, every agent moves once. Where does your counter start, and where does it stop you?',
  algorithms: ALL,
  // The root is always gone through, as an action is asked for.
  forms: [
    {
      words: '',
      change: () => ({
        stops: (at) => at.ply > 0 && (isOver(at) || at.depth >= at.game.depthLimit - agentsOf(at.game)),
      }),
    },
    {
      words: 'but never less than one',
      change: () => ({
        stops: (at) =>
          isOver(at) || at.depth >= Math.max(agentsOf(at.game), at.game.depthLimit - agentsOf(at.game)),
      }),
    },
  ],
};
