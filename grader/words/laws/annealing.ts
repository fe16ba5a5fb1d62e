import type { Returned } from '../../types/exercise.ts';
import { count, formatNumber } from '../numbers.ts';
import { type Templates, say } from '../remark.ts';
import { type Valued, formatValued } from '../states.ts';
import { DRAW_FROM_GIVEN } from './shared.ts';

/** Laws of simulated annealing. */
export const ANNEALING_LAWS = {
  'never-asked-schedule': () =>
    say('Your search never asked schedule(t) for a temperature.', 'In iteration t, let T = schedule(t).'),
  'time-out-of-turn': ({ t, next, after }: { t: number; next: number; after: number | null }) =>
    say(
      `Your search asked schedule(${formatNumber(t)}) ` +
        `${after === null ? 'first' : `after t = ${after}`}, where schedule(${next}) comes next.`,
      'Count t from 1, one up in each iteration.',
    ),
  'several-steps-at-one-temperature': ({ t, from, to }: { t: number; from: Valued; to: Valued }) =>
    say(
      `With the temperature of schedule(${formatNumber(t)}), your search drew at ${formatValued(from)} and ` +
        `then at ${formatValued(to)}: two steps at one temperature.`,
      'Ask schedule(t) once more before each step, with t one up.',
    ),
  'steps-unlike-temperatures': ({ steps }: { steps: number }) =>
    say(
      `Your search asked for all temperatures first, ${count(steps, 'of them', 'of them')} above 0, but ` +
        'what it asked and drew after that does not show as many steps.',
      'Make one step for each temperature above 0; or ask schedule(t) in each step, so that every step can ' +
        'be seen.',
    ),
  'steps-unlike-schedule': ({ temperatures, each }: { temperatures: number; each: number }) =>
    say(
      `The schedule has ${count(temperatures, 'temperature')} above 0, with ${count(each, 'step')} at ` +
        `each, so ${count(temperatures * each, 'step')} in all: what your search asked and drew does not ` +
        'show them.',
      `Make ${count(each, 'step')} at each temperature. Ask for the neighbours of the current state in ` +
        'every step, and draw one of them, so that each step can be seen.',
    ),
  'never-weighed': () =>
    say(
      'Your search never asked problem.value(state) of a current state and of another, so it cannot have ' +
        'compared the two.',
      'Work out ΔE = value(next) − value(current) for each neighbour that you draw.',
    ),
  'went-to-no-neighbour': ({ from, to }: { from: Valued; to: Valued }) =>
    say(
      `Your search went from ${formatValued(from)} to ${formatValued(to)}, which is not one of its ` +
        'neighbours.',
      'Move only to a state that problem.neighbours(state) gave for the current one.',
    ),
  'better-not-taken': ({
    t,
    from,
    drawn,
    isLevel,
  }: {
    t: number;
    from: Valued;
    drawn: Valued;
    isLevel: boolean;
  }) =>
    say(
      `In iteration ${t} your search was at ${formatValued(from)} and drew ${formatValued(drawn)}, ` +
        `which is ${isLevel ? 'as good' : 'better'}, but did not take it.`,
      isLevel
        ? 'For ΔE = 0 the probability e^(ΔE/T) is 1: take it.'
        : 'A better neighbour is always taken. Is the sign of ΔE right? deltaE = value(next) - ' +
            'value(current).',
    ),
  'stayed-where-none-is-worse': ({
    t,
    from,
    worst,
    isLevel,
  }: {
    t: number;
    from: Valued;
    worst: Valued;
    isLevel: boolean;
  }) =>
    say(
      `In iteration ${t} your search stayed at ${formatValued(from)}, where every neighbour is ` +
        `${isLevel ? 'better or as good' : 'better'}, even ${formatValued(worst)}: whichever was drawn had ` +
        'to be taken.',
      'Draw one of problem.neighbours(current), never the current state itself, and take it if ΔE ≥ 0.',
    ),
  'annealed-without-drawing': () => say('Your search ran without drawing a random number.', DRAW_FROM_GIVEN),
  'went-on-when-cold': ({ t, asked }: { t: number; asked: { schedule: number } | 'draw' }) =>
    say(
      `schedule(${t}) is 0, and your search went on: it ${
        asked === 'draw' ? 'drew another random number' : `asked schedule(${formatNumber(asked.schedule)})`
      }.`,
      'When the temperature is 0, return at once.',
    ),
  'stopped-while-warm': ({ t, temperature }: { t: number; temperature: number }) =>
    say(
      `Your search stopped after t = ${t}, when the temperature was ${formatNumber(temperature)}.`,
      'Go on until schedule(t) is 0; nothing else ends the search.',
    ),
  'returned-neither-end-nor-best': ({
    returned,
    accepted,
    expected,
  }: {
    returned: Valued;
    accepted: Returned | 'either';
    expected: Valued;
  }) =>
    say(
      `Your function returned ${formatValued(returned)}, which is ${NOT_ACCEPTED[accepted]}: ` +
        `${formatValued(expected)}.`,
      accepted === 'best'
        ? 'Keep the best state so far, and return that.'
        : 'Return the current state when the temperature is 0.',
    ),
} satisfies Templates;

const NOT_ACCEPTED: Readonly<Record<Returned | 'either', string>> = {
  either: 'neither the current state at the end nor the best state that it was at',
  current: 'not the current state at the end',
  best: 'not the best state that it was at',
};

export const ANNEALING_SUMMARIES = {
  annealed: ({ t, states, value }: { t: number; states: number; value: number }) =>
    say(
      `Asked schedule(t) for t = 1 to ${t}, entered ${count(states, 'different state')}, and stopped ` +
        `at value ${formatNumber(value)}.`,
    ),
} satisfies Templates;
