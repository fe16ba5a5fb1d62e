import { hasUtilities, prunes } from '../subjects/subjects.ts';
import { isRefusal } from '../../reference/adversarial/refused.ts';
import type { CheckKind, Exercise, Law } from '../types/exercise.ts';
import type { GameInput, Input } from '../types/input.ts';
import type { Observation, Outcome } from '../types/observation.ts';
import { judgeAction } from './checks/action.ts';
import { judgeActions } from './checks/actions.ts';
import { judgeCalls } from './checks/calls.ts';
import { NoLawsError, judgeLaw, judgeUnfinishedLaw } from './checks/law.ts';
import { isStoppedAsPlanned, judgeHeld, judgeOrder } from './checks/held.ts';
import { judgeLeaves } from './checks/leaves.ts';
import { judgeActionOfSeveral, judgeUtilities } from './checks/utilities.ts';
import { judgeValue } from './checks/value.ts';
import { treeEvidence } from './evidence.ts';
import { faultOfOurs, faultyCase } from './fault.ts';
import type { RunFinding } from './finding.ts';
import { type Ended, judgeOutcome } from './outcome.ts';
import { isPromise } from '../reading/errors.ts';
import { ofKnownPoints } from '../reading/known.ts';
import { type Search, readSearch } from '../reading/search.ts';
import { unroll } from '../reading/unrolled.ts';
import type { GameSubject } from './subject.ts';
import { judgeUnknown } from './unknown.ts';

type GameCheckKind = Exclude<CheckKind, 'law' | 'evidence' | AnytimeCheckKind>;

const GAME_CHECKS: Readonly<Record<GameCheckKind, (subject: GameSubject) => RunFinding>> = {
  value: judgeValue,
  action: judgeAction,
  actions: judgeActions,
  leaves: judgeLeaves,
  calls: judgeCalls,
};

type AnytimeCheckKind = 'held' | 'order';

/** Where a search says what it holds: its questions tell, however it ended. */
const ANYTIME_CHECKS: Readonly<
  Record<AnytimeCheckKind, (subject: GameSubject, observation: Observation) => RunFinding>
> = { held: judgeHeld, order: judgeOrder };

const isAnytime = (kind: CheckKind): kind is AnytimeCheckKind => kind === 'held' || kind === 'order';

/** The same where each player has a utility of its own. */
const CHECKS_OF_SEVERAL: typeof GAME_CHECKS = {
  ...GAME_CHECKS,
  value: judgeUtilities,
  action: judgeActionOfSeveral,
};

/**
 * Judges one observation. Never throws: what goes wrong here is the author's or ours, and says so. `metered`
 * is the engine's: where work is metered, the clock is never held against a student. `laws` are those that a
 * `law` check is about; null for all. `evidence` looks at all runs together: see `judgeEvidence`.
 */
export function judgeInput(
  exercise: Exercise,
  kind: CheckKind,
  input: Input,
  observation: Observation,
  metered: boolean,
  laws: readonly Law[] | null = null,
): RunFinding {
  try {
    if (kind === 'law' && input.kind !== 'game') return judgeRun(exercise, input, observation, metered, laws);
    if (kind !== 'law' && kind !== 'evidence' && input.kind === 'game')
      return judgeGame(exercise, kind, input, observation, metered);
    return faultyCase(
      `a check of kind ${kind} cannot look at a ${input.kind === 'game' ? 'game' : 'local search'}`,
    );
  } catch (error) {
    if (isRefusal(error) || error instanceof NoLawsError) return faultyCase(error.message);
    return faultOfOurs(error);
  }
}

function judgeGame(
  exercise: Exercise,
  kind: GameCheckKind | AnytimeCheckKind,
  input: GameInput,
  observation: Observation,
  metered: boolean,
): RunFinding {
  const unrolled = unroll(input.game);
  const { outcome } = observation;
  const checks = hasUtilities(exercise) ? CHECKS_OF_SEVERAL : GAME_CHECKS;
  const isDepthFirst = prunes(exercise);
  const read = (depthFirst: boolean): Search =>
    readSearch(unrolled, observation, input.depthLimit, depthFirst);
  const subject: GameSubject = {
    exercise,
    input,
    unrolled,
    search: read(isDepthFirst),
    answer: outcome.kind === 'returned' ? outcome.value : undefined,
  };
  const unknown = judgeUnknown(subject, observation);
  if (unknown !== null) return unknown;
  if (isAnytime(kind)) {
    const finding = ANYTIME_CHECKS[kind](subject, observation);
    if (outcome.kind === 'returned' || hasRun(input, observation)) return finding;
    // Of a search without end, what it held before says more.
    return outcome.kind === 'limit' && finding.state === 'failed' && saysMore(outcome)
      ? finding
      : endedBefore(subject, outcome, metered);
  }
  if (outcome.kind === 'returned' || hasSearched(kind, subject, outcome)) {
    const finding = checks[kind](subject);
    if (finding.state === 'passed' || !isDepthFirst || input.game.name === 'tree') return finding;
    // Where plays lead to one state, one that asks for all successors before it evaluates any is not at the
    // latest play.
    const other = checks[kind]({ ...subject, search: read(false) });
    return other.state === 'passed' ? other : finding;
  }
  return endedBefore(subject, outcome, metered);
}

/** A run that gave nothing that the check could look at. */
const endedBefore = (subject: GameSubject, outcome: Ended, metered: boolean): RunFinding => ({
  evidence: treeEvidence(subject),
  ...judgeOutcome(outcome, subject.exercise, metered),
});

/** Whether a run was stopped for what it asked or worked, and not for what it printed or took. */
const saysMore = ({ limit, isLoading }: Extract<Outcome, { kind: 'limit' }>): boolean =>
  (limit === 'calls' || limit === 'work') && isLoading !== true;

/** Whether a search that may be stopped has ended as it may: what it returns is nobody's business. */
const hasRun = (input: GameInput, observation: Observation): boolean => {
  const { outcome } = observation;
  if (outcome.kind === 'unreadable') return !isPromise(outcome.what) && observation.calls > 0;
  return isStoppedAsPlanned(input, observation);
};

/**
 * Whether a check that needs no answer can look at a search whose answer cannot be read: its questions tell.
 * A function that only promises to search has not, and how it ended says more.
 */
const hasSearched = (kind: GameCheckKind, { search }: GameSubject, outcome: Outcome): boolean =>
  outcome.kind === 'unreadable' &&
  (kind === 'leaves' || kind === 'calls') &&
  search.evaluated.length > 0 &&
  !isPromise(outcome.what);

function judgeRun(
  exercise: Exercise,
  input: Exclude<Input, GameInput>,
  observation: Observation,
  metered: boolean,
  laws: readonly Law[] | null,
): RunFinding {
  const { outcome, points } = observation;
  const subject = { exercise, input, observation: ofKnownPoints(observation) };
  if (outcome.kind === 'returned') return judgeLaw(subject, laws);
  const ended = judgeOutcome(outcome, exercise, metered);
  return points.length === 0 ? ended : judgeUnfinishedLaw(subject, ended); // without points it never began
}
