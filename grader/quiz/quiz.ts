import type { Cut } from '../../reference/game.ts';
import type { Question } from './kinds/kinds.ts';
import type { Figure } from './types.ts';

/** What a quiz file says, once it is checked. Answers are never in it: they are computed. */
export interface Quiz {
  readonly slug: string;
  readonly title: string;
  /** Markdown, before the first question; empty when there is none. */
  readonly intro: string;
  readonly source: string | null;
  /** How the quiz cuts unless a question says otherwise. */
  readonly convention: Cut;
  /** Whether students may check their own answers before they hand them in. */
  readonly practice: boolean;
  readonly figures: ReadonlyMap<string, Figure>;
  readonly questions: readonly Question[];
  /** SHA-256 of what decides an answer or a mark, hex. */
  readonly hash: string;
  /** The student that a variant was made for, else null. */
  readonly variantOf: { readonly slug: string; readonly student: string } | null;
}

/** The same, whose page checks nothing: on paper, and where marks are given for it. */
export const withoutPractice = (quiz: Quiz): Quiz => (quiz.practice ? { ...quiz, practice: false } : quiz);
