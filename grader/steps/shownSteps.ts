import type { TreeModel } from '../picture/treeModel.ts';
import { itemAt } from '../types/lookup.ts';
import { shortNumber } from '../words/numbers.ts';
import type { From, TreeStep } from './treeSteps.ts';

export type StepKind = TreeStep['kind'];

/** One step, as it is written at the nodes of a drawing. */
export interface ShownStep {
  readonly kind: StepKind;
  readonly node: number;
  /** The child that an update is from, and what it is worth by itself. */
  readonly from: { readonly node: number; readonly own: string } | null;
  /** The value so far; an empty text where none is known. */
  readonly value: string;
  readonly window: string;
}

/** As a drawing writes it; windows only of a search that has bounds. */
export function shownStep(step: TreeStep, hasBounds: boolean): ShownStep {
  return {
    kind: step.kind,
    node: step.node,
    from: step.kind === 'update' ? { node: step.from.node, own: ownLabel(step.from) } : null,
    value: step.value === null ? '' : shortNumber(step.value),
    window: hasBounds ? windowText(step) : '',
  };
}

/** Before a value of which only a bound is known. */
export const boundSign = ({ bound }: From): string => ({ exact: '', lower: '≥ ', upper: '≤ ' })[bound];

const ownLabel = (from: From): string => `${boundSign(from)}${shortNumber(from.value)}`;

const windowText = ({ alpha, beta }: TreeStep): string => `[${shortNumber(alpha)}, ${shortNumber(beta)}]`;

/** The widest texts at each node, so that no later one runs into its neighbour. */
export function widestTexts(
  steps: readonly ShownStep[],
): (node: number) => { readonly value: string; readonly window: string } {
  const texts = new Map<number, { value: string; window: string }>();
  const longer = (a: string, b: string): string => (b.length > a.length ? b : a);
  const note = (node: number, value: string, window: string): void => {
    const known = texts.get(node) ?? { value: '', window: '' };
    texts.set(node, { value: longer(known.value, value), window: longer(known.window, window) });
  };
  for (const { node, from, value, window } of steps) {
    note(node, value, window);
    if (from !== null) note(from.node, from.own, '');
  }
  return (node) => texts.get(node) ?? { value: '', window: '' };
}

/** What stands at each node in the end. */
export function lastValues(steps: readonly ShownStep[]): ReadonlyMap<number, string> {
  const values = new Map<number, string>();
  for (const { node, from, value } of steps) {
    if (from !== null) values.set(from.node, from.own);
    if (value !== '') values.set(node, value);
  }
  return values;
}

/** Nodes of a model that are drawn. */
export function drawnIn({ nodes }: TreeModel): ReadonlySet<number> {
  const drawn = new Set<number>();
  const open = [0];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    drawn.add(node);
    open.push(...itemAt(nodes, node).children);
  }
  return drawn;
}
