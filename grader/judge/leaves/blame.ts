import { FULL_WINDOW } from '../../../reference/game.ts';
import type { Difference } from '../../types/verdict.ts';
import { differenceAt } from '../evidence.ts';
import { type Convention, type Replay, replay, replayVisits } from '../../reading/replay.ts';
import { childOrder } from '../../reading/childOrder.ts';
import { pathTo } from '../../reading/unrolled.ts';
import { showNumber } from '../../words/values.ts';
import { differing } from './compare.ts';
import { type Compared, type Explanation, nodeName } from './compared.ts';
import { allLeaves } from './everyLeaf.ts';
import { explainFirst } from './explain.ts';

const OTHER_CUT = { strict: 'non-strict', 'non-strict': 'strict' } as const;

/**
 * What to say of a search that evaluates other leaves than each of `replays` does; `nearest` is one of them.
 * Where the whole set of leaves fits one explanation exactly, that one; otherwise the first node where the
 * two part.
 */
export function explainLeaves(compared: Compared, nearest: Replay, replays: readonly Replay[]): Explanation {
  const { unrolled, actual, conventions } = compared;
  if (actual.size === 0) {
    const sentence =
      'Your search evaluated no leaf: it never asked utility or evaluate, so it cannot know any value.';
    return { difference: differenceAt(unrolled, 0, sentence, FULL_WINDOW) };
  }
  const disorder = conventions.childOrder === 'given' ? explainOrder(compared) : null;
  if (disorder !== null) return disorder;

  const apart = replays.map(
    ({ evaluated }) => new Set(differing(actual, new Set(evaluated), compared.unseen)),
  );
  // What no accepted convention does is wrong beyond doubt. Without such a leaf, the search mixes
  // conventions.
  const beyondDoubt = [...apart[0]!].filter((leaf) => apart.every((leaves) => leaves.has(leaf)));
  const first = explainFirst(
    compared,
    nearest,
    beyondDoubt.length > 0 ? beyondDoubt : [...apart[replays.indexOf(nearest)]!],
  );
  if (beyondDoubt.length === 0) return { ...first, help: MIXED };

  const isExactly = (leaves: readonly number[]): boolean =>
    differing(actual, new Set(leaves), compared.unseen).length === 0;
  if (isExactly(allLeaves(unrolled, compared.depthLimit).needed))
    return withLead('Your search evaluated every leaf here. It', first);
  const { cut } = nearest.convention;
  if (
    !conventions.cut.includes(OTHER_CUT[cut]) &&
    isExactly(replay({ ...compared, convention: { ...nearest.convention, cut: OTHER_CUT[cut] } }).evaluated)
  ) {
    return {
      ...first,
      help: `This exercise asks for ${cut} cuts: stop ${cut === 'strict' ? 'only when the bounds cross (α > β)' : 'as soon as the bounds meet (α ≥ β)'}.`,
    };
  }
  const unbounded = isExactly(rootChildrenAlone(compared, nearest.convention))
    ? firstBounded(compared, nearest)
    : null;
  if (unbounded === null) return first;
  return {
    difference: unbounded,
    help: 'What does the next child of the root hear of the value of the one before? It should come down as α (at a MIN root, as β).',
  };
}

const MIXED =
  'Each of its cuts is right by itself, but some are made when the bounds meet and some only when they cross: ' +
  'use one test throughout, at MAX and MIN nodes alike.';

function withLead(lead: string, { difference, help }: Explanation): Explanation {
  const sentence = difference.sentence.replace(/^Your search/, lead);
  return { difference: { ...difference, sentence }, ...(help === undefined ? {} : { help }) };
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
function firstBounded(compared: Compared, { convention }: Replay): Difference | null {
  const { unrolled, order } = compared;
  const visits = replayVisits({ ...compared, convention });
  for (const child of order(0)) {
    const window = visits.get(child)?.window;
    if (window === undefined || (window.alpha === -Infinity && window.beta === Infinity)) continue;
    const [bound, value, none] =
      window.alpha === -Infinity ? ['β', window.beta, '∞'] : ['α', window.alpha, '−∞'];
    const sentence =
      `Your search looks at ${nodeName(unrolled, child)} as if ${bound} were ${none} there, though ${bound} = ${showNumber(value)} is known by then: ` +
      'each child of the root is searched as if it were the first.';
    return differenceAt(unrolled, child, sentence, window);
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
        (child, index) => index > 0 && position.get(child)! < position.get(searched[index - 1]!)!,
      );
      if (at < 0) continue;
      const [early, late] = [searched[at - 1]!, searched[at]!];
      const sentence = `Your search went into ${nodeName(unrolled, early)} before ${nodeName(unrolled, late)}; this exercise fixes the order of the children.`;
      return {
        difference: differenceAt(unrolled, early, sentence),
        help: 'Search the children in the order in which actions(state) lists the actions.',
      };
    }
  }
  return null;
}
