/** Of a long list, so many items are named, and the rest is counted. */
const MOST_LISTED = 8;

/** `a, b, c`; past `most` items the rest is counted: `a, b and 7 more`. */
export function listFirst(items: readonly string[], most: number): string {
  const more = items.length > most ? ` and ${items.length - most} more` : '';
  return `${items.slice(0, most).join(', ')}${more}`;
}

/** `a`, `a or b`, `a, b or c`; past `most` items the rest is counted: `a, b and 7 more`. */
export function list(
  items: readonly string[],
  { join = 'and', most = MOST_LISTED }: { readonly join?: 'and' | 'or'; readonly most?: number } = {},
): string {
  const shown =
    items.length > most ? [...items.slice(0, most - 1), `${items.length - most + 1} more`] : items;
  const [last = '', ...before] = shown.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${join} ${last}`;
}
