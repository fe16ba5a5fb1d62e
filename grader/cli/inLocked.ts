import { lockOut } from '../batch/lock.ts';
import { sweep } from '../batch/outFolder.ts';
import { problemsError } from './userError.ts';

/** Does something in an out folder while nobody else writes there. */
export async function inLocked<T>(out: string, work: () => Promise<T>): Promise<T> {
  const locked = await lockOut(out);
  if (!locked.ok) throw problemsError(locked.problems);
  try {
    await sweep(out);
    return await work();
  } finally {
    await locked.value();
  }
}
