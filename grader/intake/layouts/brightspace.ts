import { byWhen } from '../attempts.ts';
import { groupBy, isDigits, readNames, splitLast } from '../names.ts';
import type { Attempt, Found, Handed, Layout, Listed, Part } from '../types.ts';

const MARK = ' - ';

/** What the name of a folder, or of a flat file, in an archive of Brightspace says. */
export interface BrightspaceName {
  readonly ids: readonly [string, string];
  readonly name: string;
  /** Null where the date is written in a way that is not known here. */
  readonly when: string | null;
  readonly file: string;
}

/** `<org unit>-<user> - <name>- <date> <time>`, with ` - <file>` behind it where files are flat. */
export function parseBrightspaceName(path: string, isFolder: boolean): BrightspaceName | null {
  const at = path.indexOf(MARK);
  const ids = path.slice(0, Math.max(0, at)).split('-');
  const [first, second] = ids;
  if (ids.length !== 2 || !isDigits(first) || !isDigits(second)) return null;
  const rest = path.slice(at + MARK.length);
  const end = isFolder ? rest.length : rest.indexOf(MARK);
  const parts = end < 0 ? null : splitLast(rest.slice(0, end), '- ');
  const file = isFolder ? '' : rest.slice(end + MARK.length);
  if (parts === null || parts[0].trim() === '' || (!isFolder && file === '')) return null;
  return { ids: [first, second], name: parts[0].trim(), when: timeOf(parts[1]), file };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * `Sep 12, 2023 1105 PM`, `12 September, 2023 2305`, `2023-09-12 23:05`: as versions of Brightspace write
 * dates in English.
 */
export function timeOf(text: string): string | null {
  const words = text.replaceAll(/[,.]/g, ' ').trim().split(/\s+/, 8);
  const half = /^[ap]m$/i.test(words.at(-1) ?? '') ? words.pop()?.toLowerCase() : undefined;
  const clock = /^(\d{1,2}):?(\d\d)(?::?(\d\d))?$/.exec(words.pop() ?? '');
  const day = dayOf(words);
  if (clock === null || day === null) return null;
  const [, hour = '', minute = '', second = '00'] = clock;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  if (hours > 23 || Number(minute) > 59) return null;
  return `${day}T${two(hours)}:${minute}:${second}`;
}

function dayOf(words: readonly string[]): string | null {
  const [first = '', second = '', third = ''] = words;
  if (words.length === 1) return /^\d{4}-\d\d-\d\d$/.test(first) ? first : null;
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first];
  const at = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  if (words.length !== 3 || at < 0 || !/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(third)) return null;
  return `${third}-${two(at + 1)}-${two(Number(day))}`;
}

const two = (number: number): string => String(number).padStart(2, '0');

interface BrightspaceEntry extends BrightspaceName {
  readonly part: Part;
}

function entryOf({ path, kind }: Listed): BrightspaceEntry | null {
  if (kind !== 'folder' && kind !== 'file') return null;
  const parsed = parseBrightspaceName(path, kind === 'folder');
  return parsed === null ? null : { ...parsed, part: { path, as: parsed.file } };
}

export const brightspace: Layout = {
  name: 'brightspace',
  title: 'Brightspace',
  fits: (entries) => readNames(entries, entryOf).found.length,
  find({ entries }): Found {
    const { found, left } = readNames(entries, entryOf);
    const place = placeOfUser(found);
    const handed = [...groupBy(found, ({ ids }) => ids[place])].map(([id, own]): Handed => {
      const attempts = attemptsOf(own);
      const isKnown = attempts.length === 1 || attempts.every(({ when }) => when !== undefined);
      return {
        people: [{ id, name: own[0]?.name ?? id }],
        attempts,
        rule: `by the ${place === 1 ? 'second' : 'first'} number in the name`,
        ...(isKnown ? {} : { order: 'unknown' }),
      };
    });
    return { handed, leftOver: left };
  },
};

/** The user stands second; but where that number is the same for all and the first is not, first. */
function placeOfUser(found: readonly BrightspaceEntry[]): 0 | 1 {
  const [firsts, seconds] = [0, 1].map((at) => new Set(found.map(({ ids }) => ids[at])).size);
  return seconds === 1 && (firsts ?? 0) > 1 ? 0 : 1;
}

/** Flat files of one attempt have one date. */
function attemptsOf(own: readonly BrightspaceEntry[]): Attempt[] {
  const attempts = [...groupBy(own, ({ when, part, file }) => when ?? (file === '' ? part.path : ''))].map(
    ([, same]): Attempt => ({
      parts: same.map(({ part }) => part),
      ...(same[0]?.when === null || same[0] === undefined ? {} : { when: same[0].when }),
    }),
  );
  return byWhen(attempts);
}
