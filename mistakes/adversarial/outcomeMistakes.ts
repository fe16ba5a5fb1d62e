import { mean } from '../skeletons/conventions.ts';
import type { Place } from '../skeletons/adversarial.ts';
import { CHANCE } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

const isChance = ({ game, state }: Pick<Place, 'game' | 'state'>): boolean => game.player(state) === 'chance';

/** The same where the others are not even searched. */
const ONE_SEARCHED: readonly Form[] = [
  {
    label: 'the likeliest, the only one searched',
    change: () => ({
      order(actions, at) {
        if (!isChance(at)) return actions;
        const shares = actions.map((action) => at.game.probability(at.state, action));
        const best = shares.indexOf(Math.max(...shares));
        return actions.slice(best, best + 1);
      },
      expect: (outcomes) => outcomes[0]!.value,
    }),
  },
  ...[0, -1].map((which): Form => ({
    label: `the ${which === 0 ? 'first' : 'last'}, the only one searched`,
    change: () => ({
      order: (actions, at) => (isChance(at) ? [actions.at(which)!] : actions),
      expect: (outcomes) => outcomes[0]!.value,
    }),
  })),
];

/** Mistakes about which outcomes of chance count. */
export const OUTCOME_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'likeliest-outcome',
    title: 'One outcome stands for all',
    words: 'At chance nodes your search takes the value of a single outcome and forgets the others.',
    hint: 'Every outcome counts, each as much as it is likely.',
    algorithms: CHANCE,
    replaces: [
      {
        label: 'the likeliest',
        change: () => ({
          expect: (outcomes) => outcomes.reduce((a, b) => (b.probability > a.probability ? b : a)).value,
        }),
      },
      {
        label: 'the likeliest, the last of equal ones',
        change: () => ({
          expect: (outcomes) => outcomes.reduce((a, b) => (b.probability >= a.probability ? b : a)).value,
        }),
      },
      { label: 'the first', change: () => ({ expect: (outcomes) => outcomes[0]!.value }) },
      { label: 'the last', change: () => ({ expect: (outcomes) => outcomes.at(-1)!.value }) },
      ...ONE_SEARCHED,
    ],
  },
  {
    id: 'rare-outcomes-ignored',
    title: 'Rare outcomes are left out',
    words: 'At chance nodes your search leaves out outcomes that are unlikely.',
    hint: 'A rare disaster still counts: a little, but it counts.',
    algorithms: CHANCE,
    replaces: [0.05, 0.1, 0.01, 0.15, 0.2, 0.25, 0.3].flatMap((least): Form[] => [
      {
        label: `below ${least}`,
        change: () => ({
          expect: (outcomes) => mean(outcomes.filter(({ probability }) => probability >= least)),
        }),
      },
      {
        label: `below ${least}, and not searched`,
        change: () => ({
          order: (actions, at) =>
            isChance(at)
              ? actions.filter((action) => at.game.probability(at.state, action) >= least)
              : actions,
        }),
      },
    ]),
  },
];
