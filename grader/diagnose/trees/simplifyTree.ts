import type { Player } from '../../../reference/game.ts';
import {
  type CandidateTree,
  type CandidateNode,
  descendants,
  isLeaf,
  leafOf,
  mapNodes,
} from './candidateTree.ts';
import { simplerNumbers } from '../shared/simplerNumbers.ts';
import { laterRoundsAlone, plainerRounds } from './simplifyRounds.ts';

/**
 * Everything that is one step simpler than a tree, the largest steps first: a part of it alone, a node less,
 * a plainer rule, a smaller number. Each step lowers the size of the tree or, at the same size, the size of
 * its numbers or rules, so that a search through them ends.
 */
export function* simplerTrees(draft: CandidateTree): Generator<CandidateTree> {
  const isOfAgents = draft.ofAgents === true;
  yield* isOfAgents ? laterRoundsAlone(draft) : partsAlone(draft);
  // Agents are never asked where the game is over.
  for (const root of simplerNodes(draft.root, draft.levels.length))
    if (!isOfAgents || !isLeaf(root)) yield { ...draft, root };
  yield* isOfAgents ? plainerRounds(draft) : plainerRules(draft);
  yield* byRank(draft);
  for (const root of smallerTogether(draft.root)) yield { ...draft, root };
  for (const root of smallerNumbers(draft.root)) yield { ...draft, root };
}

/** The subtrees of the root by themselves. Who moves first moves on with them. */
function* partsAlone(draft: CandidateTree): Generator<CandidateTree> {
  const { levels, root, depthLimit } = draft;
  const rotated: readonly Player[] = [...levels.slice(1), levels[0]!];
  for (const child of root.children) {
    // At depth 0 there would be nothing to search.
    if (isLeaf(child) || (rotated[0] !== 'chance' && depthLimit > 1))
      yield {
        ...draft,
        levels: isLeaf(child) ? levels : rotated,
        depthLimit: isLeaf(child) ? Infinity : depthLimit - 1,
        root: child,
      };
  }
}

/**
 * A node less somewhere: a leaf in place of a subtree, a subtree from one round further down, a child left
 * out.
 */
function* simplerNodes(node: CandidateNode, round: number): Generator<CandidateNode> {
  if (isLeaf(node)) return;
  const values = new Set(leavesOf(node));
  for (const value of [...values].slice(0, 3)) yield leafOf(value);
  for (const below of descendants(node, round)) if (!isLeaf(below)) yield below;
  if (node.children.length > 1) for (const at of node.children.keys()) yield without(node, at);
  for (const [at, child] of node.children.entries()) {
    for (const simpler of simplerNodes(child, round)) yield withChild(node, at, simpler);
  }
}

function leavesOf(node: CandidateNode): number[] {
  return isLeaf(node) ? [node.value ?? 0] : node.children.flatMap(leavesOf);
}

function without(node: CandidateNode, at: number): CandidateNode {
  const parts = node.parts?.filter((_, i) => i !== at) ?? null;
  const total = parts?.reduce((a, b) => a + b, 0) ?? 1;
  return {
    ...node,
    children: node.children.filter((_, i) => i !== at),
    parts: parts === null || parts.length < 2 ? null : parts.map((part) => part / total),
  };
}

const withChild = (node: CandidateNode, at: number, child: CandidateNode): CandidateNode => ({
  ...node,
  children: node.children.map((old, i) => (i === at ? child : old)),
});

function* plainerRules(draft: CandidateTree): Generator<CandidateTree> {
  const { levels, depthLimit, isNamed, root } = draft;
  if (isNamed) yield { ...draft, isNamed: false };
  if (Number.isFinite(depthLimit)) {
    yield {
      ...draft,
      depthLimit: Infinity,
      root: mapNodes(root, (node) => (isLeaf(node) ? node : { ...node, value: null })),
    };
    if (depthLimit > 1) yield { ...draft, depthLimit: depthLimit - 1 };
  }
  if (levels.length > 2) {
    if (!levels.includes('chance')) yield { ...draft, levels: ['max', 'min'] };
    else yield* fewerLevels(draft);
  }
  if (levels.length === 2 && levels[0] === 'min')
    yield { ...draft, levels: ['max', levels[1] === 'max' ? 'min' : levels[1]!] };
  if (hasParts(root)) {
    yield { ...draft, root: mapNodes(root, (node) => ({ ...node, parts: null })) };
    for (const parts of PLAIN_PARTS)
      if (!isPlain(root))
        yield {
          ...draft,
          root: mapNodes(root, (node) => (node.parts?.length === 2 ? { ...node, parts } : node)),
        };
  }
}

/** A shorter round of turns, in which a player still begins. */
function* fewerLevels(draft: CandidateTree): Generator<CandidateTree> {
  for (const at of draft.levels.keys()) {
    const levels = draft.levels.filter((_, i) => i !== at);
    if (levels[0] !== 'chance') yield { ...draft, levels };
  }
}

/** Two outcomes of which one is three times as likely as the other. */
const PLAIN_PARTS: readonly (readonly number[])[] = [
  [0.25, 0.75],
  [0.75, 0.25],
];

/** Whether all that is given is plain already, so that nothing would get simpler. */
const isPlain = (node: CandidateNode): boolean =>
  (node.parts === null || PLAIN_PARTS.some((plain) => plain.join() === node.parts!.join())) &&
  node.children.every(isPlain);

const hasParts = (node: CandidateNode): boolean => node.parts !== null || node.children.some(hasParts);

/** All numbers at once: the smallest is 0, the next 1 and so on, as often only their order matters. */
function* byRank(draft: CandidateTree): Generator<CandidateTree> {
  const values = [...countNumbers(draft.root, new Map()).keys()].sort((a, b) => a - b);
  const ranks = new Map(values.map((value, rank) => [value, rank]));
  const size = (of: (value: number) => number): number =>
    values.reduce((sum, value) => sum + Math.abs(of(value)) + (Number.isInteger(value) ? 0 : 1), 0);
  if (
    values.every((value, rank) => value === rank) ||
    size((value) => ranks.get(value)!) >= size((value) => value)
  )
    return;
  yield {
    ...draft,
    root: mapNodes(draft.root, (node) =>
      node.value === null ? node : { ...node, value: ranks.get(node.value)! },
    ),
  };
}

/** Equal numbers made smaller together, since it may matter that they are equal. */
function* smallerTogether(root: CandidateNode): Generator<CandidateNode> {
  for (const [value, often] of countNumbers(root, new Map())) {
    if (often < 2) continue;
    for (const simpler of simplerNumbers(value))
      yield mapNodes(root, (node) => (node.value === value ? { ...node, value: simpler } : node));
  }
}

function countNumbers(node: CandidateNode, counts: Map<number, number>): Map<number, number> {
  if (node.value !== null) counts.set(node.value, (counts.get(node.value) ?? 0) + 1);
  for (const child of node.children) countNumbers(child, counts);
  return counts;
}

function* smallerNumbers(node: CandidateNode): Generator<CandidateNode> {
  if (node.value !== null) for (const value of simplerNumbers(node.value)) yield { ...node, value };
  for (const [at, child] of node.children.entries())
    for (const simpler of smallerNumbers(child)) yield withChild(node, at, simpler);
}
