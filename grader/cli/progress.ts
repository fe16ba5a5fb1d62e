import type { SingleBar } from 'cli-progress';
import { visibleLine } from '../picture/visible.ts';
import type { ClassRow } from '../report/classRow.ts';
import type { Io } from './io.ts';
import { rowText } from './summary.ts';

export interface Progress {
  step(row: ClassRow, done: number, total: number): void;
  stop(): void;
}

/** A log has a line for each of so many; of more, one for each part of a class, since nobody reads more. */
const MOST_LINES = 100;
const PARTS = 20;

/**
 * A bar on a terminal, with the time that is left; elsewhere plain lines, so that a log can be read and stays
 * short. On standard error. `now` tells the time in milliseconds, which decides nothing but these words.
 */
export async function progressOn(io: Io, total: number, now: () => number = Date.now): Promise<Progress> {
  if (io.stderr.isTTY !== true || io.env['TERM'] === 'dumb') return lines(io, total, now);
  const { default: progress } = await import('cli-progress');
  const bar: SingleBar = new progress.SingleBar(
    {
      format: '{bar} {value}/{total} {left} {id}',
      hideCursor: true,
      clearOnComplete: true,
      barsize: 30,
      stream: process.stderr,
      gracefulExit: false,
    },
    progress.Presets.shades_classic,
  );
  const start = now();
  bar.start(total, 0, { id: '', left: '' });
  return {
    step: (row, done) =>
      bar.update(done, { id: visibleLine(row.id), left: leftWords(now() - start, done, total) }),
    stop: () => bar.stop(),
  };
}

function lines(io: Io, total: number, now: () => number): Progress {
  const width = String(total).length;
  const start = now();
  const isPart = (done: number): boolean =>
    Math.floor((done * PARTS) / total) > Math.floor(((done - 1) * PARTS) / total);
  const count = (done: number): string => `${String(done).padStart(width)}/${total}`;
  return {
    step(row, done) {
      if (total <= MOST_LINES) io.stderr.write(`${count(done)} ${visibleLine(row.id)}: ${rowText(row)}\n`);
      else if (isPart(done))
        io.stderr.write(`${count(done)} ${leftWords(now() - start, done, total)}`.trimEnd().concat('\n'));
    },
    stop: () => undefined,
  };
}

/** About how long it will still take, by how long it has taken; empty where that says nothing yet. */
export function leftWords(taken: number, done: number, total: number): string {
  if (done === 0 || done >= total) return '';
  const seconds = (taken / done / 1000) * (total - done);
  if (seconds < 60) return `about ${Math.max(1, Math.round(seconds))} s left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? `about ${minutes} min left`
    : `about ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min left`;
}
