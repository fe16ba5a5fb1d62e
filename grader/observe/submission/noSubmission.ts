import { extensionOf } from './found.ts';

const NAMES = new Set([
  'index.html',
  'index.htm',
  'readme',
  'submission_metadata.yml',
  'submission_metadata.json',
]);
/** Tables of a class: rosters, gradebooks. */
const TABLES = new Set(['csv', 'tsv', 'xls', 'xlsx', 'ods']);

/**
 * Whether what stands at the top of a class is no student's by its name: what systems and teachers lay beside
 * submissions.
 */
export function isNoSubmission(name: string): boolean {
  const lower = name.toLowerCase();
  return NAMES.has(lower) || /^readme\.[a-z]{1,8}$/.test(lower) || TABLES.has(extensionOf(name));
}
