import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import { agentsOf, turnAt } from './rounds.ts';

/** Every ghost but the one that `opposes` says is taken for a friend of agent 0. */
const form = (label: string, opposes: (turn: number, agents: number) => boolean): Form => ({
  label,
  change: (correct) => ({
    mover: (at) => (turnAt(at) === 0 || opposes(turnAt(at), agentsOf(at.game)) ? correct.mover(at) : 'max'),
  }),
});

export const oneGhostOpposes: SearchMistake = {
  id: 'one-ghost-opposes',
  title: 'Only one of the ghosts is an opponent',
  words:
    'Of several ghosts, your search lets one move as a ghost does and takes the best for you at the others.',
  hint: 'With three agents, which indices are ghosts?',
  algorithms: ALL,
  replaces: [
    form('the first', (turn) => turn === 1),
    form('the last', (turn, agents) => turn === agents - 1),
  ],
};
