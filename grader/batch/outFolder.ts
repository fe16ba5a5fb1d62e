import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf } from '../observe/submission/folder.ts';
import { byCodeUnit } from '../observe/submission/found.ts';
import { fail, ok } from '../types/result.ts';
import type { Result } from '../types/result.ts';
import { entryNames } from './ifThere.ts';

type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Writes a file whole or not at all: a reader sees the old one or the new one, never a part. The folder must
 * be there.
 *
 * Without waiting for the disk: a crash of the program loses nothing either way, and a class is thousands of
 * files. (The library for this looks each path up link by link and keeps modes and owners, which took a tenth
 * of a run.)
 */
export async function writeWhole(folder: string, name: string, content: Content): Promise<void> {
  const staged = await stage(folder, name, content);
  await staged.commit();
}

/** A file that is on the disk as a whole, and not yet in its place. */
export interface Staged {
  commit(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * The first half of `writeWhole`, for files that take their places together.
 *
 * What is there as a whole is written at once, since promises of files take thrice the processor, and this
 * thread has little else to do.
 */
export async function stage(folder: string, name: string, content: Content): Promise<Staged> {
  const unfinished = join(folder, `.${name}.${randomUUID()}`);
  const drop = (): Promise<void> => rm(unfinished, { force: true });
  const orDrop = async (work: () => Promise<void> | void): Promise<void> => {
    try {
      await work();
    } catch (error) {
      await drop();
      throw named(error, join(folder, name), content);
    }
  };
  await orDrop(() => {
    const options = { encoding: 'utf8', flag: 'wx' } as const;
    if (typeof content === 'string' || content instanceof Uint8Array)
      return writeFileSync(unfinished, content, options);
    return writeFile(unfinished, content, options);
  });
  return { commit: () => orDrop(() => renameSync(unfinished, join(folder, name))), drop };
}

/** What a full disk says tells neither the file nor how much room it needed. */
function named(error: unknown, path: string, content: unknown): unknown {
  const bytes =
    typeof content === 'string' || content instanceof Uint8Array ? Buffer.byteLength(content) : null;
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? Object.assign(error, { path, ...(bytes === null ? {} : { bytes }) })
    : error;
}

/** A file that `writeWhole` did not come to the end of. */
const UNFINISHED = /^\..+\.[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/** Removes what a run left half written that was ended at once. */
export async function sweep(out: string): Promise<void> {
  const students = await readdir(out, { withFileTypes: true });
  const folders = students
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ['staff', 'student', 'attempts', 'runs'].map((inside) => join(out, name, inside)));
  for (const folder of [out, ...folders])
    for (const name of entryNames(folder))
      if (UNFINISHED.test(name)) await rm(join(folder, name), { force: true });
}

/** Makes the out folder and finds out whether files can be written there, before anything is graded. */
export async function openOut(out: string): Promise<Result<void>> {
  const probe = join(out, '.cutoff-write-test');
  try {
    await makeFolders(out);
    await rm(probe, { recursive: true, force: true });
    await mkdir(probe);
    await rmdir(probe);
    return ok(undefined);
  } catch (error) {
    const isFile = ['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
    return fail({
      code: 'out-not-writable',
      file: out,
      place: '',
      found: isFile ? 'a file, or a path through one' : `that it cannot be written to (${reasonOf(error)})`,
      expected: 'a folder for the results, new or old',
    });
  }
}

/**
 * One level at a time: Node's recursive form never returns where a system refuses with "not there", as in
 * /proc.
 */
async function makeFolders(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isTop = dirname(path) === path;
    if (code === 'ENOENT' && !isTop && !existsSync(dirname(path))) {
      await makeFolders(dirname(path));
      await mkdir(path);
    } else if (!((code === 'EEXIST' || isTop) && (await stat(path)).isDirectory())) throw error;
  }
}

/** Names of the folders in an out folder that hold a staff result, in order by code unit. */
export async function resultFolders(out: string): Promise<string[]> {
  const entries = await readdir(out, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort(byCodeUnit);
  const found: string[] = [];
  for (const name of names) {
    if (entryNames(join(out, name, 'staff')).includes('result.json')) found.push(name);
  }
  return found;
}

/** Text of a stored staff result. */
export const readResult = (out: string, folder: string): Promise<string> =>
  readFile(join(out, folder, 'staff', 'result.json'), 'utf8');
