/** What the packed forms look up, for one n. */
export interface PackedTables {
  /**
   * A column that nothing attacks; rows that the board lacks hold 7, more than any queen can be attacked by
   * there.
   */
  readonly base: number;
  /** What a queen adds to column c, at ((column · 8 + row) · 8 + c). */
  readonly attacks: Int32Array;
  /** The least of four nibbles. */
  readonly minimum: Uint8Array;
}

/** @param n From 1 to 8. */
export function packedTables(n: number): PackedTables {
  if (!Number.isInteger(n) || n < 1 || n > 8)
    throw new RangeError(`packed boards have 1 to 8 columns, not ${n}`);
  let base = 0;
  for (let row = n; row < 8; row += 1) base |= 7 << (row * 4);
  const attacks = new Int32Array(512);
  for (let from = 0; from < n; from += 1) {
    for (let row = 0; row < n; row += 1) {
      for (let column = 0; column < n; column += 1) {
        const distance = Math.abs(column - from);
        if (distance === 0) continue;
        for (const square of [row, row - distance, row + distance]) {
          if (square >= 0 && square < n) attacks[(from * 8 + row) * 8 + column]! += 1 << (square * 4);
        }
      }
    }
  }
  const minimum = new Uint8Array(0x10000);
  for (let word = 0; word < minimum.length; word += 1) {
    minimum[word] = Math.min(word & 15, (word >> 4) & 15, (word >> 8) & 15, word >> 12);
  }
  return { base, attacks, minimum };
}
