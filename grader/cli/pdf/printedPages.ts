import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '../../batch/handback/collect.ts';
import { visibleLine } from '../../picture/visible.ts';
import { itemAt } from '../../types/lookup.ts';
import type { Printer } from './printer.ts';

/** As many are in memory at a time. */
const AT_ONCE = 32;

/** Pages that lie in a folder of their own until they are no longer wanted. */
export interface PrintedPages {
  readonly pages: readonly Page[];
  close(): Promise<void>;
}

/** The same pages as PDF. */
export async function printedPages(pages: readonly Page[], printer: Printer): Promise<PrintedPages> {
  const folder = await mkdtemp(join(tmpdir(), 'cutoff-pages-'));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const pathOf = (at: number): string => join(folder, `${at}.pdf`);
  try {
    for (let from = 0; from < pages.length; from += AT_ONCE) {
      const some = pages.slice(from, from + AT_ONCE);
      const made = await printer.print(await Promise.all(some.map(sheetOf)));
      for (const at of some.keys()) await writeFile(pathOf(from + at), itemAt(made, at));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    pages: pages.map((page, at) => ({ ...page, file: 'report.pdf', content: () => readFile(pathOf(at)) })),
    close,
  };
}

const sheetOf = async ({
  id,
  name,
  title,
  content,
}: Page): Promise<Parameters<Printer['print']>[0][number]> => ({
  html: Buffer.from(await content()).toString('utf8'),
  footer: visibleLine(`${name === id ? id : `${name} (${id})`} · ${title}`),
  of: id,
});
