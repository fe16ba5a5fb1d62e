import { AGENT_ALGORITHMS } from '../subjects/agentClasses.ts';
import type { Diagnosis } from '../types/report.ts';
import { list } from '../words/lists.ts';

/** Diagnoses of the same classes: several are alternatives. */
export interface Diagnosed {
  /**
   * `MinimaxAgent and ExpectimaxAgent`, or `all three classes`; empty where a submission has no classes of
   * its own.
   */
  readonly classes: string;
  readonly diagnoses: readonly Diagnosis[];
}

/** Diagnoses by the classes that they are about, in the order of the report. */
export function byClasses(diagnoses: readonly Diagnosis[]): Diagnosed[] {
  const groups = new Map<string, Diagnosis[]>();
  for (const one of diagnoses) {
    const key =
      one.classes?.length === AGENT_ALGORITHMS.length ? 'all three classes' : list(one.classes ?? []);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([classes, same]) => ({ classes, diagnoses: same }));
}
