import type { RunInput } from '../../content/run.ts';
import { type Exercise, type Law, VISIBILITIES, type Visibility } from '../../types/exercise.ts';
import type { Observation } from '../../types/observation.ts';
import { type Cause, causeOf } from './cause.ts';
import type { CheckRun } from '../shared/checkRun.ts';

/** One run of a submission of a local search, as evidence of what is wrong with it. */
export interface RunSample {
  readonly input: RunInput;
  readonly observation: Observation;
  /** Those that its check is about; null for all. */
  readonly laws: readonly Law[] | null;
  readonly visibility: Visibility;
  /** Null where nothing is wrong. */
  readonly cause: Cause | null;
}

/** Outcomes that say nothing of a search. */
const SILENT: readonly string[] = ['not-loaded', 'no-entry', 'fault'];
/** Runs of one case that are looked at, and of how many more it is asked whether they go wrong. */
const RUNS_A_CASE = { wrong: 4, right: 2 };
const MOST_ASKED = 30;
/** A run of so many questions costs as much as dozens of others, and says no more: one a case. */
const LONG = 5_000;
/**
 * Runs that are kept of those that students see, and of those that each further audience does; shorter ones
 * rather, and no more than ask so many questions.
 */
const SHOWN = { wrong: 12, right: 10, questions: 5_000 };
const HIDDEN = { wrong: 5, right: 4, questions: 2_000 };
/** So many are kept even if they ask more questions. */
const AT_LEAST = 3;
const SHORT = 1_500;

/** Runs of all checks of laws: the most open first, in each audience those that go wrong first. */
export function sampleRuns(exercise: Exercise, ran: readonly CheckRun[]): RunSample[] {
  return VISIBILITIES.flatMap((level) => {
    const cases = ran
      .filter(({ check }) => check.kind === 'law' && check.visibility === level)
      .flatMap((one) => one.check.cases.map((_, at) => runsOfCase(exercise, one, at)));
    const all = inTurn(cases);
    const inOrder = [...all.filter(isShort), ...all.filter((run) => !isShort(run))];
    const most = level === 'student' ? SHOWN : HIDDEN;
    const few = (runs: readonly RunSample[], many: number): RunSample[] =>
      runs
        .slice(0, many)
        .filter(
          (_, at) =>
            at < AT_LEAST ||
            runs.slice(0, at + 1).reduce((sum, { observation }) => sum + observation.calls, 0) <=
              most.questions,
        );
    return [
      ...few(
        inOrder.filter(({ cause }) => cause !== null),
        most.wrong,
      ),
      ...few(
        inOrder.filter(({ cause }) => cause === null),
        most.right,
      ),
    ];
  });
}

const isShort = ({ observation }: RunSample): boolean => observation.calls <= SHORT;

function runsOfCase(
  exercise: Exercise,
  { check, observations, verdicts }: CheckRun,
  at: number,
): RunSample[] {
  const laws = check.laws ?? null;
  const found: RunSample[] = [];
  const kept = { wrong: 0, right: 0 };
  const hasPassed = verdicts[at]?.state === 'passed';
  let hasLong = false;
  for (const [j, input] of check.cases[at]!.inputs.slice(0, MOST_ASKED).entries()) {
    const observation = observations[at]?.[j];
    if (
      observation === undefined ||
      input.kind === 'game' ||
      SILENT.includes(observation.outcome.kind) ||
      observation.points.length === 0
    )
      continue;
    const isLong = observation.calls > LONG;
    if (isLong && hasLong) continue;
    const cause = hasPassed ? null : causeOf(exercise, laws, input, observation);
    const kind = cause === null ? 'right' : 'wrong';
    hasLong ||= isLong;
    kept[kind] += 1;
    if (kept[kind] <= RUNS_A_CASE[kind])
      found.push({ input, observation, laws, visibility: check.visibility, cause });
    if (hasPassed && kept.right >= RUNS_A_CASE.right) break;
  }
  return found;
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const most = lists.reduce((longest, { length }) => Math.max(longest, length), 0);
  return Array.from({ length: most }, (_, at) =>
    lists.flatMap((list) => (at < list.length ? [list[at]!] : [])),
  ).flat();
}

/** The seeds of runs that are played again are none that exercises have. */
const FIRST_SEED = 90_001;

/** The same input from the same start, with other draws: number `at`, from 0. */
export function withNewSeed({ input, observation }: RunSample, at: number): RunInput {
  const seed = FIRST_SEED + at;
  switch (input.kind) {
    case 'local':
      return { ...input, seed, problem: { ...input.problem, initial: observation.points[0]! } };
    case 'genetic':
      return { ...input, seed, population: observation.population! };
    case 'part':
      return { ...input, seed };
  }
}
