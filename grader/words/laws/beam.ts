import { count, formatNumber, grouped } from '../numbers.ts';
import { type Templates, say } from '../remark.ts';
import { type State, type Valued, formatState, formatValued } from '../states.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Laws of local beam search. */
export const BEAM_LAWS = {
  'returned-what-was-never-given': ({ returned }: { returned: Valued }) =>
    say(
      `Your function returned ${formatValued(returned)}, which it was never given.`,
      'Return a state of the beam.',
    ),
  'went-on-after-goal': ({ beam, goal }: { beam: number; goal: Valued }, { option }: Vocabulary) =>
    say(
      `Beam ${beam} of your search holds ${formatValued(goal)}, which is the goal, but your search went on.`,
      `Return as soon as a state of the beam has value ${option('goal')} or more.`,
    ),
  'never-asked-successors': () =>
    say(
      'Your search never asked problem.neighbours(state), so it cannot have looked at any successor.',
      'Ask problem.neighbours for each state of the beam: that is what makes the search visible.',
    ),
  'first-beam-too-small': ({ states, k }: { states: number; k: number }, { name }: Vocabulary) =>
    say(
      `The first beam of your search holds ${count(states, 'state')}, and should hold ${grouped(k)}.`,
      `Start with problem.initial and ${count(k - 1, 'random state')}: ask ` +
        `problem.${name('randomState')}() for each.`,
    ),
  'first-beam-was-picked': (
    { given, left, k }: { given: number; left: State; k: number },
    { name }: Vocabulary,
  ) =>
    say(
      `Your search asked for ${count(given, 'random state')}, and its first beam leaves some out, such as ` +
        `${formatState(left)}.`,
      `Ask problem.${name('randomState')}() for ${count(k - 1, 'state')}, and take each as it comes.`,
    ),
  'beam-holds-no-successor': ({ beam, stray }: { beam: number; stray: Valued }) =>
    say(
      `Beam ${beam} of your search holds ${formatValued(stray)}, which is no successor of any state ` +
        `of beam ${beam - 1}.`,
      'Fill the next beam from the successors of all states of this one.',
    ),
  'beam-leaves-out-better': ({ beam, missing }: { beam: number; missing: Valued }) =>
    say(
      `Beam ${beam} of your search leaves out ${formatValued(missing)}, which is better than a state ` +
        'that it holds.',
      'Put the successors of all states into one list, and keep the k best of it.',
    ),
  'beam-is-not-the-best': ({ beam, k, values }: { beam: number; k: number; values: readonly number[] }) =>
    say(
      `Beam ${beam} of your search does not hold the ${k} best successors of beam ${beam - 1}: the ` +
        `best are ${values.map(formatNumber).join(', ')}.`,
      `Keep ${k} states in each beam, the best of all successors together.`,
    ),
  'returned-from-no-beam': ({ returned }: { returned: Valued }) =>
    say(
      `Your function returned ${formatValued(returned)}, which was in no beam.`,
      'Return the best state of the last beam, or the best that any beam held.',
    ),
  'returned-less-than-last-beam': ({ returned, best }: { returned: Valued; best: number }) =>
    say(
      `Your function returned ${formatValued(returned)}, but the last beam held a state of value ` +
        `${formatNumber(best)}.`,
      'Return the best state of the last beam, or the best that any beam held.',
    ),
  'too-many-beam-steps': ({ made, most }: { made: number; most: number }, { option }: Vocabulary) =>
    say(
      `Your search made ${grouped(made)} steps, and ${grouped(most)} are allowed.`,
      `Stop after ${option('steps')} steps.`,
    ),
  'too-few-beam-steps': (
    { beams, most, returned }: { beams: number; most: number; returned: Valued },
    { option }: Vocabulary,
  ) =>
    say(
      `Your search stopped after ${count(beams, 'beam')} at value ${formatNumber(returned.value)}, ` +
        `and ${grouped(most)} steps are allowed: ${formatState(returned.state)} is no goal.`,
      `Go on until a goal is found or ${option('steps')} steps are made.`,
    ),
} satisfies Templates;

export const BEAM_SUMMARIES = {
  'kept-beams': ({ beams, k, best }: { beams: number; k: number; best: number }) =>
    say(
      `Kept ${count(beams, 'beam')} of at most ${k} states; the best state had value ${formatNumber(best)}.`,
    ),
  'began-at-goal': ({ state }: { state: State }) =>
    say(`Began at the goal, ${formatState(state)}, and made no step.`),
} satisfies Templates;
