import { formatTree } from '../../content/formatTree.ts';
import type { TreeEvidence } from '../../types/treeEvidence.ts';
import { cutWords } from '../../words/quiz/cutWords.ts';
import { leafProofSentence } from '../../words/quiz/leafProofWords.ts';
import type { PartFinding } from '../../words/quiz/partWords.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { leafProof } from '../tree/leafProof.ts';
import { labelsOf, pathTo } from '../tree/nodes.ts';
import type { TreeWorld } from '../tree/world.ts';
import type { SearchSettings } from '../types.ts';
import type { JudgedPart } from './judge.ts';

/**
 * The tree, with what the student looks at beside what a right search does; null where leaves are not asked
 * for.
 */
export function treeEvidence(
  { ask, kind, world }: PreparedQuestion,
  { given, state }: JudgedPart,
  finding: PartFinding,
): TreeEvidence | null {
  if (kind.evaluatedBy === undefined || world.tree === null || given?.type !== 'nodes') return null;
  const { how } = ask.question;
  const { tree } = world.tree;
  const right = world.tree.search(how).evaluated;
  const evaluated = kind.evaluatedBy(ask, given);
  const at =
    evaluated.find((leaf) => !right.includes(leaf)) ?? right.find((leaf) => !evaluated.includes(leaf));
  const difference =
    at === undefined || state === 'right' ? null : differenceAt(world.tree, how, at, finding);
  return {
    kind: 'tree',
    tree: formatTree(tree),
    evaluated: labelsOf(tree, evaluated),
    expectedEvaluated: labelsOf(tree, right),
    convention: `cuts ${cutWords(how.cut)}`,
    ...(difference === null ? {} : { difference }),
  };
}

/** A leaf on the wrong side, and why it belongs on the other. */
function differenceAt(
  { tree, search }: TreeWorld,
  how: SearchSettings,
  leaf: number,
  finding: PartFinding,
): NonNullable<TreeEvidence['difference']> | null {
  const proof = leafProof(tree, how, leaf);
  const path = labelsOf(tree, pathTo(tree, leaf));
  const [node] = labelsOf(tree, [leaf]);
  if (proof === null || node === undefined) return null;
  const proofs = finding.code === 'wrong' ? (finding.leaves?.proofs ?? []) : [];
  const isSaid = proofs.some((each) => JSON.stringify(each) === JSON.stringify(proof));
  const window = search(how).windows[leaf] ?? null;
  return {
    node,
    path,
    ...(isSaid ? {} : { sentence: leafProofSentence(proof) }),
    ...(window === null ? {} : { window: { alpha: asJson(window.alpha), beta: asJson(window.beta) } }),
  };
}

const asJson = (bound: number): number | 'inf' | '-inf' =>
  bound === Infinity ? 'inf' : bound === -Infinity ? '-inf' : bound;
