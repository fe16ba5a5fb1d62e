import { isClassArchive } from './sources/archiveSource.ts';
import type { Source } from './sources/source.ts';
import { fitting } from './recognise.ts';
import { atTop } from './names.ts';
import type { Layout, Listed, Part } from './types.ts';

/** Where in a source a class lies: below a folder that wraps all of it, or at the top. */
export interface Place {
  readonly source: Source;
  /** Empty, or folders with `/` behind each. */
  readonly prefix: string;
  /** Names below the prefix. */
  readonly entries: readonly Listed[];
}

const DEEPEST = 5;

/** The place where a system's layout stands, below folders and archives that hold nothing else; else null. */
export async function systemsPlace(
  place: Place,
  depth = 0,
): Promise<{ readonly place: Place; readonly layouts: readonly Layout[] } | null> {
  const layouts = fitting(place.entries);
  if (layouts.length > 0) return { place, layouts };
  const [only, ...others] = atTop(place.entries);
  if (only === undefined || others.length > 0 || depth >= DEEPEST) return null;
  if (only.kind === 'folder') return systemsPlace(await inside(place, only.path), depth + 1);
  if (only.kind !== 'file' || !isClassArchive(only.path)) return null;
  const source = await place.source.archive(place.prefix + only.path);
  if (source === null) return null;
  const found = await systemsPlace({ source, prefix: '', entries: await source.list() }, depth + 1);
  if (found === null) await source.close();
  return found;
}

/** The place one folder further in. */
export async function inside({ source, prefix }: Place, folder: string): Promise<Place> {
  const below = `${prefix}${folder}/`;
  return { source, prefix: below, entries: await source.list(below) };
}

/** The first place from the top that holds more than one folder. */
export async function unwrapped(place: Place): Promise<Place> {
  const [only, ...others] = atTop(place.entries);
  if (only?.kind !== 'folder' || others.length > 0) return place;
  return unwrapped(await inside(place, only.path));
}

/** Parts as they stand in the source. */
export const below = (prefix: string, parts: readonly Part[]): readonly Part[] =>
  parts.map(({ path, as }) => ({ path: prefix + path, as }));
