import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../types/report.ts';
import type { ShownFile, ShownSource, Stop } from '../types/source.ts';
import { inertJson } from '../words/inert.ts';

/** What the staff's page shows of the files, beside the staff's result, so that it can be written again. */
export const SOURCE = 'source.json';

interface StoredSource extends ShownSource {
  readonly tool: string;
  readonly hash: string;
}

/** `hash` is of the submission. */
export function sourceJson(hash: string, { files, stops }: ShownSource): string {
  const stored: StoredSource = { tool: 'cutoff', hash, files, stops };
  return `${inertJson(JSON.stringify(stored, null, 1))}\n`;
}

/** A stored report with its files; without them where they are not there, or are of other work. */
export async function withSource(out: string, folder: string, report: Report): Promise<Report> {
  const text = await readFile(join(out, folder, 'staff', SOURCE), 'utf8').catch(() => '');
  try {
    const stored = JSON.parse(text) as StoredSource | null;
    const isWhole =
      stored?.hash === report.submission.hash && stored.files.every(isFile) && stored.stops.every(isStop);
    return isWhole ? { ...report, source: { files: stored.files, stops: stored.stops } } : report;
  } catch {
    return report;
  }
}

const isFile = ({ path, text, left }: ShownFile): boolean =>
  typeof path === 'string' && typeof text === 'string' && isCount(left);

const isStop = ({ file, line, error, cases }: Stop): boolean =>
  typeof file === 'string' && typeof error === 'string' && isCount(line) && line > 0 && isCount(cases);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
