import { inert } from '../words/inert.ts';

/**
 * Text of unknown origin, made safe to look at: everything that is not ink is shown or replaced, so that
 * nobody can hide, reorder or overwrite what a reader sees, in a terminal or on a page. Escaping for markup
 * is a second step.
 */

const NOT_TEXT = /\p{Surrogate}|[\ufdd0-\ufdef\ufffe\uffff]/gu;
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Most text is this, and needs no second look. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

/**
 * One or several lines: line ends become `\n`, tabs stay, other control characters become pictures or
 * escapes.
 */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return inert(text.replace(/\r\n/g, '\n').replace(NOT_TEXT, '\ufffd').replace(CONTROL, picture));
}

/** As `visible`, on one line. */
export function visibleLine(text: string): string {
  const shown = visible(text);
  return /[\n\t]/.test(shown) ? shown.replace(/\n/g, '\u240a').replace(/\t/g, ' ') : shown;
}

function picture(character: string): string {
  const code = character.charCodeAt(0);
  return code === 0x7f ? '\u2421' : String.fromCharCode(0x2400 + code);
}

/**
 * The start and the end of a text, with what was left out said between them. Never cuts a character in two.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = [...text];
  if (characters.length <= most) return text;
  const head = Math.ceil(((most - 1) * 2) / 3);
  const tail = characters.slice(characters.length - (most - 1 - head));
  return `${characters.slice(0, head).join('')}…${tail.join('')}`;
}
