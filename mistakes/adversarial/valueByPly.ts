import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

const form = (label: string, worth: (value: number, ply: number, left: number) => number): Form => ({
  label,
  change: (correct) => ({ leaf: (at) => worth(correct.leaf(at), at.ply, at.game.depthLimit - at.ply) }),
});

export const valueByPly: SearchMistake = {
  id: 'value-by-depth',
  title: 'How deep a node lies changes its value',
  words: 'Your search makes a value larger or smaller by how many moves lead to it.',
  hint: 'What is a position worth after one move, and the same position after three?',
  algorithms: ALL,
  rounds: true,
  replaces: [
    form('less one for each move', (value, ply) => value - ply),
    form('one more for each move', (value, ply) => value + ply),
    form('a tenth less with each move', (value, ply) => value * 0.9 ** ply),
    form('a hundredth less with each move', (value, ply) => value * 0.99 ** ply),
    form('times the moves', (value, ply) => value * ply),
    form('times the moves and one', (value, ply) => value * (1 + ply)),
    form('nearer to 0 by one for each move', (value, ply) => value - Math.sign(value) * ply),
    form('larger by a hundredth for each move', (value, ply) => value + 0.01 * ply),
    form('smaller by a hundredth for each move', (value, ply) => value - 0.01 * ply),
  ],
};
