import { performance } from 'node:perf_hooks';
import { byCodeUnit } from '../observe/submission/found.ts';
import { classReader, listClass } from '../observe/submission/readClass.ts';
import type { ClassEntry } from '../observe/submission/readClass.ts';
import type { ClassRow } from '../report/classRow.ts';
import { createRenderer } from '../report/renderer.ts';
import { outlineOf } from '../types/outline.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Graders } from './graders.ts';
import type { Outcome } from './outcome.ts';
import { writeTimings } from './timings.ts';
import { writeClass } from './writeClass.ts';
import { writeResult } from './writeResult.ts';
import { itemAt } from '../types/lookup.ts';

export interface GradeClassOptions {
  /** The class folder. */
  readonly folder: string;
  readonly exercise: Exercise;
  /** Where results go; made ready with `openOut` before. */
  readonly out: string;
  /** Not closed here, since whoever made them may need them again. */
  readonly graders: Graders;
  /** Ids to grade; the others keep the results they have. */
  readonly only?: readonly string[];
  /** Ends the run early; results already written stay, and the class's own files are left as they were. */
  readonly signal?: AbortSignal;
  /** Called once for each finished submission, in the order they finish. */
  onResult?(row: ClassRow, done: number, total: number): void;
}

export interface GradedClass {
  /** Rows of this run, in order of id. */
  readonly rows: readonly ClassRow[];
  readonly total: number;
  readonly interrupted: boolean;
  /** What went wrong in the grader itself, by id: those scores are withheld. */
  readonly faults: readonly { readonly id: string; readonly message: string }[];
  /** Folders with results of submissions that are not in this class, from earlier runs. */
  readonly leftOver: readonly string[];
  /** What the submissions come to, each outcome once. */
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
}

/**
 * Grades a class: a folder with a folder, a source file or a zip for each student.
 *
 * Each result is written as it comes and then forgotten but for its row, so that memory does not grow with
 * the class. One bad submission never stops the rest. Rejects only when the class cannot be listed or the out
 * folder fails.
 */
export async function gradeClass(options: GradeClassOptions): Promise<GradedClass> {
  const { folder, exercise, out, graders, signal } = options;
  const { jobs } = graders;
  const started = performance.now();
  const read = await classReader(folder, exercise);
  const entries = (await listClass(folder)).filter(
    ({ id }) => options.only === undefined || options.only.includes(id),
  );
  const rows: (ClassRow | undefined)[] = entries.map(() => undefined);
  const times = entries.map(() => 0);
  const faults: { readonly id: string; readonly message: string }[] = [];
  const outcomes = new Set<Outcome>();
  let next = 0;
  let done = 0;
  let isBroken = false;
  const isOver = (): boolean => isBroken || stopped(signal);
  const underWay = new Set<Promise<void>>();

  const gradeOne = async (at: number, entry: ClassEntry): Promise<void> => {
    const begun = performance.now();
    const { rendered, outcome, fault } = await graders.grade(await read(entry));
    if (isOver()) return;
    const writing = writeResult(rendered, out);
    underWay.add(writing);
    await writing;
    underWay.delete(writing);
    rows[at] = rendered.row;
    times[at] = performance.now() - begun;
    outcomes.add(outcome);
    if (fault !== null) faults.push({ id: entry.id, message: fault });
    done += 1;
    options.onResult?.(rendered.row, done, entries.length);
  };
  const runner = async (): Promise<void> => {
    while (next < entries.length && !isOver()) {
      const at = next;
      next += 1;
      await gradeOne(at, itemAt(entries, at));
    }
  };

  // One more than are graded at once, so that none waits while a report is written.
  const work = Promise.all(Array.from({ length: Math.min(jobs + 1, entries.length) }, runner));
  try {
    await (signal === undefined ? work : Promise.race([work, aborted(signal)]));
  } finally {
    isBroken = done < entries.length;
    work.catch(() => undefined);
    // Files half written are finished, which takes milliseconds; submissions half graded are not.
    if (isBroken) await Promise.allSettled(underWay);
  }
  const finished = rows.filter((row) => row !== undefined);
  const result = {
    rows: finished,
    total: entries.length,
    outcomes: [...outcomes],
    faults: faults.sort((a, b) => byCodeUnit(a.id, b.id)),
  };
  if (stopped(signal))
    return { ...result, interrupted: true, leftOver: [], seconds: (performance.now() - started) / 1000 };
  const leftOver = await writeClass(
    out,
    finished,
    outlineOf(exercise),
    createRenderer(),
    options.only !== undefined,
  );
  const seconds = (performance.now() - started) / 1000;
  await writeTimings(out, {
    jobs,
    seconds,
    submissions: entries.map(({ id }, at) => ({ id, seconds: itemAt(times, at) / 1000 })),
  });
  return { ...result, interrupted: false, leftOver, seconds };
}

const stopped = (signal: AbortSignal | undefined): boolean => signal?.aborted ?? false;

/** Resolves when the signal aborts. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
