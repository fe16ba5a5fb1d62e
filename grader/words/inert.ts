/**
 * Characters that are no ink and do something: they reorder what is read, hide it or command a terminal. The
 * joiners U+200C and U+200D stay, since scripts and emoji need them.
 */
const ACTIVE =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Such a character as it is written where people read. */
export const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** Text with those characters written out. Tabs, line ends and the colours of a terminal stay as they are. */
export const inert = (text: string): string => text.replace(ACTIVE, escaped);

/**
 * JSON, with those characters escaped that JSON may hold and that are no ink, so that a file or a terminal
 * with it does nothing to whoever looks at it. A program reads the same as ever.
 */
export const inertJson = (json: string): string =>
  json.replace(ACTIVE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Control characters besides, but for tabs and line ends. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/**
 * Text as a cell of a table that others read: with what is no ink written out, and so that `fromCell` gives
 * it back.
 */
export const toCell = (text: string): string =>
  inert(text.replaceAll('\\u{', '\\u{5c}u{')).replace(CONTROL, escaped);

export const fromCell = (cell: string): string =>
  cell.replace(/\\u\{([\da-f]{1,4})\}/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers. */
export function neutral(cell: string): string {
  return /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell)
    ? `'${cell}`
    : cell;
}
