import { distance } from 'fastest-levenshtein';

/** Longer words than this are no slip of the finger, and would cost time. */
const LONGEST = 100;

/**
 * The candidate that `word` was most likely meant to be, or null when none is close.
 * Letter case costs nothing; a candidate that the word begins (`alpha` for `alpha-beta`) is close.
 * Ties go to the first in code unit order.
 */
export function nearest(word: string, candidates: readonly string[]): string | null {
  if (word === '' || word.length > LONGEST) return null;
  const folded = word.toLowerCase();
  let best: string | null = null;
  let least = Infinity;
  for (const candidate of [...candidates].sort()) {
    const other = candidate.toLowerCase();
    const apart = begins(folded, other) || swapped(folded, other) ? 1 : distance(folded, other);
    if (apart < least && apart <= allowance(folded, other)) {
      best = candidate;
      least = apart;
    }
  }
  return best;
}

function begins(word: string, candidate: string): boolean {
  return word.length >= 3 && candidate.startsWith(word);
}

/** Whether two neighbouring letters changed places, the commonest slip of all. */
function swapped(word: string, candidate: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== candidate[index]);
  return (
    at >= 0 && candidate === word.slice(0, at) + (word[at + 1] ?? '') + word.charAt(at) + word.slice(at + 2)
  );
}

/** One slip in a short word, about one in three letters of a longer one. */
function allowance(word: string, candidate: string): number {
  return Math.max(1, Math.floor(Math.max(word.length, candidate.length) * 0.4));
}
