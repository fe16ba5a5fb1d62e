import { createQuizPages } from '../page/pages.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { type Quiz, withoutPractice } from '../quiz.ts';
import type { Asked } from './exportedAnswers.ts';
import { askedElsewhere, askedOfPrograms, askedTyped, offeredNotes } from './offeredAnswers.ts';
import { bankOf, fitting } from './questionBank.ts';
import type { Bank, Exported, Item, LeftOut, Written } from './questionBank.ts';
import { csvTable } from './csvTable.ts';
import { giftRefusal, giftText } from './gift.ts';
import { moodleRefusal, moodleXml } from './moodle.ts';
import { prairieLearn } from './prairieLearn.ts';
import { qtiPackage } from './qti.ts';
import { qti21Package } from './qti21.ts';

export const EXPORTS = ['moodle', 'qti12', 'qti21', 'prairielearn', 'gift', 'csv', 'html', 'pdf'] as const;
export type ExportTarget = (typeof EXPORTS)[number];

/** A system that has a bank of questions. */
interface System {
  readonly write: (bank: Bank) => Written;
  /** The parts of a question as it asks them. */
  readonly asked: (prepared: PreparedQuestion) => Asked[];
  /** Why it cannot hold a question; null where it can. */
  readonly refusal: (item: Item) => string | null;
}

const SYSTEMS: Readonly<Record<Exclude<ExportTarget, 'html' | 'pdf'>, System>> = {
  moodle: { write: moodleXml, asked: askedElsewhere, refusal: moodleRefusal },
  qti12: { write: qtiPackage, asked: askedElsewhere, refusal: () => null },
  prairielearn: { write: prairieLearn, asked: askedOfPrograms, refusal: () => null },
  qti21: { write: qti21Package, asked: askedElsewhere, refusal: () => null },
  csv: { write: csvTable, asked: askedElsewhere, refusal: () => null },
  gift: { write: giftText, asked: askedTyped, refusal: giftRefusal },
};

/**
 * A quiz for another system; `variants` make a bank of which each student gets one. What the system cannot
 * hold is left out, and told. `pdf` is `html`, to be printed.
 */
export function exportQuiz(quiz: Quiz, target: ExportTarget, variants: readonly Quiz[]): Exported {
  if (target === 'html' || target === 'pdf') return exportPage(quiz, target, variants);
  const { write, asked, refusal } = SYSTEMS[target];
  const { bank, leftOut } = fitting(bankOf(quiz, variants), refusal);
  if (bank.groups.length === 0) return { ok: false, why: reasonsOf(leftOut) };
  const { files, notes } = write(bank);
  const offered = bank.groups.flatMap(({ items }) =>
    items.flatMap(({ prepared }) => offeredNotes(prepared, asked(prepared))),
  );
  return { ok: true, files, notes: [...new Set([...offered, ...notes])], leftOut };
}

/** The questions that a system can hold, and how it asks each. */
export function bankFor(
  quiz: Quiz,
  target: Exclude<ExportTarget, 'html' | 'pdf'>,
  variants: readonly Quiz[],
): { readonly bank: Bank; readonly askedOf: (item: Item) => readonly Asked[] } {
  const { asked, refusal } = SYSTEMS[target];
  return {
    bank: fitting(bankOf(quiz, variants), refusal).bank,
    askedOf: ({ prepared }) => asked(prepared),
  };
}

/** A line each, where there is more than one. */
export const reasonsOf = (leftOut: readonly LeftOut[]): string =>
  leftOut.map(({ why }) => `${leftOut.length > 1 ? '\n' : ''}${why}`).join('');

function exportPage(quiz: Quiz, target: 'html' | 'pdf', variants: readonly Quiz[]): Exported {
  if (variants.length > 0)
    return {
      ok: false,
      why: `${target} holds one quiz, so there can be no variants in it: see "cutoff quiz variants"`,
    };
  const shown = target === 'pdf' ? withoutPractice(quiz) : quiz;
  const files = [{ path: `${quiz.slug}.html`, content: createQuizPages().form(shown) }];
  return { ok: true, files, notes: [], leftOut: [] };
}
