import { mean } from '../skeletons/conventions.ts';
import { halfToEven } from '../skeletons/rounding.ts';
import { CHANCE } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

const rounded = (label: string, round: (value: number) => number): Form => ({
  label,
  change: () => ({ expect: (outcomes) => round(mean(outcomes)) }),
});

export const expectationRounded: SearchMistake = {
  id: 'expectation-rounded',
  title: 'Expected values are rounded',
  words: 'At chance nodes your search rounds the expected value.',
  hint: 'An expected value need not be a whole number, nor one that any outcome has.',
  algorithms: CHANCE,
  replaces: [
    rounded('down', Math.floor),
    rounded('to whole numbers', Math.round),
    rounded('to whole numbers, halves to the even one', halfToEven),
    rounded('towards 0', Math.trunc),
    rounded('two decimals', (value) => Number(value.toFixed(2))),
    rounded('two decimals, halves up', (value) => Math.round(value * 100) / 100),
    rounded('one decimal, halves up', (value) => Math.round(value * 10) / 10),
    rounded('one decimal', (value) => Number(value.toFixed(1))),
    rounded('32-bit integers', (value) => value | 0),
  ],
};
