import { ALL } from '../skeletons/algorithms.ts';
import { only, type SearchMistake } from '../adversarial/searchMistake.ts';

export const rootEvaluated: SearchMistake = {
  id: 'root-evaluated',
  title: 'The first state is evaluated, wherever the search is',
  words: 'Your search evaluates the state that getAction was given, not the one that it has come to.',
  hint: 'Which state do you hand to the evaluation function?',
  algorithms: ALL,
  replaces: only(() => ({ leaf: ({ game, root }) => game.evaluate(root) })),
};
