import { type MoveChance, neverToEdges } from '../chances/moves.ts';
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { GivenProblem, Search, State } from '../correct/local/api.ts';
import { inside } from '../skeletons/annealing.ts';
import { better, climbing } from '../skeletons/climbing.ts';
import { climbingGoals } from './goalMistakes.ts';
import { inSkeleton, type LocalMistake } from './runMistake.ts';
import { TIE_MISTAKES } from './tieMistakes.ts';

const climbingMistake = inSkeleton(climbing);

const LIMIT = 'Look at what you count, when the count starts again, and what you compare it with.';
const LOOK = 'Which neighbours do you look at? Compare your list with problem.neighbours(board).';
const BEST = 'Look at every neighbour before you move.';
const END = 'What is your function to return, and when?';

/** Columns in turn; a column where nothing is better is passed over. */
function columnByColumn(): { look(problem: GivenProblem, current: State): State[] } {
  let column = -1;
  return {
    look(problem, current) {
      const all = problem.neighbours(current);
      for (let tries = 0; tries < current.length; tries += 1) {
        column = (column + 1) % current.length;
        const ofColumn = all.filter((next) => next[column] !== current[column]);
        if (better(problem, current, ofColumn).length > 0) return ofColumn;
      }
      return [];
    },
  };
}

/** Where nothing is better, neighbours that are as good: sideways moves are left as they are. */
const orLevel = (found: State[], problem: GivenProblem, current: State, looked: readonly State[]): State[] =>
  found.length > 0 ? found : looked.filter((next) => problem.value(next) === problem.value(current));

export const CLIMBING_MISTAKES: readonly LocalMistake<Search, MoveChance>[] = [
  climbingMistake({
    id: 'level-for-ever',
    title: 'Equal neighbours are followed for ever',
    words: 'Your search walks over a plateau without end.',
    hint: LIMIT,
    replaces: { goes: (gain) => gain >= 0 },
  }),
  climbingMistake({
    id: 'no-sideways',
    title: 'No sideways move is made',
    words: 'Your search stops at a plateau, though its options allow sideways moves.',
    hint: LIMIT,
    replaces: { goes: (gain) => gain > 0 },
  }),
  climbingMistake({
    id: 'sideways-in-all',
    title: 'Sideways moves are counted in all',
    words: 'Your search does not start the count of sideways moves again after an uphill move.',
    hint: LIMIT,
    replaces: { goes: (gain, _sideways, inAll, limit) => gain > 0 || (gain === 0 && inAll < limit) },
  }),
  climbingMistake({
    id: 'one-sideways-too-many',
    title: 'One sideways move too many',
    words: 'Your search makes one sideways move more than its options allow.',
    hint: LIMIT,
    replaces: {
      goes: (gain, sideways, _inAll, limit) => gain > 0 || (gain === 0 && limit > 0 && sideways <= limit),
    },
  }),
  climbingMistake(
    {
      id: 'own-sideways-limit',
      title: 'The limit of sideways moves is its own',
      words: 'Your search makes a number of sideways moves of its own, whatever the options say.',
      hint: LIMIT,
      replaces: { goes: (gain, sideways) => gain > 0 || (gain === 0 && sideways < 100) },
    },
    { goes: (gain, sideways) => gain > 0 || (gain === 0 && sideways < 10) },
    { goes: (gain, sideways) => gain > 0 || (gain === 0 && sideways < 1) },
  ),
  climbingMistake(
    {
      id: 'so-many-moves',
      title: 'It stops after so many moves',
      words: 'Your search stops after a number of moves, wherever it is then.',
      hint: 'When may it stop? Only where no neighbour is better, however many moves that takes.',
      replaces: { isEnough: ({ length }) => length > 3 },
    },
    { isEnough: (path) => path.length > path[0]!.length },
    { isEnough: ({ length }) => length > 5 },
    { isEnough: ({ length }) => length > 1 },
  ),
  climbingMistake({
    id: 'column-by-column',
    title: 'It goes through the columns one by one',
    words: 'Your search moves one queen after another to her best row, not the queen that gains most.',
    hint: BEST,
    replaces: columnByColumn(),
  }),
  ...TIE_MISTAKES,
  climbingMistake(
    {
      id: 'first-better',
      title: 'The first better neighbour is taken',
      words: 'Your search moves to the first neighbour that is better, not to a best one.',
      hint: BEST,
      replaces: { best: (problem, current, looked) => better(problem, current, looked).slice(0, 1) },
    },
    {
      best: (problem, current, looked) =>
        orLevel(better(problem, current, looked).slice(0, 1), problem, current, looked),
    },
  ),
  climbingMistake(
    {
      id: 'any-better',
      title: 'Any better neighbour is taken',
      words: 'Your search moves to a random better neighbour, not to a best one.',
      hint: BEST,
      replaces: { best: better },
    },
    {
      best: (problem, current, looked) => orLevel(better(problem, current, looked), problem, current, looked),
    },
  ),
  climbingMistake({
    id: 'goes-down',
    title: 'It goes down',
    words: 'Your search looks for the lowest value.',
    hint: 'Which of two values is better, the higher or the lower one? Look at each comparison.',
    replaces: {
      best: (problem, _current, looked) =>
        highestValued<State>({ value: (state) => -problem.value(state) }, looked),
      goes: (gain) => gain < 0,
    },
  }),
  climbingMistake({
    id: 'edge-rows-never',
    title: 'The edge rows are never tried',
    words: 'Your search never moves a queen to the first or the last row.',
    hint: LOOK,
    replaces: { look: (problem, current) => inside(problem.neighbours(current), current) },
    chance: { weights: neverToEdges },
  }),
  climbingMistake({
    id: 'last-neighbour-never',
    title: 'The last neighbour is left out',
    words: 'Your search does not look at the last neighbour.',
    hint: LOOK,
    replaces: { look: (problem, current) => problem.neighbours(current).slice(0, -1) },
  }),
  climbingMistake({
    id: 'neighbours-of-the-start',
    title: 'Neighbours of the wrong state',
    words: 'Your search always looks at the neighbours of the initial board.',
    hint: LOOK,
    replaces: { look: (problem) => problem.neighbours(problem.initial) },
  }),
  climbingMistake({
    id: 'goal-only',
    title: 'Worse neighbours are taken like sideways moves',
    words: 'Your search goes on to a worse neighbour where no neighbour is as good.',
    hint: 'What makes a move a sideways move?',
    replaces: { goes: (gain, sideways, _inAll, limit) => gain > 0 || sideways < limit },
  }),
  climbingMistake({
    id: 'board-before',
    title: 'The board before the last move is returned',
    words: 'Your search loses its last move.',
    hint: END,
    replaces: { answer: (_problem, path) => path.at(-2) ?? path[0] },
  }),
  climbingMistake({
    id: 'best-neighbour-returned',
    title: 'The best neighbour is returned',
    words: 'Your search returns the neighbour to which it did not move.',
    hint: END,
    replaces: { answer: (_problem, path, next) => next ?? path.at(-1) },
  }),
  climbingMistake({
    id: 'value-returned',
    title: 'The value is returned',
    words: 'Your search returns the value of the board, not the board.',
    hint: END,
    replaces: { answer: (problem, path) => problem.value(path.at(-1)!) },
  }),
  ...climbingGoals(climbingMistake),
];
