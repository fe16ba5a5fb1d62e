import { visibleLine } from '../../picture/visible.ts';
import type { Quiz } from '../../quiz/quiz.ts';

/** Below each sheet of a quiz: whose it is, and what. */
export function quizFooter(
  { title, variantOf }: Pick<Quiz, 'title' | 'variantOf'>,
  { name = '', isKey = false }: { readonly name?: string; readonly isKey?: boolean } = {},
): string {
  const id = variantOf?.student ?? '';
  const student = name === '' || name === id ? id : `${name} (${id})`;
  const key = student === '' ? 'Key, for staff only' : `Key of ${student}, for staff only`;
  return visibleLine([isKey ? key : student, title].filter((part) => part !== '').join(' · '));
}
