import type { Io } from './io.ts';

const BAR = 30;
const FIRST_AFTER = 1000;
const EVERY = 10_000;

export interface LabProgress {
  step(done: number): void;
  stop(): void;
}

/**
 * Progress of a long computation, on standard error, once it has taken a second: a bar on a terminal,
 * elsewhere a plain line now and then. The clock only says when to write; nothing that is computed depends on
 * it.
 */
export function labProgress(io: Io): LabProgress {
  const isTerminal = io.stderr.isTTY === true && io.env['TERM'] !== 'dumb';
  let next = Date.now() + FIRST_AFTER;
  let percent = -1;
  let isDrawn = false;
  return {
    step(done) {
      const now = Math.floor(done * 100);
      if (now === percent || Date.now() < next) return;
      percent = now;
      if (!isTerminal) {
        next = Date.now() + EVERY;
        io.stderr.write(`${percent} %\n`);
        return;
      }
      isDrawn = true;
      const full = Math.round(done * BAR);
      io.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${percent} %`);
    },
    stop() {
      if (isDrawn) io.stderr.write(`\r${' '.repeat(BAR + 6)}\r`);
    },
  };
}
