import type { CodeLine } from '../../reference/adversarial/pseudocode.ts';
import type { NodeId } from '../words/nodes.ts';
import type { ShownStep, StepKind } from './shownSteps.ts';

/** A search of a tree as steps to be watched, each by its place from 0. */
export interface Watched {
  readonly steps: readonly { readonly kind: StepKind; readonly node: number }[];
  readonly code: readonly CodeLine[];
  /** Whether a window is narrowed, which is written at nodes. */
  readonly hasBounds: boolean;
  /** As it is written at the nodes of a drawing. */
  shown(at: number): ShownStep;
  /** The lines at which it is; those that an algorithm does not have are left out by whoever shows them. */
  lines(at: number): readonly string[];
  /** In a sentence. */
  tell(at: number, idOf: (node: number) => NodeId): string;
  readonly folding: Folding;
}

/** What a page needs where steps are many: sentences once, with names for what differs. */
export interface Folding {
  /** What a sentence depends on but for nodes and values. */
  keyOf(at: number): string;
  patternOf(at: number): Pattern;
  values(at: number): Readonly<Record<ValueName, Written | null>>;
  /** At a leaf; null where none is given. */
  leaf(node: number): Written | null;
  /** Who moves: `M`, `m`, `c`, or the number of a player, from 0 to F. */
  mover(node: number): string;
}

export const VALUE_NAMES = ['value', 'own', 'alpha', 'beta'] as const;
export type ValueName = (typeof VALUE_NAMES)[number];

/** A value as it is written at nodes, and in sentences. */
export interface Written {
  readonly short: string;
  readonly long: string;
}

export interface Pattern {
  readonly kind: StepKind;
  readonly lines: string;
  /** How the child's value is bounded: nothing, `≥ ` or `≤ `. */
  readonly sign: string;
  /** A sentence with `{node}`, `{from}`, `{value}`, `{own}`, `{alpha}` and `{beta}`. */
  readonly text: string;
}
