import { FOR_EACH } from '../skeletons/algorithms.ts';
import { allWorth, utilitiesIn } from '../skeletons/eachForItself.ts';
import { severalOf } from '../skeletons/played.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';

/** Mistakes about the lists of utilities: what they begin with, and what becomes of them. */
export const LIST_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'list-shared',
    title: 'All leaves share one list',
    words:
      'Your search writes the utilities of every leaf into the same list, so that the last leaf replaces ' +
      'what was known of all others.',
    hint: 'When is your list made: once, or for each leaf anew?',
    algorithms: FOR_EACH,
    replaces: only((correct) => {
      let last: number | null = null;
      return {
        leaf: (at) => (last = correct.leaf(at)),
        better: (_mover, _value, best, at) => best === allWorth(at, -Infinity),
        answer: (found) => correct.answer({ ...found, value: last ?? found.value }),
      };
    }),
  },
  {
    id: 'utilities-negated',
    title: 'Utilities are negated on the way up',
    words: 'Your search turns the signs at every ply, as negamax does for two opponents.',
    hint: 'Does what one player gains belong to what the others lose?',
    algorithms: FOR_EACH,
    replaces: only(() => ({
      up: (value, at) => severalOf(at.game).lists.numberOf(utilitiesIn(at, value).map((utility) => -utility)),
    })),
  },
  {
    id: 'starts-at-zeros',
    title: 'The best utilities start at 0',
    words: 'Your search begins with 0 for every player, so that a node with negative utilities comes to 0.',
    hint: 'What must the best be before any child is known, so that every child is better?',
    algorithms: FOR_EACH,
    replaces: only(() => ({ initial: (_mover, _bounds, at) => allWorth(at, 0) })),
  },
  {
    id: 'finite-start',
    title: 'A number stands for minus infinity',
    words: 'Your search begins with a number such as −999, and utilities can be less than that.',
    hint: 'Which number is less than every utility? Or could the first child do without one?',
    algorithms: FOR_EACH,
    replaces: [999, 1_000, 9_999, 1e6, 1e9, 1, 100].map((size): Form => ({
      label: `−${size}`,
      change: () => ({ initial: (_mover, _bounds, at) => allWorth(at, -size) }),
    })),
  },
];
