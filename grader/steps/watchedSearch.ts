import { type AnyTreeSearch, MAX_N } from '../../reference/adversarial/treeAlgorithms.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { stepThrough } from './treeSteps.ts';
import type { Watched } from './watched.ts';
import { watchedMulti } from './watchedMulti.ts';
import { watchedTree } from './watchedTree.ts';

/**
 * Any search of a tree, to be watched.
 *
 * @throws UnknownLeafError, NoEvaluationError, RefusedError as `solve` does.
 */
export const watchedSearch = (tree: Tree, search: AnyTreeSearch): Watched =>
  search.algorithm === MAX_N
    ? watchedMulti(tree, search.depth)
    : watchedTree(tree, stepThrough(tree, search).steps, search);
