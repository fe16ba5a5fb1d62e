import type { Random } from '../../reference/random.ts';
import type { LocalInput } from '../types/input.ts';
import { initialState, localProblem, type LocalProblem } from './localProblem.ts';

/** More moves than any run makes. */
const MOST = 100_000;

/** The problem of a run, without a start. */
export function problemOf({
  problem,
  countsMoves,
}: Pick<LocalInput, 'problem' | 'countsMoves'>): LocalProblem {
  const plain = localProblem(problem);
  return countsMoves === true ? counted(plain) : plain;
}

/** The start of a run of that problem: the one given, or one drawn from the stream. */
export function startOf(
  { problem, countsMoves }: Pick<LocalInput, 'problem' | 'countsMoves'>,
  own: LocalProblem,
  random: Random,
): number[] {
  const isGiven = problem.initial !== null;
  const start = initialState(problem, own, random);
  return countsMoves === true && isGiven ? [...start, 0] : start;
}

/**
 * The same problem with one number more at the end of each state: how many moves led to it. A search that
 * keeps the neighbours of states that it was at finds none of them again, and shows each of its moves.
 */
function counted(plain: LocalProblem): LocalProblem {
  const own = (state: readonly number[]): number[] => state.slice(0, -1);
  const { neighbourValues } = plain;
  return {
    states: `${plain.states}, then the number of moves so far`,
    length: plain.length + 1,
    values: [...plain.values, MOST],
    isState: (state) => plain.isState(own(state)),
    neighbours(state) {
      const moves = Math.min(MOST - 1, (state.at(-1) ?? 0) + 1);
      return plain.neighbours(own(state)).map((neighbour) => [...neighbour, moves]);
    },
    value: (state) => plain.value(own(state)),
    ...(neighbourValues === undefined ? {} : { neighbourValues: (state) => neighbourValues(own(state)) }),
    randomState: (random) => [...plain.randomState(random), 0],
    goal: plain.goal,
  };
}
