import type { SingleBar } from 'cli-progress';
import { visibleLine } from '../picture/visible.ts';
import type { ClassRow } from '../report/classRow.ts';
import type { Io } from './io.ts';
import { rowText } from './summary.ts';

export interface Progress {
  step(row: ClassRow, done: number, total: number): void;
  stop(): void;
}

/**
 * A bar on a terminal; elsewhere a plain line for each submission, so that a log can be read. On standard
 * error.
 */
export async function progressOn(io: Io, total: number): Promise<Progress> {
  if (io.stderr.isTTY !== true || io.env['TERM'] === 'dumb') {
    const width = String(total).length;
    return {
      step: (row, done) =>
        void io.stderr.write(
          `${String(done).padStart(width)}/${total} ${visibleLine(row.id)}: ${rowText(row)}\n`,
        ),
      stop: () => undefined,
    };
  }
  const { default: progress } = await import('cli-progress');
  const bar: SingleBar = new progress.SingleBar(
    {
      format: '{bar} {value}/{total} {id}',
      hideCursor: true,
      clearOnComplete: true,
      barsize: 30,
      stream: process.stderr,
      gracefulExit: false,
    },
    progress.Presets.shades_classic,
  );
  bar.start(total, 0, { id: '' });
  return {
    step: (row, done) => bar.update(done, { id: visibleLine(row.id) }),
    stop: () => bar.stop(),
  };
}
