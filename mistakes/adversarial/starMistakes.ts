import { FULL_WINDOW, type Window } from '../../reference/game.ts';
import { BOUNDED } from '../skeletons/algorithms.ts';
import type { Parts } from '../skeletons/parts.ts';
import { type ChanceRules, mean, star1 } from '../skeletons/star1.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';

const meets = (high: number, low: number): boolean => high >= low;

/**
 * A throw that is searched by other rules, as the bounds of the leaves make them. One that is left is worth
 * what is certain of it, or the bound that it has met: by wrong rules these are two things.
 */
const byRules = (label: string, rules: (bounds: Window) => Partial<ChanceRules>): readonly Form[] =>
  [false, true].map((isHard) => ({
    label: isHard ? [label, 'fail-hard'].filter((part) => part !== '').join(', ') : label,
    change: (): Partial<Parts> => ({
      chance(at, window, trace, parts) {
        const bounds = at.game.bounds ?? FULL_WINDOW;
        const all = { bounds, meets, ...(isHard ? { isHard } : {}), ...rules(bounds) } as const;
        return star1(parts, all)(at, window, trace, parts);
      },
    }),
  }));

/** Every outcome is searched in that window, and the mean of what comes back is returned. */
const inWindow = (label: string, handed: (window: Window) => Window): Form => ({
  label,
  change: (): Partial<Parts> => ({
    chance(at, window, _trace, parts) {
      const outcomes = parts.order(at.game.actions(at.state), at).map((action) => ({
        probability: parts.probability(at, action),
        value: at.below(action, 'chance', handed(window)),
      }));
      return parts.expect(outcomes, at);
    },
  }),
});

/** Mistakes about when a throw may be left, and what its outcomes are searched with. */
export const STAR_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'nothing-left-early',
    title: 'Nothing is left early',
    words: 'Your search looks at every leaf, as plain expectimax does: no player cuts, and no throw is left.',
    hint: 'Three things are left early: MAX nodes at β, MIN nodes at α, and throws. Not one of them is here.',
    algorithms: BOUNDED,
    replaces: [
      {
        label: '',
        change: () => ({ ...inWindow('', () => FULL_WINDOW).change({} as Parts), cut: () => false }),
      },
    ],
  },
  {
    id: 'throws-searched-in-full',
    title: 'Throws are searched in full',
    words:
      'Your search prunes at MAX and MIN nodes only: below a throw every outcome is searched, with no bound.',
    hint: 'All leaves lie between two numbers. How much can what is not yet searched change?',
    algorithms: BOUNDED,
    replaces: [inWindow('', () => FULL_WINDOW)],
  },
  {
    id: 'window-through-throw',
    title: 'The window goes through a throw as it is',
    words: 'Your search hands the window of a throw to its outcomes unchanged.',
    hint: 'One outcome may lie below α, and the throw may not. What must it be worth, by its share?',
    algorithms: BOUNDED,
    replaces: [inWindow('', (window) => window)],
  },
  {
    id: 'throw-cut-by-one-outcome',
    title: 'A throw is cut as if a player moved there',
    words: 'Your search leaves a throw as soon as one outcome is outside the window.',
    hint: 'One bad outcome does not settle a throw: the others count as well, by their probabilities.',
    algorithms: BOUNDED,
    replaces: [
      ...byRules('', () => ({ needed: (window) => window })),
      ...byRules('at α', () => ({ needed: ({ alpha }) => ({ alpha, beta: Infinity }) })),
    ],
  },
  {
    id: 'share-not-divided',
    title: 'The window of an outcome is not divided by its probability',
    words: 'Your search hands an outcome what is left for its share, and not what it has to be worth itself.',
    hint: 'If a share of a half has to reach 3, what has the outcome to reach?',
    algorithms: BOUNDED,
    replaces: [
      ...byRules('', () => ({
        needed: (window, outcome, outcomes) => ({
          alpha: window.alpha - mean(outcomes, 'high', outcome),
          beta: window.beta - mean(outcomes, 'low', outcome),
        }),
      })),
    ],
  },
  {
    id: 'rest-forgotten',
    title: 'Outcomes that are not searched yet count nothing',
    words:
      'Your search compares what it has seen of a throw with the window, as if nothing more were to come.',
    hint: 'What is not searched yet has a probability, too. How much may it be worth at most, and at least?',
    algorithms: BOUNDED,
    replaces: byRules('', () => ({ unseen: { alpha: 0, beta: 0 } })),
  },
  {
    id: 'leaf-bounds-swapped',
    title: 'The bounds of the leaves are swapped',
    words: 'Your search takes the lowest value for the outcomes to come where the highest counts.',
    hint: 'A throw is hopeless for MAX if the rest cannot save it even at its best. Which bound is that?',
    algorithms: BOUNDED,
    replaces: byRules('', ({ alpha, beta }) => ({ unseen: { alpha: beta, beta: alpha } })),
  },
  {
    id: 'own-bound-kept',
    title: 'An outcome counts twice, as what it may be and as what it is',
    words: 'Your search works out the window of an outcome with its own share still among those to come.',
    hint: 'When an outcome is searched, is its share still among those to come?',
    algorithms: BOUNDED,
    replaces: [
      ...byRules('', () => ({
        needed: (window, { probability }, outcomes) => ({
          alpha: (window.alpha - mean(outcomes, 'high')) / probability,
          beta: (window.beta - mean(outcomes, 'low')) / probability,
        }),
      })),
    ],
  },
  {
    id: 'seen-not-counted',
    title: 'What was found of a throw does not count',
    words: 'Your search works out the window of each outcome as if none before had been searched.',
    hint: 'The more is known of a throw, the narrower the window of the next outcome. Where is it updated?',
    algorithms: BOUNDED,
    replaces: [
      ...byRules('', (bounds) => ({
        needed(window, outcome, outcomes) {
          const unseen = outcomes.map((one) => ({ ...one, low: bounds.alpha, high: bounds.beta }));
          const self = unseen[outcomes.indexOf(outcome)];
          return {
            alpha: (window.alpha - mean(unseen, 'high', self)) / outcome.probability,
            beta: (window.beta - mean(unseen, 'low', self)) / outcome.probability,
          };
        },
      })),
    ],
  },
  {
    id: 'throw-left-on-one-side',
    title: 'Throws are left on one side only',
    words: 'Your search leaves a throw that is too bad for MAX, or too good for MIN, but not both.',
    hint: 'A throw has two sides: its best case may not reach α, and its worst case may be past β.',
    algorithms: BOUNDED,
    replaces: (['alpha', 'beta'] as const).flatMap((side) =>
      byRules(side === 'alpha' ? 'at α' : 'at β', () => ({
        needed: (window, outcome, outcomes) => ({
          alpha:
            side === 'alpha'
              ? (window.alpha - mean(outcomes, 'high', outcome)) / outcome.probability
              : -Infinity,
          beta:
            side === 'beta' ? (window.beta - mean(outcomes, 'low', outcome)) / outcome.probability : Infinity,
        }),
      })),
    ),
  },
  {
    id: 'players-never-cut',
    title: 'Only throws are left early',
    words: 'Your search leaves throws early, but MAX and MIN look at all their children.',
    hint: 'A throw hands a window to each outcome. Who compares with it there?',
    algorithms: BOUNDED,
    replaces: only(() => ({ cut: () => false })),
  },
];
