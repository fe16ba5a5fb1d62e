import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClassRow } from '../report/classRow.ts';
import type { Renderer } from '../report/renderer.ts';
import { writeWhole } from './outFolder.ts';

const PAGE = 'report.html';

/**
 * Links the staff's pages of a class to each other, in the order given, and to the page of the class.
 *
 * It is done when the class's own files are written, since only then it is known who stands beside whom: a
 * class that grew, was merged or went on after a break has the same pages as one that was graded at once.
 * Pages that have their links already are left as they are.
 */
export async function linkPages(out: string, rows: readonly ClassRow[], renderer: Renderer): Promise<void> {
  const folderOf = ({ folder }: ClassRow): string => join(out, folder, 'staff');
  const paged = rows.filter((row) => existsSync(join(folderOf(row), PAGE)));
  for (const [at, row] of paged.entries()) {
    const page = await readFile(join(folderOf(row), PAGE));
    const linked = renderer.linked(page, { previous: paged[at - 1], next: paged[at + 1] });
    if (linked !== null && !linked.equals(page)) await writeWhole(folderOf(row), PAGE, linked);
  }
}
