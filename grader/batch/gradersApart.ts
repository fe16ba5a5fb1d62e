import Tinypool from 'tinypool';
import { partsFor } from '../observe/sandbox/parts.ts';
import { createRenderer } from '../report/renderer.ts';
import type { Exercise } from '../types/exercise.ts';
import { threadScript } from '../types/root.ts';
import { withheld, type Graded, type Graders } from './graders.ts';
import type { GradingTask, GradingThreadData } from './gradingThread.ts';

export interface GradersApartOptions {
  readonly jobs: number;
  /** Whether commands run unconfined. */
  readonly trust?: boolean;
  readonly afterDue?: boolean;
  /** The most that the objects of one thread may take, what it keeps of other submissions among them. */
  readonly heapMB?: number;
}

const HEAP_MB = 1024;

/**
 * Graders in threads of their own, so that no submission can take the others along: a thread that runs out of
 * memory, or is lost in another way, is replaced, and its submission graded once more in one that has graded
 * nothing before. Lost again, that one score is withheld.
 */
export function gradersApart(
  exercise: Exercise,
  { jobs, trust = false, afterDue = false, heapMB = HEAP_MB }: GradersApartOptions,
): Graders {
  const workerData: GradingThreadData = { exercise, trust, afterDue };
  const threads = (most: number): Tinypool =>
    new Tinypool({
      filename: threadScript('grading').href,
      // As many from the start as there will be, since a lost one is replaced only below the least.
      minThreads: most,
      maxThreads: most,
      concurrentTasksPerWorker: 1,
      // A thread that waits must hear of the threads that it has itself.
      useAtomics: false,
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMB },
      workerData,
    });
  const pool = threads(jobs);
  let isClosed = false;
  return {
    jobs,
    async grade(submission, people = [submission], place): Promise<Graded> {
      const { content } = submission;
      const task: GradingTask = {
        submission,
        people: people.map(({ id, name }) => ({ id, name })),
        place,
        parts: content.kind === 'program' ? partsFor(content.program.language) : null,
      };
      try {
        return (await pool.run(task)) as Graded;
      } catch (error) {
        if (isClosed) throw error;
      }
      const alone = threads(1);
      try {
        return (await alone.run({ ...task, place: undefined } satisfies GradingTask)) as Graded;
      } catch (error) {
        return withheld(exercise, submission, people, createRenderer(), error, { afterDue });
      } finally {
        await alone.destroy();
      }
    },
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}
