import { performance } from 'node:perf_hooks';
import { gradeSubmission } from '../grade.ts';
import { createEngines } from '../observe/sandbox/engines.ts';
import type { Engines } from '../observe/sandbox/engines.ts';
import { byCodeUnit } from '../observe/submission/found.ts';
import { classReader, listClass } from '../observe/submission/readClass.ts';
import type { ClassEntry } from '../observe/submission/readClass.ts';
import type { ClassRow } from '../report/classRow.ts';
import { createRenderer } from '../report/renderer.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Report } from '../types/report.ts';
import type { Submission } from '../types/submission.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { writeTimings } from './timings.ts';
import { writeClass } from './writeClass.ts';
import { writeResult } from './writeResult.ts';

export interface GradeClassOptions {
  /** The class folder. */
  readonly folder: string;
  readonly exercise: Exercise;
  /** Where results go; made ready with `openOut` before. */
  readonly out: string;
  /** Sandbox workers. */
  readonly jobs: number;
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
 * Each result is written as it comes and then forgotten but for its row, so that memory does not grow with the class.
 * One bad submission never stops the rest. Rejects only when the class cannot be listed or the out folder fails.
 */
export async function gradeClass(options: GradeClassOptions): Promise<GradedClass> {
  const { folder, exercise, out, jobs, signal } = options;
  const started = performance.now();
  const renderer = await createRenderer();
  const read = await classReader(folder, exercise);
  const entries = (await listClass(folder)).filter(({ id }) => options.only === undefined || options.only.includes(id));
  const rows: (ClassRow | undefined)[] = entries.map(() => undefined);
  const times = entries.map(() => 0);
  const faults: { readonly id: string; readonly message: string }[] = [];
  const outcomes = new Set<Outcome>();
  const engines = createEngines({ workers: jobs });
  let next = 0;
  let done = 0;

  const underWay = new Set<Promise<unknown>>();
  const writing = async <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };
  const gradeOne = async (at: number, entry: ClassEntry): Promise<void> => {
    const begun = performance.now();
    const { report, fault } = await gradeSafely(exercise, await read(entry), engines);
    if (stopped(signal)) return;
    const row = await writing(writeResult(report, out, renderer));
    rows[at] = row;
    times[at] = performance.now() - begun;
    outcomes.add(fault === null ? outcomeOf(report) : 'fault');
    if (fault !== null) faults.push({ id: entry.id, message: fault });
    done += 1;
    options.onResult?.(row, done, entries.length);
  };
  const runner = async (): Promise<void> => {
    while (next < entries.length && !stopped(signal)) {
      const at = next;
      next += 1;
      await gradeOne(at, entries[at]!);
    }
  };

  try {
    // One more than there are workers, so that none waits while a report is written.
    const work = Promise.all(Array.from({ length: Math.min(jobs + 1, entries.length) }, runner));
    await (signal === undefined ? work : Promise.race([work, aborted(signal, work)]));
  } finally {
    if (stopped(signal)) {
      void engines.close().catch(() => undefined);
      // Files half written are finished, which takes milliseconds; submissions half graded are not.
      await Promise.allSettled(underWay);
    } else await engines.close();
  }
  const finished = rows.filter((row) => row !== undefined);
  const result = { rows: finished, total: entries.length, outcomes: [...outcomes], faults: faults.sort((a, b) => byCodeUnit(a.id, b.id)) };
  if (stopped(signal)) return { ...result, interrupted: true, leftOver: [], seconds: (performance.now() - started) / 1000 };
  const leftOver = await writeClass(out, finished, outline(exercise), renderer, options.only !== undefined);
  const seconds = (performance.now() - started) / 1000;
  await writeTimings(out, { jobs, seconds, submissions: entries.map(({ id }, at) => ({ id, seconds: times[at]! / 1000 })) });
  return { ...result, interrupted: false, leftOver, seconds };
}

/** A report whatever happens: a fault of our own withholds this one score and lets the rest go on. */
async function gradeSafely(exercise: Exercise, submission: Submission, engines: Engines): Promise<{ report: Report; fault: string | null }> {
  try {
    return { report: await gradeSubmission(exercise, submission, engines), fault: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const note = 'Cutoff itself failed on this submission, so it was not graded. That is not the fault of the submission.';
    const report = await gradeSubmission(exercise, { ...submission, content: { kind: 'withheld', note } }, engines);
    return { report, fault: message };
  }
}

/** What a report says of its exercise. */
const outline = ({ slug, title, hash, checks }: Exercise): Report['exercise'] => ({
  slug, title, hash, checks: checks.map((check) => ({ id: check.id, title: check.title, visibility: check.visibility, points: check.points })),
});

const stopped = (signal: AbortSignal | undefined): boolean => signal?.aborted ?? false;

/** Resolves when the signal aborts; `work` is then left alone, its rejection included. */
function aborted(signal: AbortSignal, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      void work.catch(() => undefined);
      resolve();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
