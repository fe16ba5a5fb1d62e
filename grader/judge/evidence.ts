import { TREE_ALGORITHMS } from '../../reference/adversarial/treeAlgorithms.ts';
import { formatTree } from '../content/formatTree.ts';
import type { Convention } from '../reading/replay.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Difference, TreeEvidence } from '../types/treeEvidence.ts';
import type { NodeId } from '../words/nodes.ts';
import { pathTo, type Unrolled } from '../reading/unrolled.ts';
import type { GameSubject } from './subject.ts';

/** Past these, a picture helps nobody and a result file would be megabytes: the words must do. */
const MOST_NODES = 2_000;
const MOST_EVALUATIONS = 5_000;

/** What a verdict on a game is defended with; undefined when it would be too large to show. */
export function treeEvidence(
  subject: GameSubject,
  more: Pick<TreeEvidence, 'expectedEvaluated' | 'convention' | 'search' | 'difference'> = {},
): TreeEvidence | undefined {
  const { input, unrolled, search } = subject;
  const nodes = input.game.name === 'tree' ? input.game.tree.nodes.length : 0;
  if (
    nodes > MOST_NODES ||
    search.evaluated.length > MOST_EVALUATIONS ||
    (more.expectedEvaluated?.length ?? 0) > MOST_EVALUATIONS
  )
    return undefined;
  return {
    kind: 'tree',
    tree: input.game.name === 'tree' ? formatTree(input.game.tree) : { game: input.game.name },
    ...(Number.isFinite(input.depthLimit) ? { depthLimit: input.depthLimit } : {}),
    evaluated: search.evaluated.map(unrolled.id),
    ...more,
  };
}

/** The correct search that a submission is compared with; undefined for a game that has no such search. */
export function comparedSearch(
  { algorithm }: Pick<Exercise, 'algorithm'>,
  convention?: Convention,
): Pick<TreeEvidence, 'search'> {
  const known = TREE_ALGORITHMS.find((name) => name === algorithm);
  return known === undefined ? {} : { search: { algorithm: known, ...convention } };
}

/** Where a search parts from a correct one; `window` is the correct one's on entry. */
export function differenceAt(
  unrolled: Unrolled,
  node: number,
  window?: { alpha: number; beta: number },
): Difference {
  return {
    node: unrolled.id(node),
    path: pathTo(unrolled, node).map(unrolled.id),
    ...(window === undefined ? {} : { window: { alpha: finite(window.alpha), beta: finite(window.beta) } }),
  };
}

/** A node as sentences name it. */
export const nodeId = (unrolled: Unrolled, node: number): NodeId => (node === 0 ? null : unrolled.id(node));

/** `non-strict`, or with how values are returned where that makes a difference. */
export function conventionName({ cut, returns }: Convention, returnsMatter: boolean): string {
  return returnsMatter ? `${cut}, ${returns}` : cut;
}

function finite(value: number): number | 'inf' | '-inf' {
  if (Number.isFinite(value)) return value + 0;
  return value > 0 ? 'inf' : '-inf';
}
