import { groupBy, isDigits, leftOver, readNames } from '../names.ts';
import { isBlackboards } from './blackboard.ts';
import { isMoodles } from './moodle.ts';
import type { Attempt, Found, Handed, Layout, Listed, Part } from '../types.ts';

/** What the name of a file in an archive of Canvas says. */
export interface CanvasName {
  /** Whose: a student's or a group's, without all that is no letter. */
  readonly who: string;
  readonly id: string;
  readonly isLate: boolean;
  /** Grows with time; empty for text that was typed. */
  readonly attachment: string;
  readonly file: string;
}

/**
 * `<who>[_LATE]_<user id>_<attachment id>_<file>`, `<who>[_LATE]_<user id>[_<attachment id>]_text.html` for
 * what was typed, and `anon_<id>…` where names are hidden. Who is in small letters and may hold a line; so
 * may the file's name, so that the ids are the first two fields of digits that stand together, as for Canvas
 * itself.
 */
export function parseCanvasName(path: string): CanvasName | null {
  if (isBlackboards(path) || isMoodles(path)) return null;
  const fields = path.split('_');
  return anonymous(fields) ?? named(fields);
}

function named(fields: readonly string[]): CanvasName | null {
  for (let at = 1; at < fields.length - 1; at += 1) {
    const [id, next] = [fields[at], fields[at + 1]];
    if (!isDigits(id)) continue;
    const file = isDigits(next) ? fields.slice(at + 2).join('_') : '';
    const typed = next === 'text.html' && fields.length === at + 2;
    if (!typed && file === '') continue;
    const before = fields.slice(0, at);
    const isLate = before.length > 1 && before.at(-1) === 'LATE';
    const who = (isLate ? before.slice(0, -1) : before).join('_');
    // Canvas writes them so; anybody's own name for a file seldom is.
    if (who === '' || who !== who.toLowerCase() || /[\s\-.,;]/.test(who)) return null;
    return typed
      ? { who, id, isLate, attachment: '', file: 'text.html' }
      : { who, id, isLate, attachment: file === 'text.html' ? '' : (next ?? ''), file };
  }
  return null;
}

function anonymous([anon, ...rest]: readonly string[]): CanvasName | null {
  if (anon !== 'anon') return null;
  const isLate = rest[0] === 'LATE' || rest[1] === 'LATE';
  const [id = '', attachment, ...file] = rest.filter((field, at) => !(at < 2 && field === 'LATE'));
  if (!/^[a-z\d]{1,32}$/i.test(id)) return null;
  const common = { who: `anon_${id}`, id, isLate };
  if (attachment === 'text.html' && file.length === 0)
    return { ...common, attachment: '', file: 'text.html' };
  if (!isDigits(attachment) || file.join('') === '') return null;
  const name = file.join('_');
  return { ...common, attachment: name === 'text.html' ? '' : attachment, file: name };
}

interface CanvasFile extends CanvasName {
  readonly path: string;
}

function fileOf({ path, kind }: Listed): CanvasFile | null {
  const parsed = kind === 'file' ? parseCanvasName(path) : null;
  return parsed === null ? null : { path, ...parsed };
}

export const canvas: Layout = {
  name: 'canvas',
  title: 'Canvas',
  fits: (entries) => readNames(entries, fileOf).found.length,
  find({ entries }): Found {
    const { found: files, left } = readNames(entries, fileOf);
    const handed: Handed[] = [];
    for (const [id, own] of groupBy(files, (file) => file.id)) {
      const typed = own.filter(({ attachment }) => attachment === '');
      const uploaded = own.filter(({ attachment }) => attachment !== '');
      if (uploaded.length > 0) left.push(...typed.map(({ path }) => leftOver(path, 'typed-beside-files')));
      handed.push({
        people: [{ id, name: own[0]?.who ?? id }],
        attempts: uploaded.length > 0 ? attemptsOf(uploaded) : [typedOnly(typed)],
        rule: 'by the user id in the name',
      });
    }
    return { handed, leftOver: left };
  },
};

const typedOnly = (files: readonly CanvasFile[]): Attempt => ({
  parts: files.map(({ path, file }) => ({ path, as: file })),
  typed: true,
  ...lateness(files),
});

/**
 * A file that is handed in again under its name gets `-1`, `-2` and so on: the last of them counts, and
 * without that ending, so that imports find it. Where `part-1.py` and `part-2.py` stand without `part.py`,
 * these are names of the student's own.
 */
function attemptsOf(files: readonly CanvasFile[]): Attempt[] {
  const ordered = files.toSorted((a, b) => compareDigits(a.attachment, b.attachment));
  const slots: { readonly as: string; readonly versions: readonly CanvasFile[] }[] = [];
  for (const [stripped, versions] of groupBy(ordered, ({ file }) => withoutVersion(file))) {
    if (versions.length === 1 || versions.some(({ file }) => file === stripped))
      slots.push({ as: stripped, versions });
    else
      for (const [file, same] of groupBy(versions, (each) => each.file))
        slots.push({ as: file, versions: same });
  }
  const count = Math.max(...slots.map(({ versions }) => versions.length));
  return Array.from({ length: count }, (_, at) => {
    const own = slots.map(({ as, versions }) => ({ as, file: versions[Math.min(at, versions.length - 1)] }));
    const parts = own.flatMap(({ as, file }): Part[] =>
      file === undefined ? [] : [{ path: file.path, as }],
    );
    return { parts, ...lateness(own.flatMap(({ file }) => file ?? [])) };
  });
}

const lateness = (files: readonly CanvasName[]): { readonly late?: true } =>
  files.some(({ isLate }) => isLate) ? { late: true } : {};

/** `alpha_beta.py` for `alpha_beta-1.py`. */
export const withoutVersion = (file: string): string => file.replace(/^(.+)-\d{1,3}(\.[^.]*)?$/, '$1$2');

/** Order of numbers of any length that are written in digits. */
export function compareDigits(a: string, b: string): number {
  const [x, y] = [BigInt(a), BigInt(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
