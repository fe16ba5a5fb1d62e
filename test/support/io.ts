import type { Io, Kept } from '../../grader/cli/io.ts';
import { main } from '../../grader/cli/main.ts';
import { keepThreads } from '../../grader/batch/gradingThreads.ts';
import { keepEngines } from '../../grader/observe/sandbox/keptEngines.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Threads are started once for all commands that tests run in this process, which is most of what a short one takes. */
const kept = { threads: keepThreads(), engines: keepEngines() };

/**
 * Runs one command line in this process, as if its output were not a terminal. With `kept` null its threads
 * are its own.
 */
export async function cutoff(
  cwd: string,
  argv: readonly string[],
  { kept: own = kept, ...changes }: Partial<Omit<Io, 'kept'>> & { readonly kept?: Kept | null } = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const io: Io = {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    env: {},
    cwd,
    open: async () => false,
    interrupt: () => new AbortController().signal,
    ...(own === null ? {} : { kept: own }),
    ...changes,
  };
  const code = await main(argv, io);
  return { code, out, err };
}
