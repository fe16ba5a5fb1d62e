import type { Draws } from '../../../reference/random.ts';
import { type GivenProblem, type Search, type State } from './api.ts';
import { type CorrectProgram, program } from '../correctProgram.ts';

/** Uphill neighbours with what they gain. */
function uphill(problem: GivenProblem, current: State): { state: State; gain: number }[] {
  const value = problem.value(current);
  return problem
    .neighbours(current)
    .map((state) => ({ state, gain: problem.value(state) - value }))
    .filter(({ gain }) => gain > 0);
}

type Move = { readonly state: State; readonly gain: number };

function byGain(choose: (random: Draws, moves: Move[]) => State): Search {
  return (problem, random) => {
    let current = problem.initial;
    for (;;) {
      const moves = uphill(problem, current);
      if (moves.length === 0) return current;
      current = choose(random, moves);
    }
  };
}

const wheel = (random: Draws, moves: readonly Move[]): State => {
  let spin = random.number() * moves.reduce((sum, { gain }) => sum + gain, 0);
  for (const { state, gain } of moves) if ((spin -= gain) < 0) return state;
  return moves.at(-1)!.state;
};

/** A ticket for each unit of gain. */
const drawsTicket = byGain((random, moves) =>
  random.choice(moves.flatMap(({ state, gain }) => Array<State>(gain).fill(state))),
);

/** Draws a move and keeps it with a chance in proportion, else draws again. */
const rejects = byGain((random, moves) => {
  const most = Math.max(...moves.map(({ gain }) => gain));
  for (;;) {
    const move = moves[random.integer(0, moves.length - 1)]!;
    if (random.number() * most < move.gain) return move.state;
  }
});

/** Running sums, and a whole number below the last. */
const bySums = byGain((random, moves) => {
  let sum = 0;
  const ends = moves.map(({ gain }) => (sum += gain));
  const spin = random.integer(0, sum - 1);
  return moves[ends.findIndex((end) => spin < end)]!.state;
});

const recursiveWheel: Search = (problem, random) => {
  const from = (state: State): State => {
    const moves = uphill(problem, state);
    if (moves.length === 0) return state;
    random.shuffle(moves);
    const spin = random.number() * moves.reduce((sum, { gain }) => sum + gain, 0);
    let sum = 0;
    return from(moves.find(({ gain }) => (sum += gain) > spin)!.state);
  };
  return from(problem.initial);
};

/** Draws only where there is more than one way up. */
export const drawsIfSeveral = (choose: (random: Draws, moves: Move[]) => State): Search =>
  byGain((random, moves) => (moves.length === 1 ? moves[0]!.state : choose(random, moves)));

/** Stochastic hill climbing with chances proportional to the gain, correct in many styles. */
export const STOCHASTIC_VARIANTS: readonly CorrectProgram<Search>[] = [
  program('wheel', 'a wheel in proportion to the gain', byGain(wheel)),
  program('tickets', 'a ticket for each unit of gain', drawsTicket),
  program('rejection', 'draws any, and again unless kept in proportion to the gain', rejects),
  program('sums', 'running sums and a whole number', bySums),
  program('recursive', 'a shuffled wheel, by recursion', recursiveWheel),
  program('draws-if-several', 'draws only where several lead up', drawsIfSeveral(wheel)),
];
