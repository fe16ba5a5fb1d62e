import type { AnyTreeSearch } from '../../reference/adversarial/treeAlgorithms.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { PICTURE_STYLE } from '../picture/style.ts';
import { visibleLine } from '../picture/visible.ts';
import { solvedSteps } from '../steps/solved.ts';
import { TREE_STAGE } from './pageScripts.ts';
import { loadTemplates } from './templates.ts';

/** A solved tree, as its page says it. */
export interface SolvedTree {
  readonly tree: Tree;
  readonly search: AnyTreeSearch;
  /** The search in words. */
  readonly how: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** A page that plays the search of a tree: one file, nothing fetched. */
export function solvePage({ tree, search, how, facts }: SolvedTree): string {
  const templates = loadTemplates();
  const heading = visibleLine(tree.title);
  const stepper = solvedSteps(tree, search);
  const scripts = [...(stepper.folded === '' ? [] : ['foldedTree']), ...TREE_STAGE, 'stepper'];
  return templates.page('solve')({
    title: `${heading}: ${how}`,
    heading,
    how,
    facts,
    stepper,
    ...templates.assets(PICTURE_STYLE, ['base', 'figures', 'stepper'], ...scripts),
  });
}
