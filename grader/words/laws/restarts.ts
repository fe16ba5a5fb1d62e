import { count, formatNumber, grouped } from '../numbers.ts';
import { type RemarkOf, type Templates, say, speaker } from '../remark.ts';
import { type State, type Valued, formatState, formatValued } from '../states.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { CLIMB_LAWS } from './climbs.ts';
import { SHARED_LAWS, type StatelessAnswer, butReturned, returnTheState, stateless } from './shared.ts';

const ONE_CLIMB = { ...SHARED_LAWS, ...CLIMB_LAWS };
/** How one climb by itself broke a law. */
export type ClimbRemark = RemarkOf<typeof ONE_CLIMB>;

const sayOfClimb = speaker(ONE_CLIMB);
const bestEnded = (best: Valued): string => `The best climb ended at ${formatValued(best)}`;

/** Laws of random-restart hill climbing. */
export const RESTART_LAWS = {
  'broken-in-climb': ({ climb, step }: { climb: number; step: ClimbRemark }, vocabulary: Vocabulary) => {
    const { rationale, help } = sayOfClimb(step, vocabulary);
    return say(`Climb ${climb}: ${rationale}`, help);
  },
  'climb-stopped-below-the-top': ({ climb, last, better }: { climb: number; last: Valued; better: Valued }) =>
    say(
      `Climb ${climb} stopped at ${formatValued(last)}, but a neighbour has value ` +
        `${formatNumber(better.value)}: ${formatState(better.state)}, for one.`,
      'Let each climb go on until no neighbour is better.',
    ),
  'same-start-again': (
    { climb, first, start }: { climb: number; first: number; start: State },
    { name }: Vocabulary,
  ) =>
    say(
      `Climb ${climb} started from ${formatState(start)}, as climb ${first} did.`,
      `Start each climb from a new random state: ask problem.${name('randomState')}() for each.`,
    ),
  'restarted-without-drawing': ({ climbs }: { climbs: number }, { name }: Vocabulary) =>
    say(
      `Your search made ${count(climbs, 'climb')} without drawing a random number.`,
      `Ask problem.${name('randomState')}(), or draw with the random that your function is given.`,
    ),
  'climbed-after-goal': ({ climb, value }: { climb: number; value: number }, { option }: Vocabulary) =>
    say(
      `Climb ${climb} ended at value ${formatNumber(value)}, which is the goal, but your search ` +
        'climbed again.',
      `Return as soon as a climb ends at ${option('goal')} or above.`,
    ),
  'too-many-climbs': ({ climbs, most }: { climbs: number; most: number }, { option }: Vocabulary) =>
    say(
      `Your search made ${grouped(climbs)} climbs, and ${grouped(most)} are allowed.`,
      `Count the climbs, and stop after ${option('restarts')} of them.`,
    ),
  'too-few-climbs': ({ climbs, most }: { climbs: number; most: number }) =>
    say(
      `Your search stopped after ${count(climbs, 'climb')} without reaching the goal, and may make ` +
        `${grouped(most)}.`,
      'Climb again from a new random state until the goal is reached or all climbs are used up.',
    ),
  'climbs-returned-no-state': (
    { best, ...answer }: StatelessAnswer & { best: Valued },
    vocabulary: Vocabulary,
  ) =>
    say(
      `${bestEnded(best)}, but your function returned ${stateless(answer, vocabulary)}.`,
      returnTheState(answer),
    ),
  'returned-not-the-best-end': ({ best, returned }: { best: Valued; returned: Valued }) =>
    say(
      `${bestEnded(best)}, ${butReturned(returned)}.`,
      'Keep the best end of all climbs, and return that state.',
    ),
} satisfies Templates;

export const RESTART_SUMMARIES = {
  restarted: ({ climbs, best }: { climbs: number; best: number }) =>
    say(`Made ${count(climbs, 'climb')}; the best ended at value ${formatNumber(best)}.`),
} satisfies Templates;
