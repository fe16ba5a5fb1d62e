import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Option } from 'commander';
import { EXPORTS, exportQuiz, reasonsOf } from '../../quiz/export/export.ts';
import type { ExportTarget } from '../../quiz/export/export.ts';
import type { OutFile } from '../../quiz/export/questionBank.ts';
import { zipOf } from '../../content/zip.ts';
import { VariantMaker } from '../../quiz/make/variants.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import { reasonOf } from '../../observe/submission/folder.ts';
import { findBrowser, printToPdf } from '../browser.ts';
import type { SubCommand } from '../subCommand.ts';
import type { Io } from '../io.ts';
import { EXIT } from '../io.ts';
import { quizFileNamed, quizNamed } from './quizNamed.ts';
import { writeFileAt } from './render.ts';
import { wholeNumber } from './wholeNumber.ts';
import { helpText } from '../helpText.ts';
import { UserError } from '../userError.ts';

interface Options {
  readonly to: ExportTarget;
  readonly out: string;
  readonly variants: string;
  readonly strict?: boolean;
  readonly json?: boolean;
}

/** `cutoff quiz export QUIZ --to TARGET --out PATH`. JSON: `{ quiz, to, out, files, notes, leftOut }`. */
export const exportCommand: SubCommand = {
  name: 'export',
  summary: 'write the quiz for Moodle, Canvas, QTI 2.1, PrairieLearn, GIFT, or as a table, page or PDF',
  define: (command, run) => {
    command
      .argument('<quiz>', 'quiz file, or the name of a bundled quiz')
      .addOption(new Option('--to <target>', 'for which system').choices(EXPORTS).makeOptionMandatory())
      .requiredOption(
        '--out <path>',
        'a file; for prairielearn a folder; for qti12 and qti21 a .zip or a folder',
      )
      .option('--variants <number>', 'how many variants of each question, of which a student gets one', '0')
      .option('--strict', 'write nothing where a question cannot be held')
      .addHelpText(
        'after',
        helpText(
          'What a system cannot hold is left out, and told.',
          '',
          'Examples:',
          '  cutoff quiz export figure-5-2 --to moodle --variants 20 --out bank.xml',
          '  cutoff quiz export figure-5-2 --to qti12 --out canvas.zip',
        ),
      )
      .action((name: string) =>
        run(async ({ io, print, tell, printJson }) => {
          const options = command.opts<Options>();
          const quiz = quizNamed(name, io.cwd);
          const count = wholeNumber(options.variants, 'variants', 0, 500);
          const exported = exportQuiz(
            quiz,
            options.to,
            count === 0 ? [] : await variantsOf(quiz, name, count, io.cwd),
          );
          if (!exported.ok)
            throw new UserError(`${name}: cannot be exported to ${options.to}: ${exported.why}`);
          const { leftOut } = exported;
          if (options.strict === true && leftOut.length > 0)
            throw new UserError(`${name}: cannot be exported whole to ${options.to}: ${reasonsOf(leftOut)}`);
          await write(exported.files, options.to, options.out, io);
          for (const note of exported.notes) tell(note);
          for (const { why } of leftOut) tell(`Left out: ${why}.`);
          if (options.json === true)
            printJson({
              quiz: quiz.slug,
              to: options.to,
              out: options.out,
              files: exported.files.map(({ path }) => path),
              notes: exported.notes,
              leftOut,
            });
          else
            print(
              leftOut.length === 0
                ? `${quiz.title} is in ${options.out}.`
                : `${quiz.questions.length - leftOut.length} of ${quiz.questions.length} questions of ` +
                    `${quiz.title} are in ${options.out}.`,
            );
          return EXIT.done;
        }),
      );
  },
};

async function variantsOf(quiz: Quiz, name: string, count: number, cwd: string): Promise<Quiz[]> {
  const maker = new VariantMaker(quiz, await quizFileNamed(name, cwd));
  if (maker.refusal !== null)
    throw new UserError(`${name}: there can be no variants of this quiz: ${maker.refusal}`);
  return Array.from({ length: count }, (_, at) => {
    const made = maker.make(`variant ${at + 1}`);
    if (!made.ok) throw new UserError(`${name}: ${made.why}`);
    return made.variant.quiz;
  });
}

async function write(files: readonly OutFile[], target: ExportTarget, out: string, io: Io): Promise<void> {
  const at = resolve(io.cwd, out);
  const [only = { content: '' }] = files;
  if (target === 'pdf') return writePdf(only.content, at, out, io);
  const isPackage = target === 'qti12' || target === 'qti21';
  if (target === 'prairielearn' || (isPackage && !/\.zip$/i.test(out))) return writeFolder(files, at, out);
  if (isPackage) {
    try {
      await writeFile(at, zipOf(files));
    } catch (error) {
      throw new UserError(`${out}: cannot be written (${reasonOf(error)})`);
    }
    return;
  }
  return writeFileAt(at, out, only.content);
}

async function writeFolder(files: readonly OutFile[], at: string, shown: string): Promise<void> {
  for (const { path, content } of files) {
    try {
      await mkdir(dirname(join(at, path)), { recursive: true });
    } catch (error) {
      throw new UserError(`${shown}: cannot be made a folder (${reasonOf(error)})`);
    }
    await writeFileAt(join(at, path), join(shown, path), content);
  }
}

async function writePdf(html: string, at: string, shown: string, io: Io): Promise<void> {
  const browser = findBrowser(io.env);
  if (browser === null)
    throw new UserError(
      'a PDF needs Chromium, Chrome or Edge, and none was found. Set CUTOFF_CHROMIUM to the ' +
        'path of one, or print the page: --to html',
    );
  const folder = await mkdtemp(join(tmpdir(), 'cutoff-pdf-'));
  try {
    const page = join(folder, 'quiz.html');
    await writeFile(page, html);
    if (!(await printToPdf(browser, page, at)))
      throw new UserError(
        `${shown}: the browser ${browser} did not print it. Print the page instead: --to html`,
      );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
