import { highestValued } from '../../../reference/local/hillClimbing.ts';
import type { Draws } from '../../../reference/random.ts';
import type { GivenProblem, Options, Search, State, Variant } from './api.ts';

/** Chooses among equally good states. */
type Choose = (random: Draws, best: State[]) => State;

const variant = (id: string, entry: Search): Variant<Search> => ({ id, load: () => entry });

const byChoice: Choose = (random, best) => random.choice(best);
const byIndex: Choose = (random, best) => best[random.integer(0, best.length - 1)]!;
const byNumber: Choose = (random, best) => best[Math.floor(random.number() * best.length)]!;
const byShuffle: Choose = (random, best) => random.shuffle([...best])[0]!;
const byLongShuffle: Choose = (random, best) => random.shuffle([...best]).at(-1)!;

/** Each new tie takes the place with probability one over how many there are so far. */
const byReservoir: Choose = (random, best) =>
  best.reduce((kept, state, i) => (i === 0 || random.number() * (i + 1) < 1 ? state : kept));

/** Goes on while the best neighbour is better, or as good and a sideways move is left. */
const may = (gain: number, sideways: number, options: Options): boolean =>
  gain > 0 || (gain === 0 && sideways < (options.sideways ?? 0));

function loop(choose: Choose): Search {
  return (problem, random, options) => {
    let current = problem.initial;
    let sideways = 0;
    for (;;) {
      const best = highestValued<State>(problem, problem.neighbours(current));
      if (best.length === 0) return current;
      const gain = problem.value(best[0]!) - problem.value(current);
      if (!may(gain, sideways, options)) return current;
      sideways = gain === 0 ? sideways + 1 : 0;
      current = choose(random, best);
    }
  };
}

/** Draws only where there is more than one to choose from. */
const drawsIfTied: Search = (problem, random, options) => {
  let current = problem.initial;
  let value = problem.value(current);
  let sideways = 0;
  for (;;) {
    const rated = problem.neighbours(current).map((state) => ({ state, value: problem.value(state) }));
    const top = Math.max(...rated.map((each) => each.value));
    const best = rated.filter((each) => each.value === top);
    if (!may(top - value, sideways, options)) return current;
    sideways = top === value ? sideways + 1 : 0;
    const next = best.length > 1 ? best[random.integer(0, best.length - 1)]! : best[0]!;
    [current, value] = [next.state, next.value];
  }
};

/** Shuffles the neighbours and takes the first that nothing betters. */
const shufflesAll: Search = (problem, random, options) => {
  const from = (current: State, sideways: number): State => {
    const value = problem.value(current);
    let best: State | null = null;
    let bestValue = -Infinity;
    for (const next of random.shuffle(problem.neighbours(current))) {
      const nextValue = problem.value(next);
      if (nextValue > bestValue) [best, bestValue] = [next, nextValue];
    }
    if (best === null || !may(bestValue - value, sideways, options)) return current;
    return from(best, bestValue === value ? sideways + 1 : 0);
  };
  return from(problem.initial, 0);
};

/** Sorts a shuffled list, which keeps equal neighbours in random order. */
const sortsShuffled: Search = (problem, random, options) => {
  let current = problem.initial;
  let left = options.sideways ?? 0;
  for (;;) {
    const [best] = random
      .shuffle(problem.neighbours(current))
      .sort((a, b) => problem.value(b) - problem.value(a));
    if (best === undefined) return current;
    const gain = problem.value(best) - problem.value(current);
    if (gain < 0 || (gain === 0 && left === 0)) return current;
    left = gain > 0 ? (options.sideways ?? 0) : left - 1;
    current = best;
  }
};

/** Steepest ascent, correct in many styles. */
export const CLIMBING_VARIANTS: readonly Variant<Search>[] = [
  variant('choice', loop(byChoice)),
  variant('index', loop(byIndex)),
  variant('index-from-number', loop(byNumber)),
  variant('shuffle', loop(byShuffle)),
  variant('shuffle-takes-last', loop(byLongShuffle)),
  variant('reservoir', loop(byReservoir)),
  variant('draws-if-tied', drawsIfTied),
  variant('shuffles-all', shufflesAll),
  variant('sorts-shuffled', sortsShuffled),
];

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
const drawsIfSeveral = (choose: (random: Draws, moves: Move[]) => State): Search =>
  byGain((random, moves) => (moves.length === 1 ? moves[0]!.state : choose(random, moves)));

/** Stochastic hill climbing with chances proportional to the gain, correct in many styles. */
export const STOCHASTIC_VARIANTS: readonly Variant<Search>[] = [
  variant('wheel', byGain(wheel)),
  variant('tickets', drawsTicket),
  variant('rejection', rejects),
  variant('sums', bySums),
  variant('recursive', recursiveWheel),
  variant('draws-if-several', drawsIfSeveral(wheel)),
];

/** First-choice: draws until one is better, with nothing drawn twice. */
function firstChoice(order: (random: Draws, neighbours: State[]) => Iterable<State>): Search {
  return (problem, random) => {
    let current = problem.initial;
    climb: for (;;) {
      const value = problem.value(current);
      for (const next of order(random, problem.neighbours(current))) {
        if (problem.value(next) > value) {
          current = next;
          continue climb;
        }
      }
      return current;
    }
  };
}

function* drawsOut(random: Draws, neighbours: State[]): Iterable<State> {
  const left = [...neighbours];
  while (left.length > 0) yield left.splice(random.integer(0, left.length - 1), 1)[0]!;
}

/** With replacement, but only until each has been drawn once. */
function* untilAllSeen(random: Draws, neighbours: State[]): Iterable<State> {
  const seen = new Set<number>();
  while (seen.size < neighbours.length) {
    const at = Math.floor(random.number() * neighbours.length);
    seen.add(at);
    yield neighbours[at]!;
  }
}

/** With replacement; it gives up only where a last look at all of them finds none better. */
const looksAtTheEnd: Search = (problem, random) => {
  let current = problem.initial;
  for (;;) {
    const neighbours = problem.neighbours(current);
    const value = problem.value(current);
    if (!neighbours.some((next) => problem.value(next) > value)) return current;
    let next = random.choice(neighbours);
    while (problem.value(next) <= value) next = random.choice(neighbours);
    current = next;
  }
};

export const FIRST_CHOICE_VARIANTS: readonly Variant<Search>[] = [
  variant(
    'shuffle',
    firstChoice((random, neighbours) => random.shuffle(neighbours)),
  ),
  variant('draws-out', firstChoice(drawsOut)),
  variant('until-all-seen', firstChoice(untilAllSeen)),
  variant('looks-at-the-end', looksAtTheEnd),
  variant(
    'backwards',
    firstChoice((random, neighbours) => random.shuffle([...neighbours]).reverse()),
  ),
  variant(
    'draws-if-several',
    drawsIfSeveral((random, moves) => random.choice(moves).state),
  ),
];
