import { resolve } from 'node:path';
import type { Report } from '../../types/report.ts';
import { classRow } from '../../report/classRow.ts';
import type { ClassRow } from '../../report/classRow.ts';
import { createRenderer } from '../../report/renderer.ts';
import { NOTHING_REMEMBERED, readClassFile } from '../../batch/classFile.ts';
import { openOut } from '../../batch/outFolder.ts';
import { outcomeOf } from '../../batch/outcome.ts';
import { otherExercise, writeClass, type WrittenClass } from '../../batch/writeClass.ts';
import { renderResult, writeResult } from '../../batch/writeResult.ts';
import { quizOutline } from '../../quiz/judge/report.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import { readHandedIn } from './handedIn.ts';
import { formatProblem } from '../../types/result.ts';
import type { Context } from '../context.ts';
import { exitCodeOf } from '../exitCodeOf.ts';
import { EXIT } from '../io.ts';
import type { SubCommand } from '../subCommand.ts';
import { quizNamed } from './quizNamed.ts';
import { gradedLines, rowsOfRun, summaryJson } from '../summary.ts';
import { noteSubmitted, policyFor, withCourse } from '../policyFor.ts';
import { inLocked } from '../inLocked.ts';
import { problemsError, UserError, writingTo } from '../userError.ts';
import { printLines } from '../printLines.ts';

interface Options {
  readonly quiz: string;
  readonly out: string;
  readonly course?: string | false;
  readonly submitted?: string;
  readonly variants?: string;
  readonly strict?: boolean;
  readonly json?: boolean;
}

/** `cutoff quiz grade ANSWERS… --quiz QUIZ --out DIR`. JSON: see `summaryJson`. */
export const gradeCommand: SubCommand = {
  name: 'grade',
  summary: 'grade the answers of a class',
  define: (command, run) => {
    command
      .argument(
        '<answers...>',
        'answer files (.json), tables of answers (.csv, a row a student), or folders of them',
      )
      .requiredOption('--quiz <quiz>', 'quiz file, or the name of a bundled quiz')
      .requiredOption('--out <folder>', 'where the results go')
      .option(
        '--variants <folder>',
        'folder that "quiz variants" wrote: each student is graded by their own tree',
      );
    withCourse(command)
      .option('--submitted <table>', 'when answers were handed in: id, submitted')
      .option('--strict', 'exit with 1 when any answer is wrong')
      .addHelpText(
        'after',
        '\nFor each student it writes result.json and report.html, in <out>/<id>/staff and\n' +
          '<out>/<id>/student; for the class it writes grades.csv and index.html.\n' +
          '\nA table has a column "id", "name" if you like, and one for each question (q1) or\n' +
          'part of one (q1.A).\n\nExamples:\n  cutoff quiz grade answers --quiz figure-5-2 --out ' +
          'results\n  cutoff quiz grade answers.csv --quiz quiz.json --out results',
      )
      .action((paths: string[]) =>
        run(async (context) => {
          const options = command.opts<Options>();
          const quiz = quizNamed(options.quiz, context.io.cwd);
          const reports = await readHandedIn(paths, quiz, options.variants, context.io.cwd);
          return writeReports(quiz, reports, options.out, options, context);
        }),
      );
  },
};

/** `cutoff grade ANSWERS --exercise QUIZ`: what only programs have is refused. */
export async function gradeQuizClass(
  paths: readonly string[],
  options: {
    readonly exercise: string;
    readonly out?: string;
    readonly only?: readonly string[];
    readonly case?: string;
    readonly course?: string | false;
    readonly submitted?: string;
    readonly strict?: boolean;
    readonly json?: boolean;
  },
  context: Context,
): Promise<number> {
  if (options.case !== undefined || options.only !== undefined)
    throw new UserError(
      `${options.case !== undefined ? '--case' : '--only'}: a quiz is graded whole, in no time`,
    );
  if (options.out === undefined) throw new UserError('where should the results go? Add --out FOLDER');
  const quiz = quizNamed(options.exercise, context.io.cwd);
  return writeReports(
    quiz,
    await readHandedIn(paths, quiz, undefined, context.io.cwd),
    options.out,
    options,
    context,
  );
}

/** Writes what `grade` writes for any exercise, and gives the exit code. */
async function writeReports(
  quiz: Quiz,
  reports: readonly Report[],
  outName: string,
  options: Pick<Options, 'strict' | 'json' | 'course' | 'submitted'>,
  { io, print, tell, printJson }: Context,
): Promise<number> {
  const out = resolve(io.cwd, outName);
  const opened = await openOut(out);
  if (!opened.ok) throw problemsError(opened.problems);
  const other = await otherExercise(out, quiz.slug);
  if (other !== null)
    throw new UserError(
      `${outName} holds the results of ${other}; nothing was written. Name another folder for ${quiz.slug}.`,
    );
  const renderer = createRenderer();
  const rows: ClassRow[] = [];
  const writeAll = async (): Promise<WrittenClass> => {
    const before = (await readClassFile(out)) ?? NOTHING_REMEMBERED;
    const ids = reports.map(({ submission }) => submission.id);
    if (options.submitted !== undefined) await noteSubmitted(out, ids, options.submitted, { io, tell });
    const { course, policy } = await policyFor(out, quizOutline(quiz), before, options, io.cwd);
    const memory = { ...before, ...course };
    for (const report of reports) {
      const rendered = renderResult(report, renderer);
      await writeResult(rendered, out);
      rows.push(classRow(report, rendered.row.folder));
    }
    const members = rows.map(({ id, folder }) => ({ id, folder }));
    return writeClass(out, { rows, exercise: quizOutline(quiz), members, memory, policy }, renderer);
  };
  const written = await writingTo(out, () => inLocked(out, writeAll));
  for (const problem of written.strangers) tell(`cutoff: ${formatProblem(problem)}`);
  if (options.json === true)
    printJson({ ...summaryJson(rowsOfRun(rows, written.rows), out), leftOver: written.leftOver });
  else printLines(gradedLines(rows, written, outName), { io, print });
  const outcomes = reports
    .map(outcomeOf)
    .filter((outcome) => outcome !== 'failed' || options.strict === true);
  return outcomes.length === 0 ? EXIT.done : exitCodeOf(outcomes);
}
