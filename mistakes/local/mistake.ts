import type { Mistake } from '../correct/local/api.ts';

/** A mistake whose program remembers nothing from call to call, and is not made of parts. */
export function mistake<Entry>(
  id: string,
  entry: Entry,
  title: string,
  sentence: string,
  hint: string,
): Mistake<Entry> {
  return { id, title, sentence, hint, load: () => entry };
}

/** Makes a mistake of a skeleton, from the parts that it replaces. */
export type OfParts<Parts, Entry> = (
  id: string,
  parts: Partial<Parts>,
  title: string,
  sentence: string,
  hint: string,
) => Mistake<Entry>;

/** Mistakes of one skeleton: `make` gives it with some of its parts replaced. */
export function inSkeleton<Parts, Entry>(make: (parts: Partial<Parts>) => Entry): OfParts<Parts, Entry> {
  const replacing = make as (parts: Readonly<Record<string, unknown>>) => Entry;
  return (id, parts, title, sentence, hint) => ({
    id,
    title,
    sentence,
    hint,
    load: () => make(parts),
    replaced: { parts: parts, make: replacing },
  });
}
