import { IN_TURN } from '../skeletons/algorithms.ts';
import type { Parts } from '../skeletons/adversarial.ts';
import { colourOf } from '../skeletons/conventions.ts';
import type { SearchMistake } from './searchMistake.ts';

/**
 * The colour belongs to leaves and to what comes back in the end; here it is multiplied in at each ply, so
 * that the sign is turned for one player only.
 */
export const negamaxViewAtEachPly: SearchMistake = {
  id: 'negamax-view-at-each-ply',
  title: 'The view is changed by the colour at every ply',
  words:
    'Your search multiplies a value by the colour at every ply, so that the sign turns for one player ' +
    'only. From one ply to the next it has to turn for both.',
  hint:
    'The colour turns a number for MAX into one for whoever moves. What comes back from a child is no ' +
    'number for MAX: whose is it?',
  algorithms: IN_TURN,
  isNegamax: true,
  replaces: [
    { label: 'the parent’s', change: () => ({ up: (value, at) => colourOf(at) * value + 0 }) },
    { label: 'the child’s', change: () => ({ up: (value, at) => -colourOf(at) * value + 0 }) },
    { label: 'where a node returns', change: whereItReturns },
    {
      // It answers as a node returns, so that a root which is a leaf has no colour to spare.
      label: 'where a node returns, the root as well',
      change: (negamax) => ({
        ...whereItReturns(negamax),
        leaf: (at) => (at.ply === 0 ? colourOf(at) : 1) * negamax.leaf(at) + 0,
      }),
    },
  ],
};

function whereItReturns({ give }: Parts): Pick<Parts, 'give'> {
  return {
    give(mover, best, bounds, at) {
      const value = give(mover, best, bounds, at);
      return at.ply === 0 ? value : colourOf(at) * value + 0;
    },
  };
}
