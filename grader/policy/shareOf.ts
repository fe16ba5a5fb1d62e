import { Fraction } from 'fraction.js';
import { readPoints } from '../content/points.ts';
import type { Share } from '../types/ledger.ts';

/** A share as a course's file has it. */
export function shareOf(share: number | string): Share {
  const text = String(share);
  return text.endsWith('%')
    ? { kind: 'percent', amount: new Fraction(text.slice(0, -1)).toFraction() }
    : { kind: 'points', amount: readPoints(share) };
}
