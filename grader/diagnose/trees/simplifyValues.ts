import { simplerNumbers } from '../shared/simplerNumbers.ts';
import { type CandidateNode, mapNodes, numbersAt, withChild, withNumbers } from './candidateTree.ts';

/** The same tree with simpler values and evaluations: the largest steps first. */
export function* simplerValues(root: CandidateNode): Generator<CandidateNode> {
  yield* byRank(root);
  yield* smallerTogether(root);
  yield* smallerNumbers(root);
}

/** All numbers at once: the smallest is 0, the next 1 and so on, as often only their order matters. */
function* byRank(root: CandidateNode): Generator<CandidateNode> {
  const values = [...countNumbers(root, new Map()).keys()].sort((a, b) => a - b);
  const ranks = new Map(values.map((value, rank) => [value, rank]));
  const rankOf = (value: number): number => ranks.get(value) ?? value;
  const size = (of: (value: number) => number): number =>
    values.reduce((sum, value) => sum + Math.abs(of(value)) + (Number.isInteger(value) ? 0 : 1), 0);
  if (values.every((value, rank) => value === rank) || size(rankOf) >= size((value) => value)) return;
  yield mapNodes(root, (node) => withNumbers(node, rankOf));
}

/** Equal numbers made smaller together, since it may matter that they are equal. */
function* smallerTogether(root: CandidateNode): Generator<CandidateNode> {
  for (const [value, often] of countNumbers(root, new Map())) {
    if (often < 2) continue;
    for (const simpler of simplerNumbers(value))
      yield mapNodes(root, (node) => withNumbers(node, (one) => (one === value ? simpler : one)));
  }
}

function countNumbers(node: CandidateNode, counts: Map<number, number>): Map<number, number> {
  for (const number of numbersAt(node)) counts.set(number, (counts.get(number) ?? 0) + 1);
  for (const child of node.children) countNumbers(child, counts);
  return counts;
}

function* smallerNumbers(node: CandidateNode): Generator<CandidateNode> {
  for (const [place, number] of numbersAt(node).entries())
    for (const simpler of simplerNumbers(number))
      yield withNumbers(node, (one, at) => (at === place ? simpler : one));
  for (const [at, child] of node.children.entries())
    for (const simpler of smallerNumbers(child)) yield withChild(node, at, simpler);
}
