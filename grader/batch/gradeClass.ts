import { performance } from 'node:perf_hooks';
import type { ClassWork } from '../intake/classWork.ts';
import { byCodeUnit } from '../observe/submission/found.ts';
import type { ClassRow } from '../report/classRow.ts';
import { createRenderer } from '../report/renderer.ts';
import { outlineOf } from '../types/outline.ts';
import type { Exercise } from '../types/exercise.ts';
import type { ClassPolicy } from './classPolicy.ts';
import type { Graders } from './graders.ts';
import type { Outcome } from './outcome.ts';
import type { Shard } from './shard.ts';
import { aborted, stopped } from './stopping.ts';
import { writeTimings } from './timings.ts';
import { type Absent, type ClassFile, NOTHING_REMEMBERED, writeClassFile } from './classFile.ts';
import { memberOf, membersOf } from './classList.ts';
import { gradeWork } from './gradeWork.ts';
import { writeClass, type WrittenClass } from './writeClass.ts';
import { itemAt } from '../types/lookup.ts';

export interface GradeClassOptions {
  /** What to grade, in order of id. */
  readonly work: readonly ClassWork[];
  /** Whether the class has more, which keeps the results it has. */
  readonly isPart?: boolean;
  readonly exercise: Exercise;
  /** Where results go; made ready with `openOut` before. */
  readonly out: string;
  /** Not closed here, since whoever made them may need them again. */
  readonly graders: Graders;
  /** Grades all again, those too of whom an earlier run left what this one would give. */
  readonly again?: boolean;
  /** What runs submissions in place of our engines, if anything does. */
  readonly command?: readonly string[];
  /** Which part of a class this is, where it is graded in parts. */
  readonly shard?: Shard;
  /**
   * By what points are adjusted, asked for once all is graded: given which attempt counts of those of whom
   * the best does.
   */
  policyOf?(best: ReadonlyMap<string, number>): Promise<ClassPolicy | null>;
  /** The course's file where there is one; by default what the out folder remembers. */
  readonly course?: string | undefined;
  /** Whether tables begin with a byte order mark; by default as the out folder remembers. */
  readonly bom?: boolean | undefined;
  /** Who of the roster handed in nothing; by default whom the out folder remembers, as far as that is so. */
  readonly absent?: readonly Absent[];
  /** What the out folder remembers, read before the graders were made. */
  readonly memory?: ClassFile | null;
  /** Ends the run early; results already written stay, and the class's own files are left as they were. */
  readonly signal?: AbortSignal;
  /** Called once for each finished submission, in the order they finish, with the first of its people. */
  onResult?(row: ClassRow, done: number, total: number): void;
}

export interface GradedClass {
  /** Rows of this run, in order of id. */
  readonly rows: readonly ClassRow[];
  readonly total: number;
  /** How many of them an earlier run had graded. */
  readonly kept: number;
  /** How many runs of the others were made, and how many stood as an earlier run had left them. */
  readonly runs: { readonly made: number; readonly kept: number };
  readonly interrupted: boolean;
  /** What went wrong in the grader itself, by id: those scores are withheld. */
  readonly faults: readonly { readonly id: string; readonly message: string }[];
  /** The class's own files; null where the run was interrupted. */
  readonly written: WrittenClass | null;
  /** Which attempt counts, from 1, of those of whom the best does, by id. */
  readonly best: ReadonlyMap<string, number>;
  /** What the submissions come to, each outcome once. */
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
}

/**
 * Grades a class. What a group handed in is graded once, and each of its people gets the result. What an
 * earlier run has done, by the same exercise and version and of the same work, is not done again.
 *
 * Each result is written as it comes and then forgotten but for its row, so that memory does not grow with
 * the class. One bad submission never stops the rest. Rejects only when the out folder fails.
 */
export async function gradeClass(options: GradeClassOptions): Promise<GradedClass> {
  const { work: entries, exercise, out, graders, signal } = options;
  const { jobs } = graders;
  const started = performance.now();
  const memory = options.memory ?? null;
  const command = options.command ?? null;
  const mayKeep =
    options.again !== true && JSON.stringify(memory?.command ?? null) === JSON.stringify(command);
  const own = entries.flatMap(({ people }) => people.map(({ id }) => memberOf(id)));
  const others = options.isPart !== true ? [] : await membersOf(out, memory);
  const members = [...new Map([...others, ...own].map((member) => [member.folder, member])).values()];
  const part = options.shard === undefined ? {} : { shard: options.shard };
  const course = 'course' in options ? options.course : memory?.course;
  const { absent = memory?.absent ?? [] } = options;
  const present = new Set(members.map(({ id }) => id));
  const remembered = {
    ...(memory ?? NOTHING_REMEMBERED),
    command,
    ...part,
    course,
    bom: options.bom ?? memory?.bom,
    absent: absent.filter(({ id }) => !present.has(id)),
  };
  if (!stopped(signal))
    await writeClassFile(out, { ...remembered, students: members.map(({ id }) => id).sort(byCodeUnit) });
  const rows: (readonly ClassRow[])[] = entries.map(() => []);
  const times = new Map<string, number>();
  const faults: { readonly id: string; readonly message: string }[] = [];
  const outcomes = new Set<Outcome>();
  const best = new Map<string, number>();
  const runs = { made: 0, kept: 0 };
  let next = 0;
  let done = 0;
  let isBroken = false;
  const isOver = (): boolean => isBroken || stopped(signal);
  const underWay = new Set<Promise<void>>();

  const gradeOne = async (at: number, entry: ClassWork): Promise<void> => {
    const begun = performance.now();
    const worked = await gradeWork(entry, { out, graders, exercise, mayKeep });
    const [first] = worked.rows;
    if (first === undefined || (isOver() && !worked.isKept)) return;
    if (!worked.isKept) {
      const writing = worked.write();
      underWay.add(writing);
      await writing;
      underWay.delete(writing);
      times.set(entry.id, performance.now() - begun);
      runs.made += worked.runs.made;
      runs.kept += worked.runs.kept;
      if (worked.fault !== null) faults.push({ id: entry.id, message: worked.fault });
    }
    rows[at] = worked.rows;
    outcomes.add(worked.outcome);
    if (worked.best !== null) best.set(entry.id, worked.best);
    done += 1;
    options.onResult?.(first, done, entries.length);
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
  const finished = rows.flat().sort((a, b) => byCodeUnit(a.id, b.id));
  const result = {
    rows: finished,
    total: entries.length,
    kept: done - times.size,
    runs,
    outcomes: [...outcomes],
    best,
    faults: faults.sort((a, b) => byCodeUnit(a.id, b.id)),
  };
  const isStopped = stopped(signal);
  const written = isStopped
    ? null
    : await writeClass(
        out,
        {
          rows: finished,
          exercise: outlineOf(exercise),
          members,
          memory: remembered,
          policy: (await options.policyOf?.(best)) ?? null,
        },
        createRenderer(),
      );
  const seconds = (performance.now() - started) / 1000;
  if (!isStopped)
    await writeTimings(out, {
      jobs,
      seconds,
      submissions: entries.flatMap(({ id }) => {
        const time = times.get(id);
        return time === undefined ? [] : [{ id, seconds: time / 1000 }];
      }),
    });
  return { ...result, interrupted: isStopped, written, seconds };
}
