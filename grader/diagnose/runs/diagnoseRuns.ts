import type { Engine, Probe } from '../../types/engine.ts';
import { type Exercise, VISIBILITIES } from '../../types/exercise.ts';
import type { Diagnosis } from '../../types/report.ts';
import { count, list, showCount } from '../../words/values.ts';
import type { DiagnosisResult } from '../shared/diagnosisResult.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import { isThrown } from './cause.ts';
import { mayShow } from '../shared/counterexample.ts';
import { explainRuns, type NamedMistake, type AudienceView } from './explainRuns.ts';
import { MistakeMatcher } from './mistakeMatcher.ts';
import { mistakesOf } from './knownPrograms.ts';
import type { ObserveTrusted } from '../../types/trusted.ts';
import { type RunSample, sampleRuns } from './runSample.ts';

/** Past so many that explain the same, naming them helps nobody. */
const MOST_NAMED = 3;

/**
 * As `diagnose`, for local searches, parts and genetic algorithms: a mistake is named by the laws that a
 * submission breaks, where, and how; by what a test of its chances makes of its choices; or by both. Two at
 * once are named where no single one explains all of that.
 *
 * Each mistake of the bank is played on the same inputs from the same starts, with other draws each time, as
 * no two programs need to draw in one order. It explains the submission if it can do all that was seen, and
 * makes it likely.
 */
export async function diagnoseRuns(
  exercise: Exercise,
  ran: readonly CheckRun[],
  probe: Probe,
  { metered }: Pick<Engine, 'metered'>,
  observeKnown: ObserveTrusted,
): Promise<DiagnosisResult> {
  if (!ran.some(({ verdicts }) => verdicts.some(({ state }) => state === 'failed'))) return { diagnoses: [] };
  const runs = sampleRuns(exercise, ran);
  const diagnoses = named(exercise, ran, runs, observeKnown);
  const { findRunCounterexample } = await import('./runCounterexample.ts');
  const counterexample = await findRunCounterexample({ exercise, runs, probe, observeKnown, metered });
  return { diagnoses, ...(counterexample === null ? {} : { counterexample }) };
}

/** Names what students can come to first, and then by ever more: see `diagnose`. */
function named(
  exercise: Exercise,
  ran: readonly CheckRun[],
  runs: readonly RunSample[],
  observe: ObserveTrusted,
): Diagnosis[] {
  const fit = new MistakeMatcher(exercise, mistakesOf(exercise), observe);
  const seenBy = VISIBILITIES.map((level): AudienceView => {
    const tests = ran
      .filter(({ check }) => check.kind === 'evidence' && mayShow(check.visibility, level))
      .flatMap(({ check, verdicts }) =>
        verdicts.flatMap(({ state, evidence }) =>
          evidence?.kind === 'chance' ? [{ check, state, evidence }] : [],
        ),
      );
    return {
      level,
      runs: runs.filter(({ visibility }) => mayShow(visibility, level)),
      failed: tests.filter(({ state }) => state === 'failed'),
      hasPassed: tests.some(({ state, evidence }) => state === 'passed' && evidence.ended !== 'failed'),
    };
  }).filter(isWrong);
  for (const seen of seenBy) {
    const found = explainRuns(exercise, fit, observe, seen);
    // What explains all of the runs explains those that students see: where nothing does, there is nothing to
    // find.
    if (found.length === 0 && seen.runs.some(({ cause }) => cause !== null)) break;
    // The same mistakes, whatever hidden runs add.
    if (found.length > 0 && namesOf(found) === namesOf(explainRuns(exercise, fit, observe, seenBy.at(-1)!)))
      return told(found, seen);
  }
  const [seen] = seenBy;
  return seen === undefined || !hasWrongAnswer(seen) ? [] : [unknown(seen)];
}

const namesOf = (found: readonly NamedMistake[]): string =>
  found
    .map(({ mistake }) => mistake)
    .sort()
    .join(' | ');

const isWrong = ({ runs, failed }: AudienceView): boolean =>
  failed.length > 0 || runs.some(({ cause }) => cause !== null);

/** An error says by itself what is wrong. */
const hasWrongAnswer = ({ runs, failed }: AudienceView): boolean =>
  failed.length > 0 || runs.some(({ cause }) => cause !== null && !isThrown(cause));

function told(found: readonly NamedMistake[], seen: AudienceView): Diagnosis[] {
  const evidence = `This explains everything that your code did in ${whatWas(seen)}.`;
  if (found.length <= MOST_NAMED) return found.map((one) => ({ ...one, evidence, visibility: seen.level }));
  return [
    {
      mistake: 'several',
      title: 'One of several known mistakes',
      sentence: 'Several known mistakes explain equally well what your code did, too many to name them.',
      evidence: `${found.length} mistakes explain everything that your code did in ${whatWas(seen)}.`,
      hint: 'Look at the smallest example, and follow your code through it by hand.',
      visibility: seen.level,
    },
  ];
}

function unknown(seen: AudienceView): Diagnosis {
  return {
    mistake: 'unknown',
    title: 'None of the known mistakes',
    sentence: 'No mistake that is known here explains everything that your code did.',
    evidence: `It was compared in ${whatWas(seen)}.`,
    hint: 'Look at the first step that is wrong, and follow your code to it by hand.',
    visibility: seen.level,
  };
}

function whatWas({ runs, failed }: AudienceView): string {
  const decisions = failed.reduce((sum, { evidence }) => sum + evidence.decisions, 0);
  return list([
    count(runs.length, 'run'),
    ...(decisions === 0 ? [] : [`${showCount(decisions)} random ${decisions === 1 ? 'choice' : 'choices'}`]),
  ]);
}
