/** How much of a submission is read. Far above any honest homework, far below what would hurt a laptop. */
export const CAPS = {
  /** Bytes of one source file. */
  fileBytes: 1024 * 1024,
  /** Bytes of all source files together, and of all data. */
  totalBytes: 4 * 1024 * 1024,
  /** Source files, and as many files with data. */
  files: 200,
  /** Names met in the folders or the zip that are looked into. */
  names: 10_000,
  /** Entries of a zip, those included that tools leave behind. */
  entries: 100_000,
  /** Folders inside folders. */
  depth: 20,
  /** Bytes of a zip on disk. */
  zipBytes: 20 * 1024 * 1024,
  /**
   * Bytes that a zip says it unpacks to, and how many times its own size, once that is more than
   * `totalBytes`.
   */
  unpackedBytes: 200 * 1024 * 1024,
  unpackedRatio: 100,
} as const;

/** A number of bytes in words: `512 bytes`, `1.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${trim(bytes / 1024)} kB`;
  if (bytes < 1024 ** 3) return `${trim(bytes / 1024 ** 2)} MB`;
  return `${trim(bytes / 1024 ** 3)} GB`;
}

const trim = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
