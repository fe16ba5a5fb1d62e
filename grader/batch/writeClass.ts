import { byCodeUnit } from '../observe/submission/found.ts';
import { classRow } from '../report/classRow.ts';
import type { ClassRow } from '../report/classRow.ts';
import type { Renderer } from '../report/renderer.ts';
import type { Report } from '../types/report.ts';
import { classList } from './classList.ts';
import { gradesCsv } from './grades.ts';
import { readResult, resultFolders, writeWhole } from './outFolder.ts';
import { parseReport } from './storedReport.ts';

/**
 * Writes the class's own files, `grades.csv` and `index.html`.
 *
 * `rows` are those of this run. Results of the rest of the class join them when `merge` is set (a run over a
 * part of the class). Other results in the same folder are left alone, and their folders' names are the
 * answer.
 */
export async function writeClass(
  out: string,
  rows: readonly ClassRow[],
  exercise: Report['exercise'],
  renderer: Renderer,
  merge: boolean,
): Promise<string[]> {
  const written = new Set(rows.map((row) => row.folder));
  const found = await resultFolders(out);
  const { inClass, leftOver } = merge ? await classList(out, found) : { inClass: [], leftOver: found };
  const all = [...rows];
  for (const folder of inClass.filter((each) => !written.has(each))) {
    const stored = parseReport(await readResult(out, folder), folder);
    if (stored.ok && stored.value.exercise.slug === exercise.slug) all.push(classRow(stored.value, folder));
  }
  all.sort((a, b) => byCodeUnit(a.id, b.id));
  await writeWhole(out, 'grades.csv', gradesCsv(all));
  await writeWhole(out, 'index.html', renderer.classHtml(all, exercise));
  return leftOver.filter((folder) => !written.has(folder));
}

/**
 * Slug of another exercise whose results an out folder holds, null when there is none: they must not be
 * written over.
 */
export async function otherExercise(out: string, slug: string): Promise<string | null> {
  for (const folder of await resultFolders(out)) {
    const stored = parseReport(await readResult(out, folder), folder);
    if (stored.ok) return stored.value.exercise.slug === slug ? null : stored.value.exercise.slug;
  }
  return null;
}
