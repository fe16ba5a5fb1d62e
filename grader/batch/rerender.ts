import type { ClassRow } from '../report/classRow.ts';
import { createRenderer } from '../report/renderer.ts';
import type { Problem } from '../types/result.ts';
import type { Report } from '../types/report.ts';
import { classList } from './classList.ts';
import { readResult, resultFolders } from './outFolder.ts';
import { parseReport } from './storedReport.ts';
import { writeClass } from './writeClass.ts';
import { renderResult, writeResult } from './writeResult.ts';

export interface Rerendered {
  readonly rows: readonly ClassRow[];
  readonly exercise: Report['exercise'] | null;
  /** Stored results that cannot be read; their files are left as they are. */
  readonly problems: readonly Problem[];
  /**
   * Folders with results of students who are not in the class, left from earlier runs; they are left as they
   * are.
   */
  readonly leftOver: readonly string[];
}

/**
 * Writes every report of a graded class again from its stored staff result, without running anything. The
 * class is the one that the last run wrote into `grades.csv`.
 *
 * `afterDue` lets students see the checks that open after the due date.
 */
export async function rerender(out: string, options: { readonly afterDue: boolean }): Promise<Rerendered> {
  const renderer = createRenderer();
  const rows: ClassRow[] = [];
  const problems: Problem[] = [];
  let exercise: Report['exercise'] | null = null;
  const { inClass, leftOver } = await classList(out, await resultFolders(out));
  for (const folder of inClass) {
    const file = `${folder}/staff/result.json`;
    const stored = parseReport(await readResult(out, folder), file);
    if (!stored.ok) {
      problems.push(...stored.problems);
      continue;
    }
    exercise ??= stored.value.exercise;
    if (stored.value.exercise.slug !== exercise.slug) {
      problems.push({
        code: 'another-exercise',
        file,
        place: 'exercise.slug',
        found: stored.value.exercise.slug,
        expected: exercise.slug,
        hint: 'keep one exercise to a folder',
      });
      continue;
    }
    const rendered = renderResult(stored.value, renderer, { afterDue: options.afterDue, folder });
    await writeResult(rendered, out);
    rows.push(rendered.row);
  }
  if (exercise !== null) await writeClass(out, rows, exercise, renderer, false);
  return { rows, exercise, problems, leftOver };
}
