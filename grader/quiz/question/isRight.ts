import type { Given } from '../types.ts';
import type { Ask, QuestionKind, World } from './kind.ts';
import { sameAnswer } from './sameAnswer.ts';

/** Whether an answer to the field at that position is right in a world. */
export function isRight(kind: QuestionKind, ask: Ask, world: World, at: number, given: Given): boolean {
  if (kind.accepts !== undefined) return kind.accepts(ask, world, at, given);
  const right = kind.answer(ask, world)[at] ?? null;
  const field = kind.fields(ask)[at];
  return right !== null && field !== undefined && sameAnswer(field, right, given);
}
