import type { StartChance } from '../chances/starts.ts';
import type { Search } from '../correct/local/api.ts';
import { climbing } from '../skeletons/climbing.ts';
import { oneMove, restarts, restartsInside } from '../skeletons/restarts.ts';
import { bestFromZero, pathReturned, RESTARTS_INSIDE, STOPS_AT_ZERO } from './goalMistakes.ts';
import { inSkeleton, type LocalMistake, wholeProgram } from './runMistake.ts';

const restartMistake = inSkeleton(restarts);

/** Mistakes of random restarts about the climbs themselves, and which of their ends is kept. */
export const RESTART_ENDS: readonly LocalMistake<Search, StartChance>[] = [
  restartMistake({
    id: 'last-kept',
    title: 'The last end is kept, not the best',
    words: 'Your search forgets a better end of an earlier climb.',
    hint: 'Which of the ends do you return?',
    replaces: { keep: () => true },
  }),
  restartMistake({
    id: 'worst-kept',
    title: 'The worst end is kept',
    words: 'Your search keeps the end with the lowest value.',
    hint: 'Which of the ends do you return?',
    replaces: { keep: (best, end) => end < best },
  }),
  restartMistake({
    id: 'first-kept',
    title: 'The first end is kept',
    words: 'Your search always returns the end of its first climb.',
    hint: 'Which of the ends do you return?',
    replaces: { keep: () => false },
  }),
  restartMistake({
    id: 'first-better',
    title: 'Each climb takes the first better neighbour',
    words: 'Your climbs are not steepest ascent.',
    hint: 'Look at every neighbour before you move.',
    replaces: {
      climb: climbing({
        best: (problem, current, looked) =>
          looked.filter((next) => problem.value(next) > problem.value(current)).slice(0, 1),
      }),
    },
  }),
  restartMistake({
    id: 'one-move-each',
    title: 'Each climb makes one move',
    words: 'Your climbs stop before they reach a local maximum.',
    hint: 'When does a climb end?',
    replaces: { climb: oneMove },
  }),
  restartMistake(
    {
      id: 'few-moves-each',
      title: 'Each climb makes so many moves only',
      words: 'Your climbs stop after a number of moves, before they reach a local maximum.',
      hint: 'When does a climb end?',
      replaces: { climb: climbing({ isEnough: ({ length }) => length > 3 }) },
    },
    { climb: climbing({ isEnough: ({ length }) => length > 2 }) },
    { climb: climbing({ isEnough: ({ length }) => length > 5 }) },
  ),
  restartMistake(
    { ...bestFromZero('end'), replaces: { least: 0 } },
    { least: 0, nothing: (problem) => problem.initial },
  ),
  restartMistake({
    ...STOPS_AT_ZERO,
    replaces: { isGoal: (value, { goal = Infinity }) => value >= Math.min(goal, 0) },
  }),
  restartMistake(
    {
      id: 'until-zero',
      title: 'It climbs until the value is 0',
      words:
        'Your search climbs until an end has the value 0, however many climbs and whatever goal it is given.',
      hint: 'When may it stop, and when must it?',
      replaces: { most: () => Infinity, isGoal: (value) => value === 0 },
    },
    { most: () => Infinity, isGoal: (value) => value >= 0 },
  ),
  restartMistake({
    id: 'until-goal',
    title: 'It climbs until the goal is reached',
    words: 'Your search climbs until an end reaches the goal, however many climbs it is given.',
    hint: 'When may it stop, and when must it?',
    replaces: { most: () => Infinity },
  }),
  restartMistake({ ...pathReturned('the best end'), replaces: { answer: (_best, climb) => climb } }),
  wholeProgram({ ...RESTARTS_INSIDE, replaces: restartsInside }),
];
