import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClassRow } from '../report/classRow.ts';
import { classRow } from '../report/classRow.ts';
import { forStudent } from '../report/forStudent.ts';
import { reportJson } from '../report/json.ts';
import type { Renderer } from '../report/renderer.ts';
import type { Report } from '../types/report.ts';
import { writeWhole } from './outFolder.ts';
import { segmentOf } from './segment.ts';

/**
 * Writes one submission's four files below `out`: `<id>/staff/…` with everything, `<id>/student/…` with what that
 * student may see. Gives the class row. `folder` is where they go when they lie there already.
 */
export async function writeResult(
  report: Report, out: string, renderer: Renderer, options: { readonly afterDue?: boolean; readonly folder?: string } = {},
): Promise<ClassRow> {
  const folder = options.folder ?? segmentOf(report.submission.id);
  const student = forStudent(report, options.afterDue === undefined ? {} : { afterDue: options.afterDue });
  for (const [audience, shown] of [['student', student], ['staff', report]] as const) {
    const into = join(out, folder, audience);
    await mkdir(into, { recursive: true });
    await writeWhole(into, 'report.html', renderer.reportHtml(shown));
    // Last, because a stored staff result stands for a finished submission.
    await writeWhole(into, 'result.json', reportJson(shown));
  }
  return classRow(report, folder);
}
