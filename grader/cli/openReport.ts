import { mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createRenderer, type Renderer } from '../report/renderer.ts';
import type { Report } from '../types/report.ts';
import { notesOf } from './besideWork.ts';
import type { Context } from './context.ts';
import { writeFileAt } from './writeFileAt.ts';

const PAGE = 'report.html';

/**
 * Writes the page of each check beside the submission, one over the other, and shows the first: later ones
 * come when the page is read anew. It opens from disk, and fetches nothing.
 */
export function openingReports(
  submission: string,
  { io, tell }: Pick<Context, 'io' | 'tell'>,
): (report: Report) => Promise<void> {
  let renderer: Renderer | null = null;
  const file = join(notesOf(submission), PAGE);
  const shown = relative(io.cwd, file);
  let isOpen = false;
  return async (report) => {
    // The templates are read once the verdict is shown.
    renderer ??= createRenderer();
    // What is in the way is told by the next line.
    await mkdir(dirname(file), { recursive: true }).catch(() => null);
    await writeFileAt(file, shown, renderer.reportBytes(report));
    if (isOpen) return;
    isOpen = true;
    const where = (await io.open(file)) ? 'The page of this check' : 'No browser could be started. The page';
    tell(`${where} is ${shown}`);
  };
}
