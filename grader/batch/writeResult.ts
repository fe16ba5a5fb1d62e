import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassRow } from '../report/classRow.ts';
import { classRow } from '../report/classRow.ts';
import { forStudent } from '../report/forStudent.ts';
import type { Renderer } from '../report/renderer.ts';
import type { Report } from '../types/report.ts';
import { keepReplaced } from './history.ts';
import { stage, type Staged } from './outFolder.ts';
import { itemAt } from '../types/lookup.ts';
import { SOURCE, sourceJson } from './storedSource.ts';
import { segmentOf } from './segment.ts';

/** One submission's files, ready to be written. */
export interface Rendered {
  readonly row: ClassRow;
  readonly files: readonly {
    readonly audience: Report['audience'];
    readonly name: string;
    readonly content: string | Uint8Array;
  }[];
}

export interface RenderOptions {
  /** Whether students see the checks that open after the due date. */
  readonly afterDue?: boolean;
  /** Where the files lie below the out folder, by default where the id leads. */
  readonly folder?: string;
}

const AUDIENCES = ['student', 'staff'] as const;

/** The smallest example, as a tree file or run file of its own. */
const EXAMPLE = 'example.json';

/**
 * A submission's files: `staff/…` with everything, `student/…` with what that student may see; the smallest
 * example where there is one.
 */
export function renderResult(report: Report, renderer: Renderer, options: RenderOptions = {}): Rendered {
  const student = forStudent(report, { afterDue: options.afterDue ?? false });
  // The staff's result comes last, because once it is stored the submission counts as finished.
  const files = (
    [
      ['student', student],
      ['staff', report],
    ] as const
  ).flatMap(([audience, shown]) => [
    ...(shown.counterexample === undefined
      ? []
      : [{ audience, name: EXAMPLE, content: `${shown.counterexample.file}\n` }]),
    { audience, name: 'report.html', content: renderer.reportBytes(shown) },
    ...(audience === 'student' || shown.source === undefined
      ? []
      : [{ audience, name: SOURCE, content: sourceJson(shown.submission.hash, shown.source) }]),
    { audience, name: 'result.json', content: renderer.resultJson(shown) },
  ]);
  return { row: classRow(report, options.folder ?? segmentOf(report.submission.id)), files };
}

/**
 * Writes a submission's files below `out`. A result that they replace is kept in its history. All are on the
 * disk before the first takes its place: a full disk leaves both copies of one run.
 */
export async function writeResult({ row, files }: Rendered, out: string): Promise<void> {
  const staged: Staged[] = [];
  try {
    for (const audience of AUDIENCES) mkdirSync(join(out, row.folder, audience), { recursive: true });
    for (const { audience, name, content } of files)
      staged.push(await stage(join(out, row.folder, audience), name, content));
  } catch (error) {
    for (const each of staged) await each.drop();
    throw error;
  }
  for (const audience of AUDIENCES)
    // One from an earlier grading would be taken for this one's.
    if (!files.some((file) => file.audience === audience && file.name === EXAMPLE))
      rmSync(join(out, row.folder, audience, EXAMPLE), { force: true });
  for (const [at, { audience, name, content }] of files.entries()) {
    if (audience === 'staff' && name === 'result.json') await keepReplaced(out, row.folder, content);
    await itemAt(staged, at).commit();
  }
}
