import { isRefusal } from '../../../reference/adversarial/refused.ts';
import type { JsonValue, Solution } from '../../../reference/adversarial/solution.ts';
import {
  type AnyTreeSearch,
  solveAny,
  TREE_ALGORITHMS,
  treeSearch,
  type TreeAlgorithm,
} from '../../../reference/adversarial/treeAlgorithms.ts';
import type { Cut, Returns } from '../../../reference/game.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import { algorithmFor } from '../../adequacy/treeExercise.ts';
import { parseDepth, parseWindow } from '../../content/searchOptions.ts';
import { factsOf, type SolvedFact } from '../../report/solved.ts';
import { bareSvg } from '../../steps/bareTree.ts';
import { solvedSteps } from '../../steps/solved.ts';
import { itemAt } from '../../types/lookup.ts';
import { fail, formatProblem, ok, type Result } from '../../types/result.ts';
import { count } from '../../words/numbers.ts';
import { quote } from '../../words/quoting.ts';

/** What whoever sits there chose, as it was written. */
export interface Choices {
  /** `fitting`: what is usual for such a tree. */
  readonly algorithm: TreeAlgorithm | 'fitting';
  readonly cut: Cut;
  readonly returns: Returns;
  readonly depth: string;
  readonly alpha: string;
  readonly beta: string;
}

/** A tree with what a search finds in it. */
export interface Look {
  readonly svg: string;
  readonly facts: readonly SolvedFact[];
  /** Null where the search refuses the tree, for `refusal`. */
  readonly solution: Solution<JsonValue> | null;
  readonly refusal: string;
}

/** A larger tree is drawn, but not searched while one types. */
export const MOST_SEARCHED = 20_000;

/** The search that was chosen for a tree. */
export function chosenSearch(
  tree: Tree,
  { algorithm, cut, returns, ...written }: Choices,
): Result<AnyTreeSearch> {
  const depth = written.depth.trim() === '' ? Infinity : parseDepth(written.depth.trim());
  if (depth === null)
    return refused('depth', written.depth, 'a whole number of plies, 0 or more, or nothing');
  const [alpha, beta] = [written.alpha.trim() || '-inf', written.beta.trim() || 'inf'];
  const window = parseWindow(alpha, beta);
  if (window === null)
    return refused('window', `${alpha}, ${beta}`, 'two bounds, α below β; inf and -inf are bounds, too');
  const usual = TREE_ALGORITHMS.find((name) => name === algorithmFor(tree)) ?? itemAt(TREE_ALGORITHMS, 0);
  return ok(treeSearch(algorithm === 'fitting' ? usual : algorithm, { cut, returns, window, depth }));
}

const refused = (place: string, found: string, expected: string) =>
  fail({ code: 'not-an-option', file: null, place, found: quote(found), expected });

/** A tree, and what a search finds in it; where there is no search, why not. */
export function lookAt(tree: Tree, search: Result<AnyTreeSearch>): Look {
  if (!search.ok) return { ...unsearched(tree), refusal: search.problems.map(formatProblem).join('; ') };
  if (tree.nodes.length > MOST_SEARCHED)
    return {
      ...unsearched(tree),
      refusal: `this tree has ${count(tree.nodes.length, 'node')}: search it on the command line`,
    };
  try {
    const solution = solveAny(tree, search.value);
    return {
      svg: solvedSteps(tree, search.value).svg,
      facts: factsOf(tree, solution),
      solution,
      refusal: '',
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ...unsearched(tree), refusal: error.message };
  }
}

const unsearched = (tree: Tree): Pick<Look, 'svg' | 'facts' | 'solution'> => ({
  svg: bareSvg(tree, true),
  facts: [],
  solution: null,
});
