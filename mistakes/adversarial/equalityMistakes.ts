import { isPlain } from '../byHand/madeByHand.ts';
import type { Parts } from '../skeletons/adversarial.ts';
import { FOR_ALL, PRUNING } from '../skeletons/algorithms.ts';
import { leftOut } from '../skeletons/conventions.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';

/** Where all best actions are asked for, what is cut off may be compared all the same, or be left out. */
const cutting = (cut: Parts['cut']): readonly Form[] => [
  { label: '', change: () => ({ cut }) },
  {
    label: 'what is cut off left out',
    algorithms: FOR_ALL,
    change: () => ({ cut, afterCut: leftOut }),
  },
];

/** Mistakes about whether to cut where the bounds only meet. */
export const EQUALITY_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'equality-cuts',
    title: 'Cuts on equality, where strict cuts are asked',
    words:
      'Your search stops as soon as the bounds meet, but this exercise asks to stop only when they cross.',
    hint: 'Which comparison tells "at least" from "more than"?',
    algorithms: PRUNING,
    replaces: cutting((mover, best, { alpha, beta }) => (mover === 'max' ? best >= beta : best <= alpha)),
    isPermitted: ({ cut }) => cut.includes('non-strict'),
  },
  {
    id: 'strict-cuts',
    title: 'Cuts only when the bounds cross',
    words: 'Your search goes on when the bounds meet, but this exercise asks to stop there already.',
    hint: 'When both bounds are the same number, can another child still change the answer?',
    algorithms: PRUNING,
    replaces: only(() => ({
      cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best > beta : best < alpha),
    })),
    isPermitted: ({ cut }) => cut.includes('strict'),
  },
  {
    id: 'equality-cuts-at-min',
    title: 'MIN cuts on equality, MAX does not',
    words: 'Your search stops at MIN as soon as the bounds meet, but at MAX only when they cross.',
    hint: 'Use one rule for both players: either the bounds must meet, or they must cross.',
    algorithms: PRUNING,
    replaces: cutting((mover, best, { alpha, beta }) => (mover === 'max' ? best > beta : best <= alpha)),
    byHand: {
      title: 'Equal bounds cut at MIN nodes, but not at MAX nodes',
      words: 'One convention holds for both players.',
      applies: isPlain,
      search: 'as-programmed',
    },
  },
  {
    id: 'equality-cuts-at-max',
    title: 'MAX cuts on equality, MIN does not',
    words: 'Your search stops at MAX as soon as the bounds meet, but at MIN only when they cross.',
    hint: 'Use one rule for both players: either the bounds must meet, or they must cross.',
    algorithms: PRUNING,
    replaces: cutting((mover, best, { alpha, beta }) => (mover === 'max' ? best >= beta : best < alpha)),
    byHand: {
      title: 'Equal bounds cut at MAX nodes, but not at MIN nodes',
      words: 'One convention holds for both players.',
      applies: isPlain,
      search: 'as-programmed',
    },
  },
];
