import type { MoveChance } from '../chances/moves.ts';
import type { Search } from '../correct/local/api.ts';
import { bestOfDrawn, firstChoice, givesUp } from '../skeletons/uphill.ts';
import { bestFromZero, uphillGoals } from './goalMistakes.ts';
import { inSkeleton, type LocalMistake, wholeProgram } from './runMistake.ts';

const firstChoiceMistake = inSkeleton(firstChoice);

const FIRST = 'Draw a neighbour, and take it if it is better; if not, draw another one.';
const END = 'Which board do you return?';

/** Mistakes of first-choice climbing about how often it draws, and when it ends. */
export const FIRST_CHOICE_ENDS: readonly LocalMistake<Search, MoveChance>[] = [
  wholeProgram(
    {
      id: 'gives-up-early',
      title: 'It gives up after a few draws',
      words: 'Your search stops after a few neighbours that are not better, though others are.',
      hint: 'When may it stop? Only where no neighbour is better.',
      replaces: givesUp(() => 8),
    },
    givesUp((neighbours) => neighbours),
    givesUp((neighbours) => 2 * neighbours),
    givesUp(() => 100, true),
  ),
  wholeProgram(
    {
      id: 'best-of-drawn',
      title: 'The best of some draws is taken',
      words:
        'Your search draws several neighbours and takes the best, where the first better one is asked for.',
      hint: FIRST,
      replaces: bestOfDrawn(10),
    },
    bestOfDrawn(5),
    bestOfDrawn(3),
    bestOfDrawn(20),
  ),
  firstChoiceMistake(
    {
      id: 'one-move',
      title: 'It makes so many moves only',
      words: 'Your search stops after a number of moves, though better neighbours are left.',
      hint: 'When may it stop? Only where no neighbour is better.',
      replaces: { isEnough: (moves) => moves >= 1 },
    },
    { isEnough: (moves) => moves >= 5 },
    { isEnough: (moves) => moves >= 3 },
  ),
  firstChoiceMistake(
    {
      id: 'neighbour-returned',
      title: 'A neighbour is returned',
      words: 'Your search returns the neighbour that it looked at last, not the state where it stopped.',
      hint: END,
      replaces: { answer: (problem, current) => problem.neighbours(current).at(-1) },
    },
    { answer: (problem, current, _path, random) => random.choice(problem.neighbours(current)) },
    { answer: (problem, current) => problem.neighbours(current)[0] },
  ),
  firstChoiceMistake({
    id: 'board-before',
    title: 'The board before the last move is returned',
    words: 'Your search loses its last move.',
    hint: END,
    replaces: { answer: (_problem, _current, path) => path.at(-2) ?? path[0] },
  }),
  ...uphillGoals(firstChoiceMistake),
  firstChoiceMistake(
    {
      ...bestFromZero('state'),
      replaces: { isUphill: (gain, value, isFirst) => (isFirst ? value + gain : gain) > 0 },
    },
    { isUphill: (gain, value, isFirst) => (isFirst ? value + gain >= 0 : gain > 0) },
  ),
];
