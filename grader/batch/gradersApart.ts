import { partsFor } from '../observe/sandbox/parts.ts';
import { createRenderer } from '../report/renderer.ts';
import type { Exercise } from '../types/exercise.ts';
import { withheld, type Graded, type Graders } from './graders.ts';
import type { GradingTask } from './gradingThread.ts';
import { packClass } from './gradingClass.ts';
import { openThreads, type OpenThreads } from './gradingThreads.ts';

export interface GradersApartOptions {
  readonly jobs: number;
  /** Whether commands run unconfined. */
  readonly trust?: boolean;
  readonly afterDue?: boolean;
  /** The most that the objects of one thread may take, what it keeps of other submissions among them. */
  readonly heapMB?: number;
  /** Where threads come from; absent: they are started for these graders, and end with them. */
  readonly open?: OpenThreads | undefined;
}

const HEAP_MB = 1024;

/**
 * Graders in threads of their own, so that no submission can take the others along: a thread that runs out of
 * memory, or is lost in another way, is replaced, and its submission graded once more in one that has graded
 * nothing before. Lost again, that one score is withheld.
 */
export function gradersApart(
  exercise: Exercise,
  { jobs, trust = false, afterDue = false, heapMB = HEAP_MB, open = openThreads }: GradersApartOptions,
): Graders {
  const ofClass = packClass({ exercise, trust, afterDue });
  const threads = open({ count: jobs, heapMB });
  let isClosed = false;
  return {
    jobs,
    async grade(submission, people = [submission], place): Promise<Graded> {
      const { content } = submission;
      const task: GradingTask = {
        ofClass,
        submission,
        people: people.map(({ id, name }) => ({ id, name })),
        place,
        parts: content.kind === 'program' ? partsFor(content.program.language) : null,
      };
      try {
        return await threads.grade(task);
      } catch (error) {
        if (isClosed) throw error;
      }
      const alone = openThreads({ count: 1, heapMB });
      try {
        return await alone.grade({ ...task, place: undefined });
      } catch (error) {
        return withheld(exercise, submission, people, createRenderer(), error, { afterDue });
      } finally {
        await alone.close();
      }
    },
    async close() {
      isClosed = true;
      await threads.close();
    },
  };
}
