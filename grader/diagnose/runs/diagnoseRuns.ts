import { hostComplaint, isOfArithmetic } from '../../reading/errors.ts';
import type { Probe, Setting } from '../../types/engine.ts';
import { type Exercise, VISIBILITIES, type Visibility } from '../../types/exercise.ts';
import type { Diagnosis } from '../../types/report.ts';
import type { ObserveTrusted } from '../../types/trusted.ts';
import {
  type Basis,
  chancesEvidence,
  explanationEvidence,
  severalEvidence,
  severalMistakes,
  unknownEvidence,
  unknownMistake,
} from '../../words/diagnosis/diagnosis.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import { describeLeadingError, leadingErrorOf } from '../shared/leadingError.ts';
import { mayShow, seenBy } from '../shared/counterexample.ts';
import { type DiagnoseFor, MOST_NAMED } from '../shared/diagnosisResult.ts';
import { agreedNames } from './agreement.ts';
import { isThrown } from './cause.ts';
import { type AudienceView, explainRuns, type NamedMistake } from './explainRuns.ts';
import { mistakesOf } from './knownPrograms.ts';
import { MistakeMatcher } from './mistakeMatcher.ts';
import { type RunSample, sampleRuns } from './runSample.ts';

/**
 * Says why a local search, a genetic algorithm or a part of one fails, as `diagnoseTrees` does for games: a
 * mistake is named by the laws that a submission breaks, where, and how; by what a test of its chances makes
 * of its choices; or by both. Two at once are named where no single one explains all of that.
 *
 * Each known mistake is simulated on the same inputs from the same starts, with another seed each time, as
 * no two programs need to draw in one order. It explains the submission if it can do all that was seen, and
 * makes it likely.
 */
export function diagnoseRuns(
  exercise: Exercise,
  ran: readonly CheckRun[],
  probe: Probe,
  { metered, language }: Setting,
  observeKnown: ObserveTrusted,
): DiagnoseFor {
  const samples = lazily(() => sampleRuns(exercise, ran));
  const explain = lazily(() => explaining(exercise, observeKnown));
  return async (audience, budget) => {
    const seen = seenBy(audience, ran);
    if (!seen.some(({ verdicts }) => verdicts.some(({ state }) => state === 'failed')))
      return { diagnoses: [] };
    const plain = leadingErrorOf(seen);
    // A known mistake may hand the host what it complains of, or a number out of range to arithmetic, which
    // raises an error in some languages only: the other runs then tell.
    const isOutOfRange = plain !== null && isOfArithmetic(plain.error);
    const telling = isOutOfRange
      ? samples().filter(({ cause }) => cause === null || !isThrown(cause))
      : samples();
    const views = VISIBILITIES.filter((level) => mayShow(level, audience)).map((level) =>
      viewOf(level, seen, telling),
    );
    const named =
      plain === null || isOutOfRange || hostComplaint(plain.error) !== null
        ? nameMistakes(views.filter(isWrong), explain())
        : [];
    const isUnnamed = named.every(({ mistake }) => mistake === 'unknown');
    const diagnoses = plain !== null && isUnnamed ? [describeLeadingError(plain, exercise, language)] : named;
    const { findRunCounterexample } = await import('./runCounterexample.ts');
    const request = { exercise, runs: samples(), audience, probe, observeKnown, metered, language };
    const counterexample = budget === null ? null : await findRunCounterexample(request, budget);
    return { diagnoses, ...(counterexample === null ? {} : { counterexample }) };
  };
}

/** What is made when it is first asked for, and once. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

type Explain = (seen: AudienceView) => readonly NamedMistake[];

/** Explains what each audience sees, each once; simulations are made once for all. */
function explaining(exercise: Exercise, observe: ObserveTrusted): Explain {
  const matcher = new MistakeMatcher(exercise, mistakesOf(exercise), observe);
  const known = new Map<Visibility, readonly NamedMistake[]>();
  return (seen) => {
    const found = known.get(seen.level) ?? explainRuns(exercise, matcher, observe, seen);
    known.set(seen.level, found);
    return found;
  };
}

/**
 * Names what explains all of the runs that an audience sees, and first what explains those of them that more
 * people see. Where nothing explains the laws broken, a test of chances may have a name. `views`: what is
 * wrong in the eyes of each, from those who see least to the audience itself.
 */
function nameMistakes(views: readonly AudienceView[], explain: Explain): Diagnosis[] {
  let less: Diagnosis[] = [];
  for (const seen of views) {
    const found = explain(seen);
    // What explains all of the runs explains those that students see: where nothing does, there is nothing to
    // find.
    if (found.length === 0 && seen.runs.some(({ cause }) => cause !== null)) break;
    if (found.length === 0) continue;
    // The same mistakes, whatever the other runs add.
    const whole = views.at(-1) ?? seen;
    if (namesOf(found) === namesOf(explain(whole))) return describeMistakes(found, seen);
    if (less.length === 0) less = describeMistakes(found, seen);
  }
  if (less.length > 0) return less;
  const [first] = views;
  if (first === undefined || !hasWrongAnswer(first)) return [];
  const byTest = views.map(namedByTests).find((one) => one !== null) ?? null;
  return [byTest ?? unknownDiagnosis(first)];
}

/** What the tests of chances that an audience sees name, where no run says anything against it. */
function namedByTests(seen: AudienceView): Diagnosis | null {
  const named = agreedNames(seen.failed.map(({ evidence }) => evidence));
  if (named.length === 0) return null;
  return {
    mistake: named.map(({ id }) => id).join('+'),
    title: named.map(({ title }) => title).join('. And: '),
    sentence: named.map(({ words }) => words).join(' '),
    hint: named.map(({ hint }) => hint).join(' '),
    evidence: chancesEvidence(basisOf(seen)),
    visibility: seen.level,
  };
}

/** What one audience may see of the runs and of the tests of chances. */
function viewOf(level: Visibility, ran: readonly CheckRun[], runs: readonly RunSample[]): AudienceView {
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

function describeMistakes(found: readonly NamedMistake[], seen: AudienceView): Diagnosis[] {
  const basis = basisOf(seen);
  if (found.length <= MOST_NAMED)
    return found.map((one) => ({ ...one, evidence: explanationEvidence(basis), visibility: seen.level }));
  const evidence = severalEvidence('code', found.length, basis);
  return [{ ...severalMistakes('code'), evidence, visibility: seen.level }];
}

const unknownDiagnosis = (seen: AudienceView): Diagnosis => ({
  ...unknownMistake('code'),
  evidence: unknownEvidence('code', basisOf(seen)),
  visibility: seen.level,
});

const basisOf = ({ runs, failed }: AudienceView): Basis => ({
  runs: runs.length,
  choices: failed.reduce((sum, { evidence }) => sum + evidence.decisions, 0),
  probes: 0,
});
