/**
 * What a check looks at.
 * - `value`: the returned value. `action`: any optimal action, or the one that `ties` fixes.
 * - `actions`: all optimal actions, in any order.
 * - `leaves`: the leaves evaluated, replayed in the student's own child order unless `childOrder` is `given`.
 * - `calls`: how often each node is generated and evaluated.
 * - `held`: what a search holds whenever it may be stopped. `order`: that its passes begin with what is held.
 * - `law`: local search, step by step: what every correct run does, whatever it draws.
 * - `evidence`: how a randomised search draws, by a test over the decisions of all runs of the check.
 */
export const CHECK_KINDS = [
  'value',
  'action',
  'actions',
  'leaves',
  'calls',
  'held',
  'order',
  'law',
  'evidence',
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
