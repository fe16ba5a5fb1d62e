import { type Asked, type LocalRun, isDraw } from '../../../reading/localRun.ts';
import { type State, countDifferent } from '../../../reading/neighbourhood.ts';
import { itemAt } from '../../../types/lookup.ts';
import type { Broken } from './broken.ts';

const NEVER_ASKED: Broken = {
  law: 'beam',
  remark: { code: 'never-asked-successors', args: {} },
  expected: null,
};

/** Whether the state returned is good enough to stop at. */
export function isAtGoal({ input, problem, returned, value }: LocalRun): boolean {
  const goal = input.options['goal'] ?? problem.goal;
  return returned !== null && goal !== null && value(returned) >= Number(goal);
}

/** One state may be left over, as where k are drawn and one gives its place to the initial state. */
const MOST_LEFT_OVER = 1;

/** So many different states are in a first beam at least, or k. */
const leastStates = (initial: State, drawn: readonly State[], k: number): number =>
  countDifferent([initial, ...drawn]) - (drawn.length < k ? 0 : MOST_LEFT_OVER);

/**
 * What shows that a run kept no beams: it asked for no successors, its first beam does not hold k states, or
 * it ended there. `end` is what is wrong with the end of a run of one beam.
 */
export function noBeams(
  run: LocalRun,
  asked: readonly State[],
  k: number,
  end: Broken | null,
): Broken | null {
  if (asked.length === 0) return NEVER_ASKED;
  if (isAtGoal(run)) return null;
  const drawn = drawnForFirst(run, k);
  // Of states that were built, no more is known than that they are not all one.
  const states = Math.min(countDifferent(asked), drawn === null ? k : drawn.length + 1);
  const least = drawn === null ? 2 : drawn.length < k - 1 ? k : leastStates(run.initial, drawn, k);
  if (asked.length < k || states < Math.min(k, least))
    return {
      law: 'beam',
      at: 0,
      remark: { code: 'first-beam-too-small', args: { states, k } },
      expected: null,
    };
  return end?.law === 'stops' ? end : null;
}

/**
 * The random states that were drawn for the first beam, which may happen to be equal; null where other draws
 * were made, of which states can be built that nobody knows.
 */
function drawnForFirst(run: LocalRun, k: number): State[] | null {
  const before = askedUntil(run, k);
  return before.some((each) => each.op !== 'random-state' && isDraw(each)) ? null : statesGiven(run, before);
}

/** What was asked up to the question for neighbours that comes after so many. */
function askedUntil({ asked }: LocalRun, questions: number): readonly Asked[] {
  let met = 0;
  const end = asked.findIndex(({ op }) => op === 'neighbours' && ++met > questions);
  return end < 0 ? asked : asked.slice(0, end);
}

/** The random states among some answers. */
const statesGiven = ({ observation }: LocalRun, asked: readonly Asked[]): State[] =>
  asked.flatMap(({ op, answer }) => (op === 'random-state' ? [itemAt(observation.points, answer)] : []));

/**
 * The first beam holds random states as they come, not the best of many. `first` are the states of a beam
 * of k that were asked.
 */
export function pickedFirst(run: LocalRun, first: readonly State[]): Broken | null {
  const given = statesGiven(run, askedUntil(run, 0));
  const leftOver = new Map(given.map((state) => [state.join(), state]));
  for (const state of first) leftOver.delete(state.join());
  if (leftOver.size <= MOST_LEFT_OVER) return null;
  const [left] = leftOver.values();
  return {
    law: 'beam',
    at: 0,
    remark: { code: 'first-beam-was-picked', args: { given: given.length, left: left!, k: first.length } },
    expected: null,
  };
}
