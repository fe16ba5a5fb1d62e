import { eastAsianWidth } from 'get-east-asian-width';

/** ASCII, Latin, Greek, dashes, arrows, mathematics, lines and shapes: one column each. */
const NARROW = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u0370-\u03ff\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2500-\u25f8]*$/;
const ZERO = /^[\p{Mn}\p{Me}\p{Cc}\p{Cf}]$/u;

/**
 * Columns that a text takes in a terminal (and on a page a fair guess at its width): two for wide characters and
 * emoji, none for marks that combine. Counted by what people take for a character, since an emoji may be many.
 */
export function columns(text: string): number {
  if (NARROW.test(text)) return text.length;
  let total = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) total += widthOf(segment);
  return total;
}

function widthOf(grapheme: string): number {
  const base = [...grapheme].find((character) => !ZERO.test(character));
  if (base === undefined) return 0;
  if (grapheme.includes('\ufe0f') || /^\p{Emoji_Presentation}/u.test(base)) return 2;
  return eastAsianWidth(base.codePointAt(0)!);
}
