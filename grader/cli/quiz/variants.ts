import { resolve } from 'node:path';
import { Fraction } from 'fraction.js';
import { readStudents } from '../../quiz/make/roster.ts';
import type { RosterEntry } from '../../quiz/make/roster.ts';
import { sharedAnswers, sharedTooOften, USUAL_SHARE } from '../../quiz/make/answers.ts';
import type { SharedAnswer } from '../../quiz/make/answers.ts';
import { count } from '../../words/numbers.ts';
import { questionName } from '../../words/quiz/questionName.ts';
import { openOut } from '../../batch/outFolder.ts';
import { byCodeUnit } from '../../observe/submission/found.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import { VariantMaker } from '../../quiz/make/variants.ts';
import type { SubCommand } from '../subCommand.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../io.ts';
import { printerFor, withPdfOptions } from '../pdf/printer.ts';
import type { PdfOptions } from '../pdf/printer.ts';
import { forUse, withPracticeOption } from './practiceOption.ts';
import type { PracticeOptions } from './practiceOption.ts';
import { quizFileNamed, quizNamed } from './quizNamed.ts';
import { readText } from '../readTree.ts';
import { filesOf, writeVariants } from './variantFiles.ts';
import type { VariantFor } from './variantFiles.ts';
import { wholeNumber } from './wholeNumber.ts';
import { problemsError, UserError, writingTo } from '../userError.ts';

interface Options extends PdfOptions, PracticeOptions {
  readonly roster?: string;
  readonly out?: string;
  readonly students?: string;
  readonly share: string;
  readonly json?: boolean;
}

/**
 * `cutoff quiz variants QUIZ --roster FILE --out DIR`. JSON: `{ quiz, out, answers: [SharedAnswer], students:
 * [{ id, page, key, quiz, hash }] }`; with `--students` `{ quiz, students, answers }`.
 */
export const variantsCommand: SubCommand = {
  name: 'variants',
  summary: 'make a quiz of its own for each student, all equally hard',
  define: (command, run) => {
    withPracticeOption(command);
    withPdfOptions(command.option('--pdf', 'write PDF instead of pages: of each student, and of each key'))
      .argument('<quiz>', 'quiz file, or the name of a bundled quiz')
      .option('--roster <file>', 'who is in the class: a line each, or a table (.csv) with a column "id"')
      .option('--out <folder>', 'where the quizzes go')
      .option('--students <number>', 'write nothing: say how many of so many students share an answer')
      .option(
        '--share <share>',
        'the most of a class that may share an answer, such as 1/5 or 0.2',
        USUAL_SHARE.toFraction(),
      )
      .addHelpText(
        'after',
        HELP + '\nGrade with: cutoff quiz grade ANSWERS --quiz QUIZ --variants FOLDER --out RESULTS',
      )
      .action((name: string) =>
        run((context) => {
          const options = command.opts<Options>();
          return options.students === undefined
            ? writeAll(name, options, context)
            : tellShares(name, options, options.students, context);
        }),
      );
  },
};

/** What a class of nobody in particular would come to. */
async function tellShares(
  name: string,
  options: Options,
  students: string,
  { io, print, printJson }: Context,
): Promise<number> {
  for (const each of ['roster', 'out', 'pdf'] as const)
    if (options[each] !== undefined) throw new UserError(`--students writes nothing, and takes no --${each}`);
  const of = wholeNumber(students, 'students', 2, 1000);
  const quiz = quizNamed(name, io.cwd);
  const roster = Array.from({ length: of }, (_, at) => ({ id: `student-${at + 1}`, name: '' }));
  const limit = shareOf(options.share);
  const variants = await variantsFor(roster, quiz, name, io.cwd, limit);
  const shared = sharedAnswers(
    variants.map((variant) => variant.quiz),
    limit,
  );
  const alike = sharedTooOften(shared, limit);
  if (options.json === true) printJson({ quiz: quiz.slug, students: of, answers: shared });
  else {
    for (const each of shared) print(`${sharedLine(each)}${alike.includes(each) ? '; TOO MANY' : ''}`);
    print(`No two of ${of} students have the same answers to the whole quiz.`);
  }
  return alike.length > 0 ? EXIT.failed : EXIT.done;
}

async function writeAll(name: string, options: Options, { io, print, printJson }: Context): Promise<number> {
  if (options.roster === undefined || options.out === undefined)
    throw new UserError('variants needs --roster and --out, or --students to see what a class would share');
  const printer = printerFor(io, options, 'leave out --pdf, and print the pages');
  const quiz = quizNamed(name, io.cwd);
  const roster = readStudents(await readText(options.roster, io.cwd), options.roster);
  if (!roster.ok) throw problemsError(roster.problems);
  const limit = shareOf(options.share);
  const variants = await variantsFor(roster.value, quiz, name, io.cwd, limit);
  const shared = sharedIn(variants, limit, name);
  const out = resolve(io.cwd, options.out);
  const opened = await openOut(out);
  if (!opened.ok) throw problemsError(opened.problems);
  const shown = variants.map((each) => ({ ...each, quiz: forUse(each.quiz, options) }));
  await writingTo(out, () => writeVariants(out, shown, printer));
  if (options.json === true)
    printJson({
      quiz: quiz.slug,
      out,
      answers: shared,
      students: variants.map((each) => ({
        id: each.student,
        ...filesOf(each.student, printer !== null),
        hash: each.quiz.hash,
      })),
    });
  else {
    for (const each of shared) print(sharedLine(each));
    print(
      `${variants.length} quizzes are in ${options.out}: hand out the pages in ` +
        'students, and keep key and quizzes to yourself.',
    );
  }
  return EXIT.done;
}

/** In order of id. */
async function variantsFor(
  roster: readonly RosterEntry[],
  quiz: Quiz,
  name: string,
  cwd: string,
  limit: Fraction,
): Promise<VariantFor[]> {
  const maker = new VariantMaker(quiz, await quizFileNamed(name, cwd), { students: roster.length, limit });
  if (maker.refusal !== null)
    throw new UserError(`${name}: there can be no variants of this quiz: ${maker.refusal}`);
  return roster
    .toSorted((a, b) => byCodeUnit(a.id, b.id))
    .map((student) => {
      const made = maker.make(student.id);
      if (!made.ok) throw new UserError(`${name}: ${made.why}`);
      return { ...made.variant, name: student.name };
    });
}

/** @throws UserError where too many students share an answer. */
function sharedIn(variants: readonly VariantFor[], limit: Fraction, name: string): SharedAnswer[] {
  const quizzes = variants.map(({ quiz }) => quiz);
  const shared = sharedAnswers(quizzes, limit);
  const alike = sharedTooOften(shared, limit);
  if (alike.length === 0) return shared;
  throw new UserError(
    `${name}: too many students share an answer; nothing was written.\n` +
      `${alike.map(sharedLine).join('\n')}\n` +
      `Use a larger figure, or allow more: --share ${sufficientShare(quizzes)}`,
  );
}

/** From which the least that suffices is offered; the last always does. */
const OFFERED = ['1/4', '1/3', '2/5', '1/2', '3/5', '2/3', '3/4', '4/5', '9/10', '1'];

function sufficientShare(quizzes: readonly Quiz[]): string {
  const shared = sharedAnswers(quizzes, USUAL_SHARE);
  return OFFERED.find((share) => sharedTooOften(shared, new Fraction(share)).length === 0) ?? '1';
}

const sharedLine = ({ number, students, of, different, isNarrow }: SharedAnswer): string =>
  `${questionName(number)}: ${students} of ${of} share the commonest of ${count(different, 'answer')}` +
  `${isNarrow ? '; there can be few' : ''}`;

const HELP =
  '\nNo two students have the same answers to the whole quiz. Of each question it says how\n' +
  'many share the commonest answer; where there can be few answers, students must share\n' +
  'them, and --share does not count.\n' +
  '\nIt writes students/<id>.html to hand out; apart from them, for staff, key/<id>.html\n' +
  'and quizzes/<id>.json; and measures.csv, which says how hard each is. The same\n' +
  'quiz and id give the same variant.\n';

/** A share above 0 and up to 1. */
function shareOf(text: string): Fraction {
  if (/^(\d{1,4}\/[1-9]\d{0,3}|[01](\.\d{1,4})?)$/.test(text)) {
    const share = new Fraction(text);
    if (share.compare(0) > 0 && share.compare(1) <= 0) return share;
  }
  throw new UserError(`--share: found ${JSON.stringify(text)}; expected a share such as 1/5 or 0.2`);
}
