import { halfToEven } from '../skeletons/rounding.ts';
import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

const rounded = (label: string, round: (value: number) => number): Form => ({
  label,
  change: ({ leaf }) => ({
    leaf(at) {
      const value = leaf(at);
      return Number.isFinite(value) ? round(value) : value;
    },
  }),
});

export const valuesRounded: SearchMistake = {
  id: 'values-rounded',
  title: 'Values are rounded',
  words:
    'Your search does not keep the values as the game gives them: it rounds them or squeezes them ' +
    'into small integers.',
  hint: 'Is there an operation between reading a value and using it?',
  algorithms: ALL,
  replaces: [
    rounded('32-bit integers', (value) => value | 0),
    rounded('to whole numbers, halves to the even one', halfToEven),
    rounded('to whole numbers', Math.round),
    rounded('down', Math.floor),
    rounded('towards 0', Math.trunc),
    rounded('six decimals', (value) => Number(value.toFixed(6))),
    rounded('two decimals', (value) => Number(value.toFixed(2))),
  ],
};
