import type { Random } from '../../../reference/random.ts';
import type { QuestionFile } from '../file/questionFile.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Ask } from '../question/kind.ts';

/**
 * A question as written, about other places of a figure that was drawn, with other numbers; `ask` is the same
 * question of that figure. Options that are listed are right for one figure alone, so as many are worked out.
 */
export function varyQuestion(written: QuestionFile, { question, figure }: Ask, random: Random): QuestionFile {
  const kind = kindOf(question);
  const inner = kind.inner?.(question);
  const { of, options } = written;
  if (inner === undefined || of === undefined)
    return { ...written, ...kind.vary?.({ question, figure }, random) };
  return {
    ...written,
    of: varyQuestion(of, { question: inner, figure }, random),
    options: Array.isArray(options) ? options.length : options,
  };
}
