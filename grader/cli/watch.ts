import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { watch } from 'chokidar';
import { isIgnored } from '../observe/submission/found.ts';
import type { Context } from './context.ts';
import { EXIT } from './io.ts';

/** Editors write a file in several steps; changes this close together are one. */
const SETTLE_MS = 100;

/**
 * Does the work now and after every change of a file at or below `path`, one at a time, until Ctrl-C. The
 * work hears which file changed last, null where none that is still there did, as the first time.
 */
export async function watchAndRepeat(
  path: string,
  { io, tell }: Context,
  work: (file: string | null) => Promise<unknown>,
): Promise<number> {
  const stop = io.interrupt();
  const root = statSync(path).isDirectory() ? path : null;
  const watcher = watch(path, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (file) => file !== root && file !== path && isIgnored(basename(file)),
  });
  let changed = true;
  let file: string | null = null;
  let wake = (): void => undefined;
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, at) => {
    file = at;
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed = true;
      wake();
    }, SETTLE_MS);
  });
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
    if (stop.aborted) resolve();
  });
  try {
    while (!stop.aborted) {
      if (!changed) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([woken, stopped]);
        continue;
      }
      changed = false;
      // Editors write to other files first, which are gone by now.
      const shown = file !== null && existsSync(file) ? basename(file) : null;
      await Promise.race([work(shown), stopped]);
      if (!stop.aborted) tell('\nWatching for changes; Ctrl-C ends.');
    }
  } finally {
    clearTimeout(timer);
    await watcher.close();
  }
  return EXIT.done;
}
