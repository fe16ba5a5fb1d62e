import { depthShared } from './depthShared.ts';
import { endNoticedLate } from './endNoticedLate.ts';
import { ALL, DECIDING, WITH_CHANCE } from '../skeletons/algorithms.ts';
import { only, type SearchMistake } from './searchMistake.ts';

/** Mistakes about how deep to search. */
export const DEPTH_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'depth-one-deep',
    title: 'One ply too deep',
    words: 'Your search goes one ply past the depth limit.',
    hint: 'The root is at depth 0. At which depth is the last node that may be looked at?',
    algorithms: ALL,
    replaces: only(() => ({
      stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= game.depthLimit + 1,
    })),
  },
  {
    id: 'depth-one-shallow',
    title: 'One ply too shallow',
    words: 'Your search stops one ply before the depth limit and takes the evaluation there.',
    hint: 'The root is at depth 0. At which depth is the last node that may be looked at?',
    algorithms: ALL,
    replaces: [
      {
        label: 'but for the root',
        change: () => ({
          stops: ({ game, state, ply, depth }) =>
            game.isTerminal(state) || (ply > 0 && depth >= game.depthLimit - 1),
        }),
      },
      {
        label: 'at the root too',
        change: () => ({
          stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= game.depthLimit - 1,
        }),
      },
    ],
  },
  {
    id: 'depth-ignored',
    title: 'The depth limit is ignored',
    words: 'Your search goes on to the end of the game, whatever the depth limit says.',
    hint: 'Apart from the end of the game, there is a second reason to stop.',
    algorithms: ALL,
    replaces: only(() => ({ stops: ({ game, state }) => game.isTerminal(state) })),
  },
  {
    id: 'depth-per-round',
    title: 'Depth counts rounds, not plies',
    words:
      'Your search counts a level deeper only when one of the players has moved, but the depth limit ' +
      'is in plies: every move counts.',
    hint: 'Follow the counter along one path, move by move. When does it change?',
    algorithms: ALL,
    replaces: [
      {
        label: 'after MIN',
        change: () => ({ deeper: ({ depth }, mover) => depth + (mover === 'min' ? 1 : 0) }),
      },
      {
        label: 'after MAX',
        change: () => ({ deeper: ({ depth }, mover) => depth + (mover === 'max' ? 1 : 0) }),
      },
      {
        label: 'two plies a round',
        algorithms: DECIDING,
        change: () => ({
          stops: ({ game, state, depth }) => game.isTerminal(state) || depth >= 2 * game.depthLimit,
        }),
      },
    ],
  },
  {
    id: 'move-counted-twice',
    title: 'One player’s move counts as two plies',
    words: 'Your search counts two levels deeper where one of the players moves, so it stops too early.',
    hint: 'Follow the counter along one path, move by move. By how much does it change each time?',
    algorithms: ALL,
    replaces: [
      { label: 'MIN’s', change: () => ({ deeper: ({ depth }, mover) => depth + (mover === 'min' ? 2 : 1) }) },
      { label: 'MAX’s', change: () => ({ deeper: ({ depth }, mover) => depth + (mover === 'max' ? 2 : 1) }) },
      { label: 'of both', change: () => ({ deeper: ({ depth }) => depth + 2 }) },
    ],
  },
  depthShared,
  {
    id: 'own-depth-limit',
    title: 'The search has a depth limit of its own',
    words: 'Your search stops after a fixed number of plies, although the game asks for more.',
    hint: 'Where does the number come from at which your search stops? Only the game should decide that.',
    algorithms: ALL,
    replaces: [1, 2, 3, 4, 5, 6, 8, 10].map((most) => ({
      label: `${most}`,
      change: (correct) => ({ stops: (at) => correct.stops(at) || at.ply >= most }),
    })),
  },
  {
    id: 'limit-never-read',
    title: 'The search goes a fixed number of plies deep',
    words: 'Your search always stops after as many plies, however deep it is to go.',
    hint: 'Where does the number come from at which your search stops? Only the game should decide that.',
    algorithms: DECIDING,
    replaces: [2, 3, 4, 5].map((most) => ({
      label: `${most}`,
      change: () => ({ stops: ({ game, state, ply }) => game.isTerminal(state) || ply >= most }),
    })),
  },
  endNoticedLate,
  {
    id: 'end-not-noticed-at-root',
    title: 'At the root the end of the game is not noticed',
    words:
      'Your search goes through the actions of the root without asking whether the game is over, and ' +
      'then there are none.',
    hint: 'What should come out when the game is over before it began?',
    algorithms: ALL,
    replaces: [
      ...only((correct) => ({ stops: (at) => at.ply > 0 && correct.stops(at) })),
      {
        label: 'and no value comes out',
        change: (correct) => ({
          stops: (at) => at.ply > 0 && correct.stops(at),
          answer: (found) => ({
            ...correct.answer(found),
            ...(found.children.length === 0 ? { value: null } : {}),
          }),
        }),
      },
    ],
  },
  {
    id: 'throws-not-plies',
    title: 'Throws are not counted as plies',
    words: 'Your search counts only the players’ moves towards the depth limit. Here chance counts too.',
    hint: 'Follow the counter through a chance node. Does it change there?',
    algorithms: WITH_CHANCE,
    replaces: only(() => ({ deeper: ({ depth }, mover) => depth + (mover === 'chance' ? 0 : 1) })),
  },
];
