import { join } from 'node:path';
import type { ClassWork } from '../intake/classWork.ts';
import type { ClassRow } from '../report/classRow.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Submission } from '../types/submission.ts';
import { itemAt } from '../types/lookup.ts';
import { type AttemptResult, bestOf, earlierBest, writeAttempts } from './attemptResults.ts';
import type { Graded, Graders, Owner } from './graders.ts';
import type { Outcome } from './outcome.ts';
import { dropRuns, type RunsPlace } from './runsFile.ts';
import { segmentOf } from './segment.ts';
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
  /** How many runs were made, and how many stood as they had been kept. */
  readonly runs: Graded['runs'];
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
    if (earlier !== null) return kept(earlier, null);
    const graded = await graders.grade(submission, people, placeOf(submission, people, means));
    return keeping(fresh(graded, out), [submission], people, means);
  }
  const submissions: Submission[] = [];
  for (const each of candidates) submissions.push(await each.read());
  const earlier = mayKeep ? await earlierBest(out, submissions, people, exercise) : null;
  return earlier === null ? gradeAttempts(submissions, people, means) : kept(earlier.results, earlier.number);
}

/** Where the runs of a submission are kept: one place for all who handed it in. */
const placeOf = ({ hash }: Submission, people: readonly Owner[], { out, mayKeep }: Means): RunsPlace => ({
  folder: runsFolder(people, out),
  hash,
  mayTake: mayKeep,
});
const runsFolder = (people: readonly Owner[], out: string): string =>
  join(out, segmentOf(itemAt(people, 0).id));

/** With runs of other work gone once all is written. */
const keeping = (
  worked: Worked,
  submissions: readonly Submission[],
  people: readonly Owner[],
  { out }: Means,
): Worked => ({
  ...worked,
  async write() {
    await worked.write();
    await dropRuns(
      runsFolder(people, out),
      submissions.map(({ hash }) => hash),
    );
  },
});

const kept = ({ rows, outcome }: Earlier, best: number | null): Worked => ({
  rows,
  outcome,
  fault: null,
  isKept: true,
  runs: { made: 0, kept: 0 },
  best,
  write: () => Promise.resolve(),
});

const fresh = ({ rendered, outcome, fault, runs }: Graded, out: string): Worked => ({
  rows: rendered.map(({ row }) => row),
  outcome,
  fault,
  isKept: false,
  runs,
  best: null,
  write: () => writeAll(rendered, out),
});

/** Grades every attempt; what is written of those that do not count is what staff may see. */
async function gradeAttempts(
  submissions: readonly Submission[],
  people: readonly Owner[],
  means: Means,
): Promise<Worked> {
  const { out, graders } = means;
  const graded: Graded[] = [];
  for (const each of submissions)
    graded.push(await graders.grade(each, people, placeOf(each, people, means)));
  const place = bestOf(graded.map(({ rendered }) => itemAt(rendered, 0).row.score));
  const chosen = itemAt(graded, place);
  const worked = fresh(chosen, out);
  const others = graded.flatMap(({ rendered }, at): AttemptResult[] =>
    at === place ? [] : rendered.map((each) => ({ number: at + 1, rendered: each })),
  );
  const whole: Worked = {
    ...worked,
    runs: {
      made: graded.reduce((sum, { runs }) => sum + runs.made, 0),
      kept: graded.reduce((sum, { runs }) => sum + runs.kept, 0),
    },
    fault: graded.map(({ fault }) => fault).find((fault) => fault !== null) ?? null,
    best: place + 1,
    async write() {
      // The result that counts comes last: once it is stored, the submission counts as finished.
      await writeAttempts(out, others, { number: place + 1, rendered: chosen.rendered });
      await worked.write();
    },
  };
  return keeping(whole, submissions, people, means);
}

async function writeAll(rendered: readonly Rendered[], out: string): Promise<void> {
  for (const each of rendered) await writeResult(each, out);
}
