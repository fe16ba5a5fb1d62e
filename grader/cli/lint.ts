import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { lintContent } from '../adequacy/lintTree.ts';
import { listExercises } from '../content/exercise.ts';
import { kindOfFile } from '../content/fileKind.ts';
import { parseJson } from '../content/json.ts';
import { visible } from '../picture/visible.ts';
import type { LintedQuestion } from '../quiz/lint/lintQuiz.ts';
import { hang } from '../report/wrap.ts';
import { formatProblem } from '../types/result.ts';
import type { Problem } from '../types/result.ts';
import type { CommandModule } from './context.ts';
import { didYouMean } from './didYouMean.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { EXIT, widthOf } from './io.ts';
import { readText } from './readTree.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';

interface Options {
  readonly strict?: boolean;
  readonly json?: boolean;
}

interface Linted {
  readonly path: string;
  readonly kind: 'exercise' | 'quiz' | 'tree' | 'run';
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly solutions?: readonly string[];
  /** Of a quiz. */
  readonly questions?: readonly LintedQuestion[];
}

/** `cutoff lint PATH…`. JSON: a list of `{ path, kind, problems, warnings, solutions?, questions? }`. */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<paths...>', 'tree files, run files, quizzes, exercises by name or folder')
    .option('--strict', 'exit with 1 when there are warnings')
    .addHelpText(
      'after',
      helpText(
        'An exercise must load, and everything in its solutions folder must get full',
        'marks. Of a quiz it says which mistakes each question reveals, what its answer',
        'depends on and how hard it is; what a reader could take in two ways is a warning.',
        '',
        'Examples:',
        '  cutoff lint trees/mine.json',
        '  cutoff lint ../my-exercise --strict',
      ),
    )
    .action((paths: string[]) =>
      run(async ({ io, print, printJson }) => {
        const options = command.opts<Options>();
        const slugs = (await listExercises()).map(({ slug }) => slug);
        const linted: Linted[] = [];
        for (const path of paths) linted.push(await lintPath(path, slugs, io.cwd));
        if (options.json === true) printJson(linted);
        else
          for (const each of linted)
            for (const line of await lines(each))
              for (const part of broken(line, widthOf(io.stdout))) print(part);
        if (linted.some(({ problems }) => problems.length > 0)) return EXIT.usage;
        return options.strict === true && linted.some(({ warnings }) => warnings.length > 0)
          ? EXIT.failed
          : EXIT.done;
      }),
    );
};

async function lintPath(path: string, slugs: readonly string[], cwd: string): Promise<Linted> {
  const at = resolve(cwd, path);
  const isBundled = slugs.includes(path);
  if (!isBundled && !existsSync(at)) {
    const { listQuizzes } = await import('../quiz/file/quiz.ts');
    const quizzes = listQuizzes();
    if (quizzes.includes(path)) return lintQuizNamed(path, cwd);
    if (!/[./\\]/.test(path))
      throw new UserError(
        `there is no exercise, quiz or file ${JSON.stringify(path)}` +
          didYouMean(path, [...slugs, ...quizzes]),
      );
    throw new UserError(`${path}: there is no such file or folder`);
  }
  if (isBundled || statSync(at).isDirectory() || basename(at) === 'exercise.json')
    return lintFolder(path, cwd);
  const text = await readText(path, cwd);
  const json = parseJson(text, path);
  const isQuiz = json.ok && kindOfFile(json.value) === 'quiz';
  return isQuiz ? lintQuizNamed(path, cwd) : { path, ...lintContent(text, path) };
}

async function lintQuizNamed(path: string, cwd: string): Promise<Linted> {
  const [{ lintQuiz }, { quizNamed }] = await Promise.all([
    import('../quiz/lint/lintQuiz.ts'),
    import('./quiz/quizNamed.ts'),
  ]);
  try {
    return { path, kind: 'quiz', problems: [], ...lintQuiz(quizNamed(path, cwd), path) };
  } catch (error) {
    if (error instanceof UserError && error.problems.length > 0)
      return { path, kind: 'quiz', problems: error.problems, warnings: [] };
    throw error;
  }
}

async function lintFolder(path: string, cwd: string): Promise<Linted> {
  try {
    const exercise = await exerciseNamed(path, cwd);
    const [{ lintExercise }, { createEngines }] = await Promise.all([
      import('../adequacy/lintExercise.ts'),
      import('../observe/sandbox/engines.ts'),
    ]);
    const engines = createEngines({ workers: 1 });
    try {
      return { path, kind: 'exercise', ...(await lintExercise(exercise, path, engines)) };
    } finally {
      await engines.close();
    }
  } catch (error) {
    if (error instanceof UserError && error.problems.length > 0)
      return { path, kind: 'exercise', problems: error.problems, warnings: [] };
    throw error;
  }
}

async function lines({ path, kind, problems, warnings, solutions, questions }: Linted): Promise<string[]> {
  const facts =
    questions === undefined
      ? []
      : (await import('../quiz/lint/lintedLines.ts')).lintedQuizLines({ questions, warnings });
  const told = [
    ...problems.map(formatProblem),
    ...warnings.map((warning) => `warning: ${formatProblem(warning)}`),
  ];
  if (told.length > 0) return [...facts, ...told];
  const proof =
    solutions === undefined
      ? ''
      : `; ${solutions.length} ${solutions.length === 1 ? 'solution gets' : 'solutions get'} full marks`;
  return [...facts, `${path}: this ${kind} is fine${proof}`];
}

/** A line, and what does not fit on it below, a little further in. */
function broken(line: string, width: number): string[] {
  const lead = line.slice(0, line.length - line.trimStart().length);
  return hang(lead, visible(line.slice(lead.length)), width, lead.length + 2);
}
