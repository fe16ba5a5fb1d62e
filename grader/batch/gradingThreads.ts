import Tinypool from 'tinypool';
import { Shelf } from '../observe/sandbox/shelf.ts';
import { threadScript } from '../types/root.ts';
import type { Graded } from './graders.ts';
import type { GradingTask } from './gradingThread.ts';

export interface ThreadsOptions {
  readonly count: number;
  /** The most that the objects of one thread may take. */
  readonly heapMB: number;
}

/** Threads that grade, one submission at a time each. */
export interface GradingThreads {
  /** Rejects where the thread is lost; another takes its place. */
  grade(task: GradingTask): Promise<Graded>;
  /** Ends them, and what they are at. */
  close(): Promise<void>;
}

export type OpenThreads = (options: ThreadsOptions) => GradingThreads;

export const openThreads: OpenThreads = ({ count, heapMB }) => {
  const pool = new Tinypool({
    filename: threadScript('grading').href,
    // As many from the start as there will be, since a lost one is replaced only below the least.
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: 1,
    // A thread that waits must hear of the threads that it has itself.
    useAtomics: false,
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMB },
  });
  return {
    grade: async (task) => (await pool.run(task)) as Graded,
    close: () => pool.destroy(),
  };
};

/**
 * For a process that grades several classes: threads that one of them is done with wait for the next, until
 * the process ends, for which they are no hindrance.
 */
export function keepThreads(): OpenThreads {
  const shelf = new Shelf<GradingThreads>();
  return (options) => {
    const lent = shelf.take(`${options.count} ${options.heapMB}`, () => openThreads(options));
    return {
      grade: (task) => lent.during(() => lent.kept.grade(task)),
      close: () => lent.close(),
    };
  };
}
