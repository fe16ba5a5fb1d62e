/** What a page runs that plays trees, or runs of local search. */
export const TREE_STAGE: readonly string[] = ['treeWalk', 'treeStage'];
export const TREE_SCRIPTS: readonly string[] = ['askedStage', ...TREE_STAGE, 'stepper'];
export const RUN_SCRIPTS: readonly string[] = ['playRun', 'runStage', 'stepper'];

/** What a report's page looks like and runs, with trees alone or with runs, too. */
export const REPORT_OF_TREES = {
  styles: ['base', 'report', 'stepper'],
  scripts: ['report', ...TREE_SCRIPTS],
};
export const REPORT_OF_RUNS = {
  styles: [...REPORT_OF_TREES.styles, 'runs'],
  scripts: ['report', ...RUN_SCRIPTS],
};
export const REPORT_ASSETS = [REPORT_OF_TREES, REPORT_OF_RUNS] as const;

/** What the page of a solved tree looks like and runs; a tree too large to be drawn whole is folded. */
export const pageOfSolved = (
  isFolded: boolean,
): { readonly styles: readonly string[]; readonly scripts: readonly string[] } => ({
  styles: ['base', 'figures', 'stepper'],
  scripts: [...(isFolded ? ['foldedTree'] : []), ...TREE_STAGE, 'stepper'],
});
export const SOLVED_ASSETS = [pageOfSolved(false), pageOfSolved(true)] as const;
/** What stands in frames of a site's pages. */
export const FRAMED_ASSETS = [...REPORT_ASSETS, ...SOLVED_ASSETS] as const;
