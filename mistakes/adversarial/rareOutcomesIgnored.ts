import { mean } from '../skeletons/conventions.ts';
import { CHANCE, type Mistake } from '../mistake.ts';

export const rareOutcomesIgnored: Mistake = {
  id: 'rare-outcomes-ignored',
  title: 'Rare outcomes are left out',
  sentence: 'At chance nodes your search leaves out outcomes that are unlikely.',
  hint: 'A rare disaster still counts: a little, but it counts.',
  algorithms: CHANCE,
  forms: [0.05, 0.1, 0.01].map((least) => ({
    words: `below ${least}`,
    change: () => ({
      expect: (outcomes) => mean(outcomes.filter(({ probability }) => probability >= least)),
    }),
  })),
};
