import { ALL, type SearchMistake, only } from '../adversarial/searchMistake.ts';
import { agentsOf, isOver } from './rounds.ts';

export const roundTooDeep: SearchMistake = {
  id: 'round-too-deep',
  title: 'One round too deep',
  words: 'Your search looks one round further ahead than self.depth says.',
  hint: 'With self.depth 1, every agent moves once. What is your counter when agent 0 would move again?',
  algorithms: ALL,
  replaces: only(() => ({ stops: (at) => isOver(at) || at.depth >= at.game.depthLimit + agentsOf(at.game) })),
};
