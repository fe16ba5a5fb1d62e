import { FULL_WINDOW } from '../../../reference/game.ts';
import type { Conventions } from '../../types/exercise.ts';
import type { Difference } from '../../types/verdict.ts';
import { differenceAt } from '../evidence.ts';
import { type Convention, type Replay, replay } from '../reading/replay.ts';
import { childOrder } from '../reading/search.ts';
import { pathTo } from '../reading/unrolled.ts';
import { showNumber } from '../words.ts';
import { differing } from './compare.ts';
import { allLeaves } from './everyLeaf.ts';
import { type Compared, type Explanation, explainFirst, nodeName } from './explain.ts';

const OTHER_CUT = { strict: 'non-strict', 'non-strict': 'strict' } as const;

/**
 * What to say of a search that evaluates other leaves than `correct` does. Where the whole set of leaves fits one
 * explanation exactly, that one; otherwise the first node where the two part.
 */
export function explainLeaves(compared: Compared, correct: Replay, conventions: Conventions): Explanation {
  const { unrolled, actual, unseen } = compared;
  if (actual.size === 0) {
    const sentence = 'Your search evaluated no leaf: it never asked utility or evaluate, so it cannot know any value.';
    return { difference: differenceAt(unrolled, 0, sentence, FULL_WINDOW) };
  }
  const disorder = conventions.childOrder === 'given' ? explainOrder(compared) : null;
  if (disorder !== null) return disorder;
  const first = explainFirst(compared, correct);
  const isExactly = (leaves: readonly number[]): boolean => differing(actual, new Set(leaves), unseen).length === 0;
  if (isExactly(allLeaves(unrolled, compared.depthLimit).needed)) {
    return { ...first, difference: { ...first.difference, sentence: `Your search evaluates every leaf here: it never cuts. ${first.difference.sentence.replace('Your search', 'It')}` } };
  }
  const { cut } = correct.convention;
  const other: Convention = { ...correct.convention, cut: OTHER_CUT[cut] };
  if (!conventions.cut.includes(other.cut) && isExactly(replay(unrolled, { ...compared, convention: other }).evaluated)) {
    return { ...first, help: `This exercise asks for ${cut} cuts: stop ${cut === 'strict' ? 'only when the bounds cross (α > β)' : 'as soon as the bounds meet (α ≥ β)'}.` };
  }
  const unbounded = isExactly(rootChildrenAlone(compared, correct.convention)) ? firstBounded(compared, correct) : null;
  if (unbounded === null) return first;
  return { difference: unbounded, help: 'Update α (at a MIN root: β) after each child of the root, and hand it to the next one.' };
}

/** Leaves of searches from each child of the root, each with the full window. */
export function rootChildrenAlone(compared: Compared, convention: Convention): number[] {
  const { unrolled, order, depthLimit } = compared;
  if (depthLimit < 1) return [];
  return order(0).flatMap((node) => replay(unrolled, { convention, depthLimit, order, from: { node, window: FULL_WINDOW } }).evaluated);
}

/** The first child of the root that a correct search enters with a bound. */
function firstBounded({ unrolled, order }: Compared, correct: Replay): Difference | null {
  for (const child of order(0)) {
    const window = correct.visits.get(child)?.window;
    if (window === undefined || (window.alpha === -Infinity && window.beta === Infinity)) continue;
    const [bound, value, none] = window.alpha === -Infinity ? ['β', window.beta, '∞'] : ['α', window.alpha, '−∞'];
    const sentence = `Your search looks at ${nodeName(unrolled, child)} as if ${bound} were ${none} there, though ${bound} = ${showNumber(value)} is known by then: `
      + 'each child of the root is searched as if it were the first.';
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
      const given = unrolled.children(node);
      const searched = own(node).filter((child) => entered.has(child));
      const at = searched.findIndex((child, position) => given.indexOf(child) < given.indexOf(searched[position - 1] ?? given[0]!));
      if (at < 0) continue;
      const [early, late] = [searched[at - 1]!, searched[at]!];
      const sentence = `Your search went into ${nodeName(unrolled, early)} before ${nodeName(unrolled, late)}; this exercise fixes the order of the children.`;
      return { difference: differenceAt(unrolled, early, sentence), help: 'Search the children in the order in which actions(state) lists the actions.' };
    }
  }
  return null;
}
