import { join } from 'node:path';
import { rerender } from '../batch/rerender.ts';
import { formatProblem } from '../types/result.ts';
import { readClassFile } from '../batch/classFile.ts';
import { membersOf } from '../batch/classList.ts';
import { type ClassPolicy, policyOfResults } from '../batch/classPolicy.ts';
import type { CommandModule, Context } from './context.ts';
import { courseNamed, noteSubmitted, withBom, withCourse } from './policyFor.ts';
import { EXIT } from './io.ts';
import { inLocked } from './inLocked.ts';
import { classLines, missingWords, policyLines, summaryJson, summaryText } from './summary.ts';
import { yardsticksOf } from '../report/yardsticks.ts';
import { existingFolder, noResults } from './outFolder.ts';
import { problemsError, writingTo } from './userError.ts';
import { helpText } from './helpText.ts';
import { printLines } from './printLines.ts';

interface Options {
  readonly afterDue?: boolean;
  readonly bom?: boolean;
  readonly course?: string | false;
  readonly submitted?: string;
  readonly json?: boolean;
}

/**
 * `cutoff report DIR`: writes the reports of a graded class again. JSON: see `summaryJson`, with `problems`
 * and `leftOver`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<folder>', 'what "grade" wrote: its --out folder')
    .option('--after-due', 'let students see the checks that open after the due date');
  withBom(withCourse(command))
    .option('--submitted <table>', 'when work was handed in: id, submitted')
    .addHelpText(
      'after',
      helpText(
        'Nothing is run again: the pages, grades.csv and index.html are made from the',
        'stored results, and of what the course and people decided.',
        '',
        'Example:',
        '  cutoff report results --after-due',
        '  cutoff report results --course course.json --submitted times.csv',
      ),
    )
    .action((path: string) =>
      run(async ({ io, print, printJson, tell }) => {
        const options = command.opts<Options>();
        const out = existingFolder(io.cwd, path);
        const done = await writingTo(out, () =>
          inLocked(out, async () => {
            const policy = await policyOfFolder(out, options, { io, tell });
            return rerender(out, { afterDue: options.afterDue === true, bom: options.bom, ...policy });
          }),
        );
        const { rows, problems, missing, leftOver } = done;
        if (rows.length === 0 && problems.length === 0) throw noResults(path);
        for (const problem of [...problems, ...done.strangers]) tell(`cutoff: ${formatProblem(problem)}`);
        if (missing.length > 0) tell(`cutoff: ${missingWords(missing)}`);
        if (options.json === true) printJson({ ...summaryJson(rows, out), problems, leftOver, missing });
        else
          printLines(
            [
              summaryText(rows, done.absent.length),
              ...classLines(done),
              ...policyLines(rows),
              `The reports are new: open ${join(path, 'index.html')}`,
            ],
            { io, print },
          );
        const isWhole = problems.length === 0 && missing.length === 0 && yardsticksOf(rows).length < 2;
        return isWhole ? EXIT.done : EXIT.usage;
      }),
    );
};

/** The policy of a class whose results are there, with the times of a table. */
async function policyOfFolder(
  out: string,
  options: Options,
  { io, tell }: Pick<Context, 'io' | 'tell'>,
): Promise<{ readonly policy: ClassPolicy | null; readonly course: string | undefined }> {
  const memory = await readClassFile(out);
  const course = courseNamed(out, memory, options.course, io.cwd);
  const members = await membersOf(out, memory);
  const ids = members.map(({ id }) => id);
  if (options.submitted !== undefined) await noteSubmitted(out, ids, options.submitted, { io, tell });
  const policy = await policyOfResults(out, members, course.course, io.cwd);
  if (!policy.ok) throw problemsError(policy.problems);
  return { policy: policy.value, ...course };
}
