import type { Observation, Plain } from '../types/observation.ts';

/** The answers of a part that was called again and again, in order. */
export function answersOf({ outcome }: Observation): readonly Plain[] {
  return outcome.kind === 'returned' && Array.isArray(outcome.value)
    ? (outcome.value as readonly Plain[])
    : [];
}

/** Whether an answer is a list of integers. */
export function isIndividual(answer: Plain): answer is readonly number[] {
  return Array.isArray(answer) && answer.every((item) => typeof item === 'number' && Number.isInteger(item));
}
