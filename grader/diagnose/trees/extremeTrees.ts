import type { PlayerSpec } from '../../../reference/games/treeSpec.ts';
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
    probabilities: null,
  });
  for (const { first, levels } of startingWithPlayer(scope)) {
    const [worst, best, middle] = [worstFor(first, size), worstFor(first, -size), leafOf(0)];
    const roots = [
      inner(worst),
      inner(inner(worst, middle)),
      inner(inner(middle, best)),
      inner(best, middle),
      inner(inner(best), middle),
      inner(inner(worst), middle),
    ];
    yield* roots.map((root) => treeWith(levels, root, scope));
  }
}

/** For each player that moves first, a tree that holds nothing but the worst value of that size. */
export function worstCaseTrees(size: number, scope: TreeScope): CandidateTree[] {
  const firsts = new Map(startingWithPlayer(scope).map(({ first, levels }) => [first, levels]));
  return [...firsts].map(([first, levels]) =>
    treeWith(levels, { value: null, children: [worstFor(first, size)], probabilities: null }, scope),
  );
}

/** The turns of a scope in which chance does not move first, and who does. */
const startingWithPlayer = ({
  levels,
}: TreeScope): { readonly first: PlayerSpec; readonly levels: readonly PlayerSpec[] }[] =>
  levels.flatMap((turns) => {
    const [first] = turns;
    return first === undefined || first === 'chance' ? [] : [{ first, levels: turns }];
  });

const worstFor = (first: PlayerSpec, size: number): CandidateNode => leafOf(first === 'max' ? -size : size);

const treeWith = (
  levels: readonly PlayerSpec[],
  root: CandidateNode,
  { ofAgents, anytime, isBounded }: TreeScope,
): CandidateTree =>
  ofAgents === true
    ? { levels, depthLimit: levels.length, isNamed: false, ofAgents, root }
    : {
        levels,
        depthLimit: Infinity,
        isNamed: false,
        ...(anytime === true ? { anytime } : {}),
        ...(isBounded === true ? { isBounded } : {}),
        root,
      };
