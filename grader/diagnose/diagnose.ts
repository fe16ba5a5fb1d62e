import { byClass, isOfAgents } from '../subjects/agentClasses.ts';
import { runSubjectOf } from '../subjects/subjects.ts';
import type { Engine, Probe, Setting } from '../types/engine.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Diagnosis } from '../types/report.ts';
import type { ObserveTrusted } from '../types/trusted.ts';
import { evidenceOfClasses } from '../words/diagnosis/diagnosis.ts';
import { diagnoseRuns } from './runs/diagnoseRuns.ts';
import type { CheckRun } from './shared/checkRun.ts';
import type { DiagnoseFor, DiagnosisResult } from './shared/diagnosisResult.ts';
import { diagnoseTrees } from './trees/diagnoseTrees.ts';

/** What was found of one class. */
interface ClassDiagnoses {
  readonly name: string;
  readonly diagnoses: readonly Diagnosis[];
}

/**
 * Says why a submission fails, to each audience in turn. In a file of agents, each class is looked at by
 * itself; what goes wrong in the same way in several is said once. The example is of the first class that has
 * one. `observeKnown` runs known programs, which tell what random runs look like.
 */
export function openDiagnosis(
  exercise: Exercise,
  ran: readonly CheckRun[],
  probeFor: (seen: Exercise) => Probe,
  engine: Setting & Pick<Engine, 'hidesDraws'>,
  observeKnown: ObserveTrusted,
): DiagnoseFor {
  if (runSubjectOf(exercise) !== null)
    return diagnoseRuns(exercise, ran, probeFor(exercise), engine, observeKnown);
  if (!isOfAgents(exercise)) return diagnoseTrees(exercise, ran, probeFor(exercise), engine);
  const classes = byClass(exercise).map((one) => {
    const own = ran.filter(({ check }) => one.checks.includes(check));
    return { name: one.entry, diagnoseFor: diagnoseTrees(one, own, probeFor(one), engine) };
  });
  return async (audience, budget) => {
    const found: ClassDiagnoses[] = [];
    let example: Pick<DiagnosisResult, 'counterexample'> = {};
    for (const { name, diagnoseFor } of classes) {
      const { diagnoses, counterexample } = await diagnoseFor(
        audience,
        example.counterexample === undefined ? budget : null,
      );
      found.push({ name, diagnoses });
      if (counterexample !== undefined) example = { counterexample: { ...counterexample, class: name } };
    }
    return { diagnoses: together(found), ...example };
  };
}

/** The diagnoses of all classes, with the classes that each is about. */
function together(found: readonly ClassDiagnoses[]): Diagnosis[] {
  const groups = new Map<string, ClassDiagnoses[]>();
  for (const one of found) {
    // Errors at different lines are different errors.
    const key = JSON.stringify(
      one.diagnoses.map(({ mistake, visibility, sentence }) => [
        mistake,
        visibility,
        mistake === 'error' ? sentence : '',
      ]),
    );
    const same = groups.get(key) ?? [];
    same.push(one);
    groups.set(key, same);
  }
  return [...groups.values()].flatMap(merged);
}

/** The diagnoses of classes that are the same but for their evidence. */
function merged(same: readonly ClassDiagnoses[]): Diagnosis[] {
  const classes = same.map(({ name }) => name);
  return same.slice(0, 1).flatMap(({ diagnoses }) =>
    diagnoses.map((diagnosis, at): Diagnosis => ({
      ...diagnosis,
      classes,
      evidence: evidenceOfClasses(
        same.flatMap((one) =>
          one.diagnoses.slice(at, at + 1).map(({ evidence }) => ({ name: one.name, evidence })),
        ),
      ),
    })),
  );
}
