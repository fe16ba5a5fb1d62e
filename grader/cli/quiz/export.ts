import { Option } from 'commander';
import { EXPORTS, exportQuiz, reasonsOf } from '../../quiz/export/export.ts';
import type { ExportTarget } from '../../quiz/export/export.ts';
import type { OutFile } from '../../quiz/export/questionBank.ts';
import { USUAL_SHARE } from '../../quiz/make/answers.ts';
import { VariantMaker } from '../../quiz/make/variants.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import type { SubCommand } from '../subCommand.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../io.ts';
import { writeExport } from './exportFiles.ts';
import type { Written } from './exportFiles.ts';
import { printerFor, withPdfOptions } from '../pdf/printer.ts';
import type { PdfOptions, Printer } from '../pdf/printer.ts';
import { checkedExport, checkLines, readableTarget } from './exportCheck.ts';
import { quizFooter } from './pdfPages.ts';
import { forUse, withPracticeOption } from './practiceOption.ts';
import type { PracticeOptions } from './practiceOption.ts';
import { quizFileNamed, quizNamed } from './quizNamed.ts';
import { wholeNumber } from './wholeNumber.ts';
import { helpText } from '../helpText.ts';
import { UserError } from '../userError.ts';

interface Options extends Omit<PdfOptions, 'pdf'>, PracticeOptions {
  readonly to: ExportTarget;
  readonly out: string;
  readonly variants: string;
  readonly strict?: boolean;
  readonly check?: boolean;
  readonly json?: boolean;
}

/**
 * `cutoff quiz export QUIZ --to TARGET --out PATH`. JSON: `{ quiz, to, out, files, notes, leftOut }`, and
 * with `--check` `checked: [Outcome]`.
 */
export const exportCommand: SubCommand = {
  name: 'export',
  summary: 'write the quiz for Moodle, Canvas, QTI 2.1, PrairieLearn, GIFT, or as a table, page or PDF',
  define: (command, run) => {
    withPracticeOption(withPdfOptions(command))
      .argument('<quiz>', 'quiz file, or the name of a bundled quiz')
      .addOption(new Option('--to <target>', 'for which system').choices(EXPORTS).makeOptionMandatory())
      .requiredOption(
        '--out <path>',
        'a file; for prairielearn a folder; for qti12 and qti21 a .zip or a folder',
      )
      .option('--variants <number>', 'how many variants of each question, of which a student gets one', '0')
      .option('--strict', 'write nothing where a question cannot be held')
      .option('--check', 'read what is written back, and mark right and wrong answers as the system does')
      .addHelpText(
        'after',
        helpText(
          'What a system cannot hold is left out, and told. With --check, a table says what the right',
          'answer to each question and three wrong ones earn there, of 1; the exit code is 1 where a',
          'right one does not earn all, or a wrong one does.',
          '',
          'Examples:',
          '  cutoff quiz export figure-5-2 --to moodle --variants 20 --out bank.xml',
          '  cutoff quiz export figure-5-2 --to qti12 --out canvas.zip',
        ),
      )
      .action((name: string) => run((context) => exportNamed(name, command.opts<Options>(), context)));
  },
};

async function exportNamed(
  name: string,
  options: Options,
  { io, print, tell, printJson }: Context,
): Promise<number> {
  const quiz = forUse(quizNamed(name, io.cwd), options);
  const checked = options.check === true ? readableTarget(options.to) : null;
  const asked = { ...options, pdf: options.to === 'pdf' };
  const printer = printerFor(io, asked, 'print the page: --to html');
  const count = wholeNumber(options.variants, 'variants', 0, 500);
  const variants = count === 0 ? [] : await variantsOf(quiz, name, count, io.cwd);
  const exported = exportQuiz(quiz, options.to, variants);
  if (!exported.ok) throw new UserError(`${name}: cannot be exported to ${options.to}: ${exported.why}`);
  const { leftOut } = exported;
  if (options.strict === true && leftOut.length > 0)
    throw new UserError(`${name}: cannot be exported whole to ${options.to}: ${reasonsOf(leftOut)}`);
  const files = printer === null ? exported.files : await printed(exported.files, quiz, printer);
  await writeExport(files, options.to, options.out, io);
  for (const note of exported.notes) tell(note);
  for (const { why } of leftOut) tell(`Left out: ${why}.`);
  const outcomes = checked === null ? null : await checkedExport(quiz, checked, variants, exported.files);
  if (options.json === true)
    printJson({
      quiz: quiz.slug,
      to: options.to,
      out: options.out,
      files: exported.files.map(({ path }) => path),
      notes: exported.notes,
      leftOut,
      ...(outcomes === null ? {} : { checked: outcomes }),
    });
  else {
    print(
      leftOut.length === 0
        ? `${quiz.title} is in ${options.out}.`
        : `${quiz.questions.length - leftOut.length} of ${quiz.questions.length} questions of ` +
            `${quiz.title} are in ${options.out}.`,
    );
    for (const line of checkLines(quiz, outcomes ?? [])) print(line);
  }
  return outcomes?.some(({ failed }) => failed !== null) === true ? EXIT.failed : EXIT.done;
}

async function variantsOf(quiz: Quiz, name: string, count: number, cwd: string): Promise<Quiz[]> {
  const maker = new VariantMaker(quiz, await quizFileNamed(name, cwd), {
    students: count,
    limit: USUAL_SHARE,
  });
  if (maker.refusal !== null)
    throw new UserError(`${name}: there can be no variants of this quiz: ${maker.refusal}`);
  return Array.from({ length: count }, (_, at) => {
    const made = maker.make(`variant ${at + 1}`);
    if (!made.ok) throw new UserError(`${name}: ${made.why}`);
    return made.variant.quiz;
  });
}

async function printed(files: readonly OutFile[], quiz: Quiz, printer: Printer): Promise<Written[]> {
  const footer = quizFooter(quiz);
  const made = await printer.print(files.map(({ content }) => ({ html: content, footer, of: quiz.title })));
  return files.map(({ path, content }, at) => ({ path, content: made[at] ?? content }));
}
