import { host } from '../host/here.ts';
import { itemAt } from '../types/lookup.ts';
/**
 * Text put together from parts that come again and again, whose bytes are worked out once. In the text each
 * stands as a mark between two characters U+0000, which no page of ours holds: what others wrote is shown
 * without control characters.
 */
const EDGE = '\u0000';

export class Mosaic {
  readonly #parts: Uint8Array[] = [];

  /** What stands for a part, given its bytes in UTF-8. */
  mark(part: Uint8Array): string {
    return `${EDGE}${this.#parts.push(part) - 1}${EDGE}`;
  }

  /** The bytes of a text with marks. */
  bytes(text: string): Uint8Array {
    const pieces = text
      .split(EDGE)
      .map((piece, at) => (at % 2 === 0 ? host.encode(piece) : itemAt(this.#parts, Number(piece))));
    const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.byteLength;
    }
    return whole;
  }
}
