/**
 * The hill climbers of this folder on the delta interface. Each has the contract of its namesake, makes the
 * same draws and the same run, and returns the same state; it only weighs moves instead of building states.
 */
import type { MoveProblem } from '../problem.ts';
import type { Draws } from '../random.ts';
import type { WithBest } from './bestSoFar.ts';
import { roulette, Urn } from './roulette.ts';

/** As `hillClimbing`. */
export function hillClimbingByMoves<S, W>(problem: MoveProblem<S, W>): S {
  const work = problem.open(problem.initial);
  for (;;) {
    let best = -1;
    let steepest = 0;
    const moves = problem.moves(work);
    for (let move = 0; move < moves; move += 1) {
      const delta = problem.delta(work, move);
      if (delta > steepest) [best, steepest] = [move, delta];
    }
    if (best === -1) return problem.state(work);
    problem.apply(work, best);
  }
}

/** As `hillClimbingRandomTies`. */
export function hillClimbingRandomTiesByMoves<S, W>(random: Draws, problem: MoveProblem<S, W>): S {
  const work = problem.open(problem.initial);
  const ties: Ties = { moves: [], count: 0 };
  for (;;) {
    if (steepestMoves(problem, work, ties) <= 0) return problem.state(work);
    problem.apply(work, ties.moves[random.integer(0, ties.count - 1)]!);
  }
}

/** As `hillClimbingSideways`. */
export function hillClimbingSidewaysByMoves<S, W>(
  random: Draws,
  problem: MoveProblem<S, W>,
  limit: number,
): S {
  return sideways(problem, limit, ({ moves, count }) => moves[random.integer(0, count - 1)]!);
}

/** As `hillClimbingSidewaysFirst`. */
export function hillClimbingSidewaysFirstByMoves<S, W>(problem: MoveProblem<S, W>, limit: number): S {
  return sideways(problem, limit, ({ moves }) => moves[0]!);
}

function sideways<S, W>(problem: MoveProblem<S, W>, limit: number, choose: (ties: Ties) => number): S {
  const work = problem.open(problem.initial);
  const ties: Ties = { moves: [], count: 0 };
  let inARow = 0;
  for (;;) {
    const gain = steepestMoves(problem, work, ties);
    if (ties.count === 0 || gain < 0 || (gain === 0 && inARow >= limit)) return problem.state(work);
    inARow = gain === 0 ? inARow + 1 : 0;
    problem.apply(work, choose(ties));
  }
}

/** The first `count` of `moves`; the rest is left over from longer lists, so that no step allocates. */
interface Ties {
  readonly moves: number[];
  count: number;
}

/**
 * Fills `ties` with the moves of the highest delta, in order, and returns that delta; −Infinity without
 * moves.
 */
function steepestMoves<S, W>(problem: MoveProblem<S, W>, work: W, ties: Ties): number {
  const list = ties.moves;
  let steepest = -Infinity;
  let count = 0;
  const moves = problem.moves(work);
  for (let move = 0; move < moves; move += 1) {
    const delta = problem.delta(work, move);
    if (delta < steepest) continue;
    if (delta > steepest) {
      steepest = delta;
      count = 0;
    }
    list[count] = move;
    count += 1;
  }
  ties.count = count;
  return steepest;
}

/** As `stochasticHillClimbing`. */
export function stochasticHillClimbingByMoves<S, W>(random: Draws, problem: MoveProblem<S, W>): S {
  return stochastic(problem, (uphill) => random.choice(uphill));
}

/** As `stochasticHillClimbingBySteepness`. */
export function stochasticHillClimbingBySteepnessByMoves<S, W>(random: Draws, problem: MoveProblem<S, W>): S {
  return stochastic(problem, (uphill, gains) => uphill[roulette(random, gains)]!);
}

function stochastic<S, W>(
  problem: MoveProblem<S, W>,
  choose: (uphill: readonly number[], gains: readonly number[]) => number,
): S {
  const work = problem.open(problem.initial);
  for (;;) {
    const uphill: number[] = [];
    const gains: number[] = [];
    const moves = problem.moves(work);
    for (let move = 0; move < moves; move += 1) {
      const gain = problem.delta(work, move);
      if (gain <= 0) continue;
      uphill.push(move);
      gains.push(gain);
    }
    if (uphill.length === 0) return problem.state(work);
    problem.apply(work, choose(uphill, gains));
  }
}

/**
 * As `firstChoice`, weighing only the moves it draws: what the notes advise for states with thousands of
 * successors.
 */
export function firstChoiceByMoves<S, W>(random: Draws, problem: MoveProblem<S, W>): S {
  const work = problem.open(problem.initial);
  for (;;) {
    const urn = new Urn(problem.moves(work));
    let better = -1;
    while (better === -1 && !urn.isEmpty) {
      const move = urn.draw(random);
      if (problem.delta(work, move) > 0) better = move;
    }
    if (better === -1) return problem.state(work);
    problem.apply(work, better);
  }
}

/** As `randomWalk`. */
export function randomWalkByMoves<S, W>(
  random: Draws,
  problem: MoveProblem<S, W>,
  steps: number,
): WithBest<S> {
  const work = problem.open(problem.initial);
  let best = problem.state(work);
  let bestValue = problem.value(work);
  for (let step = 0; step < steps; step += 1) {
    const moves = problem.moves(work);
    if (moves === 0) break;
    problem.apply(work, random.integer(0, moves - 1));
    if (problem.value(work) > bestValue) [best, bestValue] = [problem.state(work), problem.value(work)];
  }
  return { state: problem.state(work), best, bestValue };
}
