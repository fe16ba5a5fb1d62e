import { ALL, type Mistake, only } from '../mistake.ts';
import { agentsOf, isOver } from './rounds.ts';

export const roundTooDeep: Mistake = {
  id: 'round-too-deep',
  title: 'One round too deep',
  sentence: 'Your search looks one round further ahead than self.depth says.',
  hint: 'With self.depth 1, every agent moves once. What is your counter when agent 0 would move again?',
  algorithms: ALL,
  forms: only(() => ({ stops: (at) => isOver(at) || at.depth >= at.game.depthLimit + agentsOf(at.game) })),
};
