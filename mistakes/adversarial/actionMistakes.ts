import { tiedWithBest } from '../skeletons/adversarial.ts';
import { actionOfAnotherNode } from './actionOfAnotherNode.ts';
import { alwaysLastAction } from './alwaysLastAction.ts';
import { bestActionsJoined } from './bestActionsJoined.ts';
import { largestAlsoForMin } from './largestAlsoForMin.ts';
import { positionForAction } from './positionForAction.ts';
import { randomAction } from './randomAction.ts';
import { FOR_ONE, FOR_ONE_IN_ALL_GAMES, traitsOf } from '../skeletons/algorithms.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';

/** Mistakes about which action comes back. */
export const ACTION_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'last-of-equals',
    title: 'The last of equal values is chosen',
    words:
      'Your search replaces the best child by a later one that seems as good, but what came back ' +
      'from that one may be no more than a bound.',
    hint:
      'When should a later child replace the best one? A search that was cut short returns a bound, ' +
      'not a value.',
    algorithms: FOR_ONE,
    replaces: only(() => ({
      better: (mover, value, best) => (mover === 'max' ? value >= best : value <= best),
    })),
    isPermitted: ({ algorithm, ties, cut }) =>
      ties === 'last' || (ties === 'any' && (!traitsOf(algorithm).prunes || !cut.includes('non-strict'))),
  },
  {
    id: 'first-of-equals',
    title: 'The first of equal values is chosen',
    words: 'Your search keeps the first of several best children, but this exercise asks for the last.',
    hint: 'What should happen when a later child is exactly as good as the best one so far?',
    algorithms: FOR_ONE,
    replaces: only(() => ({
      better: (mover, value, best) => (mover === 'max' ? value > best : value < best),
    })),
    isPermitted: ({ ties }) => ties !== 'last',
  },
  {
    id: 'ties-at-random',
    title: 'Ties are broken by chance',
    words:
      'Your search chooses among children that came back with equal values, now this one and now ' +
      'that. With pruning, an equal value can be no more than a bound.',
    hint: 'Which of the children that came back with the best value can you be sure of?',
    algorithms: FOR_ONE,
    draws: 'tied',
    replaces: only((correct) => ({
      answer: (found) => ({ ...correct.answer(found), anyOf: tiedWithBest(found) }),
    })),
    isPermitted: ({ algorithm, ties, cut }) =>
      ties === 'any' && (!traitsOf(algorithm).prunes || !cut.includes('non-strict')),
  },
  randomAction,
  positionForAction,
  {
    id: 'state-for-action',
    title: 'The successor is returned in place of the action',
    words: 'Your search returns the state that the best action leads to, not the action.',
    hint: 'Which of the two is asked for: where to go, or what to do?',
    algorithms: FOR_ONE_IN_ALL_GAMES,
    replaces: [
      {
        label: 'as a number',
        change: (correct) => ({ answer: (found) => ({ ...correct.answer(found), action: found.child }) }),
      },
      {
        label: 'as text',
        change: (correct) => ({
          answer: (found) => ({
            ...correct.answer(found),
            action: found.child === null ? null : String(found.child),
          }),
        }),
      },
    ],
  },
  {
    id: 'always-first-action',
    title: 'The first action is returned, whichever is best',
    words: 'The value is searched for, but the action that comes back is always the first of the root.',
    hint: 'When the best value changes, what else must change with it?',
    algorithms: FOR_ONE_IN_ALL_GAMES,
    replaces: [
      ...only((correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: found.children[0]?.action ?? null }),
      })),
      ...(['min', 'max'] as const).map((who): Form => ({
        label: `where ${who === 'min' ? 'MIN' : 'MAX'} moves first`,
        algorithms: FOR_ONE,
        change: (correct) => ({
          answer(found) {
            const isThere = found.at.game.player(found.at.root) === who && found.children.length > 0;
            return { ...correct.answer(found), ...(isThere ? { action: found.children[0]?.action } : {}) };
          },
        }),
      })),
    ],
  },
  alwaysLastAction,
  largestAlsoForMin,
  actionOfAnotherNode,
  {
    id: 'action-at-end',
    title: 'An action where the game is over',
    words: 'Your search returns an action where there is none to take.',
    hint: 'What should the action be when the root has no children?',
    algorithms: FOR_ONE_IN_ALL_GAMES,
    replaces: ['', 'none', 'null', 'None', 'pass', 'Stop'].map((word) => ({
      label: word === '' ? 'empty text' : word,
      change: (correct) => ({
        answer: (found) => ({ ...correct.answer(found), action: correct.answer(found).action ?? word }),
      }),
    })),
  },
  bestActionsJoined,
];
