import { entry } from '../../types/lookup.ts';
import { isArchive, isOtherArchive } from './archives.ts';
import { byCodeUnit, extensionOf, isNotebook, isSource } from './found.ts';

/** One student's place in a class. */
export interface ClassEntry {
  readonly id: string;
  /** Name of the folder or file. */
  readonly name: string;
  /** Names of all that share the student's id, this one among them; empty when the id is its own. */
  readonly sharedWith: readonly string[];
}

/** Said to each of them alike, so that nobody is told of another's files. */
export const TWIN_NOTE =
  'Another submission has the same id, so neither was graded; keep one of them, or rename one.';

/** `alice` for `alice.js`, `alice.zip` and `alice.tar.gz`; other names whole. */
export function idOf(name: string): string {
  if (!isArchive(name) && !isSource(name) && !isNotebook(name)) return name;
  const stem = name.slice(0, -extensionOf(name).length - 1);
  return isArchive(name) && extensionOf(stem) === 'tar' ? stem.slice(0, -4) : stem;
}

/** Two names that a disk may take for one have the same folded form. */
export const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * The students of a class by the names in its folder, in order of id by code unit: a folder, a source file or
 * an archive each.
 *
 * Ids that are one, or would be one on a disk that ignores case, fall back on the whole names, so that each
 * still has a report of its own: nothing is lost, and none is graded as another. An archive that is not
 * opened here, beside a folder of its name, has been unpacked into it.
 */
export function classEntries(names: readonly string[]): {
  readonly entries: readonly ClassEntry[];
  readonly besideUnpacked: readonly string[];
} {
  const all = new Set(names);
  const besideUnpacked = names.filter((name) => isOtherArchive(name) && all.has(idOf(name)));
  const kept = names.filter((name) => !besideUnpacked.includes(name)).toSorted(byCodeUnit);
  const sharing = new Map<string, string[]>();
  for (const name of kept) {
    const key = folded(idOf(name));
    sharing.set(key, [...(sharing.get(key) ?? []), name]);
  }
  const taken = new Set<string>();
  const entries: ClassEntry[] = [];
  // Those whose id is their own go first, so that none of them has to give way to a fallback.
  const groupOf = (name: string): string[] => entry(sharing, folded(idOf(name)));
  const own = kept.filter((name) => groupOf(name).length === 1);
  for (const name of [...own, ...kept.filter((each) => groupOf(each).length > 1)]) {
    const group = groupOf(name);
    const id = freeId(group.length === 1 ? idOf(name) : name, taken);
    entries.push({ id, name, sharedWith: group.length === 1 ? [] : group });
  }
  return { entries: entries.sort((a, b) => byCodeUnit(a.id, b.id)), besideUnpacked };
}

/** The id that is wanted, or with `~2`, `~3` behind it where it is taken; taken from then on. */
export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(folded(id)); count += 1) id = `${wanted}~${count}`;
  taken.add(folded(id));
  return id;
}
