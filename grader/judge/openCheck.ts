import type { Check, Exercise } from '../types/exercise.ts';
import { CasesSession, type CheckSession } from './checkSession.ts';
import type { Judging } from './judgeCheck.ts';

/** What tests chances is loaded only where an exercise has such a check. */
export async function openCheck(exercise: Exercise, check: Check, judging: Judging): Promise<CheckSession> {
  if (check.kind !== 'evidence') return new CasesSession(exercise, check, judging);
  const { EvidenceSession } = await import('./evidenceSession.ts');
  return new EvidenceSession(exercise, check, judging.engine);
}
