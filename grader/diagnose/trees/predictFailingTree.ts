import { Random } from '../../../reference/random.ts';
import type { GameInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { CandidateSearch } from './candidateSearch.ts';
import { type CandidateTree, inputOf } from './candidateTree.ts';
import type { DiagnosisContext } from './context.ts';
import { randomCandidateTree } from './randomCandidateTree.ts';
import { simplerTrees } from './simplifyTree.ts';
import { simulatedObservation } from './simulatedObservation.ts';
import type { TreeScope } from './treeScope.ts';

const SEED = 4_242;
const TREES = 300;

/**
 * A small tree on which a search with these mistakes fails, worked out without the submission: a place to
 * begin, which the submission itself must confirm. Null where no tree that was drawn fails.
 */
export function predictFailingTree(
  context: DiagnosisContext,
  { make, keepsState }: CandidateSearch,
  scope: TreeScope,
  fails: (input: GameInput, observation: Observation) => boolean,
): CandidateTree | null {
  if (keepsState) return null;
  const isFailing = (tree: CandidateTree): boolean => {
    const input = inputOf(tree);
    return fails(input, simulatedObservation(context, make(), input));
  };
  const random = Random.seeded(SEED);
  for (let drawn = 0; drawn < TREES; drawn += 1) {
    const tree = randomCandidateTree(random, scope, 6 + Math.floor(drawn / 12));
    if (isFailing(tree)) return smallest(tree, isFailing);
  }
  return null;
}

/** What is left when nothing simpler fails. */
function smallest(tree: CandidateTree, isFailing: (tree: CandidateTree) => boolean): CandidateTree {
  let found = tree;
  for (
    let next: CandidateTree | null = tree;
    next !== null;
    next = firstFailing(simplerTrees(found), isFailing)
  )
    found = next;
  return found;
}

function firstFailing(
  trees: Iterable<CandidateTree>,
  isFailing: (tree: CandidateTree) => boolean,
): CandidateTree | null {
  for (const tree of trees) if (isFailing(tree)) return tree;
  return null;
}
