import Tinypool from 'tinypool';
import { createEngines } from '../observe/sandbox/engines.ts';
import { type EngineParts, takeParts } from '../observe/sandbox/parts.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Submission } from '../types/submission.ts';
import type { RunsPlace } from './runsFile.ts';
import { gradersHere, type Graded, type Owner } from './graders.ts';

/** What a thread that grades is started with. */
export interface GradingThreadData {
  readonly exercise: Exercise;
  /** Whether commands run unconfined. */
  readonly trust: boolean;
  /** Whether students see the checks that open after the due date. */
  readonly afterDue: boolean;
}

/** What it is asked to do. */
export interface GradingTask {
  readonly submission: Submission;
  readonly people: readonly Owner[];
  readonly place: RunsPlace | undefined;
  /** What the engine of its language is made from, which all threads share. */
  readonly parts: EngineParts | null;
}

/** Grades one submission at a time, with engines of its own. The pool may end this thread at any moment. */
const { exercise, trust, afterDue } = Tinypool.workerData as GradingThreadData;
const graders = gradersHere(exercise, createEngines({ workers: 1, trust }), 1, { afterDue });

export default async ({ submission, people, place, parts }: GradingTask): Promise<unknown> => {
  if (parts !== null) takeParts(parts);
  return handedOver(await graders.grade(submission, people, place));
};

/** The same, with the memory of its pages given to the other thread, which would take a copy. */
function handedOver(graded: Graded): unknown {
  const buffers = graded.rendered
    .flatMap(({ files }) => files)
    .flatMap(({ content }) => (content instanceof Uint8Array && isWhole(content) ? [content.buffer] : []));
  return Tinypool.move({
    [Tinypool.transferableSymbol]: buffers,
    [Tinypool.valueSymbol]: graded,
  } as unknown as Parameters<typeof Tinypool.move>[0]);
}

/** Whether nothing else lies in its memory. */
const isWhole = ({ byteLength, buffer }: Uint8Array): boolean => byteLength === buffer.byteLength;
