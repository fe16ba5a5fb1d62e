import type { TreeAlgorithm } from '../../reference/adversarial/treeAlgorithms.ts';
import type { Cut, Returns } from '../../reference/game.ts';
import type { TreeSpec } from '../../reference/games/treeSpec.ts';

/** What a search of a tree did, beside a correct one. */
export interface TreeEvidence {
  readonly kind: 'tree';
  /** Can be pasted into a tree file. */
  readonly tree: TreeSpec | { readonly game: 'tic-tac-toe' };
  readonly depthLimit?: number;
  /** Ids in the order the student's search evaluated them, repeats included. */
  readonly evaluated: readonly string[];
  /** Ids that a correct search in the same order evaluates, under the convention nearest to the student's. */
  readonly expectedEvaluated?: readonly string[];
  /** The accepted convention that the search follows, or the nearest one. */
  readonly convention?: string;
  /** The correct search that it is compared with, where the two part. */
  readonly search?: ComparedSearch;
  /** Where student and reference part. */
  readonly difference?: Difference;
  /** What the student's search asked, from which lines; only where it was watched. */
  readonly asked?: AskedSearch;
}

/** The nodes that a search opened or evaluated, in order. */
export interface AskedSearch {
  /** Lines of the student's that asked, in the order of the file. */
  readonly lines: readonly QuotedLine[];
  readonly steps: readonly AskedStep[];
  /** What was printed after the last of them. */
  readonly printed?: string;
}

export interface AskedStep {
  /** Id of the node. */
  readonly node: string;
  /** Place of the line in `lines`; absent where it is not known. */
  readonly line?: number;
  /** What was printed since the step before. */
  readonly printed?: string;
}

/** A line of a file, from 1, and what it says. */
export interface QuotedLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** A correct search, with the children in the order in which the student's took them. */
export interface ComparedSearch {
  readonly algorithm: TreeAlgorithm;
  /** Of alpha–beta. */
  readonly cut?: Cut;
  readonly returns?: Returns;
}

export interface Difference {
  /** Id of the node. */
  readonly node: string;
  /** Ids from the root to the node. */
  readonly path: readonly string[];
  /** Window on entry, in a correct search. */
  readonly window?: { readonly alpha: number | 'inf' | '-inf'; readonly beta: number | 'inf' | '-inf' };
  /** What happens there, in a sentence, where the rationale does not say it. */
  readonly sentence?: string;
}
