import { byClass, isOfAgents } from '../subjects/agentClasses.ts';
import type { Engine, Probe, Setting } from '../types/engine.ts';
import { runSubjectOf } from '../subjects/subjects.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Diagnosis } from '../types/report.ts';
import { Budget } from './shared/budget.ts';
import type { DiagnosisResult } from './shared/diagnosisResult.ts';
import { diagnoseTrees } from './trees/diagnoseTrees.ts';
import { diagnoseRuns } from './runs/diagnoseRuns.ts';
import type { CheckRun } from './shared/checkRun.ts';
import type { ObserveTrusted } from '../types/trusted.ts';

/**
 * Says why a submission fails. In a file of agents, each class is looked at by itself; what goes wrong in the
 * same way in several is said once. The example is of the first class that has one. `observeKnown` plays
 * programs of the bank, which tell what runs that hang on draws look like.
 */
export async function diagnose(
  exercise: Exercise,
  ran: readonly CheckRun[],
  probeFor: (seen: Exercise) => Probe,
  engine: Setting & Pick<Engine, 'hidesDraws'>,
  observeKnown: ObserveTrusted,
): Promise<DiagnosisResult> {
  if (runSubjectOf(exercise) !== null)
    return diagnoseRuns(exercise, ran, probeFor(exercise), engine, observeKnown);
  if (!isOfAgents(exercise)) return diagnoseTrees(exercise, ran, probeFor(exercise), engine);
  const found: { readonly name: string; readonly diagnoses: readonly Diagnosis[] }[] = [];
  const budget = new Budget();
  let example: Pick<DiagnosisResult, 'counterexample'> = {};
  for (const one of byClass(exercise)) {
    const own = ran.filter(({ check }) => one.checks.includes(check));
    const { diagnoses, counterexample } = await diagnoseTrees(
      one,
      own,
      probeFor(one),
      engine,
      example.counterexample === undefined ? budget : null,
    );
    found.push({ name: one.entry, diagnoses });
    if (counterexample !== undefined) example = { counterexample: { ...counterexample, class: one.entry } };
  }
  return { diagnoses: together(found), ...example };
}

/** The diagnoses of all classes, with the classes that each is about. */
function together(
  found: readonly { readonly name: string; readonly diagnoses: readonly Diagnosis[] }[],
): Diagnosis[] {
  const groups = new Map<string, typeof found>();
  for (const one of found) {
    const key = JSON.stringify(one.diagnoses.map(({ mistake, visibility }) => [mistake, visibility]));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((same) => {
    const classes = same.map(({ name }) => name);
    return same[0]!.diagnoses.map((diagnosis, at): Diagnosis => ({
      ...diagnosis,
      classes,
      evidence: evidenceOf(same, at),
    }));
  });
}

function evidenceOf(
  same: readonly { readonly name: string; readonly diagnoses: readonly Diagnosis[] }[],
  at: number,
): string {
  return same.length === 1
    ? same[0]!.diagnoses[at]!.evidence
    : same.map(({ name, diagnoses }) => `${name}: ${diagnoses[at]!.evidence}`).join(' ');
}
