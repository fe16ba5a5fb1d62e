import type { Item } from '../../observe/submission/collect.ts';
import type { Accepts, Found, Refusal } from '../../observe/submission/found.ts';
import type { Listed, Part } from '../types.ts';

/** Where a class lies: a folder, several paths, or an archive that is read and never unpacked to disk. */
export interface Source {
  /** Name of the folder or archive, without the ending. */
  readonly name: string;
  /** As it is told to whoever named it. */
  readonly shown: string;
  /** Paths in an archive that lead out of its folder, or that nobody could have. */
  readonly unsafe: readonly string[];
  /**
   * What stands in it, or below a folder in it that is named with a `/` behind it, in order of path; of a
   * folder on disk, three levels.
   */
  list(below?: string): Promise<readonly Listed[]>;
  /** Text of a small file; null where there is none, or too much. */
  text(path: string): Promise<string | null>;
  /** Bytes of a file; null where there is none, or where it has more than `most`. */
  bytes(path: string, most: number): Promise<Uint8Array | null>;
  /** Names of the files in a folder, in order by code unit; none where it is no folder. */
  names(folder: string): Promise<readonly string[]>;
  /** An archive in it, that may hold the whole class; null where it is none. */
  archive(path: string): Promise<Source | null>;
  /** The files of one piece of work. */
  gather(parts: readonly Part[], accepts: Accepts): Promise<Found | Refusal>;
  close(): Promise<void>;
}

/** The most that is read of a file that tells of others. */
export const TEXT_BYTES = 32 * 1024 * 1024;
/** How many names a class may have. */
export const MOST_NAMES = 1_000_000;

/** What an archive holds, whatever its kind. */
export interface Opened {
  readonly items: readonly (Item | { readonly path: string; readonly kind: 'folder' })[];
  /** Paths that lead out of the archive's folder, or that nobody could have. */
  readonly unsafe: readonly string[];
  close(): void;
}
