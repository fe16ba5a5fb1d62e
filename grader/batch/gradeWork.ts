import type { ClassWork } from '../intake/classWork.ts';
import type { ClassRow } from '../report/classRow.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Submission } from '../types/submission.ts';
import { itemAt } from '../types/lookup.ts';
import { type AttemptResult, bestOf, earlierBest, writeAttempts } from './attemptResults.ts';
import type { Graded, Graders, Owner } from './graders.ts';
import type { Outcome } from './outcome.ts';
import { earlierResults } from './storedRow.ts';
import { type Rendered, writeResult } from './writeResult.ts';

/** What became of one piece of work. */
export interface Worked {
  /** For each of its people. */
  readonly rows: readonly ClassRow[];
  readonly outcome: Outcome;
  /** What went wrong in the grader itself. */
  readonly fault: string | null;
  /** An earlier run had done it, and nothing is to be written. */
  readonly isKept: boolean;
  /** Which of several attempts is the best, from 1; null where one was chosen before. */
  readonly best: number | null;
  write(): Promise<void>;
}

interface Means {
  readonly out: string;
  readonly graders: Graders;
  readonly exercise: Exercise;
  /** Whether what an earlier run has done may stand. */
  readonly mayKeep: boolean;
}

type Earlier = NonNullable<Awaited<ReturnType<typeof earlierResults>>>;

/** Grades what somebody handed in, where no earlier run has. */
export async function gradeWork(work: ClassWork, means: Means): Promise<Worked> {
  const { out, graders, exercise, mayKeep } = means;
  const { people, candidates } = work;
  if (candidates === undefined) {
    const submission = await work.read();
    const earlier = mayKeep ? await earlierResults(out, submission, people, exercise) : null;
    return earlier === null ? fresh(await graders.grade(submission, people), out) : kept(earlier, null);
  }
  const submissions: Submission[] = [];
  for (const each of candidates) submissions.push(await each.read());
  const earlier = mayKeep ? await earlierBest(out, submissions, people, exercise) : null;
  return earlier === null ? gradeAttempts(submissions, people, means) : kept(earlier.results, earlier.number);
}

const kept = ({ rows, outcome }: Earlier, best: number | null): Worked => ({
  rows,
  outcome,
  fault: null,
  isKept: true,
  best,
  write: () => Promise.resolve(),
});

const fresh = ({ rendered, outcome, fault }: Graded, out: string): Worked => ({
  rows: rendered.map(({ row }) => row),
  outcome,
  fault,
  isKept: false,
  best: null,
  write: () => writeAll(rendered, out),
});

/** Grades every attempt; what is written of those that do not count is what staff may see. */
async function gradeAttempts(
  submissions: readonly Submission[],
  people: readonly Owner[],
  { out, graders }: Means,
): Promise<Worked> {
  const graded: Graded[] = [];
  for (const each of submissions) graded.push(await graders.grade(each, people));
  const place = bestOf(graded.map(({ rendered }) => itemAt(rendered, 0).row.score));
  const chosen = itemAt(graded, place);
  const worked = fresh(chosen, out);
  const others = graded.flatMap(({ rendered }, at): AttemptResult[] =>
    at === place ? [] : rendered.map((each) => ({ number: at + 1, rendered: each })),
  );
  return {
    ...worked,
    fault: graded.map(({ fault }) => fault).find((fault) => fault !== null) ?? null,
    best: place + 1,
    async write() {
      // The result that counts comes last: once it is stored, the submission counts as finished.
      await writeAttempts(out, others, { number: place + 1, rendered: chosen.rendered });
      await worked.write();
    },
  };
}

async function writeAll(rendered: readonly Rendered[], out: string): Promise<void> {
  for (const each of rendered) await writeResult(each, out);
}
