/** Mistakes in stochastic and in first-choice hill climbing. */
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { Draws } from '../../reference/random.ts';
import type { GivenProblem, Search, State } from '../correct/local/api.ts';
import { inSkeleton } from '../local/runMistake.ts';

interface Move {
  readonly state: State;
  readonly gain: number;
}

interface Parts {
  look(problem: GivenProblem, current: State): State[];
  /** Which gains are uphill. */
  isUphill(gain: number): boolean;
  /** One of the uphill moves, at least one. */
  choose(random: Draws, moves: Move[], problem: GivenProblem): Move;
  answer(problem: GivenProblem, current: State, previous: State): unknown;
}

const FOR_EVER = 2_000;

/** The loop that both algorithms share; what they choose by is theirs. */
export function uphill(parts: Partial<Parts> & Pick<Parts, 'choose'>): Search {
  const { look, isUphill, choose, answer }: Parts = {
    look: (problem, current) => problem.neighbours(current),
    isUphill: (gain) => gain > 0,
    answer: (_problem, current) => current,
    ...parts,
  };
  return (problem, random) => {
    let current = problem.initial;
    let previous = current;
    for (let step = 0; step < FOR_EVER; step += 1) {
      const value = problem.value(current);
      const moves = look(problem, current)
        .map((state) => ({ state, gain: problem.value(state) - value }))
        .filter(({ gain }) => isUphill(gain));
      if (moves.length === 0) break;
      previous = current;
      current = choose(random, moves, problem).state;
    }
    return answer(problem, current, previous);
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

/** Stochastic hill climbing by steepness, and first choice, without a mistake. */
export const stochastic = (): Search => uphill(byGain);
export const firstBetter = (): Search => uphill(evenly);

export const ofStochastic = inSkeleton<Parts, Search>((replaced) => uphill({ ...byGain, ...replaced }));
export const ofFirstChoice = inSkeleton<Parts, Search>((replaced) => uphill({ ...evenly, ...replaced }));

export const WEIGHT = 'A move that gains twice as much must be twice as likely.';
export const FIRST = 'Draw a neighbour, and take it if it is better; if not, draw another one.';
export const LOOK = 'Which neighbours can your search draw? Compare with problem.neighbours(board).';
export const UPHILL = 'Which neighbours may be entered at all?';
export const END = 'Which board do you return?';

export function givesUp(tries: number): Search {
  return (problem, random) => {
    let current = problem.initial;
    climb: for (;;) {
      const neighbours = problem.neighbours(current);
      for (let left = tries; left > 0; left -= 1) {
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
