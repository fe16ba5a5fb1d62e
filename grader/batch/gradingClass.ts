import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Exercise } from '../types/exercise.ts';

/** What all submissions of a class are graded by. */
export interface GradingClass {
  readonly exercise: Exercise;
  /** Whether commands run unconfined. */
  readonly trust: boolean;
  /** Whether students see the checks that open after the due date. */
  readonly afterDue: boolean;
}

/** The same in memory that threads share, so that it is handed over with each task and read once. */
export interface PackedClass {
  /** Another for each class. */
  readonly id: string;
  readonly bytes: SharedArrayBuffer;
}

export function packClass(given: GradingClass): PackedClass {
  const written = serialize(given);
  const bytes = new SharedArrayBuffer(written.length);
  new Uint8Array(bytes).set(written);
  return { id: randomUUID(), bytes };
}

export const unpackClass = ({ bytes }: PackedClass): GradingClass =>
  deserialize(new Uint8Array(bytes)) as GradingClass;
