import { has, hasChance, isTwoPlayer } from './handMistake.ts';
import type { HandMistake } from './handMistake.ts';

/** Mistakes about what nodes are worth, the likeliest first. */
export const HAND_VALUE_MISTAKES: readonly Omit<HandMistake, 'hint'>[] = [
  {
    id: 'chance-summed',
    title: 'Outcomes were added up, not averaged',
    words: 'A chance node is worth the sum of probability × value.',
    replaces: { applies: hasChance, values: { chance: 'sum' } },
  },
  {
    id: 'min-for-chance',
    title: 'Chance nodes were given the lowest value',
    words:
      'Chance is no opponent: a chance node is worth the average of its outcomes, weighted by ' +
      'their probabilities.',
    replaces: {
      applies: (tree) => isTwoPlayer(tree) && hasChance(tree),
      values: { player: (node) => (node.player === 'chance' ? 'min' : node.player) },
    },
  },
  {
    id: 'max-for-chance',
    title: 'Chance nodes were given the highest value',
    words: 'A chance node is worth the average of its outcomes, weighted by their probabilities.',
    replaces: {
      applies: (tree) => isTwoPlayer(tree) && hasChance(tree),
      values: { player: (node) => (node.player === 'chance' ? 'max' : node.player) },
    },
  },
  {
    id: 'average-for-min',
    title: 'MIN nodes were given the average',
    words: 'MIN picks the lowest of its children; averages belong to chance nodes.',
    replaces: {
      applies: (tree) => isTwoPlayer(tree) && has(tree, 'min'),
      values: { player: (node) => (node.player === 'min' ? 'chance' : node.player), chance: 'plain' },
    },
  },
  {
    id: 'always-max',
    title: 'The highest value was taken at every node',
    words: 'At its own nodes MIN picks the lowest.',
    replaces: {
      applies: (tree) => isTwoPlayer(tree) && has(tree, 'min') && has(tree, 'max'),
      values: { player: (node) => (node.player === 'min' ? 'max' : node.player) },
    },
  },
  {
    id: 'always-min',
    title: 'The lowest value was taken at every node',
    words: 'At its own nodes MAX picks the highest.',
    replaces: {
      applies: (tree) => isTwoPlayer(tree) && has(tree, 'min') && has(tree, 'max'),
      values: { player: (node) => (node.player === 'max' ? 'min' : node.player) },
    },
  },
  {
    id: 'rivals-as-min',
    title: 'The other players were taken to play against the first',
    words: 'With several players, each takes what is best for itself, whatever that means for the others.',
    replaces: {
      applies: (tree) => tree.players !== null,
      values: { compareBy: (mover) => ({ player: 0, lowest: mover !== 0 }) },
    },
  },
  {
    id: 'first-player-everywhere',
    title: 'Every node was decided by the first player’s utility',
    words: 'Whoever moves at a node compares by their own utility.',
    replaces: {
      applies: (tree) => tree.players !== null,
      values: { compareBy: () => ({ player: 0, lowest: false }) },
    },
  },
];
