/** Mistakes in steepest ascent. A skeleton of named parts, equal to figure 4.2 as it stands; a mistake replaces one. */
import { highestValued } from '../../local/hillClimbing.ts';
import type { Draws } from '../../random.ts';
import type { GivenProblem, Mistake, Search, State } from '../../variants/local/api.ts';
import { inside } from './annealing.ts';
import { mistake } from './mistake.ts';

interface Parts {
  /** The neighbours that are looked at. */
  look(problem: GivenProblem, current: State): State[];
  /** Those that may be next. */
  best(problem: GivenProblem, current: State, looked: State[]): State[];
  tie(random: Draws, best: State[]): State;
  /** Whether to move by a best gain, after so many sideways moves in a row and in all, of so many allowed. */
  goes(gain: number, sideways: number, inAll: number, limit: number): boolean;
  answer(problem: GivenProblem, path: State[], next: State | undefined): unknown;
}

const FIGURE_4_2: Parts = {
  look: (problem, current) => problem.neighbours(current),
  best: (problem, _current, looked) => highestValued<State>(problem, looked),
  tie: (random, best) => random.choice(best),
  goes: (gain, sideways, _inAll, limit) => gain > 0 || (gain === 0 && sideways < limit),
  answer: (_problem, path) => path.at(-1),
};

/** A search that would never end stops here. */
const FOR_EVER = 2_000;

export function climbing(replaced: Partial<Parts> = {}): Search {
  const parts = { ...FIGURE_4_2, ...replaced };
  return (problem, random, options) => {
    const path = [problem.initial];
    let [sideways, inAll] = [0, 0];
    for (;;) {
      const current = path.at(-1)!;
      const best = parts.best(problem, current, parts.look(problem, current));
      const gain = best.length === 0 ? -Infinity : problem.value(best[0]!) - problem.value(current);
      if (!parts.goes(gain, sideways, inAll, options.sideways ?? 0) || best.length === 0 || path.length > FOR_EVER) return parts.answer(problem, path, best[0]);
      sideways = gain === 0 ? sideways + 1 : 0;
      inAll += gain === 0 ? 1 : 0;
      path.push(parts.tie(random, best));
    }
  };
}

const of = (id: string, replaced: Partial<Parts>, title: string, sentence: string, hint: string): Mistake<Search> => mistake(id, climbing(replaced), title, sentence, hint);
const better = (problem: GivenProblem, current: State, looked: State[]): State[] => looked.filter((next) => problem.value(next) > problem.value(current));

const TIES = 'When several neighbours are best, each of them should be as likely as the others.';
const LIMIT = 'Look at what you count, when the count starts again, and what you compare it with.';
const LOOK = 'Which neighbours do you look at? Compare your list with problem.neighbours(board).';
const BEST = 'Look at every neighbour before you move.';
const END = 'What is your function to return, and when?';

export const CLIMBING_MISTAKES: readonly Mistake<Search>[] = [
  of('level-for-ever', { goes: (gain) => gain >= 0 }, 'Equal neighbours are followed for ever', 'Your search walks over a plateau without end.', LIMIT),
  of('no-sideways', { goes: (gain) => gain > 0 }, 'No sideways move is made', 'Your search stops at a plateau, though options.sideways allows it to go on.', LIMIT),
  of('sideways-in-all', { goes: (gain, _sideways, inAll, limit) => gain > 0 || (gain === 0 && inAll < limit) }, 'Sideways moves are counted in all', 'Your search does not start the count of sideways moves again after an uphill move.', LIMIT),
  of('one-sideways-too-many', { goes: (gain, sideways, _inAll, limit) => gain > 0 || (gain === 0 && limit > 0 && sideways <= limit) }, 'One sideways move too many', 'Your search makes one sideways move more than options.sideways.', LIMIT),
  of('first-tie', { tie: (_random, best) => best[0]! }, 'The first of the best is always taken', 'Among equally good neighbours your search always takes the first.', TIES),
  of('last-tie', { tie: (_random, best) => best.at(-1)! }, 'The last of the best is always taken', 'Among equally good neighbours your search always takes the last.', TIES),
  of('never-last-tie', { tie: (random, best) => best[random.integer(0, Math.max(0, best.length - 2))]! }, 'The last of the best is never taken', 'Your search never takes the last of several best neighbours.', TIES),
  of('never-first-tie', { tie: (random, best) => best[best.length === 1 ? 0 : random.integer(1, best.length - 1)]! }, 'The first of the best is never taken', 'Your search never takes the first of several best neighbours.', TIES),
  of('rounded-tie', { tie: (random, best) => best[Math.round(random.number() * (best.length - 1))]! }, 'The index is rounded, so that both ends are half as likely', 'Your search draws the first and the last of the best half as often as the others.', TIES),
  of('sorted-tie', { tie: (random, best) => [...best].sort(() => random.number() - 0.5)[0]! }, 'Ties are shuffled by sorting', 'Your search shuffles by sorting with a random comparison, which is not even.', TIES),
  of('replaces-half', { tie: (random, best) => best.reduce((kept, next) => (random.number() < 0.5 ? next : kept)) }, 'Each later tie replaces the one before with probability ½', 'Your search prefers the later ones of several best neighbours.', TIES),
  of('first-better', { best: (problem, current, looked) => better(problem, current, looked).slice(0, 1) }, 'The first better neighbour is taken', 'Your search moves to the first neighbour that is better, not to a best one.', BEST),
  of('any-better', { best: (problem, current, looked) => better(problem, current, looked), tie: (random, best) => random.choice(best) }, 'Any better neighbour is taken', 'Your search moves to a random better neighbour, not to a best one.', BEST),
  of('goes-down', { best: (problem, _current, looked) => highestValued<State>({ value: (state) => -problem.value(state) }, looked), goes: (gain) => gain < 0 }, 'It goes down', 'Your search looks for the lowest value.', BEST),
  of('edge-rows-never', { look: (problem, current) => inside(problem.neighbours(current), current) }, 'The edge rows are never tried', 'Your search never moves a queen to the first or the last row.', LOOK),
  of('last-neighbour-never', { look: (problem, current) => problem.neighbours(current).slice(0, -1) }, 'The last neighbour is left out', 'Your search does not look at the last neighbour.', LOOK),
  of('neighbours-of-the-start', { look: (problem) => problem.neighbours(problem.initial) }, 'Neighbours of the wrong state', 'Your search always looks at the neighbours of the initial board.', LOOK),
  of('goal-only', { goes: (gain, sideways, _inAll, limit) => gain > 0 || sideways < limit }, 'Worse neighbours are taken like sideways moves', 'Your search goes on to a worse neighbour where no neighbour is as good.', BEST),
  of('board-before', { answer: (_problem, path) => path.at(-2) ?? path[0] }, 'The board before the last move is returned', 'Your search loses its last move.', END),
  of('best-neighbour-returned', { answer: (_problem, path, next) => next ?? path.at(-1) }, 'The best neighbour is returned', 'Your search returns the neighbour to which it did not move.', END),
  of('value-returned', { answer: (problem, path) => problem.value(path.at(-1)!) }, 'The value is returned', 'Your search returns the value of the board, not the board.', END),
];
