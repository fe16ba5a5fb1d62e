import type { Player } from '../../../reference/game.ts';
import { type CandidateTree, type CandidateNode, leafOf } from './candidateTree.ts';
import type { TreeScope } from './treeScope.ts';

/**
 * Trees that one value of that size decides, in every place where it may meet a number that a search starts
 * from: the smallest first.
 */
export function* treesWithValue(size: number, scope: TreeScope): Generator<CandidateTree> {
  const inner = (...children: readonly CandidateNode[]): CandidateNode => ({
    value: scope.hasDepthLimit || scope.ofAgents === true ? 0 : null,
    children,
    parts: null,
  });
  for (const levels of scope.levels.filter(([first]) => first !== 'chance')) {
    const [worst, best, middle] = [worstFor(levels[0]!, size), worstFor(levels[0]!, -size), leafOf(0)];
    const roots = [
      inner(worst),
      inner(inner(worst, middle)),
      inner(inner(middle, best)),
      inner(best, middle),
      inner(inner(best), middle),
      inner(inner(worst), middle),
    ];
    yield* roots.map((root) => draftOf(levels, root, scope));
  }
}

/** For each player that moves first, a tree that holds nothing but the worst value of that size. */
export function worstCaseTrees(size: number, scope: TreeScope): CandidateTree[] {
  const firsts = new Map(
    scope.levels.filter(([first]) => first !== 'chance').map((levels) => [levels[0]!, levels]),
  );
  return [...firsts].map(([first, levels]) =>
    draftOf(levels, { value: null, children: [worstFor(first, size)], parts: null }, scope),
  );
}

const worstFor = (first: Player, size: number): CandidateNode => leafOf(first === 'max' ? -size : size);

const draftOf = (levels: readonly Player[], root: CandidateNode, { ofAgents }: TreeScope): CandidateTree =>
  ofAgents === true
    ? { levels, depthLimit: levels.length, isNamed: false, ofAgents, root }
    : { levels, depthLimit: Infinity, isNamed: false, root };
