/** A hash that stands for the place at which it begins. */
export interface Fingerprint {
  readonly hash: number;
  readonly at: number;
}

/**
 * Winnowing (Schleimer, Wilkerson, Aiken, “Winnowing: Local Algorithms for Document Fingerprinting”, SIGMOD
 * 2003, Definition 1): of each window the smallest hash, of several the rightmost, and none twice. Whatever
 * two sequences share over `window` hashes in a row, they share a fingerprint of.
 */
export function winnow(hashes: readonly number[], window: number): readonly Fingerprint[] {
  const chosen: Fingerprint[] = [];
  // Places in the window whose hashes grow: the first is the smallest, and the last of its like.
  const open: number[] = [];
  let first = 0;
  for (const [at, hash] of hashes.entries()) {
    while (open.length > first && (hashes[open.at(-1) ?? 0] ?? 0) >= hash) open.pop();
    open.push(at);
    if ((open[first] ?? at) <= at - window) first += 1;
    const least = open[first] ?? at;
    if (at >= window - 1 && chosen.at(-1)?.at !== least) chosen.push({ hash: hashes[least] ?? 0, at: least });
  }
  // Shorter than a window: what there is of it is one.
  const only = hashes.length < window ? open[first] : undefined;
  if (only !== undefined) chosen.push({ hash: hashes[only] ?? 0, at: only });
  return chosen;
}

/** Hashes of all runs of `length` words, one for each place at which one begins. */
export function hashesOf(words: readonly number[], length: number): readonly number[] {
  const hashes: number[] = [];
  for (let at = 0; at + length <= words.length; at += 1) {
    let [low, high] = [0x811c9dc5, 0x9747b28c];
    for (let i = at; i < at + length; i += 1) {
      const word = (words[i] ?? 0) + 1;
      low = Math.imul(low ^ word, 0x01000193);
      high = Math.imul(high ^ (word + 0x9e37), 0x85ebca6b);
      high ^= high >>> 13;
    }
    // 53 bits, as many as a number holds exactly.
    hashes.push(((high >>> 0) & 0x1fffff) * 2 ** 32 + (low >>> 0));
  }
  return hashes;
}
