import type { NodeLook, TreeFrame } from '../picture/treeFrame.ts';
import type { TreeModel } from '../picture/treeModel.ts';
import { itemAt } from '../types/lookup.ts';
import type { ShownStep } from './shownSteps.ts';

/** What a drawing shows after a step, by its place among all from the first on. */
export function frameAt(model: TreeModel, steps: readonly ShownStep[], last: number): TreeFrame {
  const looks = new Map<number, NodeLook>();
  const values = new Map<number, string>();
  const windows = new Map<number, string>();
  const open: number[] = [];
  const struck = new Set<number>();
  const comeTo = (node: number): void => {
    if (looks.get(node) !== 'cut') return;
    // A search may look at a branch again that it had left out.
    struck.delete(node);
    for (const below of subtree(model, node)) looks.delete(below);
  };
  for (const { kind, node, from, value, window } of steps.slice(0, last + 1)) {
    if (kind === 'enter') open.push(node);
    comeTo(node);
    if (from !== null) {
      if (open.at(-1) === from.node) open.pop();
      looks.set(from.node, 'done');
      values.set(from.node, from.own);
      windows.delete(from.node);
    }
    if (kind === 'cut')
      for (const child of itemAt(model.nodes, node).children) {
        if (looks.has(child)) continue;
        struck.add(child);
        for (const below of subtree(model, child)) looks.set(below, 'cut');
      }
    const isDone = kind === 'finish' || kind === 'evaluate';
    looks.set(node, isDone ? 'done' : 'open');
    if (value !== '') values.set(node, value);
    if (isDone) windows.delete(node);
    else if (window !== '') windows.set(node, window);
    if (kind === 'finish') open.length = 0;
  }
  return { now: steps[last]?.node ?? 0, looks, values, windows, open: new Set(open), struck };
}

function subtree(model: TreeModel, top: number): number[] {
  const found = [top];
  for (const node of found) found.push(...itemAt(model.nodes, node).children);
  return found;
}
