import { askedPart } from '../steps/askedPart.ts';
import type { StepperPart } from '../steps/stepperPart.ts';
import type { TreeEvidence } from '../types/treeEvidence.ts';
import type { Evidence } from '../types/verdict.ts';

/** What submissions can share: lines of a file are one's own. */
export function withoutAsked(evidence: Evidence): Evidence {
  if (evidence.kind !== 'tree') return evidence;
  const { asked: _, ...shared } = evidence;
  return shared;
}

/** A shared stepper with what one submission asked. */
export function askedStepper(stepper: StepperPart | null, evidence: TreeEvidence): StepperPart | null {
  const yours = stepper?.yours ?? null;
  if (stepper === null || yours === null) return stepper;
  return { ...stepper, yours: { ...yours, asked: askedPart(yours.drawn, evidence) } };
}
