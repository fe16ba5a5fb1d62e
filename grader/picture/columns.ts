import { eastAsianWidth } from 'get-east-asian-width';

/** ASCII, Latin, Greek, dashes, arrows, mathematics, lines and shapes: one column each. */
const NARROW =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u0370-\u03ff\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2500-\u25f8]*$/;
const ZERO = /^[\p{Mn}\p{Me}\p{Cc}\p{Cf}]$/u;
const SKIN_TONE = /^\p{Emoji_Modifier}$/u;
/** Flags are pairs of these, a column for each half. */
const HALF_FLAG = /^\p{Regional_Indicator}$/u;
const EMOJI = /^\p{Emoji_Presentation}$/u;
const JOINER = '\u200d';
const AS_EMOJI = '\ufe0f';

/**
 * Columns that a text takes in a terminal (and on a page a fair guess at its width): two for wide characters
 * and emoji, however many code points make one, and none for marks that combine.
 */
export function columns(text: string): number {
  if (NARROW.test(text)) return text.length;
  let total = 0;
  let last = 0;
  let joins = false;
  for (const character of text) {
    const wide =
      character === AS_EMOJI && last === 1
        ? 1
        : joins || (SKIN_TONE.test(character) && last === 2)
          ? 0
          : widthOf(character);
    joins = character === JOINER && last === 2;
    if (wide > 0) last = character === AS_EMOJI ? 2 : wide;
    total += wide;
  }
  return total;
}

function widthOf(character: string): number {
  if (ZERO.test(character)) return 0;
  if (HALF_FLAG.test(character)) return 1;
  return EMOJI.test(character) ? 2 : eastAsianWidth(character.codePointAt(0) ?? 0);
}
