import type { Window } from '../../../reference/game.ts';
import { leafBounds } from '../../content/leafBounds.ts';
import { childOrder, type Order } from '../../reading/childOrder.ts';
import { isLeaf } from '../../reading/search.ts';
import { replayStar, type StarReplay } from '../../reading/starLeaves.ts';
import type { Unrolled } from '../../reading/unrolled.ts';
import { entry } from '../../types/lookup.ts';
import { comparedSearch, differenceAt, nodeId, treeEvidence } from '../evidence.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import type { GameSubject } from '../subject.ts';
import { beforeRepeat, differing, firstInOrder, idsOrCount, topmostSkipped } from './compare.ts';
import type { Explanation } from './compared.ts';
import { explainStray } from './stray.ts';

/** Both ends of what a correct search may evaluate, in the submission's own order of children. */
interface Replays {
  readonly soonest: StarReplay;
  readonly latest: StarReplay;
}

/**
 * Where throws are left early by the bounds of all leaves, correct searches differ in small ways: they cut
 * where bounds meet or where they cross, use the bounds of all leaves at a player's node too or not, and
 * round in their own ways. So a leaf must be evaluated if the search that leaves soonest does, and may be if
 * the one that leaves latest does.
 */
export function judgeBoundedLeaves(subject: GameSubject): RunFinding {
  const { unrolled, search, input, exercise } = subject;
  const bounds = boundsOf(subject);
  const pass = beforeRepeat(search.evaluated);
  const order = exercise.conventions.childOrder === 'given' ? unrolled.children : childOrder(unrolled, pass);
  const replayed = (leaves: 'soonest' | 'latest'): StarReplay =>
    replayStar({ unrolled, depthLimit: input.depthLimit, order, bounds, leaves });
  const replays = { soonest: replayed('soonest'), latest: replayed('latest') };
  const actual = new Set(search.evaluated);
  const apart = [
    ...differing(actual, new Set(replays.latest.evaluated), search.unseen).filter((leaf) => actual.has(leaf)),
    ...differing(actual, new Set(replays.soonest.evaluated), search.unseen).filter(
      (leaf) => !actual.has(leaf),
    ),
  ];
  const expected = replays.soonest.evaluated;
  const data = { expected: idsOrCount(unrolled, expected), actual: idsOrCount(unrolled, actual) };
  const expectedEvaluated = expected.map(unrolled.id);
  if (apart.length === 0)
    return passed({
      remark: { code: 'bounded-leaves-right', args: { leaves: actual.size } },
      ...data,
      evidence: treeEvidence(subject, { expectedEvaluated }),
    });
  const { node, window, remark } = explain(subject, replays, order, apart);
  return wrong({
    remark,
    ...data,
    evidence: treeEvidence(subject, {
      expectedEvaluated,
      ...comparedSearch(exercise, { cut: 'non-strict', returns: 'fail-soft' }),
      difference: differenceAt(unrolled, node, window),
    }),
  });
}

/** The content says that there are some. */
function boundsOf({ input }: GameSubject): Window {
  const bounds = leafBounds(input);
  if (bounds === null) throw new RangeError('a search with bounds is judged on a tree without');
  return bounds;
}

/** The first leaf in the search's own order at which it parts from every correct one, and why. */
function explain(
  { unrolled, input, search }: GameSubject,
  replays: Replays,
  order: Order,
  apart: readonly number[],
): Explanation {
  const actual = new Set(search.evaluated);
  if (actual.size === 0) return { node: 0, remark: { code: 'evaluated-nothing', args: {} } };
  const leaf = firstInOrder(unrolled, order, apart);
  const stray = explainStray({ unrolled, depthLimit: input.depthLimit, agents: input.agents, actual }, leaf);
  if (stray !== null) return stray;
  return actual.has(leaf)
    ? explainMissing(unrolled, replays.latest, order, leaf)
    : explainSkipped(unrolled, replays.soonest, actual, leaf);
}

/** The search evaluated a leaf below a node that every correct one has left by then. */
function explainMissing(unrolled: Unrolled, { visits }: StarReplay, order: Order, leaf: number): Explanation {
  let skipped = leaf;
  while (!visits.has(unrolled.parent(skipped))) skipped = unrolled.parent(skipped);
  const node = unrolled.parent(skipped);
  const { window, low, high } = entry(visits, node);
  const after = order(node).findLast((child) => visits.has(child)) ?? node;
  const args = {
    node: nodeId(unrolled, node),
    after: nodeId(unrolled, after),
    skipped: nodeId(unrolled, skipped),
    player: unrolled.game.player(node),
    low,
    high,
    ...window,
  };
  return { node, window, remark: { code: 'bounded-cut-missed', args } };
}

/** The search left out a leaf that may change the value, as far as every correct one can know. */
function explainSkipped(
  unrolled: Unrolled,
  { visits }: StarReplay,
  actual: ReadonlySet<number>,
  leaf: number,
): Explanation {
  const top = topmostSkipped(unrolled, leaf, actual);
  const { window } = entry(visits, top);
  const args = {
    top: nodeId(unrolled, top),
    leaf: unrolled.id(leaf),
    isLeafItself: isLeaf(unrolled, top, Infinity) || top === leaf,
    isBelowThrow: unrolled.game.player(unrolled.parent(top)) === 'chance',
    ...window,
  };
  return { node: top, window, remark: { code: 'bounded-leaf-skipped', args } };
}
