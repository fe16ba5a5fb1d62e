import { FULL_WINDOW } from '../../../reference/game.ts';
import { nodeId } from '../evidence.ts';
import { type Convention, type Replay, replay, replayVisits } from '../../reading/replay.ts';
import { childOrder } from '../../reading/childOrder.ts';
import { pathTo } from '../../reading/unrolled.ts';
import { apartFrom } from './compare.ts';
import type { Compared, Explanation, NodeExplanation } from './compared.ts';
import { allLeaves } from './everyLeaf.ts';
import { explainFirst } from './explain.ts';
import { entry, itemAt } from '../../types/lookup.ts';

const OTHER_CUT = { strict: 'non-strict', 'non-strict': 'strict' } as const;

/**
 * What to say of a search that evaluates other leaves than each of `replays` does; `nearest` is one of them.
 * Where the whole set of leaves fits one explanation exactly, that one; otherwise the first node where the
 * two part.
 */
export function explainLeaves(compared: Compared, nearest: Replay, replays: readonly Replay[]): Explanation {
  const { unrolled, actual, conventions } = compared;
  if (actual.size === 0) {
    return { node: 0, window: FULL_WINDOW, remark: { code: 'evaluated-nothing', args: {} } };
  }
  const disorder = conventions.childOrder === 'given' ? explainOrder(compared) : null;
  if (disorder !== null) return disorder;

  const apart = replays.map(({ evaluated }) => new Set(apartFrom(compared, evaluated)));
  // What no accepted convention does is wrong beyond doubt. Without such a leaf, the search mixes
  // conventions.
  const beyondDoubt = [...itemAt(apart, 0)].filter((leaf) => apart.every((leaves) => leaves.has(leaf)));
  const first = explainFirst(
    compared,
    nearest,
    beyondDoubt.length > 0 ? beyondDoubt : [...itemAt(apart, replays.indexOf(nearest))],
  );
  const args = { first: first.remark };
  if (beyondDoubt.length === 0) return { ...first, remark: { code: 'cuts-mixed', args } };

  const isExactly = (leaves: readonly number[]): boolean => apartFrom(compared, leaves).length === 0;
  if (isExactly(allLeaves(unrolled, compared.depthLimit).needed))
    return { ...first, remark: { code: 'every-leaf-evaluated', args } };
  const { cut } = nearest.convention;
  if (
    !conventions.cut.includes(OTHER_CUT[cut]) &&
    isExactly(replay({ ...compared, convention: { ...nearest.convention, cut: OTHER_CUT[cut] } }).evaluated)
  )
    return { ...first, remark: { code: 'other-cuts-asked', args: { ...args, cut } } };
  const unbounded = isExactly(rootChildrenAlone(compared, nearest.convention))
    ? firstBounded(compared, nearest)
    : null;
  return unbounded ?? first;
}

/** Leaves of searches from each child of the root, each with the full window. */
export function rootChildrenAlone(compared: Compared, convention: Convention): number[] {
  const { unrolled, order, depthLimit } = compared;
  if (depthLimit < 1) return [];
  return order(0).flatMap(
    (node) =>
      replay({ unrolled, convention, depthLimit, order, from: { node, window: FULL_WINDOW } }).evaluated,
  );
}

/** The first child of the root that a correct search enters with a bound. */
function firstBounded(compared: Compared, { convention }: Replay): NodeExplanation | null {
  const { unrolled, order } = compared;
  const visits = replayVisits({ ...compared, convention });
  for (const child of order(0)) {
    const window = visits.get(child)?.window;
    if (window === undefined || (window.alpha === -Infinity && window.beta === Infinity)) continue;
    const bound = window.alpha === -Infinity ? 'beta' : 'alpha';
    const args = { child: nodeId(unrolled, child), bound, value: window[bound] } as const;
    return { node: child, window, remark: { code: 'child-without-bound', args } };
  }
  return null;
}

/** The topmost node whose children are searched in another order than `actions` gives. */
function explainOrder({ unrolled, actual }: Compared): Explanation | null {
  const own = childOrder(unrolled, [...actual]);
  const entered = new Set([...actual].flatMap((leaf) => pathTo(unrolled, leaf)));
  for (const leaf of actual) {
    for (const node of pathTo(unrolled, leaf).slice(0, -1)) {
      const position = new Map(unrolled.children(node).map((child, index) => [child, index]));
      const searched = own(node).filter((child) => entered.has(child));
      const at = searched.findIndex(
        (child, index) => index > 0 && entry(position, child) < entry(position, itemAt(searched, index - 1)),
      );
      if (at < 0) continue;
      const [early, late] = [itemAt(searched, at - 1), itemAt(searched, at)];
      const args = { early: nodeId(unrolled, early), late: nodeId(unrolled, late) };
      return { node: early, remark: { code: 'children-in-other-order', args } };
    }
  }
  return null;
}
