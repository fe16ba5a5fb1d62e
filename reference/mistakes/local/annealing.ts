/**
 * Mistakes in simulated annealing. A skeleton of named parts, equal to figure 4.5 as it stands; a mistake replaces one.
 */
import type { Draws } from '../../random.ts';
import type { Annealing, GivenProblem, Mistake, State } from '../../variants/local/api.ts';

interface Parts {
  /** The time t of step k = 1, 2, … */
  time(k: number): number;
  /** The temperature that the search works with; `T` is what the schedule answers, `first` what it answered first. */
  temperature(T: number, first: number, memory: Memory): number;
  ends(T: number): boolean;
  neighbours(problem: GivenProblem, current: State): State[];
  propose(random: Draws, neighbours: State[], current: State): State;
  delta(problem: GivenProblem, current: State, next: State, best: State): number;
  accepts(random: Draws, delta: number, T: number): boolean;
  answer(current: State, best: State): unknown;
}

/** What outlives one call. */
interface Memory {
  T?: number;
}

const FIGURE_4_5: Parts = {
  time: (k) => k,
  temperature: (T) => T,
  ends: (T) => T === 0,
  neighbours: (problem, current) => problem.neighbours(current),
  propose: (random, neighbours) => random.choice(neighbours),
  delta: (problem, current, next) => problem.value(next) - problem.value(current),
  accepts: (random, delta, T) => delta > 0 || random.number() < Math.exp(delta / T),
  answer: (current) => current,
};

/** A run that would never end stops here; the checks count steps too. */
const FOR_EVER = 5_000;

export function annealing(replaced: Partial<Parts>, memory: Memory = {}): Annealing {
  const parts = { ...FIGURE_4_5, ...replaced };
  return (problem, schedule, random) => {
    let current = problem.initial;
    let best = current;
    let first: number | undefined;
    for (let k = 1; k < FOR_EVER; k += 1) {
      const asked = schedule(parts.time(k));
      first ??= asked;
      const T = parts.temperature(asked, first, memory);
      if (parts.ends(T)) break;
      const next = parts.propose(random, parts.neighbours(problem, current), current);
      if (parts.accepts(random, parts.delta(problem, current, next, best), T)) current = next;
      if (problem.value(current) > problem.value(best)) best = current;
    }
    return parts.answer(current, best);
  };
}

type Words = Pick<Mistake<Annealing>, 'title' | 'sentence' | 'hint'>;
const mistake = (id: string, replaced: Partial<Parts>, title: string, sentence: string, hint: string): Mistake<Annealing> =>
  ({ id, ...({ title, sentence, hint } satisfies Words), load: () => annealing(replaced, {}) });

/** Acceptance by a probability of ΔE and T; uphill moves always. */
const chance = (p: (delta: number, T: number) => number): Pick<Parts, 'accepts'> => ({
  accepts: (random, delta, T) => delta >= 0 || random.number() < p(delta, T),
});

const IN_ACCEPTANCE = 'Compare the line that accepts a worse state with figure 4.5.';
const IN_TEMPERATURE = 'Look at how you get T for each step, and what you do with it.';
const IN_TIME = 'Look at the first t that you ask the schedule for, and when you stop.';
const IN_PROPOSAL = 'Look at how you draw the next state: which neighbours can it be?';

export const ANNEALING_MISTAKES: readonly Mistake<Annealing>[] = [
  mistake('delta-sign', { delta: (problem, current, next) => problem.value(current) - problem.value(next) },
    'The sign of ΔE is turned round', 'Your search takes worse states for better ones: ΔE is value(next) − value(current).', IN_ACCEPTANCE),
  mistake('level-refused', { accepts: (random, delta, T) => delta > 0 || (delta < 0 && random.number() < Math.exp(delta / T)) },
    'Equal states are never accepted', 'Your search refuses moves with ΔE = 0, where e^(0/T) is 1.', IN_ACCEPTANCE),
  mistake('always-accepts', chance(() => 1),
    'Every worse state is accepted', 'Your search accepts every move, as a random walk does.', IN_ACCEPTANCE),
  mistake('never-accepts', chance(() => 0),
    'No worse state is ever accepted', 'Your search never goes downhill, whatever the temperature.', IN_ACCEPTANCE),
  mistake('positive-exponent', chance((delta, T) => Math.exp(-delta / T)),
    'The exponent has the wrong sign', 'Your search uses e^(−ΔE/T), which is above 1 for a worse state, so it accepts every one.', IN_ACCEPTANCE),
  mistake('times-temperature', chance((delta, T) => Math.exp(delta * T)),
    'ΔE is multiplied by T', 'Your search uses e^(ΔE·T) in place of e^(ΔE/T): it gets bolder as it cools.', IN_ACCEPTANCE),
  mistake('comparison-inverted', { accepts: (random, delta, T) => delta >= 0 || random.number() > Math.exp(delta / T) },
    'The comparison with the draw is inverted', 'Your search accepts a worse state with probability 1 − e^(ΔE/T).', IN_ACCEPTANCE),
  mistake('no-draw', chance((delta, T) => (Math.exp(delta / T) > 0.5 ? 1 : 0)),
    'No draw: a probability over one half counts as certain', 'Your search accepts a worse state whenever e^(ΔE/T) is above ½, without a random draw.', IN_ACCEPTANCE),
  mistake('coin', chance(() => 0.5),
    'Worse states are accepted by a fair coin', 'Your search accepts half of the worse states, whatever ΔE and T are.', IN_ACCEPTANCE),
  mistake('percent-draw', { accepts: (random, delta, T) => delta >= 0 || random.integer(0, 99) < Math.exp(delta / T) },
    'The draw is from 0 to 99', 'Your search compares a whole number from 0 to 99 with a probability.', IN_ACCEPTANCE),
  mistake('linear', chance((delta, T) => 1 + delta / T),
    '1 + ΔE/T in place of the exponential', 'Your search accepts with probability 1 + ΔE/T, which is only the start of e^(ΔE/T).', IN_ACCEPTANCE),
  mistake('base-two', chance((delta, T) => 2 ** (delta / T)),
    'A power of 2 in place of e', 'Your search accepts with probability 2^(ΔE/T).', IN_ACCEPTANCE),
  mistake('logistic', chance((delta, T) => Math.exp(delta / T) / (1 + Math.exp(delta / T))),
    'The probability is halved by a logistic rule', 'Your search accepts with probability p/(1 + p), where p = e^(ΔE/T).', IN_ACCEPTANCE),
  mistake('delta-ignored', chance((_delta, T) => Math.exp(-1 / T)),
    'ΔE is ignored', 'Your search accepts with probability e^(−1/T), however much worse the state is.', IN_ACCEPTANCE),
  mistake('temperature-ignored', chance((delta) => Math.exp(delta)),
    'T is ignored', 'Your search accepts with probability e^ΔE at every temperature.', IN_ACCEPTANCE),
  mistake('temperature-halved', chance((delta, T) => Math.exp((2 * delta) / T)),
    'T is half of what it should be', 'Your search behaves as if it were half as warm as the schedule says.', IN_TEMPERATURE),
  mistake('temperature-truncated', { accepts: (random, delta, T) => delta >= 0 || random.number() < Math.exp(delta / Math.trunc(T)) },
    'T is cut to a whole number', 'Your search drops the decimals of T before it uses it.', IN_TEMPERATURE),
  mistake('temperature-rounded', { accepts: (random, delta, T) => delta >= 0 || random.number() < Math.exp(delta / Math.round(T)) },
    'T is rounded to a whole number', 'Your search rounds T before it uses it.', IN_TEMPERATURE),
  mistake('truncated-to-the-end', { temperature: (T) => Math.trunc(T) },
    'T is cut to a whole number, and the search ends below 1', 'Your search drops the decimals of T, so it stops as soon as T is below 1.', IN_TEMPERATURE),
  mistake('first-temperature', { temperature: (T, first) => (T === 0 ? 0 : first) },
    'T stays what it was at first', 'Your search works with the temperature of t = 1 at every step.', IN_TEMPERATURE),
  mistake('temperature-kept-between-runs', { temperature: (T, _first, memory) => (T === 0 ? 0 : (memory.T = Math.min(T, memory.T ?? Infinity))) },
    'T is shared between runs', 'Your search begins a run with the temperature at which the run before ended.', 'Everything that a run needs must begin anew inside the function.'),
  mistake('one-draw-twice', oneDraw(),
    'One draw is used twice', 'Your search uses the same random number to choose the next state and to accept it.', 'Count your draws: choosing and accepting need one each.'),
  mistake('delta-from-best', { delta: (problem, _current, next, best) => problem.value(next) - problem.value(best) },
    'ΔE is measured from the best state so far', 'Your search compares the next state with the best so far, not with the current one.', IN_ACCEPTANCE),
  mistake('time-from-zero', { time: (k) => k - 1 },
    'The schedule starts at t = 0', 'Your search asks for schedule(0); time starts at t = 1.', IN_TIME),
  mistake('time-from-two', { time: (k) => k + 1 },
    'The schedule starts at t = 2', 'Your search never asks for schedule(1).', IN_TIME),
  mistake('time-skips', { time: (k) => 2 * k - 1 },
    'Every second t is left out', 'Your search asks the schedule for t = 1, 3, 5, …', IN_TIME),
  mistake('never-ends', { ends: () => false },
    'T = 0 does not end the search', 'Your search goes on when the schedule answers 0.', IN_TIME),
  mistake('ends-early', { ends: (T) => T < 0.6 },
    'The search ends before T = 0', 'Your search stops at a temperature that is low but not 0.', IN_TIME),
  mistake('best-returned', { answer: (_current, best) => best },
    'The best state so far is returned', 'Your search returns the best state that it saw, where the current one is asked for.', 'Read which state the handout asks for.'),
  mistake('neighbours-of-the-start', { neighbours: (problem) => problem.neighbours(problem.initial) },
    'Neighbours of the wrong state', 'Your search always asks for the neighbours of the initial state.', IN_PROPOSAL),
  mistake('anywhere', { neighbours: (problem, current) => (problem.neighbours(current), [problem.randomState()]) },
    'Any state is proposed, not a neighbour', 'Your search jumps to random states.', IN_PROPOSAL),
  mistake('edge-rows-never', { propose: (random, neighbours, current) => random.choice(inside(neighbours, current)) },
    'Moves to the edge rows are never tried', 'Your search never moves a queen to the first or the last row.', IN_PROPOSAL),
  mistake('last-neighbour-never', { propose: (random, neighbours) => neighbours[random.integer(0, neighbours.length - 2)]! },
    'The last neighbour is never drawn', 'Your search draws from all neighbours but the last.', IN_PROPOSAL),
  mistake('first-neighbour-always', { propose: (random, neighbours) => (random.number(), neighbours[0]!) },
    'The first neighbour is always drawn', 'Your search always proposes the first neighbour of the list.', IN_PROPOSAL),
  mistake('half-the-neighbours', { propose: (random, neighbours) => neighbours[random.integer(0, (neighbours.length >> 1) - 1)]! },
    'Only the first half of the neighbours is drawn', 'Your search never proposes a neighbour from the second half of the list.', IN_PROPOSAL),
];

/** The index is floor(u · k), and the same u is compared with the probability. */
function oneDraw(): Partial<Parts> {
  let draw = 0;
  return {
    propose: (random, neighbours) => neighbours[Math.floor((draw = random.number()) * neighbours.length)]!,
    accepts: (_random, delta, T) => delta >= 0 || draw < Math.exp(delta / T),
  };
}

/** Without the neighbours that put a changed position on its first or last value. */
export function inside(neighbours: State[], current: State): State[] {
  const last = current.length - 1;
  const kept = neighbours.filter((next) => next.every((row, at) => row === current[at] || (row > 0 && row < last)));
  return kept.length > 0 ? kept : neighbours;
}
