/** What a page runs that plays trees, or runs of local search. */
export const TREE_STAGE: readonly string[] = ['treeWalk', 'treeStage'];
export const TREE_SCRIPTS: readonly string[] = ['askedStage', ...TREE_STAGE, 'stepper'];
export const RUN_SCRIPTS: readonly string[] = ['playRun', 'runStage', 'stepper'];
