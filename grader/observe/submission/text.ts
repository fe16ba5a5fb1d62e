import type { Language } from '../../types/submission.ts';

/** The text of a source file, or why there is none, as the rest of a sentence that begins with its name. */
export type Decoded = { readonly text: string } | { readonly problem: string };

const SAVE = 'open it in your editor and save it with the encoding UTF-8';

/**
 * Decodes a file as its language's own tools do, and guesses nothing, since that would change programs: UTF-8
 * with or without a mark, UTF-16 with one, and what a Python file declares. Bytes that are no UTF-8, as in a
 * comment that an old editor saved, Node reads as `\ufffd`, and so does this. `null` is for files of no known
 * language, which are UTF-8 or nothing.
 */
export function decode(bytes: Uint8Array, language: Language | null = null): Decoded {
  const order = UTF_16[`${bytes[0] ?? ''} ${bytes[1] ?? ''}`];
  if (order !== undefined && language !== null) return utf16(bytes, order);
  if (order !== undefined) return { problem: `is saved as UTF-16; ${SAVE}` };
  if (bytes.includes(0))
    return { problem: 'is not a text file (it holds NUL bytes); save it as plain UTF-8 text' };
  const text = decodedBy('utf-8', bytes);
  if (text !== null) return { text };
  const loose = new TextDecoder('utf-8').decode(bytes);
  if (language === 'javascript' || language === 'typescript') return { text: loose };
  const declared = language === 'python' ? asDeclared(bytes, loose) : null;
  if (declared !== null) return { text: declared };
  return { problem: `is not saved as UTF-8 (line ${lineOf(loose, '\ufffd')}); ${SAVE}` };
}

const UTF_16: Readonly<Record<string, 'utf-16le' | 'utf-16be'>> = {
  '255 254': 'utf-16le',
  '254 255': 'utf-16be',
};

function utf16(bytes: Uint8Array, order: 'utf-16le' | 'utf-16be'): Decoded {
  const text = decodedBy(order, bytes);
  if (text !== null && !text.includes('\0')) return { text };
  const loose = new TextDecoder(order).decode(bytes);
  const line = lineOf(loose, text === null ? '\ufffd' : '\0');
  return { problem: `is saved as UTF-16, and line ${line} is no text; ${SAVE}` };
}

/** Null where the bytes are none of that encoding, or nobody knows it. */
function decodedBy(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The number of the line in which a character first stands. */
const lineOf = (text: string, character: string): number =>
  text.slice(0, text.indexOf(character)).split(/\r\n|[\n\r]/).length;

/** PEP 263: in a comment of the first line, or of the second where the first is but a comment. */
const DECLARED = /^((?:[ \t\f]*(?:#[^\n\r]*)?(?:\r\n|[\n\r]))?[ \t\f]*#[^\n\r]*?coding[:=][ \t]*)([-\w.]+)/;

/** Python's text in the encoding that it declares, declared as the UTF-8 that it is handed on in. */
function asDeclared(bytes: Uint8Array, loose: string): string | null {
  const [, , name = ''] = DECLARED.exec(loose.slice(0, 1000)) ?? [];
  const label = name.toLowerCase().replaceAll('_', '-');
  const text = LATIN_1.has(label)
    ? latin1(bytes)
    : CP_1252.has(label)
      ? cp1252(bytes)
      : decodedBy(label.replace(/^cp(?=125\d$)/, 'windows-'), bytes);
  return text === null ? null : text.replace(DECLARED, (_, head: string) => `${head}utf-8`);
}

/** Where Windows' code page is not Latin-1, 0x80 to 0x9f; Node 20 takes it for Latin-1 there, too. */
const FROM_0X80 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';
const CP_1252 = new Set(['cp1252', 'windows-1252', '1252']);

/** A character a byte. No decoder of the web knows it: by that name they read Windows' code page. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}
const PIECE = 4096;

const cp1252 = (bytes: Uint8Array): string =>
  latin1(bytes).replaceAll(/[\u0080-\u009f]/g, (each) => FROM_0X80.charAt(each.charCodeAt(0) - 0x80));

/** The web takes these for Windows' code page; Python does not. */
const LATIN_1 = new Set(['latin-1', 'latin1', 'l1', 'iso-8859-1', 'iso8859-1', 'iso-latin-1']);

/**
 * Text as it is compared, without what editors change by themselves: line ends, white space at the ends of
 * lines, blank lines at the end.
 */
export function normalizedText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}
