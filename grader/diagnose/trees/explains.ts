import { isSameUnread } from '../../reading/answer.ts';
import type { Signature } from './signature.ts';

/** How strictly a submission's search is held to a known one. */
export interface Comparison {
  /** Numbers closer than this are equal. */
  readonly tolerance: number;
  /** Whether the order in which leaves are evaluated is the search's own business. */
  readonly anyOrder: boolean;
  /** Whether any of several actions that seemed best may have been chosen. */
  readonly anyTie: boolean;
  /**
   * Whether states are numbered by who came first, so that a number tells nothing: one position, two ways to
   * it.
   */
  readonly anyNumber: boolean;
  /** Whether the submission ever returns an action; one that never does is judged by its values. */
  readonly hasActions: boolean;
  /** Whether a search that has found nothing may hand this in, as it is no action of the root. */
  isIllegalAction(action: string): boolean;
}

/**
 * A run that was stopped asked at least this much; a known search that ends sooner did something else.
 */
const LONG_RUN = 2_000;

/** What agents’ files start from where they have found no action yet. */
const STAND_IN = 'Stop';

/** Whether a known search does what a submission was seen to do. */
export function explains(known: Signature, seen: Signature, comparison: Comparison): boolean {
  if (seen.outcome === 'stopped')
    return (known.outcome === 'stopped' || known.questions >= LONG_RUN) && heldAlike(known, seen);
  if (known.outcome !== seen.outcome) return false;
  if (!sameLeaves(known, seen, comparison.anyOrder)) return false;
  if (!sameNodes(known.repeated, seen.repeated) || known.isThrice !== seen.isThrice) return false;
  if (seen.outcome === 'threw')
    return known.isOutOfTurn === seen.isOutOfTurn && known.isRefused === seen.isRefused;
  return (
    sameValue(known.value, seen.value, comparison.tolerance) &&
    (!comparison.hasActions || sameAction(known, seen, comparison))
  );
}

/** A search that was stopped has answered nothing, but may have held something. */
const heldAlike = ({ action: a }: Signature, { action: b }: Signature): boolean =>
  !a.ok || !b.ok || a.value === b.value;

function sameValue(known: Signature['value'], seen: Signature['value'], tolerance: number): boolean {
  if (!known.ok || !seen.ok) return known.ok === seen.ok;
  const [a, b] = [known.value, seen.value];
  return a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= tolerance);
}

function sameAction(
  known: Signature,
  seen: Signature,
  { anyTie, anyNumber, isIllegalAction }: Comparison,
): boolean {
  if (!known.action.ok || !seen.action.ok)
    return !known.action.ok && !seen.action.ok && isSameUnread(known.action, seen.action, anyNumber);
  if (known.action.value === seen.action.value) return true;
  if (
    anyNumber &&
    [known.action.value, seen.action.value].every((action) => action !== null && /^\d{2,}$/.test(action))
  )
    return true;
  // A search that found nothing better than what it started with may name no action or the first.
  if (
    seen.action.value === null ||
    (known.isUnset && (seen.action.value === STAND_IN || isIllegalAction(seen.action.value)))
  )
    return known.isUnset;
  return (
    anyTie &&
    known.tied.includes(seen.action.value) &&
    (known.action.value === null || known.tied.includes(known.action.value))
  );
}

function sameLeaves(known: Signature, seen: Signature, anyOrder: boolean): boolean {
  const isSeen = (node: number): boolean => !seen.unseen.has(node) && !known.unseen.has(node);
  const all = seen.unseen.size === 0 && known.unseen.size === 0;
  const a = all ? known.evaluated : known.evaluated.filter(isSeen);
  const b = all ? seen.evaluated : seen.evaluated.filter(isSeen);
  if (a.length !== b.length) return false;
  if (!anyOrder || isEqual(a, b)) return isEqual(a, b);
  return isEqual(
    [...a].sort((x, y) => x - y),
    [...b].sort((x, y) => x - y),
  );
}

const isEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((node, at) => node === b[at]);

const sameNodes = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((node) => b.has(node));
