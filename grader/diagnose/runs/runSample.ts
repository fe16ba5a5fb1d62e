import type { RunInput } from '../../content/run.ts';
import { type Exercise, type Law, VISIBILITIES, type Visibility } from '../../types/exercise.ts';
import type { Observation } from '../../types/observation.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import { type Cause, causeOf } from './cause.ts';

/** One run of a submission, sampled from the checks of laws to tell what is wrong with it. */
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
/** Runs of one case that are taken. */
const RUNS_PER_CASE = { wrong: 4, right: 2 };
/** Runs of one case of which it is asked whether they go wrong. */
const MOST_LOOKED_AT = 30;
/** A run of so many questions costs as much as dozens of others, and says no more: one a case. */
const LONG = 5_000;
/** Longer runs are taken where there are not enough shorter ones. */
const SHORT = 1_500;

/** Runs of one audience that are taken in all, and how many questions they may have asked together. */
interface SampleSize {
  readonly wrong: number;
  readonly right: number;
  readonly questions: number;
}
const SHOWN: SampleSize = { wrong: 12, right: 10, questions: 5_000 };
const HIDDEN: SampleSize = { wrong: 5, right: 4, questions: 2_000 };
/** So many are taken even if they ask more questions. */
const AT_LEAST = 3;

/** Runs of all checks of laws: the most open first, in each audience those that go wrong first. */
export function sampleRuns(exercise: Exercise, ran: readonly CheckRun[]): RunSample[] {
  return VISIBILITIES.flatMap((level) => {
    const cases = ran
      .filter(({ check }) => check.kind === 'law' && check.visibility === level)
      .flatMap((one) => runsByCase(exercise, one));
    const all = inTurn(cases);
    const inOrder = [...all.filter(isShort), ...all.filter((run) => !isShort(run))];
    const size = level === 'student' ? SHOWN : HIDDEN;
    const wrong = inOrder.filter(({ cause }) => cause !== null).slice(0, size.wrong);
    const right = inOrder.filter(({ cause }) => cause === null).slice(0, size.right);
    return [...withinQuestions(wrong, size.questions), ...withinQuestions(right, size.questions)];
  });
}

const isShort = ({ observation }: RunSample): boolean => observation.calls <= SHORT;

/** The first of some runs, as long as they ask no more questions together. */
function withinQuestions(runs: readonly RunSample[], most: number): RunSample[] {
  let questions = 0;
  return runs.filter(({ observation }, at) => {
    questions += observation.calls;
    return at < AT_LEAST || questions <= most;
  });
}

function runsByCase(exercise: Exercise, { check, observations, verdicts }: CheckRun): RunSample[][] {
  const { laws = null, visibility } = check;
  return check.cases.map(({ inputs }, at) => {
    const found: RunSample[] = [];
    const kept = { wrong: 0, right: 0 };
    const hasPassed = verdicts[at]?.state === 'passed';
    let hasLong = false;
    for (const [j, input] of inputs.slice(0, MOST_LOOKED_AT).entries()) {
      const observation = observations[at]?.[j];
      if (observation === undefined || input.kind === 'game' || isSilent(observation)) continue;
      const isLong = observation.calls > LONG;
      if (isLong && hasLong) continue;
      const cause = hasPassed ? null : causeOf(exercise, laws, input, observation);
      const kind = cause === null ? 'right' : 'wrong';
      hasLong ||= isLong;
      kept[kind] += 1;
      if (kept[kind] <= RUNS_PER_CASE[kind]) found.push({ input, observation, laws, visibility, cause });
      if (hasPassed && kept.right >= RUNS_PER_CASE.right) break;
    }
    return found;
  });
}

const isSilent = ({ outcome, points }: Observation): boolean =>
  SILENT.includes(outcome.kind) || points.length === 0;

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const most = lists.reduce((longest, { length }) => Math.max(longest, length), 0);
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** The seeds of simulations are none that exercises have. */
const FIRST_SEED = 90_001;

/** The same input from the same start, with another seed: number `at`, from 0. */
export function withNewSeed({ input, observation }: RunSample, at: number): RunInput {
  const seed = FIRST_SEED + at;
  switch (input.kind) {
    case 'local': {
      const [initial = null] = observation.points;
      return { ...input, seed, problem: { ...input.problem, initial } };
    }
    case 'genetic':
      return { ...input, seed, population: observation.population ?? input.population };
    case 'part':
      return { ...input, seed };
  }
}
