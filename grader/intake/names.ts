import { isIgnored } from '../observe/submission/found.ts';
import { isNoSubmission } from '../observe/submission/noSubmission.ts';
import type { LeftOver, Listed, Reason } from './types.ts';

/** The names at the top that may be of students: not what systems leave behind, nor what tells of a class. */
export const atTop = (entries: readonly Listed[]): Listed[] =>
  entries.filter((each) => !each.path.includes('/') && !isIgnored(each.path) && !isStray(each));

/** Names at the top that are no students', by what they are called. */
export const strayAtTop = (entries: readonly Listed[]): LeftOver[] =>
  entries
    .filter((each) => !each.path.includes('/') && !isIgnored(each.path) && isStray(each))
    .map(({ path }) => leftOver(path, 'not-a-submission'));

/** A student's folder may have any name. */
const isStray = ({ path, kind }: Listed): boolean => kind !== 'folder' && isNoSubmission(path);

/** What names at the top say, and those that say nothing. */
export function readNames<T>(
  entries: readonly Listed[],
  read: (entry: Listed) => T | null,
): { readonly found: T[]; readonly left: LeftOver[] } {
  const found: T[] = [];
  const left = strayAtTop(entries);
  for (const each of atTop(entries)) {
    const said = read(each);
    if (said === null) left.push(leftOver(each.path, 'name-does-not-fit'));
    else found.push(said);
  }
  return { found, left };
}

export const leftOver = (path: string, why: Reason): LeftOver => ({ path, why });

/** The folder in which a path stands; empty at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Whether text is a number as systems write ids: digits alone, and not absurdly many. */
export const isDigits = (text: string | undefined): text is string =>
  text !== undefined && /^\d{1,20}$/.test(text);

/** Text before and behind the last place of a mark; null where there is none. */
export function splitLast(text: string, mark: string): readonly [before: string, behind: string] | null {
  const at = text.lastIndexOf(mark);
  return at < 0 ? null : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Values by key, in the order in which keys are met. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The only one of a list; null where there are none or several. */
export const only = <T>(list: readonly T[] | undefined): T | null =>
  list?.length === 1 ? (list[0] ?? null) : null;

/** Letters and digits of a name alone, as Canvas writes those of students and groups. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether anything stands below a path. */
export const isFolder = ({ kind }: Listed): boolean => kind === 'folder';
