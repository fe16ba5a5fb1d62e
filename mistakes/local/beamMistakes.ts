import type { Draws } from '../../reference/random.ts';
import type { GivenProblem, Search, State } from '../correct/local/api.ts';
import { beam, bestOf, byValue } from '../skeletons/beam.ts';
import { STOPS_AT_ZERO } from './goalMistakes.ts';
import { type RunMistake, inSkeleton } from './runMistake.ts';

const beamMistake = inSkeleton(beam);

const POOL = 'Put the successors of all states together before you choose.';

/** Drawn one by one, each as likely as it is above the worst, and one more. */
function likelierBetter(problem: GivenProblem, pool: State[], k: number, random: Draws): State[] {
  const values = pool.map((state) => problem.value(state));
  const widths = values.map((value) => value - Math.min(...values) + 1);
  const total = widths.reduce((sum, width) => sum + width, 0);
  return Array.from({ length: k }, () => {
    let spin = random.number() * total;
    return pool.find((_, at) => (spin -= widths[at]!) < 0) ?? pool[0]!;
  });
}

export const BEAM_MISTAKES: readonly RunMistake<Search>[] = [
  beamMistake({
    id: 'separate-climbs',
    title: 'Each state keeps its own best successor',
    words: 'Your search is k climbs side by side: the states do not compete.',
    hint: POOL,
    replaces: {
      pool: (problem, states) => states.map((state) => bestOf(problem, problem.neighbours(state))),
      keep: (_problem, pool) => pool,
    },
  }),
  beamMistake({
    id: 'worst-kept',
    title: 'The worst successors are kept',
    words: 'Your search sorts the wrong way round.',
    hint: 'Which end of the sorted list do you keep?',
    replaces: { keep: (problem, pool, k) => byValue(problem, pool).slice(-k) },
  }),
  beamMistake({
    id: 'random-kept',
    title: 'Random successors are kept',
    words: 'Your search does not look at the values of the successors.',
    hint: 'Which of the successors do you keep?',
    replaces: { keep: (_problem, pool, k, random) => random.shuffle(pool).slice(0, k) },
  }),
  beamMistake({
    id: 'unsorted-kept',
    title: 'The first successors are kept',
    words: 'Your search keeps the first k of the list.',
    hint: 'Which of the successors do you keep?',
    replaces: { keep: (_problem, pool, k) => pool.slice(0, k) },
  }),
  beamMistake({
    id: 'parents-compete',
    title: 'The old states compete with their successors',
    words: 'Your search keeps states of the beam, not only successors.',
    hint: POOL,
    replaces: {
      pool: (problem, states) => [...states, ...states.flatMap((state) => problem.neighbours(state))],
    },
  }),
  beamMistake({
    id: 'stochastic-kept',
    title: 'Better successors are only likelier to be kept',
    words:
      'This is stochastic beam search: your search draws the states that it keeps, better ones more often.',
    hint: 'Which of the successors does the handout ask you to keep?',
    replaces: { keep: likelierBetter },
  }),
  beamMistake(
    {
      id: 'one-too-few',
      title: 'The beam is one state short',
      words: 'Your search keeps k − 1 states.',
      hint: 'How many states does your beam hold?',
      replaces: { keep: (problem, pool, k) => byValue(problem, pool).slice(0, k - 1) },
    },
    { keep: (problem, pool, k) => byValue(problem, pool).slice(0, Math.max(1, k - 1)) },
  ),
  beamMistake({
    id: 'initial-left-out',
    title: 'The initial state is not in the beam',
    words: 'Your search begins with random states only.',
    hint: 'Which states does the first beam hold?',
    replaces: { starts: (problem, k) => Array.from({ length: k }, () => problem.randomState()) },
  }),
  beamMistake(
    {
      id: 'stops-at-top',
      title: 'It stops where no successor is better',
      words: 'Your search stops at a local maximum, though steps are left and the goal is not reached.',
      hint: 'When may it stop, and when must it?',
      replaces: {
        stops: (problem, states, pool) =>
          problem.value(bestOf(problem, pool)) <= problem.value(bestOf(problem, states)),
      },
    },
    {
      stops: (problem, states, pool) =>
        problem.value(bestOf(problem, pool)) < problem.value(bestOf(problem, states)),
    },
  ),
  beamMistake({
    id: 'narrow',
    title: 'The beam is one state wide',
    words: 'Your search keeps only the best successor.',
    hint: 'How many states does your beam hold?',
    replaces: { keep: (problem, pool) => byValue(problem, pool).slice(0, 1) },
  }),
  beamMistake({
    id: 'first-state-only',
    title: 'Only the first state is expanded',
    words: 'Your search looks at the successors of one state of the beam.',
    hint: POOL,
    replaces: { pool: (problem, states) => problem.neighbours(states[0]!) },
  }),
  beamMistake({
    id: 'one-step',
    title: 'There is only one step',
    words: 'Your search stops after one step.',
    hint: 'When may it stop, and when must it?',
    replaces: { most: () => 1 },
  }),
  beamMistake({
    id: 'goal-ignored',
    title: 'The goal is ignored',
    words: 'Your search goes on after a state has reached the goal.',
    hint: 'When may it stop, and when must it?',
    replaces: { isGoal: () => false },
  }),
  beamMistake({
    id: 'one-step-at-least',
    title: 'It makes a step although it begins at the goal',
    words: 'Your search does not look whether it begins at the goal.',
    hint: 'When may it stop, and when must it?',
    replaces: { isGoal: (value, { goal = Infinity }, step) => step > 0 && value >= goal },
  }),
  beamMistake(
    {
      id: 'two-steps-too-many',
      title: 'Too many steps',
      words: 'Your search makes more steps than it may.',
      hint: 'When may it stop, and when must it?',
      replaces: { most: (options) => options.steps! + 2 },
    },
    { most: (options) => options.steps! + 1 },
  ),
  beamMistake({
    id: 'worst-returned',
    title: 'The worst state of the beam is returned',
    words: 'Your search returns the last of its states, not the best.',
    hint: 'Which state of the beam do you return?',
    replaces: { answer: (problem, states) => byValue(problem, states).at(-1) },
  }),
  beamMistake({
    id: 'beam-returned',
    title: 'The whole beam is returned',
    words: 'Your search returns all states, where one is asked for.',
    hint: 'Which state of the beam do you return?',
    replaces: { answer: (_problem, states) => states },
  }),
  beamMistake({
    id: 'start-returned',
    title: 'The initial state is returned',
    words: 'Your search returns the state that it began with.',
    hint: 'Which state of the beam do you return?',
    replaces: { answer: (_problem, _states, first) => first },
  }),
  beamMistake(
    { ...STOPS_AT_ZERO, replaces: { isGoal: (value) => value === 0 } },
    { isGoal: (value) => value >= 0 },
  ),
  beamMistake(
    {
      id: 'until-zero',
      title: 'It goes on until the value is 0',
      words: 'Your search goes on until a state has the value 0, whatever its options say of steps and goal.',
      hint: 'When may it stop, and when must it?',
      replaces: { most: () => Infinity, isGoal: (value) => value === 0 },
    },
    { most: () => Infinity, isGoal: (value) => value >= 0 },
  ),
];
