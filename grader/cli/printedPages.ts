import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '../batch/handback/collect.ts';
import { findBrowser, printToPdf } from './browser.ts';
import type { Io } from './io.ts';
import { UserError } from './userError.ts';

export function browserFor(io: Io): string {
  const browser = findBrowser(io.env);
  if (browser !== null) return browser;
  throw new UserError(
    'a PDF needs Chromium, Chrome or Edge, and none was found. Set CUTOFF_CHROMIUM to the path of one, or ' +
      'hand back the pages as they are, without --pdf',
  );
}

/** The same pages as PDF. */
export async function printed(pages: readonly Page[], browser: string): Promise<Page[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cutoff-pdf-'));
  const [html, pdf] = [join(folder, 'report.html'), join(folder, 'report.pdf')];
  const made: Page[] = [];
  try {
    for (const page of pages) {
      await writeFile(html, page.content);
      await rm(pdf, { force: true });
      if (!(await printToPdf(browser, html, pdf)))
        throw new UserError(`the browser ${browser} did not print the page of ${page.id}; leave out --pdf`);
      made.push({ ...page, file: 'report.pdf', content: await readFile(pdf) });
    }
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
