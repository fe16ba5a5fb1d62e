import { ALL, type Form, type Mistake } from '../mistake.ts';
import { agentsOf, turnAt } from './rounds.ts';

/** Every ghost but the one that `opposes` says is taken for a friend of agent 0. */
const form = (words: string, opposes: (turn: number, agents: number) => boolean): Form => ({
  words,
  change: (correct) => ({
    mover: (at) => (turnAt(at) === 0 || opposes(turnAt(at), agentsOf(at.game)) ? correct.mover(at) : 'max'),
  }),
});

export const oneGhostOpposes: Mistake = {
  id: 'one-ghost-opposes',
  title: 'Only one of the ghosts is an opponent',
  sentence:
    'Of several ghosts, your search lets one move as a ghost does and takes the best for you at the others.',
  hint: 'With three agents, which indices are ghosts?',
  algorithms: ALL,
  forms: [form('the first', (turn) => turn === 1), form('the last', (turn, agents) => turn === agents - 1)],
};
