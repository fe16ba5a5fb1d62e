import { itemAt } from '../types/lookup.ts';
import { prunes } from '../subjects/subjects.ts';
import { UnknownLeafError } from '../../reference/games/tree.ts';
import { type Observation, EVENT_SIZE, OPS } from '../types/observation.ts';
import { differenceAt, treeEvidence } from './evidence.ts';
import { type RunFinding, wrong } from './finding.ts';
import { replay } from '../reading/replay.ts';
import { isLeaf } from '../reading/search.ts';
import type { GameSubject } from './subject.ts';

const ASKS_VALUE: ReadonlySet<number> = new Set([OPS.indexOf('utility'), OPS.indexOf('evaluate')]);

/**
 * The search asked the value of a leaf that has none. Where a correct search may ask it too, the author must
 * mend the tree, and nobody loses points; where the order is given and none does, it is one cut too few.
 */
export function judgeUnknown(subject: GameSubject, observation: Observation): RunFinding | null {
  const leaf = unknownLeaf(subject, observation);
  if (leaf === null) return null;
  const id = subject.unrolled.id(leaf);
  if (!isNeverNeeded(subject, leaf)) {
    return {
      state: 'not-checked',
      reason: 'author-error',
      remark: { code: 'leaf-without-value', args: { leaf: id } },
      evidence: treeEvidence(subject),
    };
  }
  const remark = { code: 'looked-at-what-is-never-needed', args: { leaf: id } } as const;
  return wrong({
    remark,
    evidence: treeEvidence(subject, { difference: differenceAt(subject.unrolled, leaf) }),
  });
}

function unknownLeaf({ unrolled, input }: GameSubject, { events, states }: Observation): number | null {
  // Only trees have leaves without a value, and there the state behind a handle is the node.
  const { game } = input;
  if (game.name !== 'tree') return null;
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    if (!ASKS_VALUE.has(itemAt(events, at)) || !Number.isNaN(itemAt(events, at + 3))) continue;
    const node = states[itemAt(events, at + 1)];
    if (
      node !== undefined &&
      game.tree.nodes[node] !== undefined &&
      isLeaf(unrolled, node, input.depthLimit) &&
      unrolled.ply(node) <= input.depthLimit &&
      !hasValue(unrolled.game, node)
    )
      return node;
  }
  return null;
}

function hasValue(game: GameSubject['unrolled']['game'], node: number): boolean {
  try {
    return !Number.isNaN(game.evaluate(node));
  } catch {
    return false;
  }
}

function isNeverNeeded({ exercise, unrolled, input }: GameSubject, leaf: number): boolean {
  const { childOrder, cut, returns } = exercise.conventions;
  if (!prunes(exercise) || childOrder !== 'given') return false;
  try {
    return cut.every((c) =>
      returns.every((r) => {
        const convention = { cut: c, returns: r };
        return !replay({
          unrolled,
          convention,
          depthLimit: input.depthLimit,
          order: unrolled.children,
        }).evaluated.includes(leaf);
      }),
    );
  } catch (error) {
    if (error instanceof UnknownLeafError) return false;
    throw error;
  }
}
