import { extensionOf } from './found.ts';
import { listed } from './printable.ts';

const ARCHIVES = new Set(['7z', 'rar', 'tar', 'gz', 'tgz', 'bz2', 'xz', 'zst']);

/** Whether an archive is of a kind that is opened, by its name. */
export const isOpened = (path: string): boolean => extensionOf(path) === 'zip' || isTar(path);

/** `.tar`, `.tar.gz` and `.tgz`. */
export const isTar = (path: string): boolean => /\.(?:tar|tar\.gz|tgz)$/i.test(path);

/** Whether a file is an archive of a kind that is never opened, by its name. */
export const isOtherArchive = (path: string): boolean => ARCHIVES.has(extensionOf(path)) && !isTar(path);

/** Whether a file may hold the work without being looked into. */
export const isArchive = (path: string): boolean =>
  extensionOf(path) === 'zip' || ARCHIVES.has(extensionOf(path));

/**
 * Why archives withhold a score: a system may well hand in what it was given, and whoever grades can unpack
 * it.
 */
export function archiveNote(paths: readonly string[], what?: string): string {
  const kind = what === undefined ? '' : ` (${what})`;
  return paths.length === 1
    ? `${listed(paths)} is an archive that is not opened here${kind}; unpack it into a folder, or make it ` +
        'a zip'
    : `${listed(paths)} are archives that are not opened here${kind}; unpack the right one into a folder`;
}
