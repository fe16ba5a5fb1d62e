import { count, formatNumber } from '../../../words/numbers.ts';
import { listOf } from '../../../words/quiz/listOf.ts';
import { exactOf } from '../../exactNumber.ts';
import { numberField, numberGiven, numbersField, numbersGiven } from '../../question/fields.ts';
import type { QuestionKind } from '../../question/kind.ts';
import type { Given } from '../../types.ts';
import { drawn, mergedLevels } from './drawn.ts';
import type { Drawn } from './drawn.ts';
import { keys } from './keys.ts';
import type { GameTreeQuestion } from './keys.ts';
import { isDecided, otherRules } from './otherRules.ts';

/** `game-tree`: the whole tree of a game of nim, drawn from its rules. */
export const gameTree: QuestionKind<GameTreeQuestion, null> = {
  name: 'game-tree',
  summary: 'the tree of a small game of nim, from its rules',
  example: { figure: null, question: { piles: [3], most: 2 } },
  figures: [],
  keys,
  required: ['piles'],
  prompt: ({ question: { piles, most, last } }) => {
    const start =
      piles.length === 1
        ? `There is a pile of ${count(piles[0] ?? 0, 'counter')}.`
        : `There are piles of ${listOf(piles.map(formatNumber), 'and')} counters.`;
    const from = piles.length === 1 ? 'from it' : 'from one of them';
    return (
      `${start} MAX and MIN in turn take ${takenWords(most)} ${from}; MAX begins. Whoever takes the ` +
      `last one ${last}: a win of MAX is worth 1, a win of MIN −1. Draw the whole game tree; ` +
      'positions that are reached in different ways are different nodes. How many nodes are on each ' +
      'level, the root first, how many leaves are there, and what are the children of the root worth, ' +
      `in the order of ${piles.length === 1 ? 'what is taken' : 'the piles, then of what is taken'}?`
    );
  },
  fields: (ask) => {
    drawn(ask.question);
    return [
      numbersField('levels', 'Nodes on each level, the root first'),
      numberField('leaves', 'Leaves'),
      numbersField('values', 'Values of the children of the root'),
    ];
  },
  look: (_ask, _world, at) =>
    at === 1
      ? 'Leaves are on several levels: wherever nothing is left to take.'
      : at === 0
        ? 'Draw one level below the other: each node has as many children as there are moves.'
        : 'Look at one child of the root after the other, and at who takes the last one below it.',
  idea: ({ question: { last } }) =>
    `A leaf is worth 1 where MAX has won, that is, where ${last === 'wins' ? 'MAX' : 'MIN'} took the last ` +
    'one; from there MAX takes the highest of the values below, MIN the lowest.',
  because: (ask, _world, at) => {
    const { levels, leavesOn, children } = drawn(ask.question);
    if (at === 0) return `It ends after ${count(levels.length - 1, 'move')} at the latest.`;
    if (at === 1) {
      const on = leavesOn.flatMap((leaves, level) => (leaves === 0 ? [] : [`${leaves} on level ${level}`]));
      return `The game is over at ${listOf(on, 'and')}; the root is level 0.`;
    }
    const moves = children.map(({ words, value }) => `${words} ${value > 0 ? 'wins' : 'loses'}`);
    return `For MAX, when both play their best: ${moves.join(', ')}.`;
  },
  answer: (ask) => answerBy(drawn(ask.question)),
  doubts: ({ question }) =>
    isDecided(drawn(question))
      ? []
      : [
          {
            code: 'all-alike',
            found: 'a root whose children are all worth the same',
            expected: 'rules by which some moves win and others lose',
          },
        ],
  vary: ({ question }, random) => ({ ...otherRules(question, random) }),
  slips: [
    {
      id: 'positions-merged',
      title: 'Positions reached in different ways were drawn once',
      words: 'In a tree every way to a position is a node of its own.',
      answer: (ask) => answerBy({ ...drawn(ask.question), ...mergedLevels(ask.question) }),
    },
    {
      id: 'winner-turned-round',
      title: 'The last counter was counted for the other side',
      words: 'A leaf is worth 1 where MAX has won by the rules given, whoever is to move there.',
      answer: (ask) => {
        const { children, ...rest } = drawn(ask.question);
        return answerBy({ ...rest, children: children.map((child) => ({ ...child, value: -child.value })) });
      },
    },
  ],
};

function takenWords(most: number | null): string {
  if (most === null) return 'any number of counters, but at least one,';
  if (most === 1) return 'one counter';
  return `1 ${most === 2 ? 'or' : 'to'} ${most} counters`;
}

const answerBy = ({ levels, leavesOn, children }: Drawn): Given[] => [
  numbersGiven(levels.map(exactOf)),
  numberGiven(exactOf(leavesOn.reduce((sum, leaves) => sum + leaves, 0))),
  numbersGiven(children.map(({ value }) => exactOf(value))),
];
