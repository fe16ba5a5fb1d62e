import type { AnyTreeSearch } from '../../reference/adversarial/treeAlgorithms.ts';
import type { Tree } from '../../reference/games/tree.ts';
import type { GenerationsEvidence, RunEvidence } from './verdict.ts';

/** One search that a page plays step by step. */
export type Playable = PlayableTree | PlayableRun;

export interface PlayableTree {
  readonly kind: 'tree';
  readonly title: string;
  readonly tree: Tree;
  readonly search: AnyTreeSearch;
}

export interface PlayableRun {
  readonly kind: 'run';
  readonly title: string;
  readonly evidence: RunEvidence | GenerationsEvidence;
  /** Where no seed made it, and none is told. */
  readonly isSeedless?: true;
}
