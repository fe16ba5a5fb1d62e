import { createHash } from 'node:crypto';
import { itemAt } from '../types/lookup.ts';

const LONGEST_BYTES = 100;
/** Names that Windows keeps for devices, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** The class's own files, which stand beside the students' folders. */
const OURS = new Set([
  'checks.csv',
  'class.json',
  'examples.html',
  'grades.csv',
  'grades.json',
  'index.html',
  'timings.json',
]);

/**
 * A student's id as the name of a folder that every system accepts and none reads as a path.
 *
 * Percent-encodes what any of them refuses: separators, control and format characters, `<>:"|?*`, a dot or a
 * space at either end, Windows' device names. Different ids give different names; a long one is cut and ends
 * in its hash.
 */
export function segmentOf(id: string): string {
  let segment = id.replace(/[<>:"/\\|?*%\p{C}\u2028\u2029]/gu, encode).replace(/^[. ]|[. ]$/g, encode);
  if (segment === '') segment = '%';
  if (RESERVED.test(segment) || OURS.has(segment.toLowerCase()))
    segment = encode(itemAt(segment, 0)) + segment.slice(1);
  if (Buffer.byteLength(segment) <= LONGEST_BYTES) return segment;
  const hash = createHash('sha256').update(id, 'utf16le').digest('hex').slice(0, 16);
  let kept = '';
  for (const character of segment) {
    if (Buffer.byteLength(kept + character) > LONGEST_BYTES - 18) break;
    kept += character;
  }
  return `${kept.replace(/%[\dA-F]?$/, '')}%~${hash}`;
}

/**
 * Percent-encodes one character as its UTF-8 bytes; half of a surrogate pair, which has none, as its code
 * unit.
 */
function encode(character: string): string {
  const code = character.charCodeAt(0);
  if (character.length === 1 && code >= 0xd800 && code <= 0xdfff)
    return `%u${code.toString(16).toUpperCase()}`;
  return [...Buffer.from(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}
