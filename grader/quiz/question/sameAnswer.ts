import { Fraction } from 'fraction.js';
import { compareExact, fraction, isFinite } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import type { Field, Given } from '../types.ts';

/** Whether two answers to a field say the same. */
export function sameAnswer(field: Field, a: Given, b: Given): boolean {
  if (field.type === 'number' && a.type === 'number' && b.type === 'number')
    return isClose(a.value, b.value, field.tolerance);
  if ((a.type === 'vector' || a.type === 'numbers') && a.type === b.type)
    return a.values.length === b.values.length && a.values.every((value, at) => value === b.values[at]);
  if (field.type === 'nodes' && a.type === 'nodes' && b.type === 'nodes') {
    const [x, y] = [leavesMeant(field, a.nodes), leavesMeant(field, b.nodes)];
    return (
      x.length === y.length &&
      (field.ordered ? x.every((node, at) => node === y[at]) : x.every((node) => y.includes(node)))
    );
  }
  if (a.type === 'choice' && b.type === 'choice') return a.chosen === b.chosen;
  if (a.type === 'digits' && b.type === 'digits')
    return a.digits.length === b.digits.length && a.digits.every((digit, at) => digit === b.digits[at]);
  if (a.type === 'events' && b.type === 'events') {
    return (
      a.events.length === b.events.length &&
      a.events.every((x) => b.events.some((y) => x.node === y.node && x.by === y.by && x.kind === y.kind))
    );
  }
  return false;
}

function isClose(a: Exact, b: Exact, tolerance: number): boolean {
  if (tolerance === 0 || !isFinite(a) || !isFinite(b)) return compareExact(a, b) === 0;
  return (
    fraction(a)
      .sub(fraction(b))
      .abs()
      .compare(new Fraction(String(tolerance))) <= 0
  );
}

/**
 * The leaves that an answer names, each once, where a node stands for all the leaves below it; else the nodes
 * themselves.
 */
export function leavesMeant(
  { below }: Extract<Field, { readonly type: 'nodes' }>,
  nodes: readonly number[],
): readonly number[] {
  if (below === null) return nodes;
  return [...new Set(nodes.flatMap((node) => below.get(node) ?? [node]))].sort((a, b) => a - b);
}
