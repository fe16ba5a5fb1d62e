import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import { has, isTwoPlayer } from '../byHand/madeByHand.ts';
import { firstMovesTwice } from './firstMovesTwice.ts';
import type { Found } from '../skeletons/adversarial.ts';
import { ALL, IN_ANY_TURN } from '../skeletons/algorithms.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';
import { TURNS_ASSUMED } from './sharedWords.ts';
import { minAfterThrow, TURN_PASSES_AT_THROWS } from './throwMistakes.ts';

const swapped = (player: PlayerSpec): PlayerSpec =>
  player === 'max' ? 'min' : player === 'min' ? 'max' : player;

const OTHER = { max: 'min', min: 'max', chance: 'chance' } as const;

const averaged: Form['change'] = (correct) => ({
  mover: (at) => (correct.mover(at) === 'min' ? 'chance' : correct.mover(at)),
  probability: (at, action) =>
    correct.mover(at) === 'chance' ? correct.probability(at, action) : 1 / at.game.actions(at.state).length,
});

const leastOf = ({ children }: Found): string | null =>
  children.find(({ value }) => children.every((other) => other.value >= value))?.action ?? null;

/** Mistakes about who moves. */
export const TURN_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'players-swapped',
    title: 'MAX and MIN are swapped',
    words: 'Your search minimises where MAX moves and maximises where MIN does.',
    hint: 'Take a tree of one ply by hand: who moves at the root, and which child should that player choose?',
    algorithms: ALL,
    replaces: only((correct) => ({ mover: (at) => OTHER[correct.mover(at)] })),
    byHand: {
      title: 'MAX and MIN were exchanged',
      words: 'Look at who moves at each level: MAX takes the highest of its children, MIN the lowest.',
      applies: isTwoPlayer,
      search: 'as-programmed',
      values: { player: ({ player }) => swapped(player) },
    },
  },
  {
    id: 'opponent-maximises',
    title: 'The opponent maximises too',
    words: 'Your search takes the largest value at every node, as if the opponent wanted to help.',
    hint: 'Utilities are seen from MAX. What does MIN want them to be?',
    algorithms: ALL,
    replaces: only((correct) => ({
      mover: (at) => (correct.mover(at) === 'min' ? 'max' : correct.mover(at)),
    })),
    byHand: {
      title: 'The highest value was taken at every node',
      words: 'At its own nodes MIN picks the lowest.',
      applies: (tree) => isTwoPlayer(tree) && has(tree, 'min') && has(tree, 'max'),
      values: { player: (node) => (node.player === 'min' ? 'max' : node.player) },
    },
  },
  {
    id: 'everyone-minimises',
    title: 'MAX minimises too',
    words: 'Your search takes the smallest value at every node, also where MAX moves.',
    hint:
      'Is the test for who moves ever true for MAX? Compare what player(state) gives with what you ' +
      'compare it with.',
    algorithms: ALL,
    replaces: only((correct) => ({
      mover: (at) => (correct.mover(at) === 'max' ? 'min' : correct.mover(at)),
    })),
    byHand: {
      title: 'The lowest value was taken at every node',
      words: 'At its own nodes MAX picks the highest.',
      applies: (tree) => isTwoPlayer(tree) && has(tree, 'min') && has(tree, 'max'),
      values: { player: (node) => (node.player === 'max' ? 'min' : node.player) },
    },
  },
  {
    id: 'max-moves-first',
    title: 'MAX is taken to move first',
    words: 'Your search begins with MAX and then alternates, whoever is really to move.',
    hint: 'The game can be asked who moves in a state. The root is no exception.',
    algorithms: ALL,
    replaces: only((correct) => ({
      mover: (at) => (correct.mover(at) === 'chance' ? 'chance' : at.ply % 2 === 0 ? 'max' : 'min'),
    })),
  },
  {
    id: 'strict-alternation',
    title: 'Players are taken to alternate',
    words:
      'Your search gives the turn to the other player at every ply, so that two layers of one player ' +
      'in a row count as one of each.',
    hint: 'A player may move twice in a row. Ask the game who moves in each state instead of keeping count.',
    algorithms: IN_ANY_TURN,
    replaces: [
      {
        label: '',
        equivalentTo: TURNS_ASSUMED,
        change: (correct) => ({
          mover(at) {
            if (correct.mover(at) === 'chance') return 'chance';
            const isMaxFirst = at.game.player(at.root) !== 'min';
            return (at.ply % 2 === 0) === isMaxFirst ? 'max' : 'min';
          },
        }),
      },
      TURN_PASSES_AT_THROWS,
    ],
  },
  minAfterThrow,
  firstMovesTwice,
  {
    id: 'min-averages',
    title: 'MIN is averaged',
    words:
      'Where MIN moves, your search takes the average of the children, as if the opponent moved at random.',
    hint: 'Who chooses at a MIN node, and what does that player want?',
    algorithms: ALL,
    rounds: true,
    replaces: [
      ...only(averaged),
      {
        label: 'with the action of the least value',
        change: (correct) => ({
          ...averaged(correct),
          answer(found) {
            const isMin = found.at.game.player(found.at.root) === 'min';
            return { ...correct.answer(found), ...(isMin ? { action: leastOf(found) } : {}) };
          },
        }),
      },
    ],
    byHand: {
      title: 'MIN nodes were given the average',
      words: 'MIN picks the lowest of its children; averages belong to chance nodes.',
      applies: (tree) => isTwoPlayer(tree) && has(tree, 'min'),
      values: { player: (node) => (node.player === 'min' ? 'chance' : node.player), chance: 'plain' },
    },
  },
];
