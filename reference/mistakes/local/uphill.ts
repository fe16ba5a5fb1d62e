/** Mistakes in stochastic and in first-choice hill climbing. */
import { highestValued } from '../../local/hillClimbing.ts';
import type { Draws } from '../../random.ts';
import type { GivenProblem, Mistake, Search, State } from '../../variants/local/api.ts';
import { inside } from './annealing.ts';
import { mistake } from './mistake.ts';

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
  const { look, isUphill, choose, answer }: Parts = { look: (problem, current) => problem.neighbours(current), isUphill: (gain) => gain > 0, answer: (_problem, current) => current, ...parts };
  return (problem, random) => {
    let current = problem.initial;
    let previous = current;
    for (let step = 0; step < FOR_EVER; step += 1) {
      const value = problem.value(current);
      const moves = look(problem, current).map((state) => ({ state, gain: problem.value(state) - value })).filter(({ gain }) => isUphill(gain));
      if (moves.length === 0) break;
      previous = current;
      current = choose(random, moves, problem).state;
    }
    return answer(problem, current, previous);
  };
}

/** A move with a chance in proportion to its weight. */
function byWeight(random: Draws, moves: readonly Move[], weight: (move: Move) => number): Move {
  const total = moves.reduce((sum, move) => sum + weight(move), 0);
  let spin = random.number() * total;
  for (const move of moves) if ((spin -= weight(move)) < 0) return move;
  return moves.at(-1)!;
}

const steepest = (moves: readonly Move[]): Move[] => highestValued<Move>({ value: ({ gain }) => gain }, moves);
const byGain = { choose: (random: Draws, moves: Move[]) => byWeight(random, moves, ({ gain }) => gain) };
const evenly = { choose: (random: Draws, moves: Move[]) => random.choice(moves) };

/** Stochastic hill climbing by steepness, and first choice, without a mistake. */
export const stochastic = (): Search => uphill(byGain);
export const firstBetter = (): Search => uphill(evenly);

const of = (id: string, parts: Partial<Parts> & Pick<Parts, 'choose'>, title: string, sentence: string, hint: string): Mistake<Search> => mistake(id, uphill(parts), title, sentence, hint);

const WEIGHT = 'A move that gains twice as much must be twice as likely.';
const FIRST = 'Draw a neighbour, and take it if it is better; if not, draw another one.';
const LOOK = 'Which neighbours can your search draw? Compare with problem.neighbours(board).';
const UPHILL = 'Which neighbours may be entered at all?';
const END = 'Which board do you return?';

export const STOCHASTIC_MISTAKES: readonly Mistake<Search>[] = [
  of('uniform', evenly, 'All uphill moves are equally likely', 'Your search does not look at how much a move gains.', WEIGHT),
  of('gain-squared', { choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain * gain) }, 'The gain is squared', 'Your search prefers steep moves too much.', WEIGHT),
  of('by-value', { choose: (random, moves, problem) => byWeight(random, moves, ({ state }) => 29 + problem.value(state)) }, 'Moves are weighed by value', 'Your search weighs moves by the value of the neighbour, not by the gain.', WEIGHT),
  of('steepest', { choose: (random, moves) => random.choice(steepest(moves)) }, 'The steepest move is always taken', 'Your search is steepest ascent: it never takes a move that gains less.', WEIGHT),
  of('first-uphill', { choose: (_random, moves) => moves[0]! }, 'The first uphill move is always taken', 'Your search takes the first better neighbour of the list.', WEIGHT),
  of('last-never', { choose: (random, moves) => (moves.length === 1 ? moves[0]! : byWeight(random, moves.slice(0, -1), ({ gain }) => gain)) }, 'The last uphill move is never taken', 'Your search never takes the last of several uphill moves.', 'Look at both ends of the list that you draw from.'),
  of('level-moves-too', { isUphill: (gain) => gain >= 0, choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain + 1) }, 'Level moves are taken too', 'Your search also moves to neighbours that are only as good.', UPHILL),
  of('anywhere', { isUphill: () => true, choose: (random, moves) => random.choice(moves) }, 'Any neighbour is taken', 'Your search is a random walk.', UPHILL),
  of('edge-rows-never', { ...byGain, look: (problem, current) => inside(problem.neighbours(current), current) }, 'The edge rows are never tried', 'Your search never moves a queen to the first or the last row.', LOOK),
  of('neighbours-of-the-start', { ...byGain, look: (problem) => problem.neighbours(problem.initial) }, 'Neighbours of the wrong state', 'Your search always looks at the neighbours of the initial board.', LOOK),
  of('board-before', { ...byGain, answer: (_problem, _current, previous) => previous }, 'The board before the last move is returned', 'Your search loses its last move.', END),
  of('value-returned', { ...byGain, answer: (problem, current) => problem.value(current) }, 'The value is returned', 'Your search returns the value of the board, not the board.', END),
];

export const FIRST_CHOICE_MISTAKES: readonly Mistake<Search>[] = [
  of('steepest', { choose: (random, moves) => random.choice(steepest(moves)) }, 'It is steepest ascent', 'Your search looks at all neighbours and takes a best one.', FIRST),
  of('steepest-first-tie', { choose: (_random, moves) => steepest(moves)[0]! }, 'It is steepest ascent', 'Your search looks at all neighbours and takes the first of the best.', FIRST),
  of('list-order', { choose: (_random, moves) => moves[0]! }, 'Neighbours are tried in the order of the list', 'Your search takes the first better neighbour of the list, not a random one.', FIRST),
  of('list-order-backwards', { choose: (_random, moves) => moves.at(-1)! }, 'Neighbours are tried from the end of the list', 'Your search takes the last better neighbour of the list, not a random one.', FIRST),
  of('by-gain', { choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain) }, 'Steep moves are likelier', 'Your search prefers neighbours that gain more; first-choice does not.', FIRST),
  of('level-moves-too', { isUphill: (gain) => gain >= 0, choose: (random, moves) => random.choice(moves) }, 'Equal neighbours are taken too', 'Your search also moves to neighbours that are only as good.', UPHILL),
  of('edge-rows-never', { ...evenly, look: (problem, current) => inside(problem.neighbours(current), current) }, 'The edge rows are never tried', 'Your search never moves a queen to the first or the last row.', LOOK),
  of('first-half', { choose: (random, moves) => moves[random.integer(0, (moves.length - 1) >> 1)]! }, 'Only the first half is drawn from', 'Your search never takes a better neighbour from the second half of the list.', LOOK),
  of('never-last', { choose: (random, moves) => moves[random.integer(0, Math.max(0, moves.length - 2))]! }, 'The last better neighbour is never taken', 'Your search never takes the last of several better neighbours.', 'Look at both ends of the list that you draw from.'),
  of('never-first', { choose: (random, moves) => moves[moves.length === 1 ? 0 : random.integer(1, moves.length - 1)]! }, 'The first better neighbour is never taken', 'Your search never takes the first of several better neighbours.', 'Look at both ends of the list that you draw from.'),
  mistake('gives-up-early', givesUp(8), 'It gives up after a few draws', 'Your search stops after a few neighbours that are not better, though others are.', 'When may it stop? Only where no neighbour is better.'),
  of('neighbours-of-the-start', { ...evenly, look: (problem) => problem.neighbours(problem.initial) }, 'Neighbours of the wrong state', 'Your search always looks at the neighbours of the initial board.', LOOK),
  of('board-before', { ...evenly, answer: (_problem, _current, previous) => previous }, 'The board before the last move is returned', 'Your search loses its last move.', END),
];

function givesUp(tries: number): Search {
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
