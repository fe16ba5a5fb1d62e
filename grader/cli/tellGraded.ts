import type { GradedClass } from '../batch/gradeClass.ts';
import { yardsticksOf } from '../report/yardsticks.ts';
import type { OpenClass } from '../intake/openClass.ts';
import { attemptJson, attemptLines } from './attemptWords.ts';
import type { Context } from './context.ts';
import { rosterLines } from './dryRun.ts';
import { exitCodeOf } from './exitCodeOf.ts';
import { EXIT } from './io.ts';
import { formatProblem } from '../types/result.ts';
import { gradedLines, rowsOfRun, summaryJson } from './summary.ts';
import { printLines } from './printLines.ts';

/** What was graded, and the exit code that goes with it. `named` is how the out folder was given; `quiet`
 * leaves standard output to something else. */
export function tellGraded(
  graded: GradedClass,
  { roster, work }: Pick<OpenClass, 'roster' | 'work'>,
  named: string,
  out: string,
  { json, strict, quiet }: { readonly json?: boolean; readonly strict?: boolean; readonly quiet?: boolean },
  { io, print, tell, printJson }: Context,
): number {
  for (const { id, message } of graded.faults)
    tell(`cutoff: something went wrong in Cutoff itself while grading ${id}: ${message}`);
  const { rows, interrupted, total, kept, written } = graded;
  const several = work.filter(({ attempts }) => attempts > 1);
  if (json === true)
    printJson({
      ...summaryJson(written === null ? rows : rowsOfRun(rows, written.rows), out),
      interrupted,
      faults: graded.faults,
      leftOver: written?.leftOver ?? [],
      kept,
      runs: graded.runs,
      ...(several.length === 0
        ? {}
        : { attempts: several.map((each) => ({ id: each.id, ...attemptJson(each) })) }),
      ...(roster === null ? {} : { roster }),
    });
  if (written === null) {
    tell(
      `\nStopped: ${rows.length} of ${total} were graded, and their reports are in ` +
        `${named}. grades.csv and index.html were left as they were. The same command goes on.`,
    );
    return EXIT.interrupted;
  }
  for (const problem of written.strangers) tell(`cutoff: ${formatProblem(problem)}`);
  if (json !== true && quiet !== true)
    printLines(
      gradedLines(rows, written, named, {
        kept,
        runs: graded.runs,
        more: [...attemptLines(work), ...rosterLines(roster)],
      }),
      { io, print },
    );
  const outcomes = graded.outcomes.filter((outcome) => outcome !== 'failed' || strict === true);
  return exitCodeOf(yardsticksOf(written.rows).length > 1 ? [...outcomes, 'mend'] : outcomes);
}
