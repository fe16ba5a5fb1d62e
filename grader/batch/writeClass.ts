import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { byCodeUnit } from '../observe/submission/found.ts';
import { classRow, type ClassRow } from '../report/classRow.ts';
import { EXAMPLES } from '../report/examplesPage.ts';
import type { Renderer } from '../report/renderer.ts';
import type { Report } from '../types/report.ts';
import type { Problem } from '../types/result.ts';
import { type ClassFile, writeClassFile } from './classFile.ts';
import { leftOverIn, type Member } from './classList.ts';
import { adjustRows } from './adjustRows.ts';
import { absentRow } from './absent.ts';
import type { ClassPolicy } from './classPolicy.ts';
import { checksCsv, gradesCsv } from './grades.ts';
import { gradesJson } from './gradesJson.ts';
import { examplesIn } from './examples.ts';
import { overTimeIn } from './overTime.ts';
import { readHandedIn } from './handedIn.ts';
import { linkPages } from './linkPages.ts';
import { writeGrades } from './gradesFile.ts';
import { resultFolders, writeWhole } from './outFolder.ts';
import { NOT_GRADED_YET, rowWithout, storedOf, UNREADABLE } from './storedRow.ts';

export interface ClassToWrite {
  /** Of this run. */
  readonly rows: readonly ClassRow[];
  readonly exercise: Report['exercise'];
  /** All who belong to the class: results of those who have no row here join the others. */
  readonly members: readonly Member[];
  /** What was remembered before. */
  readonly memory: Omit<ClassFile, 'students'>;
  /** By what points are adjusted; null where they stay as they were run. */
  readonly policy: ClassPolicy | null;
}

export interface WrittenClass {
  /** Of the whole class, in order of id. */
  readonly rows: readonly ClassRow[];
  /** Of those in the roster who handed in nothing. */
  readonly absent: readonly ClassRow[];
  /** Folders with results of students who are not in the class, from earlier runs; left as they are. */
  readonly leftOver: readonly string[];
  /** Where a `grades.csv` went that somebody had changed by hand. */
  readonly keptAside: string | null;
  /** What a policy names and nobody has. */
  readonly strangers: readonly Problem[];
}

/** Writes the class's own files: its marks in `grades.csv`, `checks.csv` and `grades.json`, and its page. */
export async function writeClass(
  out: string,
  { rows: own, exercise, members, memory, policy }: ClassToWrite,
  renderer: Renderer,
): Promise<WrittenClass> {
  const written = new Set(own.map((row) => row.folder));
  const all = [...own];
  for (const member of members)
    if (!written.has(member.folder)) all.push(await storedRow(out, member, exercise));
  all.sort((a, b) => byCodeUnit(a.id, b.id));
  const { rows, strangers } =
    policy === null
      ? { rows: all, strangers: [] }
      : await adjustRows(out, all, policy, {
          renderer,
          afterDue: memory.afterDue,
          absent: (memory.absent ?? []).map(({ id }) => id),
        });
  const absent = (memory.absent ?? []).map((each) => absentRow(each, exercise, policy));
  const known = await readHandedIn(out);
  const everybody = [...rows, ...absent]
    .map((row) => inSection(row, known.get(row.id)?.section))
    .sort((a, b) => byCodeUnit(a.id, b.id));
  const mark = memory.bom === true ? '\uFEFF' : '';
  const { hash, keptAside } = await writeGrades(out, mark + gradesCsv(everybody), memory.grades);
  await writeWhole(out, 'checks.csv', mark + checksCsv(everybody, exercise));
  await writeWhole(out, 'grades.json', gradesJson(everybody, exercise));
  const examples = await examplesIn(out, everybody);
  if (examples.length === 0) await rm(join(out, EXAMPLES), { force: true });
  else await writeWhole(out, EXAMPLES, renderer.examplesHtml(examples, exercise));
  const overTime = await overTimeIn(out, rows);
  const more = { examples: examples.map(({ diagnosis }) => diagnosis.mistake), overTime };
  await writeWhole(out, 'index.html', renderer.classHtml(everybody, exercise, more));
  await linkPages(out, rows, renderer);
  await writeClassFile(out, { ...memory, students: rows.map(({ id }) => id), grades: hash });
  return { rows, absent, leftOver: await leftOverIn(out, rows), keptAside, strangers };
}

const inSection = (row: ClassRow, section: string | undefined): ClassRow =>
  section === undefined ? row : { ...row, section };

async function storedRow(out: string, member: Member, exercise: Report['exercise']): Promise<ClassRow> {
  const stored = await storedOf(out, member.folder);
  if (stored.kind === 'missing') return rowWithout(member, exercise, NOT_GRADED_YET);
  return stored.kind === 'report' && stored.report.exercise.slug === exercise.slug
    ? classRow(stored.report, member.folder)
    : rowWithout(member, exercise, UNREADABLE);
}

/**
 * Slug of another exercise whose results an out folder holds, null when there is none: they must not be
 * written over.
 */
export async function otherExercise(out: string, slug: string): Promise<string | null> {
  for (const folder of await resultFolders(out)) {
    const stored = await storedOf(out, folder);
    if (stored.kind === 'report')
      return stored.report.exercise.slug === slug ? null : stored.report.exercise.slug;
  }
  return null;
}
