import { CHANCE } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import { agentsOf, turnAt } from './rounds.ts';

const form = (label: string, isRandom: (turn: number, agents: number) => boolean): Form => ({
  label,
  change: (correct) => ({
    mover: (at) => (turnAt(at) === 0 || isRandom(turnAt(at), agentsOf(at.game)) ? correct.mover(at) : 'min'),
  }),
});

export const oneGhostAtRandom: SearchMistake = {
  id: 'one-ghost-at-random',
  title: 'Only one of the ghosts moves at random',
  words: 'Of several ghosts, your search takes the mean at one and the least at the others.',
  hint: 'With three agents, which indices are ghosts?',
  algorithms: CHANCE,
  replaces: [
    form('the first', (turn) => turn === 1),
    form('the last', (turn, agents) => turn === agents - 1),
  ],
};
