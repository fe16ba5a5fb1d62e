import { mean } from '../skeletons/conventions.ts';
import { CHANCE, type SearchMistake } from './searchMistake.ts';

export const rareOutcomesIgnored: SearchMistake = {
  id: 'rare-outcomes-ignored',
  title: 'Rare outcomes are left out',
  words: 'At chance nodes your search leaves out outcomes that are unlikely.',
  hint: 'A rare disaster still counts: a little, but it counts.',
  algorithms: CHANCE,
  replaces: [0.05, 0.1, 0.01].map((least) => ({
    label: `below ${least}`,
    change: () => ({
      expect: (outcomes) => mean(outcomes.filter(({ probability }) => probability >= least)),
    }),
  })),
};
