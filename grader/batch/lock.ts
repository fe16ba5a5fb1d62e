import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '../types/result.ts';

const NAME = '.cutoff-lock';

/** The locks that this very process holds. */
const own = new Set<string>();

/** Who writes into an out folder. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

/**
 * Keeps an out folder for this process until the function that it gives is called: two that write into one
 * folder would mix their results. A lock whose process on this machine is gone is taken over.
 */
export async function lockOut(out: string): Promise<Result<() => Promise<void>>> {
  const path = join(out, NAME);
  for (;;) {
    try {
      await writeFile(path, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
      own.add(path);
      return ok(() => {
        own.delete(path);
        return rm(path, { force: true });
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await holderOf(path);
    if (holder !== null && isAtWork(holder, path))
      return fail({
        code: 'out-locked',
        file: out,
        place: '',
        found: `that process ${holder.pid} on ${holder.host} is writing into it`,
        expected: 'one "cutoff grade" or "cutoff report" at a time in a folder',
        hint: `wait for it; or delete ${NAME} in that folder if it is gone`,
      });
    await breakLock(path);
  }
}

/** Null where the file says nothing that can be read, as after a crash in the middle of writing it. */
async function holderOf(path: string): Promise<Holder | null> {
  try {
    const { pid, host } = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return Number.isSafeInteger(pid) && typeof host === 'string' ? { pid: pid!, host } : null;
  } catch {
    return null;
  }
}

/**
 * Nobody can tell from here whether a process of another machine is. One that has our number on our machine
 * and is not this one had it in the life before: a container that starts again counts from 1.
 */
function isAtWork({ pid, host }: Holder, path: string): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return own.has(path);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Moved away first, so that of two who break it one alone does. */
async function breakLock(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
    await rm(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
