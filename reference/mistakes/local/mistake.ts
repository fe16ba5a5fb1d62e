import type { Mistake } from '../../variants/local/api.ts';

/** A mistake whose program remembers nothing from call to call. */
export function mistake<Entry>(id: string, entry: Entry, title: string, sentence: string, hint: string): Mistake<Entry> {
  return { id, title, sentence, hint, load: () => entry };
}
