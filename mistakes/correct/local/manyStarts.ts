/** Searches from several states: random restarts and local beam search, correct in many styles. */
import { highestValued } from '../../../reference/local/hillClimbing.ts';
import type { Draws } from '../../../reference/random.ts';
import { type GivenProblem, type Options, type Search, type State } from './api.ts';
import { type CorrectProgram, program } from '../correctProgram.ts';

function steepest(problem: GivenProblem, start: State): State {
  let current = start;
  for (;;) {
    const [best] = highestValued<State>(problem, problem.neighbours(current));
    if (best === undefined || problem.value(best) <= problem.value(current)) return current;
    current = best;
  }
}

const goalOf = (options: Options): number => options.goal ?? Infinity;

/** The first climb from the initial state, each further one from a random state. */
const restarts: Search = (problem, _random, options) => {
  let best = steepest(problem, problem.initial);
  for (let tries = 1; tries < options.restarts! && problem.value(best) < goalOf(options); tries += 1) {
    const end = steepest(problem, problem.randomState());
    if (problem.value(end) > problem.value(best)) best = end;
  }
  return best;
};

/** Takes the last of equally good ends, and keeps values. */
const restartsKeepingValues: Search = (problem, _random, options) => {
  let best: { state: State; value: number } | null = null;
  let start = problem.initial;
  for (let left = options.restarts!; left > 0; left -= 1) {
    const state = steepest(problem, start);
    const value = problem.value(state);
    if (best === null || value >= best.value) best = { state, value };
    if (value >= goalOf(options)) return state;
    if (left > 1) start = problem.randomState();
  }
  return best!.state;
};

const restartsRecursively: Search = (problem, random, options) => {
  const go = (start: State, left: number): State => {
    const end = steepest(problem, start);
    if (left === 1 || problem.value(end) >= goalOf(options)) return end;
    const other = go(problem.randomState(), left - 1);
    return problem.value(other) > problem.value(end) ? other : end;
  };
  void random;
  return go(problem.initial, options.restarts!);
};

/** Ties at random. */
const restartsWithTies: Search = (problem, random, options) => {
  let best: State | null = null;
  for (let tries = 0; tries < options.restarts!; tries += 1) {
    let current = tries === 0 ? problem.initial : problem.randomState();
    for (;;) {
      const top = highestValued<State>(problem, problem.neighbours(current));
      if (top.length === 0 || problem.value(top[0]!) <= problem.value(current)) break;
      current = random.choice(top);
    }
    if (best === null || problem.value(current) > problem.value(best)) best = current;
    if (problem.value(best) >= goalOf(options)) break;
  }
  return best;
};

/** Whether states are boards: every position can take as many values as there are positions. */
export function isBoard(problem: GivenProblem): boolean {
  const { length } = problem.initial;
  return length > 2 && problem.neighbours(problem.initial).length === length * (length - 1);
}

/**
 * Random states of its own, where it can tell what a state may be; drawn before it looks at anything, or one
 * by one.
 */
function restartsOfItsOwn(build: (random: Draws, length: number) => State, isAllFirst: boolean): Search {
  return (problem, random, options) => {
    const boards = Array.from({ length: isAllFirst ? options.restarts! - 1 : 0 }, () =>
      build(random, problem.initial.length),
    );
    const isOwn = isBoard(problem);
    const start = (): State =>
      isOwn ? (boards.pop() ?? build(random, problem.initial.length)) : problem.randomState();
    let best = steepest(problem, problem.initial);
    for (let tries = 1; tries < options.restarts! && problem.value(best) < goalOf(options); tries += 1) {
      const end = steepest(problem, start());
      if (problem.value(end) > problem.value(best)) best = end;
    }
    return best;
  };
}

const byInteger = (random: Draws, length: number): State =>
  Array.from({ length }, () => random.integer(0, length - 1));
const byNumber = (random: Draws, length: number): State =>
  Array.from({ length }, () => Math.floor(random.number() * length));

export const RESTART_VARIANTS: readonly CorrectProgram<Search>[] = [
  program('loop', 'a loop of climbs', restarts),
  program('keeps-values', 'values kept beside states, the last of equals', restartsKeepingValues),
  program('recursive', 'a climb and then the rest, by recursion', restartsRecursively),
  program('random-ties', 'climbs that break ties at random', restartsWithTies),
  program('own-boards', 'random boards of its own, by whole numbers', restartsOfItsOwn(byInteger, false)),
  program('own-boards-first', 'random boards of its own, all drawn first', restartsOfItsOwn(byNumber, true)),
];

type Keep = (problem: GivenProblem, successors: State[], k: number, random: Parameters<Search>[1]) => State[];

function beam(keep: Keep): Search {
  return (problem, random, options) => {
    const k = options.k!;
    let states = [problem.initial];
    while (states.length < k) states.push(problem.randomState());
    for (let step = 0; ; step += 1) {
      const best = highestValued<State>(problem, states)[0]!;
      if (problem.value(best) >= goalOf(options) || step >= options.steps!) return best;
      states = keep(
        problem,
        states.flatMap((state) => problem.neighbours(state)),
        k,
        random,
      );
    }
  };
}

const sorts: Keep = (problem, successors, k) =>
  successors.sort((a, b) => problem.value(b) - problem.value(a)).slice(0, k);

const sortsValues: Keep = (problem, successors, k) =>
  successors
    .map((state) => ({ state, value: problem.value(state) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, k)
    .map(({ state }) => state);

const shufflesFirst: Keep = (problem, successors, k, random) =>
  sortsValues(problem, random.shuffle(successors), k, random);

/** Picks the best k times over. */
const picks: Keep = (problem, successors, k) => {
  const left = successors.map((state) => ({ state, value: problem.value(state) }));
  const kept: State[] = [];
  while (kept.length < k && left.length > 0) {
    const at = left.reduce((best, each, i) => (each.value >= left[best]!.value ? i : best), 0);
    kept.push(left.splice(at, 1)[0]!.state);
  }
  return kept;
};

export const BEAM_VARIANTS: readonly CorrectProgram<Search>[] = [
  program('sorts', 'all successors sorted', beam(sorts)),
  program('sorts-values', 'successors sorted by values that were asked once', beam(sortsValues)),
  program('shuffles-first', 'successors shuffled before they are sorted', beam(shufflesFirst)),
  program('picks', 'the best picked, k times over', beam(picks)),
];
