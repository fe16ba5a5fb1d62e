import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

/** Where the game is over; `before`: only where the depth limit is not reached. */
const form = (label: string, worth: (utility: number) => number, before = false): Form => ({
  label: before ? `${label}, before the depth limit` : label,
  change: (correct) => ({
    leaf(at) {
      const value = correct.leaf(at);
      const { game, state, depth } = at;
      const isReached = depth >= game.depthLimit || game.depthLimit === Infinity;
      return game.isTerminal(state) && !(before && isReached) ? worth(value) : value;
    },
  }),
});

const bySign = (size: number) => (utility: number) => Math.sign(utility) * size || 0;

export const endFixed: SearchMistake = {
  id: 'end-worth-itself',
  title: 'The end of the game has a value of its own',
  words: 'Where the game is over, your search takes a number of its own in place of the utility.',
  hint: 'What does the game say that its end is worth?',
  algorithms: ALL,
  replaces: [false, true].flatMap((before) => [
    ...[Infinity, 1, 100, 500, 1000, 1e6].map((size) =>
      form(`±${size === Infinity ? '∞' : size}`, bySign(size), before),
    ),
    ...[-Infinity, -1e50, -1000, -1, 1, 1000].map((size) =>
      form(`${size === -Infinity ? '−∞' : size}`.replace('-', '−'), () => size, before),
    ),
    ...(before ? [form('0', () => 0, before)] : []),
  ]),
};
