import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { formatInertCsv } from '../../content/formatCsv.ts';
import { writeWhole } from '../../batch/outFolder.ts';
import { segmentOf } from '../../batch/segment.ts';
import { byCodeUnit } from '../../observe/submission/found.ts';
import type { RosterEntry } from '../../quiz/make/roster.ts';
import type { Variant } from '../../quiz/make/variants.ts';
import { createQuizPages } from '../../quiz/page/pages.ts';
import { withoutPractice } from '../../quiz/quiz.ts';
import { layOut } from '../../report/layOut.ts';
import type { Json } from '../../report/layOut.ts';
import type { Printer, Sheet } from '../pdf/printer.ts';
import { VARIANT_QUIZZES } from './handedIn.ts';
import { quizFooter } from './pdfPages.ts';

/** Somebody with a quiz of their own. */
export interface VariantFor extends Variant {
  readonly name: RosterEntry['name'];
}

/** What is written for a student: pages as HTML, or as PDF. */
export function filesOf(
  student: string,
  isPdf: boolean,
): { readonly page: string; readonly key: string; readonly quiz: string } {
  const segment = segmentOf(student);
  const ending = isPdf ? 'pdf' : 'html';
  return {
    page: `students/${segment}.${ending}`,
    key: `key/${segment}.${ending}`,
    quiz: `${VARIANT_QUIZZES}/${segment}.json`,
  };
}

export async function writeVariants(
  out: string,
  variants: readonly VariantFor[],
  printer: Printer | null,
): Promise<void> {
  const pages = createQuizPages();
  for (const folder of ['students', 'key', VARIANT_QUIZZES])
    await mkdir(join(out, folder), { recursive: true });
  const write = (path: string, content: string | Uint8Array): Promise<void> =>
    writeWhole(join(out, dirname(path)), basename(path), content);
  const sheets: (Sheet & { readonly path: string })[] = [];
  for (const { student, name, quiz, file } of variants) {
    const files = filesOf(student, printer !== null);
    sheets.push(
      {
        path: files.page,
        html: pages.form(printer === null ? quiz : withoutPractice(quiz)),
        footer: quizFooter(quiz, { name }),
        of: student,
      },
      {
        path: files.key,
        html: pages.key(quiz),
        footer: quizFooter(quiz, { name, isKey: true }),
        of: student,
      },
    );
    await write(files.quiz, layOut(file as unknown as Json));
  }
  const printed = await printer?.print(sheets);
  for (const [at, { path, html }] of sheets.entries()) await write(path, printed?.[at] ?? html);
  await write('measures.csv', measuresTable(variants));
}

function measuresTable(variants: readonly Variant[]): string {
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
  return formatInertCsv([head, ...rows]);
}
