import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import { OutOfTurn } from '../skeletons/played.ts';
import type { Parts, Place } from '../skeletons/adversarial.ts';
import { agentsOf, isOver, turnAt } from './rounds.ts';

/** The game refuses the move of an agent whose turn it is not. */
const moving = (correct: Parts, agentAt: (at: Place) => number): Pick<Parts, 'child'> => ({
  child(at, action) {
    if (agentAt(at) !== turnAt(at)) throw new OutOfTurn('another agent is to move');
    return correct.child(at, action);
  },
});

const form = (label: string, agentAt: (at: Place) => number): Form => ({
  label,
  change: (correct) => moving(correct, agentAt),
});

export const turnsOutOfOrder: SearchMistake = {
  id: 'turns-out-of-order',
  title: 'The agents do not move in turn',
  words:
    'Your search asks for the move of an agent when it is another one’s turn: they move in the order ' +
    '0, 1, 2, … and then 0 again.',
  hint: 'With three agents, write down the indices that your calls pass on, one after another.',
  algorithms: ALL,
  replaces: [
    {
      label: 'only agents 0 and 1 ever move',
      change: (correct) => ({
        ...moving(correct, ({ ply }) => ply % 2),
        mover: (at) => (at.ply % 2 === 0 ? 'max' : correct.mover(at) === 'max' ? 'min' : correct.mover(at)),
        stops: (at) => isOver(at) || at.depth >= (2 * at.game.depthLimit) / agentsOf(at.game),
      }),
    },
    {
      label: 'the last ghost never moves',
      change: (correct) => ({
        ...moving(correct, ({ ply, game }) => (agentsOf(game) > 1 ? ply % (agentsOf(game) - 1) : ply)),
        stops: (at) =>
          isOver(at) ||
          at.depth >= (Math.max(1, agentsOf(at.game) - 1) * at.game.depthLimit) / agentsOf(at.game),
      }),
    },
    form('after agent 0 it is agent 0 again', ({ ply, game }) => (ply <= 1 ? 0 : (ply - 1) % agentsOf(game))),
    form('after the last ghost comes one more', ({ ply }) => ply),
    form('the ghosts move as agent 0', () => 0),
  ],
};
