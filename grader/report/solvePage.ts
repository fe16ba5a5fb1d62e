import type { AnyTreeSearch } from '../../reference/adversarial/treeAlgorithms.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { PICTURE_STYLE } from '../picture/style.ts';
import { visibleLine } from '../picture/visible.ts';
import { solvedSteps } from '../steps/solved.ts';
import { pageOfSolved } from './pageScripts.ts';
import type { Templates } from './pageTemplates.ts';
import { howSearched, type SolvedFact } from './solved.ts';

/** A solved tree, as its page says it. */
export interface SolvedTree {
  readonly tree: Tree;
  readonly search: AnyTreeSearch;
  readonly facts: readonly SolvedFact[];
}

/** A page that plays the search of a tree: one file, nothing fetched. */
export function solvePage(templates: Templates, { tree, search, facts }: SolvedTree): string {
  const heading = visibleLine(tree.title);
  const how = howSearched(search);
  const stepper = solvedSteps(tree, search);
  const { styles, scripts } = pageOfSolved(stepper.folded !== '');
  return templates.page('solve')({
    title: `${heading}: ${how}`,
    heading,
    how,
    facts,
    stepper,
    ...templates.assets(PICTURE_STYLE, styles, ...scripts),
  });
}
