import type { Engine, Probe } from '../../types/engine.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { Diagnosed } from './diagnose.ts';
import type { CheckRun } from './evidence.ts';

/** As `diagnose`, for local searches, parts and genetic algorithms. */
export async function diagnoseRuns(exercise: Exercise, ran: readonly CheckRun[], probe: Probe, { metered }: Pick<Engine, 'metered'>): Promise<Diagnosed> {
  const { findRunCounterexample } = await import('./runCounterexample.ts');
  const counterexample = await findRunCounterexample({ exercise, ran, probe, metered });
  return { diagnoses: [], ...(counterexample === null ? {} : { counterexample }) };
}
