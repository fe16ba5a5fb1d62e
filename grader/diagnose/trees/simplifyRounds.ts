import { type CandidateTree, type CandidateNode, descendants, isLeaf, mapNodes } from './candidateTree.ts';

/** What is left of a game between agents after a round, searched for as many rounds as are left. */
export function* laterRoundsAlone(tree: CandidateTree): Generator<CandidateTree> {
  const { levels, depthLimit, root } = tree;
  if (depthLimit <= levels.length) return;
  for (const below of descendants(root, levels.length))
    if (!isLeaf(below)) yield { ...tree, depthLimit: depthLimit - levels.length, root: below };
}

/**
 * Plain names, fewer rounds, fewer agents, and no evaluation where none is asked. Rounds are searched whole.
 */
export function* plainerRounds(tree: CandidateTree): Generator<CandidateTree> {
  const { levels, depthLimit, isNamed, root } = tree;
  const rounds = depthLimit / levels.length;
  if (isNamed) yield { ...tree, isNamed: false };
  if (rounds > 1) yield { ...tree, depthLimit: depthLimit - levels.length };
  if (levels.length > 2) yield { ...tree, levels: levels.slice(0, -1), depthLimit: depthLimit - rounds };
  if (hasEvaluations(root))
    yield { ...tree, root: mapNodes(root, (node) => (isLeaf(node) ? node : { ...node, value: null })) };
}

const hasEvaluations = (node: CandidateNode): boolean =>
  !isLeaf(node) && (node.value !== null || node.children.some(hasEvaluations));
