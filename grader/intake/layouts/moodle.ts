import { groupBy, isDigits, leftOver, readNames, splitLast } from '../names.ts';
import type { Found, Handed, Layout, Listed, Part } from '../types.ts';

const MARK = '_assignsubmission_';

/** What the name of a folder or a flat file in an archive of Moodle says. */
export interface MoodleName {
  readonly name: string;
  readonly id: string;
  readonly kind: 'file' | 'onlinetext';
  /** The file's own name where files are flat; empty for a folder. */
  readonly file: string;
}

export const isMoodles = (path: string): boolean => path.includes(MARK);

/**
 * `<full name>_<id>_assignsubmission_file`, with a line at its end before Moodle 4.1; `Participant_<id>…`
 * where names are hidden, `<group>_<id>…` for teams. A site may have flat files, whose names follow.
 */
export function parseMoodleName(path: string): MoodleName | null {
  const at = path.indexOf(MARK);
  const head = splitLast(path.slice(0, Math.max(0, at)), '_');
  if (head === null || head[0] === '' || !isDigits(head[1])) return null;
  const tail = path.slice(at + MARK.length);
  for (const kind of ['onlinetext', 'file'] as const) {
    if (tail !== kind && !tail.startsWith(`${kind}_`) && !tail.startsWith(`${kind}.`)) continue;
    const [name, id] = head;
    return {
      name: name === 'Participant' ? `Participant ${id}` : name,
      id,
      kind,
      file: tail.slice(kind.length + 1),
    };
  }
  return null;
}

interface MoodleEntry extends MoodleName {
  readonly part: Part;
}

function entryOf({ path, kind }: Listed): MoodleEntry | null {
  const parsed = parseMoodleName(path);
  if (parsed === null || (kind === 'folder' ? parsed.file !== '' : kind !== 'file' || parsed.file === ''))
    return null;
  return { ...parsed, part: { path, as: parsed.file } };
}

export const moodle: Layout = {
  name: 'moodle',
  title: 'Moodle',
  fits: (entries) => readNames(entries, entryOf).found.length,
  find({ entries }): Found {
    const { found, left } = readNames(entries, entryOf);
    const handed: Handed[] = [];
    for (const [id, own] of groupBy(found, (each) => each.id)) {
      const files = own.filter(({ kind }) => kind === 'file');
      const typed = own.filter(({ kind }) => kind === 'onlinetext');
      if (files.length > 0) left.push(...typed.map(({ part }) => leftOver(part.path, 'typed-beside-files')));
      handed.push({
        people: [{ id, name: own[0]?.name ?? id }],
        attempts: [
          files.length > 0
            ? { parts: files.map(({ part }) => part) }
            : { parts: typed.map(({ part }) => part), typed: true },
        ],
        rule: 'by the number after the name',
      });
    }
    return { handed, leftOver: left };
  },
};
