import type { Cut } from '../../../reference/game.ts';
import type { KindName } from '../kinds/kinds.ts';
import type { Credit, QuizAlgorithm } from '../types.ts';

/** A question as written; it fits the schema. The options of its kind stand beside these keys. */
export interface QuestionFile {
  readonly id?: string;
  readonly kind: KindName;
  readonly figure?: string;
  readonly text?: string;
  readonly points?: number | string;
  readonly credit?: Credit;
  readonly expect?: unknown;
  readonly algorithm?: QuizAlgorithm;
  readonly convention?: Cut;
  readonly window?: readonly [number | 'inf' | '-inf', number | 'inf' | '-inf'];
  readonly of?: QuestionFile;
  readonly [option: string]: unknown;
}

/** Keys of a question of any kind. */
export const COMMON_KEYS: readonly string[] = ['id', 'kind', 'figure', 'text', 'points', 'credit', 'expect'];
/** Keys of a question about a search. */
export const SEARCH_KEYS: readonly string[] = ['algorithm', 'convention', 'window'];

/** Tells of a mistake under one key of a question; '' is the question itself. */
export type Complain = (code: string, key: string, found: string, expected: string) => void;
