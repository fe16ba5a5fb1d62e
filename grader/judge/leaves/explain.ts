import type { Visit } from '../../../reference/trace.ts';
import { nodeId } from '../evidence.ts';
import { type Replay, replayVisits } from '../../reading/replay.ts';
import type { Unrolled } from '../../reading/unrolled.ts';
import { firstInOrder, topmostSkipped } from './compare.ts';
import type { Compared, NodeExplanation } from './compared.ts';
import { explainStray } from './stray.ts';
import { entry, lastOf } from '../../types/lookup.ts';

type Visits = ReadonlyMap<number, Visit<number>>;

/**
 * Explains the first of `leaves` in the search's own order: leaves that only one of the two searches
 * evaluates.
 */
export function explainFirst(
  compared: Compared,
  correct: Replay,
  leaves: readonly number[],
): NodeExplanation {
  const leaf = firstInOrder(compared.unrolled, compared.order, leaves);
  const stray = explainStray(compared, leaf);
  if (stray !== null) return stray;
  const visits = replayVisits({ ...compared, convention: correct.convention });
  return compared.actual.has(leaf)
    ? explainMissingCut(compared, visits, leaf)
    : explainSkipped(compared, visits, leaf);
}

/** The search evaluated a leaf that a correct one does not come to, because it cuts at a node above. */
function explainMissingCut(compared: Compared, visits: Visits, leaf: number): NodeExplanation {
  const { unrolled, order } = compared;
  let skipped = leaf;
  while (!visits.has(unrolled.parent(skipped))) skipped = unrolled.parent(skipped);
  const node = unrolled.parent(skipped);
  const { window, cutoff } = entry(visits, node);
  const searched = order(node).filter((child) => visits.has(child));
  const values = searched.map((child) => entry(visits, child).value);
  const by = cutoff?.by === 'alpha' ? 'alpha' : 'beta';
  const alpha = by === 'alpha' ? window.alpha : values.reduce((a, b) => Math.max(a, b), window.alpha);
  const beta = by === 'alpha' ? values.reduce((a, b) => Math.min(a, b), window.beta) : window.beta;
  const args = {
    node: nodeId(unrolled, node),
    after: nodeId(unrolled, lastOf(searched)),
    skipped: nodeId(unrolled, skipped),
    alpha,
    beta,
    by,
    isDeep: cutoff?.kind === 'deep',
    mayMeet: mayMeet(compared),
  } as const;
  return { node, window, remark: { code: 'cut-missed', args } };
}

/** The search left out a leaf that a correct one evaluates. */
function explainSkipped(compared: Compared, visits: Visits, leaf: number): NodeExplanation {
  const { unrolled, actual } = compared;
  const top = topmostSkipped(unrolled, leaf, actual);
  const { window } = entry(visits, top);
  const args = {
    top: nodeId(unrolled, top),
    leaf: unrolled.id(leaf),
    isLeafItself: top === leaf,
    value: leafValue(unrolled, leaf),
    alpha: window.alpha,
    beta: window.beta,
    mayMeet: mayMeet(compared),
  };
  return { node: top, window, remark: { code: 'leaf-skipped', args } };
}

/** Whether it may be cut where the bounds meet. */
const mayMeet = ({ conventions }: Compared): boolean => conventions.cut.includes('non-strict');

const leafValue = ({ game }: Unrolled, leaf: number): number =>
  game.isTerminal(leaf) ? game.utility(leaf) : game.evaluate(leaf);
