import { parseCanvasName, compareDigits, type CanvasName } from '../../intake/layouts/canvas.ts';
import { byCodeUnit } from '../../observe/submission/found.ts';
import { visibleLine } from '../../picture/visible.ts';
import { formatInertCsv } from '../../content/formatCsv.ts';
import type { LaterFile } from '../../content/zip.ts';
import { segmentOf } from '../segment.ts';
import type { Page } from './collect.ts';
import { mailOf } from './mail.ts';

/** A file that goes back, or a zip of files. */
export type BackFile = LaterFile | { readonly path: string; readonly zip: readonly LaterFile[] };

/** What goes back, and whom this form has no place for. */
export interface HandBack {
  readonly files: readonly BackFile[];
  readonly without: readonly { readonly id: string; readonly why: string }[];
}

const NO_NUMBER = 'the id is no number, as those of this system are';
const isNumber = (id: string): boolean => /^\d{1,20}$/.test(id);

/**
 * Moodle's feedback zip, for an assignment's "Upload multiple feedback files in a zip": a folder
 * `<name>_<participant>_assignsubmission_file` for each, as its importer parts it at the lines.
 */
export function moodle(pages: readonly Page[]): HandBack {
  const fit = pages.filter(({ id }) => isNumber(id));
  const files = fit.map(({ id, name, file, content }) => {
    const who = segmentOf(visibleLine(name)).replaceAll('_', ' ');
    return { path: `${who}_${id}_assignsubmission_file/${file}`, content };
  });
  return {
    files: files.length === 0 ? [] : [{ path: 'feedback.zip', zip: files }],
    without: pages.filter(({ id }) => !isNumber(id)).map(({ id }) => ({ id, why: NO_NUMBER })),
  };
}

/**
 * For Canvas: a table of comments and a file for each, for scripts, as Canvas itself imports no comments;
 * and where the names of what it gave are known, the zip for "Re-Upload Submissions". That takes a file whose
 * name holds the numbers of a student and of a file which that student handed in.
 */
export function canvas(pages: readonly Page[], given: readonly string[] | null): HandBack {
  const rows = pages.map(({ id, name, title, score, file }) => [
    id,
    visibleLine(name),
    `${visibleLine(title)}: ${score}.`,
    `files/${segmentOf(id)}/${file}`,
  ]);
  const files = pages.map(({ id, file, content }) => ({
    path: `files/${segmentOf(id)}/${file}`,
    content,
  }));
  const table = {
    path: 'comments.csv',
    content: () => Promise.resolve(formatInertCsv([['ID', 'Student', 'Comment', 'File'], ...rows])),
  };
  if (given === null) return { files: [table, ...files], without: [] };
  const latest = latestOf(given);
  const again = pages.flatMap(({ id, file, content }): LaterFile[] => {
    const own = latest.get(id);
    if (own === undefined) return [];
    const who = own.isLate ? `${own.who}_LATE` : own.who;
    return [{ path: `${who}_${id}_${own.attachment}_${file}`, content }];
  });
  return {
    files: [table, ...files, ...(again.length === 0 ? [] : [{ path: 'reupload.zip', zip: again }])],
    without: pages
      .filter(({ id }) => !latest.has(id))
      .map(({ id }) => ({ id, why: 'no file of theirs is in what Canvas gave' })),
  };
}

/** The last file of each student that Canvas gave under a number. */
function latestOf(paths: readonly string[]): Map<string, CanvasName> {
  const latest = new Map<string, CanvasName>();
  for (const path of paths) {
    const parsed = parseCanvasName(path.split('/').at(-1) ?? '');
    if (parsed === null || parsed.attachment === '' || !isNumber(parsed.id)) continue;
    const before = latest.get(parsed.id);
    if (before === undefined || compareDigits(parsed.attachment, before.attachment) > 0)
      latest.set(parsed.id, parsed);
  }
  return latest;
}

/** A zip for each student. */
export const zips = (pages: readonly Page[]): HandBack => ({
  files: pages.map(({ id, file, content }) => ({
    path: `${segmentOf(id)}.zip`,
    zip: [{ path: file, content }],
  })),
  without: [],
});

/** A zip for each section, for whoever teaches it, with a folder for each student. */
export function sectionZips(pages: readonly Page[]): HandBack {
  const sections = [...new Set(pages.map(({ section }) => section))].sort(byCodeUnit);
  return {
    files: sections
      .filter((section) => section !== '')
      .map((section) => ({
        path: `${segmentOf(section)}.zip`,
        zip: pages
          .filter((page) => page.section === section)
          .map(({ id, file, content }) => ({ path: `${segmentOf(id)}/${file}`, content })),
      })),
    without: pages
      .filter(({ section }) => section === '')
      .map(({ id }) => ({ id, why: 'the roster names no section' })),
  };
}

/** A message for each student, as a file. */
export function eml(
  pages: readonly Page[],
  about: { readonly from: string; readonly subject?: string },
): HandBack {
  const files = pages.flatMap((page): LaterFile[] => {
    const { email, id, title } = page;
    if (email === null) return [];
    const subject = about.subject ?? title;
    const content = async (): Promise<string> =>
      mailOf({ ...page, email, content: await page.content() }, { from: about.from, subject });
    return [{ path: `${segmentOf(id)}.eml`, content }];
  });
  return {
    files,
    without: pages
      .filter(({ email }) => email === null)
      .map(({ id }) => ({ id, why: 'there is no address in the roster' })),
  };
}
