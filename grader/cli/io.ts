import type { OpenThreads } from '../batch/gradingThreads.ts';
import type { OpenEngines } from '../observe/sandbox/keptEngines.ts';
import type { Asking } from './asking.ts';

/** Everything that a command may touch of the world outside, so that tests can hand in their own. */
export interface Io {
  readonly stdout: Out;
  readonly stderr: Out;
  /** Absent where nobody can be asked. */
  readonly stdin?: In;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /**
   * Aborts when the user presses Ctrl-C. Asking for it takes over from the default, which ends the program.
   */
  interrupt(): AbortSignal;
  /** Shows a file in what the user opens such files with; whether that could be begun. */
  open(path: string): Promise<boolean>;
  /** What one command leaves for the next, in a process that runs several; absent: each starts its own. */
  readonly kept?: Kept;
}

export interface Kept {
  readonly threads: OpenThreads;
  readonly engines: OpenEngines;
}

export interface Out {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export interface In {
  readonly isTTY?: boolean | undefined;
  /** All that comes in, as UTF-8; null if that is more than so many bytes. */
  text(most: number): Promise<string | null>;
  /** Begins to ask whoever sits there; to be closed before the program can end. */
  ask(): Promise<Asking>;
}

async function textOf(stream: AsyncIterable<Uint8Array>, most: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The process's own streams, settings and folder. */
export function processIo(): Io {
  return {
    stdout: unbreakable(process.stdout),
    stderr: unbreakable(process.stderr),
    stdin: {
      get isTTY() {
        return process.stdin.isTTY;
      },
      text: (most) => textOf(process.stdin, most),
      ask: async () => (await import('./asking.ts')).askOn(process.stdin, process.stdout),
    },
    env: process.env,
    cwd: process.cwd(),
    interrupt,
    open: openFile,
  };
}

async function openFile(path: string): Promise<boolean> {
  try {
    await (await import('open')).default(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Once its reader has gone (`cutoff … | head`), a stream swallows what is written, and the work goes on to
 * its end.
 */
function unbreakable(stream: NodeJS.WriteStream): Out {
  let broken = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'EOF' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
    broken = true;
  });
  return {
    write: (text) => broken || stream.write(text),
    get isTTY() {
      return stream.isTTY;
    },
    get columns() {
      return stream.columns;
    },
  };
}

function interrupt(): AbortSignal {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
}

/** Exit codes; `interrupted` is what shells expect after Ctrl-C. */
export const EXIT = { done: 0, failed: 1, usage: 2, fault: 3, interrupted: 130 } as const;

/** Whether to colour what goes to a stream: on terminals, unless NO_COLOR is set (https://no-color.org). */
export function wantsColor(io: Io, out: Out): boolean {
  if ((io.env['NO_COLOR'] ?? '') !== '') return false;
  if ((io.env['FORCE_COLOR'] ?? '') !== '') return io.env['FORCE_COLOR'] !== '0';
  return out.isTTY === true && io.env['TERM'] !== 'dumb';
}

/** Columns to lay text out in: the terminal's, within reason, else 80. */
export const widthOf = (out: Out): number => Math.min(Math.max(out.columns ?? 80, 40), 120);
