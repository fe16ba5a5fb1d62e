/** Stochastic and first-choice hill climbing in named parts; a mistake replaces some. */
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { Draws } from '../../reference/random.ts';
import type { GivenProblem, Search, State } from '../correct/local/api.ts';

interface Move {
  readonly state: State;
  readonly gain: number;
}

export interface UphillParts {
  look(problem: GivenProblem, current: State): State[];
  /** Which gains are uphill, from a state of such a value; `isFirst`: before any move. */
  isUphill(gain: number, value: number, isFirst: boolean): boolean;
  /** One of the uphill moves, at least one. */
  choose(random: Draws, moves: Move[], problem: GivenProblem): Move;
  answer(problem: GivenProblem, current: State, path: readonly State[], random: Draws): unknown;
  /** Whether it stops after so many moves, at a state of such a value. */
  isEnough(moves: number, value: number): boolean;
  /** Where it goes on from a state where nothing is uphill; null ends it. */
  stuck(problem: GivenProblem, current: State): State | null;
  /** Whether no state is entered twice. */
  readonly entersOnce: boolean;
}

const FOR_EVER = 2_000;

/** The loop that both algorithms share; what they choose by is theirs. */
export function uphill(parts: Partial<UphillParts> & Pick<UphillParts, 'choose'>): Search {
  const { look, isUphill, choose, answer, isEnough, stuck, entersOnce }: UphillParts = {
    look: (problem, current) => problem.neighbours(current),
    isUphill: (gain) => gain > 0,
    answer: (_problem, current) => current,
    isEnough: () => false,
    stuck: () => null,
    entersOnce: false,
    ...parts,
  };
  return (problem, random) => {
    let current = problem.initial;
    const path = [current];
    const entered = new Set([current.join()]);
    for (let step = 0; step < FOR_EVER; step += 1) {
      const value = problem.value(current);
      if (isEnough(step, value)) break;
      const moves = look(problem, current)
        .map((state) => ({ state, gain: problem.value(state) - value }))
        .filter(
          ({ state, gain }) =>
            isUphill(gain, value, step === 0) && !(entersOnce && entered.has(state.join())),
        );
      const next = moves.length === 0 ? stuck(problem, current) : choose(random, moves, problem).state;
      if (next === null) break;
      current = next;
      path.push(current);
      entered.add(current.join());
    }
    return answer(problem, current, path, random);
  };
}

/** A move with a chance in proportion to its weight. */
export function byWeight(random: Draws, moves: readonly Move[], weight: (move: Move) => number): Move {
  const total = moves.reduce((sum, move) => sum + weight(move), 0);
  let spin = random.number() * total;
  for (const move of moves) if ((spin -= weight(move)) < 0) return move;
  return moves.at(-1)!;
}

export const steepest = (moves: readonly Move[]): Move[] =>
  highestValued<Move>({ value: ({ gain }) => gain }, moves);
export const byGain = {
  choose: (random: Draws, moves: Move[]) => byWeight(random, moves, ({ gain }) => gain),
};
export const evenly = { choose: (random: Draws, moves: Move[]) => random.choice(moves) };

/** Stochastic hill climbing by steepness, and first choice: without a mistake unless parts are replaced. */
export const stochastic = (replaced: Partial<UphillParts> = {}): Search => uphill({ ...byGain, ...replaced });
export const firstChoice = (replaced: Partial<UphillParts> = {}): Search =>
  uphill({ ...evenly, ...replaced });

/** First choice that stops after so many draws, in a row or in all, none of which is better. */
export function givesUp(tries: (neighbours: number) => number, inAll = false): Search {
  return (problem, random) => {
    let current = problem.initial;
    let drawn = 0;
    climb: for (;;) {
      const neighbours = problem.neighbours(current);
      for (let left = tries(neighbours.length) - (inAll ? drawn : 0); left > 0; left -= 1) {
        drawn += 1;
        const next = random.choice(neighbours);
        if (problem.value(next) > problem.value(current)) {
          current = next;
          continue climb;
        }
      }
      return current;
    }
  };
}

/** One neighbour is drawn: where it is not better, the search ends. */
export const oneDrawDecides: Search = (problem, random) => {
  let current = problem.initial;
  for (;;) {
    const next = random.choice(problem.neighbours(current));
    if (problem.value(next) <= problem.value(current)) return current;
    current = next;
  }
};

/** So many neighbours are drawn, and the best of them is taken if it is better. */
export const bestOfDrawn =
  (many: number): Search =>
  (problem, random) => {
    let current = problem.initial;
    for (;;) {
      const neighbours = problem.neighbours(current);
      const value = problem.value(current);
      if (neighbours.every((next) => problem.value(next) <= value)) return current;
      const drawn = Array.from({ length: many }, () => random.choice(neighbours));
      const [best] = highestValued<State>(problem, drawn);
      if (best !== undefined && problem.value(best) > value) current = best;
    }
  };
