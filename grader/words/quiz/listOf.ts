/** `a`, `a or b`, `a, b or c`: all of them, however many. */
export function listOf(items: readonly string[], word: 'and' | 'or' = 'or'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;
}
