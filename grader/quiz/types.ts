import type { Cut, Window } from '../../reference/game.ts';
import type { Landscape } from '../../reference/problems/landscape.ts';
import type { Tree } from '../../reference/games/tree.ts';
import type { Exact } from './exactNumber.ts';

export type Figure = TreeFigure | BoardFigure | LandscapeFigure | PopulationFigure;

const LABELS = ['nodes', 'edges'] as const;

export interface TreeFigure {
  readonly kind: 'tree';
  readonly id: string;
  /** Every node's id is the label that it is shown and answered by. */
  readonly tree: Tree;
  /** Where the labels are drawn. */
  readonly labels: (typeof LABELS)[number];
}

export interface BoardFigure {
  readonly kind: 'board';
  readonly id: string;
  readonly title: string;
  /** Row of the queen in each column, rows from 0. */
  readonly rows: readonly number[];
}

export interface LandscapeFigure {
  readonly kind: 'landscape';
  readonly id: string;
  readonly title: string;
  readonly landscape: Landscape;
  /** Label of each place: A, B, … on a line, A1, B1, … on a grid. */
  readonly places: readonly string[];
}

export interface PopulationFigure {
  readonly kind: 'population';
  readonly id: string;
  readonly title: string;
  /** Digits, one string of them an individual. */
  readonly individuals: readonly (readonly number[])[];
  /** Exact, not negative. */
  readonly fitness: readonly Exact[];
  /** How fitness is worked out; `given` when it is listed. */
  readonly measure: 'queens' | 'given';
}

/**
 * A run that shows an answer, told by what its figure holds: boards or places in the order in which they are
 * entered, each place of a beam with the number of its beam; or a generation that follows the figure's.
 */
export type AnswerRun =
  | { readonly kind: 'boards'; readonly boards: readonly (readonly number[])[] }
  | { readonly kind: 'places'; readonly places: readonly number[]; readonly beams?: readonly number[] }
  | { readonly kind: 'generation'; readonly children: readonly (readonly number[])[] };

/**
 * `each`: every part or leaf counts alone. `net`, the usual one: wrong ones take away from right ones. `all`:
 * all or nothing.
 */
export const CREDITS = ['each', 'net', 'all'] as const;
export type Credit = (typeof CREDITS)[number];

export const QUIZ_ALGORITHMS = ['alpha-beta', 'minimax', 'star1'] as const;
export type QuizAlgorithm = (typeof QUIZ_ALGORITHMS)[number];

/** How a tree is searched in a question. */
export interface SearchSettings {
  readonly algorithm: QuizAlgorithm;
  readonly cut: Cut;
  readonly window: Window;
}

/** One thing that a student fills in. */
export type Field = {
  /** Unique in its question; empty where there is only one. */
  readonly key: string;
  readonly label: string;
} & FieldType;

export interface Candidate {
  readonly index: number;
  readonly label: string;
  /** Another way to name it, such as a leaf's value or a move's action; empty when there is none. */
  readonly alias: string;
}

export type FieldType =
  | {
      readonly type: 'number';
      /** Largest difference that still counts as equal; 0 for exact. */
      readonly tolerance: number;
      readonly percent: boolean;
      /** Whether ∞ or −∞ can be asked for, so that no form may take numbers alone. */
      readonly endless: boolean;
    }
  | { readonly type: 'vector'; readonly length: number }
  /** Any number of numbers, in order. */
  | { readonly type: 'numbers' }
  | {
      readonly type: 'nodes';
      readonly among: readonly Candidate[];
      readonly ordered: boolean;
      readonly single: boolean;
      /** What stands between two of them in words; a path has arrows. */
      readonly between: ', ' | ' → ';
      /** What it means to name nothing, where a form offers that; else null. */
      readonly none: string | null;
      /** Whether `a–d` means all from a to d; else a hyphen only parts two labels. */
      readonly ranges: boolean;
      /** Whether a node stands for all the leaves below it: the candidates below each candidate. */
      readonly below: ReadonlyMap<number, readonly number[]> | null;
    }
  | {
      readonly type: 'choice';
      readonly options: readonly { readonly value: string; readonly text: string }[];
    }
  | { readonly type: 'digits'; readonly length: number; readonly low: number; readonly high: number }
  | {
      readonly type: 'events';
      readonly among: readonly Candidate[];
      readonly ask: readonly ('by' | 'kind')[];
    };

/** What was written in a field, once it is read. */
export type Given =
  | { readonly type: 'number'; readonly value: Exact }
  | { readonly type: 'vector' | 'numbers'; readonly values: readonly Exact[] }
  /** In the order written; as candidates' indices. */
  | { readonly type: 'nodes'; readonly nodes: readonly number[] }
  | { readonly type: 'choice'; readonly chosen: string }
  | { readonly type: 'digits'; readonly digits: readonly number[] }
  | { readonly type: 'events'; readonly events: readonly Event[] };

/** A cutoff as an answer names it; what the question does not ask for is null. */
export interface Event {
  readonly node: number;
  readonly by: 'alpha' | 'beta' | null;
  readonly kind: 'shallow' | 'deep' | null;
}
