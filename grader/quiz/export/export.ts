import { createQuizPages } from '../page/pages.ts';
import type { Quiz } from '../quiz.ts';
import { bankOf } from './questionBank.ts';
import type { Exported } from './questionBank.ts';
import { giftText } from './gift.ts';
import { moodleXml } from './moodle.ts';
import { prairieLearn } from './prairieLearn.ts';
import { qtiPackage } from './qti.ts';

export const EXPORTS = ['moodle', 'qti12', 'prairielearn', 'gift', 'html', 'pdf'] as const;
export type ExportTarget = (typeof EXPORTS)[number];

/**
 * A quiz for another system; `variants` make a bank of which each student gets one. `pdf` is `html`, to be
 * printed.
 */
export function exportQuiz(quiz: Quiz, target: ExportTarget, variants: readonly Quiz[]): Exported {
  switch (target) {
    case 'moodle':
      return moodleXml(bankOf(quiz, variants));
    case 'qti12':
      return qtiPackage(bankOf(quiz, variants));
    case 'prairielearn':
      return prairieLearn(bankOf(quiz, variants));
    case 'gift':
      return giftText(bankOf(quiz, variants));
    case 'html':
    case 'pdf':
      if (variants.length > 0)
        return {
          ok: false,
          why: `${target} holds one quiz, so there can be no variants in it: see "cutoff quiz variants"`,
        };
      return {
        ok: true,
        files: [{ path: `${quiz.slug}.html`, content: createQuizPages().form(quiz) }],
        notes: [],
      };
  }
}
