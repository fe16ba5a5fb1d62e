import { comparedSearch, differenceAt, treeEvidence } from '../evidence.ts';
import { type RunFinding, passed, wrong } from '../finding.ts';
import { differing, firstInOrder, idsOrCount } from './compare.ts';
import { positionsOf } from './positions.ts';
import { explainStray } from './stray.ts';
import { childOrder } from '../../reading/childOrder.ts';
import { isLeaf } from '../../reading/search.ts';
import type { Unrolled } from '../../reading/unrolled.ts';
import type { GameSubject } from '../subject.ts';
import { decides } from '../../subjects/subjects.ts';
import { itemAt } from '../../types/lookup.ts';

/**
 * Leaves of a full search to `depthLimit` plies, in preorder; `optional` ones lie below outcomes that never
 * happen, or are the root where nothing but a move is asked for.
 */
export function allLeaves(
  unrolled: Unrolled,
  depthLimit: number,
  isRootAsked = true,
): { readonly needed: number[]; readonly optional: ReadonlySet<number> } {
  const needed: number[] = [];
  const optional = new Set<number>();
  const stack: { node: number; happens: boolean }[] = [{ node: 0, happens: true }];
  const { game } = unrolled;
  while (stack.length > 0) {
    const { node, happens } = stack.pop()!;
    if (isLeaf(unrolled, node, depthLimit)) {
      if (happens && (isRootAsked || node !== 0)) needed.push(node);
      else optional.add(node);
      continue;
    }
    const children = unrolled.children(node);
    const probabilities =
      game.player(node) === 'chance'
        ? game.actions(node).map((action) => game.probability(node, action))
        : null;
    for (let at = children.length - 1; at >= 0; at -= 1) {
      stack.push({ node: itemAt(children, at), happens: happens && probabilities?.[at] !== 0 });
    }
  }
  return { needed, optional };
}

/**
 * Whether a node was not looked at, nor another play to the same position: leaves that lie in `actual`
 * themselves are kept.
 */
export function notSeenIn(unrolled: Unrolled, actual: ReadonlySet<number>): (node: number) => boolean {
  let positions: ReadonlySet<unknown> | null = null;
  return (node) =>
    actual.has(node) || !(positions ??= positionsOf(unrolled, actual)).has(unrolled.position(node));
}

/** Minimax, negamax and expectimax look at every leaf, in any order. */
export function judgeEveryLeaf(subject: GameSubject): RunFinding {
  const { unrolled, search, exercise, input } = subject;
  const { needed, optional } = allLeaves(unrolled, input.depthLimit, !decides(exercise));
  const actual = new Set(search.evaluated);
  const differ = differing(actual, new Set(needed), optional).filter(notSeenIn(unrolled, actual));
  const data = { expected: idsOrCount(unrolled, needed), actual: idsOrCount(unrolled, actual) };
  const expectedEvaluated = needed.map(unrolled.id);
  if (differ.length === 0) {
    return passed({
      remark: { code: 'all-leaves-evaluated', args: { leaves: needed.length } },
      ...data,
      evidence: treeEvidence(subject, { expectedEvaluated }),
    });
  }
  const node = firstInOrder(unrolled, childOrder(unrolled, search.evaluated), differ);
  const stray = explainStray({ unrolled, depthLimit: input.depthLimit, agents: input.agents, actual }, node);
  const args = { leaf: unrolled.id(node), algorithm: exercise.algorithm };
  const { node: where, remark } = stray ?? { node, remark: { code: 'never-evaluated-leaf', args } as const };
  return wrong({
    remark,
    ...data,
    evidence: treeEvidence(subject, {
      expectedEvaluated,
      ...comparedSearch(exercise),
      difference: differenceAt(unrolled, where),
    }),
  });
}
