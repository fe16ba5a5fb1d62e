import type { Annealing } from '../correct/local/api.ts';
import { annealing, acceptsWith, inside, oneDraw } from '../skeletons/annealing.ts';
import { type RunMistake, inSkeleton } from './runMistake.ts';

const annealingMistake = inSkeleton(annealing);

const IN_ACCEPTANCE = 'Compare the line that accepts a worse state with figure 4.5.';
const IN_TEMPERATURE = 'Look at how you get T for each step, and what you do with it.';
const IN_TIME = 'Look at the first t that you ask the schedule for, and when you stop.';
const IN_PROPOSAL = 'Look at how you draw the next state: which neighbours can it be?';

export const ANNEALING_MISTAKES: readonly RunMistake<Annealing>[] = [
  annealingMistake({
    id: 'delta-sign',
    title: 'The sign of ΔE is turned round',
    words: 'Your search takes worse states for better ones: ΔE is value(next) − value(current).',
    hint: IN_ACCEPTANCE,
    replaces: { delta: (problem, current, next) => problem.value(current) - problem.value(next) },
  }),
  annealingMistake({
    id: 'level-refused',
    title: 'Equal states are never accepted',
    words: 'Your search refuses moves with ΔE = 0, where e^(0/T) is 1.',
    hint: IN_ACCEPTANCE,
    replaces: {
      accepts: (random, delta, T) => delta > 0 || (delta < 0 && random.number() < Math.exp(delta / T)),
    },
  }),
  annealingMistake({
    id: 'always-accepts',
    title: 'Every worse state is accepted',
    words: 'Your search accepts every move, as a random walk does.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith(() => 1),
  }),
  annealingMistake({
    id: 'never-accepts',
    title: 'No worse state is ever accepted',
    words: 'Your search never goes downhill, whatever the temperature.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith(() => 0),
  }),
  annealingMistake({
    id: 'positive-exponent',
    title: 'The exponent has the wrong sign',
    words: 'Your search uses e^(−ΔE/T), which is above 1 for a worse state, so it accepts every one.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => Math.exp(-delta / T)),
  }),
  annealingMistake({
    id: 'times-temperature',
    title: 'ΔE is multiplied by T',
    words: 'Your search uses e^(ΔE·T) in place of e^(ΔE/T): it gets bolder as it cools.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => Math.exp(delta * T)),
  }),
  annealingMistake({
    id: 'comparison-inverted',
    title: 'The comparison with the draw is inverted',
    words: 'Your search accepts a worse state with probability 1 − e^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    replaces: { accepts: (random, delta, T) => delta >= 0 || random.number() > Math.exp(delta / T) },
  }),
  annealingMistake({
    id: 'no-draw',
    title: 'No draw: a probability over one half counts as certain',
    words: 'Your search accepts a worse state whenever e^(ΔE/T) is above ½, without a random draw.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => (Math.exp(delta / T) > 0.5 ? 1 : 0)),
  }),
  annealingMistake({
    id: 'coin',
    title: 'Worse states are accepted by a fair coin',
    words: 'Your search accepts half of the worse states, whatever ΔE and T are.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith(() => 0.5),
  }),
  annealingMistake({
    id: 'percent-draw',
    title: 'The draw is from 0 to 99',
    words: 'Your search compares a whole number from 0 to 99 with a probability.',
    hint: IN_ACCEPTANCE,
    replaces: { accepts: (random, delta, T) => delta >= 0 || random.integer(0, 99) < Math.exp(delta / T) },
  }),
  annealingMistake({
    id: 'linear',
    title: '1 + ΔE/T in place of the exponential',
    words: 'Your search accepts with probability 1 + ΔE/T, which is only the start of e^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => 1 + delta / T),
  }),
  annealingMistake({
    id: 'base-two',
    title: 'A power of 2 in place of e',
    words: 'Your search accepts with probability 2^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => 2 ** (delta / T)),
  }),
  annealingMistake({
    id: 'logistic',
    title: 'The probability is halved by a logistic rule',
    words: 'Your search accepts with probability p/(1 + p), where p = e^(ΔE/T).',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta, T) => Math.exp(delta / T) / (1 + Math.exp(delta / T))),
  }),
  annealingMistake({
    id: 'delta-ignored',
    title: 'ΔE is ignored',
    words: 'Your search accepts with probability e^(−1/T), however much worse the state is.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((_delta, T) => Math.exp(-1 / T)),
  }),
  annealingMistake({
    id: 'temperature-ignored',
    title: 'T is ignored',
    words: 'Your search accepts with probability e^ΔE at every temperature.',
    hint: IN_ACCEPTANCE,
    replaces: acceptsWith((delta) => Math.exp(delta)),
  }),
  annealingMistake({
    id: 'temperature-halved',
    title: 'T is half of what it should be',
    words: 'Your search behaves as if it were half as warm as the schedule says.',
    hint: IN_TEMPERATURE,
    replaces: acceptsWith((delta, T) => Math.exp((2 * delta) / T)),
  }),
  annealingMistake({
    id: 'temperature-truncated',
    title: 'T is cut to a whole number',
    words: 'Your search drops the decimals of T before it uses it.',
    hint: IN_TEMPERATURE,
    replaces: {
      accepts: (random, delta, T) => delta >= 0 || random.number() < Math.exp(delta / Math.trunc(T)),
    },
  }),
  annealingMistake({
    id: 'temperature-rounded',
    title: 'T is rounded to a whole number',
    words: 'Your search rounds T before it uses it.',
    hint: IN_TEMPERATURE,
    replaces: {
      accepts: (random, delta, T) => delta >= 0 || random.number() < Math.exp(delta / Math.round(T)),
    },
  }),
  annealingMistake({
    id: 'truncated-to-the-end',
    title: 'T is cut to a whole number, and the search ends below 1',
    words: 'Your search drops the decimals of T, so it stops as soon as T is below 1.',
    hint: IN_TEMPERATURE,
    replaces: { temperature: (T) => Math.trunc(T) },
  }),
  annealingMistake({
    id: 'first-temperature',
    title: 'T stays what it was at first',
    words: 'Your search works with the temperature of t = 1 at every step.',
    hint: IN_TEMPERATURE,
    replaces: { temperature: (T, first) => (T === 0 ? 0 : first) },
  }),
  annealingMistake({
    id: 'temperature-kept-between-runs',
    title: 'T is shared between runs',
    words: 'Your search begins a run with the temperature at which the run before ended.',
    hint: 'Everything that a run needs must begin anew inside the function.',
    replaces: {
      temperature: (T, _first, memory) => (T === 0 ? 0 : (memory.T = Math.min(T, memory.T ?? Infinity))),
    },
  }),
  annealingMistake({
    id: 'one-draw-twice',
    title: 'One draw is used twice',
    words: 'Your search uses the same random number to choose the next state and to accept it.',
    hint: 'Count your draws: choosing and accepting need one each.',
    replaces: oneDraw(),
  }),
  annealingMistake({
    id: 'delta-from-best',
    title: 'ΔE is measured from the best state so far',
    words: 'Your search compares the next state with the best so far, not with the current one.',
    hint: IN_ACCEPTANCE,
    replaces: { delta: (problem, _current, next, best) => problem.value(next) - problem.value(best) },
  }),
  annealingMistake({
    id: 'time-from-zero',
    title: 'The schedule starts at t = 0',
    words: 'Your search asks for schedule(0); time starts at t = 1.',
    hint: IN_TIME,
    replaces: { time: (k) => k - 1 },
  }),
  annealingMistake({
    id: 'time-from-two',
    title: 'The schedule starts at t = 2',
    words: 'Your search never asks for schedule(1).',
    hint: IN_TIME,
    replaces: { time: (k) => k + 1 },
  }),
  annealingMistake({
    id: 'time-skips',
    title: 'Every second t is left out',
    words: 'Your search asks the schedule for t = 1, 3, 5, …',
    hint: IN_TIME,
    replaces: { time: (k) => 2 * k - 1 },
  }),
  annealingMistake({
    id: 'never-ends',
    title: 'T = 0 does not end the search',
    words: 'Your search goes on when the schedule answers 0.',
    hint: IN_TIME,
    replaces: { ends: () => false },
  }),
  annealingMistake({
    id: 'ends-early',
    title: 'The search ends before T = 0',
    words: 'Your search stops at a temperature that is low but not 0.',
    hint: IN_TIME,
    replaces: { ends: (T) => T < 0.6 },
  }),
  annealingMistake({
    id: 'best-returned',
    title: 'The best state so far is returned',
    words: 'Your search returns the best state that it saw, where the current one is asked for.',
    hint: 'Read which state the handout asks for.',
    replaces: { answer: (_current, best) => best },
  }),
  annealingMistake({
    id: 'neighbours-of-the-start',
    title: 'Neighbours of the wrong state',
    words: 'Your search always asks for the neighbours of the initial state.',
    hint: IN_PROPOSAL,
    replaces: { neighbours: (problem) => problem.neighbours(problem.initial) },
  }),
  annealingMistake({
    id: 'anywhere',
    title: 'Any state is proposed, not a neighbour',
    words: 'Your search jumps to random states.',
    hint: IN_PROPOSAL,
    replaces: { neighbours: (problem, current) => (problem.neighbours(current), [problem.randomState()]) },
  }),
  annealingMistake({
    id: 'edge-rows-never',
    title: 'Moves to the edge rows are never tried',
    words: 'Your search never moves a queen to the first or the last row.',
    hint: IN_PROPOSAL,
    replaces: { propose: (random, neighbours, current) => random.choice(inside(neighbours, current)) },
  }),
  annealingMistake({
    id: 'last-neighbour-never',
    title: 'The last neighbour is never drawn',
    words: 'Your search draws from all neighbours but the last.',
    hint: IN_PROPOSAL,
    replaces: { propose: (random, neighbours) => neighbours[random.integer(0, neighbours.length - 2)]! },
  }),
  annealingMistake({
    id: 'first-neighbour-always',
    title: 'The first neighbour is always drawn',
    words: 'Your search always proposes the first neighbour of the list.',
    hint: IN_PROPOSAL,
    replaces: { propose: (random, neighbours) => (random.number(), neighbours[0]!) },
  }),
  annealingMistake({
    id: 'half-the-neighbours',
    title: 'Only the first half of the neighbours is drawn',
    words: 'Your search never proposes a neighbour from the second half of the list.',
    hint: IN_PROPOSAL,
    replaces: {
      propose: (random, neighbours) => neighbours[random.integer(0, (neighbours.length >> 1) - 1)]!,
    },
  }),
];
