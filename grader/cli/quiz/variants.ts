import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Fraction } from 'fraction.js';
import { formatInertCsv } from '../../content/csv.ts';
import { readRoster } from '../../quiz/make/roster.ts';
import { sharedAnswers, sharedTooOften, USUAL_SHARE } from '../../quiz/make/answers.ts';
import type { SharedAnswer } from '../../quiz/make/answers.ts';
import { count } from '../../words/numbers.ts';
import { openOut, writeWhole } from '../../batch/outFolder.ts';
import { segmentOf } from '../../batch/segment.ts';
import { byCodeUnit } from '../../observe/submission/found.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import { VariantMaker } from '../../quiz/make/variants.ts';
import type { Variant } from '../../quiz/make/variants.ts';
import { createQuizPages } from '../../quiz/page/pages.ts';
import { layOut } from '../../report/layOut.ts';
import type { Json } from '../../report/layOut.ts';
import type { SubCommand } from '../subCommand.ts';
import { EXIT } from '../io.ts';
import { VARIANT_QUIZZES } from './handedIn.ts';
import { quizFileNamed, quizNamed } from './quizNamed.ts';
import { readText } from '../readTree.ts';
import { problemsError, UserError, writingTo } from '../userError.ts';

interface Options {
  readonly roster: string;
  readonly out: string;
  readonly share: string;
  readonly json?: boolean;
}

/**
 * `cutoff quiz variants QUIZ --roster FILE --out DIR`. JSON: `{ quiz, out, answers: [SharedAnswer], students:
 * [{ id, page, key, quiz, hash }] }`.
 */
export const variantsCommand: SubCommand = {
  name: 'variants',
  summary: 'make a quiz of its own for each student, all equally hard',
  define: (command, run) => {
    command
      .argument('<quiz>', 'quiz file, or the name of a bundled quiz')
      .requiredOption(
        '--roster <file>',
        'who is in the class: a line each, or a table (.csv) with a column "id"',
      )
      .requiredOption('--out <folder>', 'where the quizzes go')
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
        run(async ({ io, print, printJson }) => {
          const options = command.opts<Options>();
          const base = quizNamed(name, io.cwd);
          const maker = new VariantMaker(base, await quizFileNamed(name, io.cwd));
          if (maker.refusal !== null)
            throw new UserError(`${name}: there can be no variants of this quiz: ${maker.refusal}`);
          const roster = readRoster(await readText(options.roster, io.cwd), options.roster);
          if (!roster.ok) throw problemsError(roster.problems);
          const variants = roster.value.toSorted(byCodeUnit).map((student) => {
            const made = maker.make(student);
            if (!made.ok) throw new UserError(`${name}: ${made.why}`);
            return made.variant;
          });
          const shared = sharedIn(variants, options.share, name);
          const out = resolve(io.cwd, options.out);
          const opened = await openOut(out);
          if (!opened.ok) throw problemsError(opened.problems);
          await writingTo(out, () => writeVariants(out, variants));
          if (options.json === true)
            printJson({
              quiz: base.slug,
              out,
              answers: shared,
              students: variants.map(({ student, quiz }) => ({
                id: student,
                ...filesOf(student),
                hash: quiz.hash,
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
        }),
      );
  },
};

/** @throws UserError where too many students share an answer. */
function sharedIn(variants: readonly Variant[], share: string, name: string): SharedAnswer[] {
  const limit = shareOf(share);
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

const sharedLine = ({ question, students, of, different, isNarrow }: SharedAnswer): string =>
  `${question}: ${students} of ${of} share the commonest of ${count(different, 'answer')}` +
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

const filesOf = (student: string): { readonly page: string; readonly key: string; readonly quiz: string } => {
  const segment = segmentOf(student);
  return {
    page: `students/${segment}.html`,
    key: `key/${segment}.html`,
    quiz: `${VARIANT_QUIZZES}/${segment}.json`,
  };
};

async function writeVariants(out: string, variants: readonly Variant[]): Promise<void> {
  const pages = createQuizPages();
  for (const folder of ['students', 'key', VARIANT_QUIZZES])
    await mkdir(join(out, folder), { recursive: true });
  for (const { student, quiz, file } of variants) {
    const segment = segmentOf(student);
    await writeWhole(join(out, 'students'), `${segment}.html`, pages.form(quiz));
    await writeWhole(join(out, 'key'), `${segment}.html`, pages.key(quiz));
    await writeWhole(join(out, VARIANT_QUIZZES), `${segment}.json`, layOut(file as unknown as Json));
  }
  const rows = variants.flatMap(({ student, measures }) =>
    measures.map((each) =>
      [
        student,
        each.leaves,
        each.pruned,
        each.cuts,
        each.deep,
        Object.entries(each.cutoffs)
          .sort(([a], [b]) => byCodeUnit(a, b))
          .map(([kind, number]) => `${number} ${kind}`)
          .join('; '),
        each.bestMoves,
        each.reveals.length,
      ].map(String),
    ),
  );
  const head = ['id', 'leaves', 'pruned', 'cutoffs', 'deep', 'kinds', 'best moves', 'mistakes revealed'];
  await writeWhole(out, 'measures.csv', formatInertCsv([head, ...rows]));
}
