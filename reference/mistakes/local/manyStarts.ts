/** Mistakes in random restarts and in local beam search. */
import { highestValued } from '../../local/hillClimbing.ts';
import type { Draws } from '../../random.ts';
import type { GivenProblem, Mistake, Options, Search, State } from '../../variants/local/api.ts';
import { isBoard } from '../../variants/local/manyStarts.ts';
import { climbing } from './climbing.ts';
import { mistake } from './mistake.ts';

interface RestartParts {
  /** Where climb number `tries` starts, from 0. */
  start(problem: GivenProblem, tries: number, before: State, random: Draws): State;
  climb: Search;
  isGoal(value: number, options: Options): boolean;
  most(options: Options): number;
  keep(best: number, end: number): boolean;
}

export function restarts(replaced: Partial<RestartParts> = {}): Search {
  const parts: RestartParts = {
    start: (problem, tries) => (tries === 0 ? problem.initial : problem.randomState()),
    climb: climbing(),
    isGoal: (value, { goal = Infinity }) => value >= goal,
    most: (options) => options.restarts!,
    keep: (best, end) => end > best,
    ...replaced,
  };
  return (problem, random, options) => {
    let best: State | null = null;
    let before = problem.initial;
    for (let tries = 0; tries < parts.most(options); tries += 1) {
      const start = parts.start(problem, tries, before, random);
      before = parts.climb({ initial: start, neighbours: (s) => problem.neighbours(s), value: (s) => problem.value(s), randomState: () => problem.randomState() }, random, {}) as State;
      if (best === null || parts.keep(problem.value(best), problem.value(before))) best = before;
      if (parts.isGoal(problem.value(before), options)) return best;
    }
    return best;
  };
}

const restart = (id: string, replaced: Partial<RestartParts>, title: string, sentence: string, hint: string): Mistake<Search> => mistake(id, restarts(replaced), title, sentence, hint);

const START = 'Where does each climb begin?';
const COUNT = 'When may it stop, and when must it?';

export const RESTART_MISTAKES: readonly Mistake<Search>[] = [
  restart('same-start', { start: (problem) => problem.initial }, 'Every climb starts from the same state', 'Your search climbs from the initial state again and again.', START),
  mistake('one-random-start', (problem, random, options) => restarts({ start: startsOnce() })(problem, random, options), 'One random state serves all climbs', 'Your search draws a random state once, and starts every further climb there.', START),
  restart('from-the-end', { start: (problem, tries, before) => (tries === 0 ? problem.initial : before) }, 'A climb starts where the one before ended', 'Your search goes on from a local maximum, where nothing is better.', START),
  restart('from-a-neighbour', { start: (problem, tries, before, random) => (tries === 0 ? problem.initial : random.choice(problem.neighbours(before))) }, 'A climb starts beside the end of the one before', 'Your search restarts from a neighbour of the local maximum, not from a random state.', START),
  restart('low-rows-only', { start: (problem, tries, _before, random) => (tries === 0 ? problem.initial : problem.initial.map((_, __, all) => random.integer(0, all.length - 2))) }, 'Random starts miss the last row', 'Your search draws random boards without the last row.', START),
  restart('permutation-starts', ownStart((random, { length }) => random.shuffle(Array.from({ length }, (_, row) => row))), 'Random starts are permutations', 'Your search only starts from boards with one queen in each row.', START),
  restart('one-row-starts', ownStart((random, { length }) => Array<number>(length).fill(random.integer(0, length - 1))), 'Random starts have all queens in one row', 'Your search draws one number and puts every queen there.', START),
  restart('initial-shuffled', ownStart((random, initial) => random.shuffle([...initial])), 'The initial board is shuffled', 'Your search starts from the rows of the initial board in another order.', START),
  restart('one-climb', { most: () => 1 }, 'There is only one climb', 'Your search never restarts.', COUNT),
  restart('one-climb-too-many', { most: (options) => options.restarts! + 1 }, 'One climb too many', 'Your search makes one climb more than it may.', COUNT),
  restart('goal-ignored', { isGoal: () => false }, 'The goal is ignored', 'Your search goes on after a climb has reached the goal.', COUNT),
  restart('last-kept', { keep: () => true }, 'The last end is kept, not the best', 'Your search forgets a better end of an earlier climb.', 'Which of the ends do you return?'),
  restart('first-kept', { keep: () => false }, 'The first end is kept', 'Your search always returns the end of its first climb.', 'Which of the ends do you return?'),
  restart('first-better', { climb: climbing({ best: (problem, current, looked) => looked.filter((next) => problem.value(next) > problem.value(current)).slice(0, 1) }) }, 'Each climb takes the first better neighbour', 'Your climbs are not steepest ascent.', 'Look at every neighbour before you move.'),
  restart('one-move-each', { climb: oneMove }, 'Each climb makes one move', 'Your climbs stop before they reach a local maximum.', 'When does a climb end?'),
];

/** Boards of its own; of other problems, fair states. */
function ownStart(build: (random: Draws, initial: State) => State): Partial<RestartParts> {
  return { start: (problem, tries, _before, random) => (tries === 0 ? problem.initial : isBoard(problem) ? build(random, problem.initial) : problem.randomState()) };
}

/** Draws the first random state and gives that one for ever; made anew for each call. */
function startsOnce(): RestartParts['start'] {
  let drawn: State | null = null;
  return (problem, tries) => (tries === 0 ? problem.initial : (drawn ??= problem.randomState()));
}

function oneMove(problem: GivenProblem): State {
  const [best] = highestValued<State>(problem, problem.neighbours(problem.initial));
  return best !== undefined && problem.value(best) > problem.value(problem.initial) ? best : problem.initial;
}

interface BeamParts {
  starts(problem: GivenProblem, k: number): State[];
  pool(problem: GivenProblem, states: State[]): State[];
  keep(problem: GivenProblem, pool: State[], k: number, random: Draws, states: State[]): State[];
  isGoal(value: number, options: Options, step: number): boolean;
  most(options: Options): number;
  answer(problem: GivenProblem, states: State[], first: State): unknown;
}

const byValue = (problem: GivenProblem, states: readonly State[]): State[] =>
  states.map((state) => ({ state, value: problem.value(state) })).sort((a, b) => b.value - a.value).map(({ state }) => state);
const bestOf = (problem: GivenProblem, states: readonly State[]): State => highestValued<State>(problem, states)[0]!;

export function beam(replaced: Partial<BeamParts> = {}): Search {
  const parts: BeamParts = {
    starts: (problem, k) => [problem.initial, ...Array.from({ length: k - 1 }, () => problem.randomState())],
    pool: (problem, states) => states.flatMap((state) => problem.neighbours(state)),
    keep: (problem, pool, k) => byValue(problem, pool).slice(0, k),
    isGoal: (value, { goal = Infinity }) => value >= goal,
    most: (options) => options.steps!,
    answer: (problem, states) => bestOf(problem, states),
    ...replaced,
  };
  return (problem, random, options) => {
    const k = options.k!;
    let states = parts.starts(problem, k);
    const [first] = states;
    for (let step = 0; ; step += 1) {
      if (parts.isGoal(problem.value(bestOf(problem, states)), options, step) || step >= parts.most(options)) return parts.answer(problem, states, first!);
      states = parts.keep(problem, parts.pool(problem, states), k, random, states);
    }
  };
}

const ofBeam = (id: string, replaced: Partial<BeamParts>, title: string, sentence: string, hint: string): Mistake<Search> => mistake(id, beam(replaced), title, sentence, hint);
const POOL = 'Put the successors of all states together before you choose.';

export const BEAM_MISTAKES: readonly Mistake<Search>[] = [
  ofBeam('separate-climbs', { keep: (problem, _pool, _k, _random, states) => states.map((state) => bestOf(problem, problem.neighbours(state))) }, 'Each state keeps its own best successor', 'Your search is k climbs side by side: the states do not compete.', POOL),
  ofBeam('worst-kept', { keep: (problem, pool, k) => byValue(problem, pool).slice(-k) }, 'The worst successors are kept', 'Your search sorts the wrong way round.', 'Which end of the sorted list do you keep?'),
  ofBeam('random-kept', { keep: (_problem, pool, k, random) => random.shuffle(pool).slice(0, k) }, 'Random successors are kept', 'Your search does not look at the values of the successors.', 'Which of the successors do you keep?'),
  ofBeam('unsorted-kept', { keep: (_problem, pool, k) => pool.slice(0, k) }, 'The first successors are kept', 'Your search keeps the first k of the list.', 'Which of the successors do you keep?'),
  ofBeam('parents-compete', { pool: (problem, states) => [...states, ...states.flatMap((state) => problem.neighbours(state))] }, 'The old states compete with their successors', 'Your search keeps states of the beam, not only successors.', POOL),
  ofBeam('one-too-few', { keep: (problem, pool, k) => byValue(problem, pool).slice(0, k - 1) }, 'The beam is one state short', 'Your search keeps k − 1 states.', 'How many states does your beam hold?'),
  ofBeam('narrow', { keep: (problem, pool) => byValue(problem, pool).slice(0, 1) }, 'The beam is one state wide', 'Your search keeps only the best successor.', 'How many states does your beam hold?'),
  ofBeam('first-state-only', { pool: (problem, states) => problem.neighbours(states[0]!) }, 'Only the first state is expanded', 'Your search looks at the successors of one state of the beam.', POOL),
  ofBeam('one-step', { most: () => 1 }, 'There is only one step', 'Your search stops after one step.', 'When may it stop, and when must it?'),
  ofBeam('goal-ignored', { isGoal: () => false }, 'The goal is ignored', 'Your search goes on after a state has reached the goal.', 'When may it stop, and when must it?'),
  ofBeam('one-step-at-least', { isGoal: (value, { goal = Infinity }, step) => step > 0 && value >= goal }, 'It makes a step although it begins at the goal', 'Your search does not look whether it begins at the goal.', 'When may it stop, and when must it?'),
  ofBeam('two-steps-too-many', { most: (options) => options.steps! + 2 }, 'Too many steps', 'Your search makes more steps than it may.', 'When may it stop, and when must it?'),
  ofBeam('worst-returned', { answer: (problem, states) => byValue(problem, states).at(-1) }, 'The worst state of the beam is returned', 'Your search returns the last of its states, not the best.', 'Which state of the beam do you return?'),
  ofBeam('beam-returned', { answer: (_problem, states) => states }, 'The whole beam is returned', 'Your search returns all states, where one is asked for.', 'Which state of the beam do you return?'),
  ofBeam('start-returned', { answer: (_problem, _states, first) => first }, 'The initial state is returned', 'Your search returns the state that it began with.', 'Which state of the beam do you return?'),
];
