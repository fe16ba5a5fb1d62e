import { VISIBILITIES, type Exercise, type Visibility } from '../types/exercise.ts';
import { lastOf } from '../types/lookup.ts';
import type { Counterexample, Diagnosis, Report, Told } from '../types/report.ts';
import type { Spoken } from '../types/submission.ts';
import type { Verdict } from '../types/verdict.ts';
import { agreeingVerdicts } from './runs/agreement.ts';
import { Budget } from './shared/budget.ts';
import type { CheckRun } from './shared/checkRun.ts';
import { mayShow, seenBy } from './shared/counterexample.ts';
import type { DiagnoseFor, DiagnosisResult } from './shared/diagnosisResult.ts';
import { identityOf } from './shared/identity.ts';

/** What one audience is told. */
export interface AudienceDiagnosis {
  readonly audience: Visibility;
  /** Of the checks that it sees, in agreement with its diagnoses. */
  readonly verdicts: readonly Verdict[];
  readonly diagnoses: readonly Diagnosis[];
  /** The same for all who may see it. */
  readonly counterexample?: Counterexample;
}

/**
 * What each audience is told of a submission, the one that sees everything last. Each is told what its own
 * runs show: were it more, a hidden run could be heard through the diagnosis, a bit each time.
 *
 * A diagnosis helps, but no grade hangs on it: where it fails there is none, for that audience alone.
 */
export async function diagnoseForAudiences(
  exercise: Exercise,
  ran: readonly CheckRun[],
  diagnoseFor: DiagnoseFor,
  language: Spoken | undefined,
): Promise<AudienceDiagnosis[]> {
  const told: AudienceDiagnosis[] = [];
  let example: Pick<AudienceDiagnosis, 'counterexample'> = {};
  let seenBefore = 0;
  for (const audience of VISIBILITIES) {
    const seen = seenBy(audience, ran);
    const before = told.at(-1);
    if (before !== undefined && seen.length === seenBefore) {
      told.push({ ...before, audience });
      continue;
    }
    const { diagnoses, counterexample } = await diagnoseFor(
      audience,
      example.counterexample === undefined ? new Budget() : null,
    ).catch((): DiagnosisResult => ({ diagnoses: [] }));
    if (counterexample !== undefined) example = { counterexample };
    const verdicts = agreeingVerdicts(exercise, seen, diagnoses, language);
    told.push({ audience, verdicts, diagnoses, ...example });
    seenBefore = seen.length;
  }
  return told;
}

/** The part of a report that says this: what the last is told, and what the others are told otherwise. */
export function toldToAll(
  each: readonly AudienceDiagnosis[],
): Pick<Report, 'verdicts' | 'diagnoses' | 'counterexample' | 'told'> {
  const { verdicts, diagnoses, counterexample } = lastOf(each);
  const names = new Map(verdicts.map((verdict) => [verdict.check, nameIn(verdict)]));
  const told = each.slice(0, -1).flatMap((one): Told[] => {
    const changed = one.verdicts.filter((verdict) => nameIn(verdict) !== names.get(verdict.check));
    const shown = diagnoses.filter(({ visibility }) => mayShow(visibility, one.audience));
    if (changed.length === 0 && identityOf(one.diagnoses) === identityOf(shown)) return [];
    const { audience: to, diagnoses: own } = one;
    return [{ to, diagnoses: own, ...(changed.length === 0 ? {} : { verdicts: changed }) }];
  });
  return {
    verdicts,
    diagnoses,
    ...(counterexample === undefined ? {} : { counterexample }),
    ...(told.length === 0 ? {} : { told }),
  };
}

/** The mistake that a test of chances names; a check of chances has one verdict. */
const nameIn = ({ evidence }: Verdict): string | undefined =>
  evidence?.kind === 'chance' ? evidence.mistake?.id : undefined;
