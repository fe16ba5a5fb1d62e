import { isPlain, isTwoPlayer } from '../byHand/madeByHand.ts';
import { FULL_WINDOW } from '../../reference/game.ts';
import { cutsAsPruningDoes } from './cutsAsPruningDoes.ts';
import { ALPHA_UNUSED, BETA_UNUSED } from './sharedWords.ts';
import { cutReversed } from './cutReversed.ts';
import { cutTestsOwnBound } from './cutTestsOwnBound.ts';
import { EQUALITY_MISTAKES } from './equalityMistakes.ts';
import { CHANCE, FOR_ALL, IN_FULL, PRUNING } from '../skeletons/algorithms.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';

/** Mistakes about when to cut. */
export const CUT_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'no-pruning',
    title: 'Nothing is pruned',
    words:
      'Your search looks at every leaf, as plain minimax does: it never cuts, or its bounds can never meet.',
    hint:
      'A cut needs three things: bounds that are handed down, bounds that move, and a test after each ' +
      'child. Which is missing?',
    algorithms: PRUNING,
    replaces: [
      { label: 'it does not cut', change: () => ({ cut: () => false }) },
      { label: 'no bound is handed down', change: () => ({ pass: () => FULL_WINDOW }) },
    ],
    byHand: {
      title: 'Nothing was pruned',
      words:
        'A branch can be left out as soon as the bounds show that it cannot change the value of the root.',
      applies: isTwoPlayer,
      search: { parts: () => ({ cut: () => false }), chance: () => ({ bounds: null }) },
    },
  },
  {
    id: 'no-pruning-with-limit',
    title: 'Nothing is pruned where a depth limit is set',
    words: 'Your search prunes when it may search to the end, but not when there is a depth limit.',
    hint: 'The rule for cutting is the same with and without a limit.',
    algorithms: PRUNING,
    replaces: only((correct) => {
      let isLimited = false;
      return {
        stops(at) {
          isLimited = Number.isFinite(at.game.depthLimit);
          return correct.stops(at);
        },
        cut: (mover, best, bounds) => !isLimited && correct.cut(mover, best, bounds),
      };
    }),
  },
  {
    id: 'no-cut-at-max',
    title: 'MAX never cuts',
    words: 'Your search cuts at MIN nodes only. A MAX node whose value has reached β goes on all the same.',
    hint: 'The two players are mirror images. What MIN does with α, MAX should do with the other bound.',
    algorithms: PRUNING,
    replaces: [
      {
        label: '',
        equivalentTo: BETA_UNUSED,
        change: ({ cut }) => ({ cut: (mover, best, bounds) => mover === 'min' && cut(mover, best, bounds) }),
      },
    ],
    byHand: {
      title: 'Only MIN nodes were cut off',
      words: 'MAX nodes are cut off too, as soon as their value reaches β.',
      applies: isPlain,
      search: 'as-programmed',
    },
  },
  {
    id: 'no-cut-at-min',
    title: 'MIN never cuts',
    words: 'Your search cuts at MAX nodes only. A MIN node whose value has fallen to α goes on all the same.',
    hint: 'The two players are mirror images. What MAX does with β, MIN should do with the other bound.',
    algorithms: PRUNING,
    replaces: [
      {
        label: '',
        equivalentTo: ALPHA_UNUSED,
        change: ({ cut }) => ({ cut: (mover, best, bounds) => mover === 'max' && cut(mover, best, bounds) }),
      },
    ],
    byHand: {
      title: 'Only MAX nodes were cut off',
      words: 'MIN nodes are cut off too, as soon as their value falls to α.',
      applies: isPlain,
      search: 'as-programmed',
    },
  },
  ...EQUALITY_MISTAKES,
  {
    id: 'cut-one-late',
    title: 'One child too many after the cut',
    words: 'Your search notices that the bounds have met only after one more child was searched.',
    hint:
      'At which point of the loop is the bound compared: before or after the best value takes in the ' +
      'child?',
    algorithms: PRUNING,
    replaces: only(({ cut }) => ({
      // A cut by the best value of before looks one child behind; tightening keeps that value for the next
      // test.
      cut: (mover, _best, bounds) => {
        const before = mover === 'max' ? bounds.alpha : bounds.beta;
        return Number.isFinite(before) && cut(mover, before, bounds);
      },
    })),
  },
  cutTestsOwnBound,
  cutReversed,
  {
    id: 'cut-with-margin',
    title: 'Cuts before the bounds meet',
    words:
      'Your search stops when the bounds are close, and between two close numbers there may still be ' +
      'a better move.',
    hint: 'Compare the value with the bound itself, without adding or taking away anything.',
    algorithms: PRUNING,
    replaces: [1, 2].flatMap((margin): Form[] => [
      {
        label: `${margin}`,
        change: () => ({
          cut: (mover, best, { alpha, beta }) =>
            mover === 'max' ? best + margin >= beta : best - margin <= alpha,
        }),
      },
      {
        label: `${margin}, where the bounds cross`,
        algorithms: FOR_ALL,
        change: () => ({
          cut: (mover, best, { alpha, beta }) =>
            mover === 'max' ? best + margin > beta : best - margin < alpha,
        }),
      },
    ]),
  },
  {
    id: 'pruning-unasked',
    title: 'Leaves are pruned where every leaf is asked for',
    words:
      'Your search is alpha–beta: it skips leaves that cannot matter. This exercise asks for a ' +
      'search that looks at all of them.',
    hint: 'The algorithm that is asked for has no bounds.',
    algorithms: IN_FULL,
    replaces: [
      ...[true, false].map((onEquality) => ({
        label: onEquality ? 'on equality' : 'strictly',
        change: () => cutsAsPruningDoes(onEquality),
      })),
      {
        label: 'MAX stops above the best of the root',
        algorithms: CHANCE,
        change: () => ({
          window: () => ({ alpha: Infinity, beta: Infinity }),
          pass: (bounds, { ply }, mover, best) =>
            ply === 0 && mover === 'max' && best > -Infinity ? { alpha: best, beta: Infinity } : bounds,
          cut: (mover, best, { alpha }) => mover === 'max' && best > alpha,
        }),
      },
    ],
  },
];
