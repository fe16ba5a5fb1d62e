import { type CandidateTree, type CandidateNode, descendants, isLeaf, mapNodes } from './candidateTree.ts';

/** What is left of a game between agents after a round, searched for as many rounds as are left. */
export function* laterRoundsAlone(draft: CandidateTree): Generator<CandidateTree> {
  const { levels, depthLimit, root } = draft;
  if (depthLimit <= levels.length) return;
  for (const below of descendants(root, levels.length))
    if (!isLeaf(below)) yield { ...draft, depthLimit: depthLimit - levels.length, root: below };
}

/**
 * Plain names, fewer rounds, fewer agents, and no evaluation where none is asked. Rounds are searched whole.
 */
export function* plainerRounds(draft: CandidateTree): Generator<CandidateTree> {
  const { levels, depthLimit, isNamed, root } = draft;
  const rounds = depthLimit / levels.length;
  if (isNamed) yield { ...draft, isNamed: false };
  if (rounds > 1) yield { ...draft, depthLimit: depthLimit - levels.length };
  if (levels.length > 2) yield { ...draft, levels: levels.slice(0, -1), depthLimit: depthLimit - rounds };
  if (hasEvaluations(root))
    yield { ...draft, root: mapNodes(root, (node) => (isLeaf(node) ? node : { ...node, value: null })) };
}

const hasEvaluations = (node: CandidateNode): boolean =>
  !isLeaf(node) && (node.value !== null || node.children.some(hasEvaluations));
