import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import { agentsOf } from './rounds.ts';

/** `moves` and `rounds` that lie above the state, and the moves `left` to the depth. */
type Worth = (
  value: number,
  depth: { readonly moves: number; readonly rounds: number; readonly left: number },
) => number;

const form = (label: string, worth: Worth): Form => ({
  label,
  change: (correct) => ({
    leaf(at) {
      const rounds = Math.floor(at.ply / agentsOf(at.game));
      return worth(correct.leaf(at), { moves: at.ply, rounds, left: at.game.depthLimit - at.ply });
    },
  }),
});

export const valueByDepth: SearchMistake = {
  id: 'value-by-depth',
  title: 'How deep a state lies changes its value',
  words: 'Your search makes an evaluation larger or smaller by how many moves or rounds lead to the state.',
  hint: 'What is a state worth after one round, and the same state after two?',
  algorithms: ALL,
  rounds: true,
  replaces: [
    form('less one for each move', (value, { moves }) => value - moves),
    form('less one for each round', (value, { rounds }) => value - rounds),
    form('one more for each move', (value, { moves }) => value + moves),
    form('one more for each round', (value, { rounds }) => value + rounds),
    form('a tenth less with each move', (value, { moves }) => value * 0.9 ** moves),
    form('a tenth less with each round', (value, { rounds }) => value * 0.9 ** rounds),
    form('times the moves', (value, { moves }) => value * moves),
    form('times the moves and one', (value, { moves }) => value * (1 + moves)),
    form('times the rounds and one', (value, { rounds }) => value * (1 + rounds)),
    form('times the moves left and one', (value, { left }) => value * (1 + left)),
    form('divided by the moves', (value, { moves }) => value / moves),
  ],
};
