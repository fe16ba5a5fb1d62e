import { cannotHold } from '../../reading/errors.ts';
import type { Outcome } from '../../types/observation.ts';

/** How a search ended. `broke`: its own code stopped it, for no reason that a known search could have. */
export type SearchEnd = 'returned' | 'threw' | 'stopped' | 'broke';

/** Errors that a game never answers with: a slip of the pen, which the error itself tells. */
const SLIPS: ReadonlySet<string> = new Set([
  'ReferenceError',
  'NameError',
  'UnboundLocalError',
  'AttributeError',
  'ImportError',
  'ModuleNotFoundError',
  'NotImplementedError',
  'AssertionError',
  'SyntaxError',
  'IndentationError',
]);

/** How the run of a submission ended. */
export function endOf(outcome: Outcome): SearchEnd {
  switch (outcome.kind) {
    case 'returned':
    case 'unreadable':
      return 'returned';
    case 'limit':
      return 'stopped';
    case 'threw':
      // What cannot be held is told by the error itself, and whatever else is wrong never came to show.
      return SLIPS.has(outcome.error.name) || cannotHold(outcome.error) ? 'broke' : 'threw';
    default:
      return 'threw';
  }
}
