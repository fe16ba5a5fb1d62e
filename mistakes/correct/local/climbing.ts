import { highestValued } from '../../../reference/local/hillClimbing.ts';
import type { Draws } from '../../../reference/random.ts';
import { type Options, type Search, type State } from './api.ts';
import { type CorrectProgram, program } from '../correctProgram.ts';

/** Chooses among equally good states. */
type Choose = (random: Draws, best: State[]) => State;

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
export const CLIMBING_VARIANTS: readonly CorrectProgram<Search>[] = [
  program('choice', 'a choice among the best', loop(byChoice)),
  program('index', 'a whole number for an index', loop(byIndex)),
  program('index-from-number', 'a fraction made an index', loop(byNumber)),
  program('shuffle', 'the best shuffled, the first taken', loop(byShuffle)),
  program('shuffle-takes-last', 'the best shuffled, the last taken', loop(byLongShuffle)),
  program('reservoir', 'each tie takes the place by chance', loop(byReservoir)),
  program('draws-if-tied', 'draws only where several are best', drawsIfTied),
  program('shuffles-all', 'all neighbours shuffled, the first of the best taken', shufflesAll),
  program('sorts-shuffled', 'a shuffled list, sorted', sortsShuffled),
];
