import Tinypool from 'tinypool';
import { createEngines } from '../observe/sandbox/engines.ts';
import { type EngineParts, takeParts } from '../observe/sandbox/parts.ts';
import type { Engines } from '../types/engine.ts';
import type { Submission } from '../types/submission.ts';
import type { RunsPlace } from './runsFile.ts';
import { gradersHere, type Graded, type Graders, type Owner } from './graders.ts';
import { type PackedClass, unpackClass } from './gradingClass.ts';

/** What a thread that grades is asked to do. */
export interface GradingTask {
  readonly ofClass: PackedClass;
  readonly submission: Submission;
  readonly people: readonly Owner[];
  readonly place: RunsPlace | undefined;
  /** What the engine of its language is made from, which all threads share. */
  readonly parts: EngineParts | null;
}

/** Those that run commands unconfined, and those that do not. */
const engines = new Map<boolean, Engines>();

function enginesWith(trust: boolean): Engines {
  const known = engines.get(trust) ?? createEngines({ workers: 1, trust });
  engines.set(trust, known);
  return known;
}

/** Of the class that was graded last. */
let current: { readonly id: string; readonly graders: Graders } | null = null;

function gradersOf(ofClass: PackedClass): Graders {
  if (current?.id !== ofClass.id) {
    const { exercise, trust, afterDue } = unpackClass(ofClass);
    current = { id: ofClass.id, graders: gradersHere(exercise, enginesWith(trust), 1, { afterDue }) };
  }
  return current.graders;
}

/** Grades one submission at a time, with engines of its own. The pool may end this thread at any moment. */
export default async ({ ofClass, submission, people, place, parts }: GradingTask): Promise<unknown> => {
  if (parts !== null) takeParts(parts);
  return handedOver(await gradersOf(ofClass).grade(submission, people, place));
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
