import type { StartChance } from '../chances/starts.ts';
import type { Search } from '../correct/local/api.ts';
import { climbing } from '../skeletons/climbing.ts';
import { oneMove, restarts } from '../skeletons/restarts.ts';
import { inSkeleton, type LocalMistake } from './runMistake.ts';

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
];
