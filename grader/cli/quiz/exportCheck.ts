import { bankFor } from '../../quiz/export/export.ts';
import type { ExportTarget } from '../../quiz/export/export.ts';
import type { Outcome, Readable } from '../../quiz/export/check/check.ts';
import type { OutFile } from '../../quiz/export/questionBank.ts';
import type { Quiz } from '../../quiz/quiz.ts';
import { list } from '../../words/lists.ts';
import { count, shortNumber } from '../../words/numbers.ts';
import { questionName } from '../../words/quiz/questionName.ts';
import { UserError } from '../userError.ts';

const READABLE: Readonly<Partial<Record<ExportTarget, Readable>>> = {
  moodle: 'moodle',
  qti12: 'qti12',
  qti21: 'qti21',
  gift: 'gift',
};

/** @throws UserError where nothing reads what is written for that system. */
export function readableTarget(target: ExportTarget): Readable {
  const found = READABLE[target];
  if (found === undefined)
    throw new UserError(
      `--check: nothing here reads ${target} back; it goes with ${list(Object.keys(READABLE))}`,
    );
  return found;
}

/**
 * What right and wrong answers earn in that system. The parsers are loaded when they are asked for.
 *
 * @throws UserError where the file cannot be read back at all.
 */
export async function checkedExport(
  quiz: Quiz,
  target: Readable,
  variants: readonly Quiz[],
  files: readonly OutFile[],
): Promise<readonly Outcome[]> {
  const { checkExport } = await import('../../quiz/export/check/check.ts');
  const { bank, askedOf } = bankFor(quiz, target, variants);
  const checked = checkExport(target, bank, files, askedOf);
  if (!checked.ok) throw new UserError(`what was written for ${target} cannot be read back: ${checked.why}`);
  return checked.outcomes;
}

const FAILURES = {
  missing: 'is not in the file',
  'right-not-full': 'the right answer does not earn all',
  'wrong-full': 'a wrong answer earns all',
} as const;

/** A line for each question, and one more for each variant that fails. */
export function checkLines(quiz: Quiz, outcomes: readonly Outcome[]): string[] {
  return quiz.questions.flatMap(({ id }, at) => {
    const own = outcomes.filter(({ question }) => question === id);
    const failed = own.filter((outcome) => outcome.failed !== null);
    const [first] = own;
    if (first === undefined) return [];
    if (failed.length === 0)
      return [line(at, first, own.length > 1 ? `ok, ${count(own.length, 'variant')}` : 'ok')];
    return failed.map((outcome) => {
      const which = outcome.variant === 0 ? '' : `variant ${outcome.variant}: `;
      return line(at, outcome, `FAILED: ${which}${outcome.failed === null ? '' : FAILURES[outcome.failed]}`);
    });
  });
}

function line(at: number, { right, wrong }: Outcome, words: string): string {
  const earned = wrong.length === 0 ? 'none' : wrong.map(shareWords).join(', ');
  const shares = `right ${shareWords(right).padEnd(5)} wrong ${earned.padEnd(20)}`;
  return `${questionName(at + 1).padEnd(12)} ${shares} ${words}`;
}

const shareWords = (share: number): string => shortNumber(Math.round(share * 100) / 100);
