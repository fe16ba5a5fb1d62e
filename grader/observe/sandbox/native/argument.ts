import type { Spelling } from '../../../words/vocabulary.ts';
import { NonPrimitive } from '../../host/errors.ts';

/** Populations are lists of lists; deeper ones are no argument of any question. */
const DEEPEST = 3;

/**
 * Reads an argument of a question: numbers, strings and lists as themselves, anything else as what it is in
 * the words of the program's language.
 */
export function argumentReader({
  none,
  true: yes,
  false: no,
  record,
}: Pick<Spelling, 'none' | 'true' | 'false' | 'record'>): (value: unknown) => unknown {
  const read = (value: unknown, depth: number): unknown => {
    if (value === null || value === undefined) return new NonPrimitive(none);
    if (typeof value === 'boolean') return new NonPrimitive(value ? yes : no);
    if (Array.isArray(value))
      return depth === DEEPEST ? new NonPrimitive('a list') : value.map((item) => read(item, depth + 1));
    if (typeof value === 'object') return new NonPrimitive(`${record === 'object' ? 'an' : 'a'} ${record}`);
    return value;
  };
  return (value) => read(value, 0);
}
