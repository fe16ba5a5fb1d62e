/** Leanings of climbs, of restarts and of annealing. */
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { Annealing, Search, State } from '../correct/local/api.ts';
import { isBoard } from '../correct/local/manyStarts.ts';
import { annealing } from '../skeletons/annealing.ts';
import { climbing } from '../skeletons/climbing.ts';
import { restarts } from '../skeletons/restarts.ts';
import { firstChoice, stochastic, type UphillParts } from '../skeletons/uphill.ts';
import { type Among, type Chooser, type Leaning, type LeaningKind, leaningsOfSearch } from './leaning.ts';

const ALL: readonly LeaningKind[] = ['place', 'value', 'time', 'case'];
/** About as many moves as a climb makes; and steps of an annealing. */
const MOVES = 4;
const STEPS = 100;

const evenly = (k: number): number[] => Array.from({ length: k }, () => 1 / k);

/** Which position a neighbour changes: on a board, whose queen moves. */
const changed = (state: State, neighbour: State): number =>
  neighbour.findIndex((value, at) => value !== state[at]);

const neighboursOf = (state: State, among: readonly State[], chances: readonly number[]): Among => ({
  chances,
  value: (j) => changed(state, among[j]!),
  inCase: `${state.length}`,
});

function tying(choose: Chooser): Search {
  let current: State = [];
  return climbing({
    best: (problem, state, looked) => {
      current = state;
      return highestValued<State>(problem, looked);
    },
    tie: (random, best) =>
      best.length === 1 ? best[0]! : best[choose(random, neighboursOf(current, best, evenly(best.length)))]!,
  });
}

function moving(
  choose: Chooser,
  skeleton: (parts: Partial<UphillParts>) => Search,
  weigh: (gain: number) => number,
): Search {
  let current: State = [];
  return skeleton({
    look: (problem, state) => {
      current = state;
      return problem.neighbours(state);
    },
    choose: (random, moves) => {
      if (moves.length === 1) return moves[0]!;
      const total = moves.reduce((sum, { gain }) => sum + weigh(gain), 0);
      const states = moves.map(({ state }) => state);
      const chances = moves.map(({ gain }) => weigh(gain) / total);
      return moves[choose(random, neighboursOf(current, states, chances))]!;
    },
  });
}

/**
 * Boards of its own, number by number; by column, each has a direction of its own. Whether states are boards
 * is asked once, before the first climb.
 */
function starting(choose: Chooser, isByColumn: boolean): Search {
  let isOwn = false;
  return restarts({
    start: (problem, tries, _before, random) => {
      const { initial } = problem;
      if (tries === 0) isOwn = isBoard(problem);
      if (tries === 0) return initial;
      if (!isOwn) return problem.randomState();
      const inCase = (column: number): string => `${initial.length}/${isByColumn ? column : ''}`;
      return initial.map((_, column) =>
        choose(random, { chances: evenly(initial.length), value: (row) => row, inCase: inCase(column) }),
      );
    },
  });
}

function proposing(choose: Chooser): Annealing {
  let first = 0;
  return annealing({
    temperature: (T, firstT) => ((first = firstT), T),
    propose: (random, neighbours, current) => {
      const { chances, value, inCase } = neighboursOf(current, neighbours, evenly(neighbours.length));
      return neighbours[choose(random, { chances, value, inCase: `${inCase}/${first}` })]!;
    },
  });
}

function accepting(choose: Chooser): Annealing {
  let first = 0;
  return annealing({
    temperature: (T, firstT) => ((first = firstT), T),
    delta: (problem, current, next) => problem.value(next) - problem.value(current),
    accepts: (random, delta, T) => {
      if (delta >= 0) return true;
      const chance = Math.exp(delta / T);
      return choose(random, { chances: [chance, 1 - chance], value: () => delta, inCase: `${first}` }) === 0;
    },
  });
}

export const CLIMBING_LEANINGS: readonly Leaning<Search>[] = leaningsOfSearch('neighbour', MOVES, ALL, tying);
export const FIRST_CHOICE_LEANINGS: readonly Leaning<Search>[] = leaningsOfSearch(
  'neighbour',
  MOVES,
  ALL,
  (choose) => moving(choose, firstChoice, () => 1),
);
export const STOCHASTIC_LEANINGS: readonly Leaning<Search>[] = leaningsOfSearch(
  'neighbour',
  MOVES,
  ALL,
  (choose) => moving(choose, stochastic, (gain) => gain),
);
/** Ten climbs on eight queens draw about so many numbers. */
const NUMBERS = 80;
export const RESTART_LEANINGS: readonly Leaning<Search>[] = [
  ...leaningsOfSearch('number', NUMBERS, ['value', 'time'], (choose) => starting(choose, false)),
  ...leaningsOfSearch('number', NUMBERS, ['case'], (choose) => starting(choose, true)).map((leaning) => ({
    ...leaning,
    id: 'number-by-column',
  })),
];
export const ANNEALING_LEANINGS: readonly Leaning<Annealing>[] = [
  ...leaningsOfSearch('neighbour', STEPS, ALL, proposing),
  ...leaningsOfSearch('acceptance', STEPS, ['place', 'time', 'case'], accepting),
];
