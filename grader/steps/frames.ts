import type { NodeLook, TreeFrame } from '../picture/treeFrame.ts';
import type { TreeModel } from '../picture/treeModel.ts';
import { itemAt } from '../types/lookup.ts';
import type { ShownStep } from './shownSteps.ts';

/**
 * What a drawing shows after each step. A frame holds until the next one is asked for, which is made from it:
 * all of them in order take no longer than the last one alone.
 */
export class Frames {
  readonly #model: TreeModel;
  readonly #steps: readonly ShownStep[];
  #frame = unseen();
  /** The step that the frame is of; −1 before the first. */
  #at = -1;

  constructor(model: TreeModel, steps: readonly ShownStep[]) {
    this.#model = model;
    this.#steps = steps;
  }

  /** After a step, by its place among all. */
  at(step: number): TreeFrame {
    if (step < this.#at) {
      this.#frame = unseen();
      this.#at = -1;
    }
    while (this.#at < step) this.#next();
    return { ...this.#frame, now: itemAt(this.#steps, step).node, open: new Set(this.#frame.open) };
  }

  /** Every frame in order, with the nodes that look otherwise than in the one before, or may. */
  *inOrder(): Generator<{ readonly frame: TreeFrame; readonly changed: ReadonlySet<number> }> {
    for (let step = 0; step < this.#steps.length; step += 1) {
      const before = step === 0 ? -1 : itemAt(this.#steps, step - 1).node;
      const frame = this.at(step);
      yield { frame, changed: new Set([before, ...this.#frame.changed]) };
    }
  }

  /** Makes the frame that of the next step. */
  #next(): void {
    this.#at += 1;
    const { kind, node, from, value, window } = itemAt(this.#steps, this.#at);
    const { looks, values, windows, open, struck } = this.#frame;
    const changed = new Set([node]);
    this.#frame.changed = changed;
    if (kind === 'enter') open.push(node);
    if (looks.get(node) === 'cut') {
      // A search may look at a branch again that it had left out.
      struck.delete(node);
      for (const below of subtree(this.#model, node)) {
        looks.delete(below);
        changed.add(below);
      }
    }
    if (from !== null) {
      if (open.at(-1) === from.node) open.pop();
      looks.set(from.node, 'done');
      values.set(from.node, from.own);
      windows.delete(from.node);
      changed.add(from.node);
    }
    if (kind === 'cut')
      for (const child of itemAt(this.#model.nodes, node).children) {
        if (looks.has(child)) continue;
        struck.add(child);
        for (const below of subtree(this.#model, child)) {
          looks.set(below, 'cut');
          changed.add(below);
        }
      }
    const isDone = kind === 'finish' || kind === 'evaluate';
    looks.set(node, isDone ? 'done' : 'open');
    if (value !== '') values.set(node, value);
    if (isDone) windows.delete(node);
    else if (window !== '') windows.set(node, window);
    if (kind === 'finish') {
      for (const each of open) changed.add(each);
      open.length = 0;
    }
  }
}

interface Growing {
  readonly looks: Map<number, NodeLook>;
  readonly values: Map<number, string>;
  readonly windows: Map<number, string>;
  readonly open: number[];
  readonly struck: Set<number>;
  changed: ReadonlySet<number>;
}

const unseen = (): Growing => ({
  looks: new Map(),
  values: new Map(),
  windows: new Map(),
  open: [],
  struck: new Set(),
  changed: new Set(),
});

function subtree(model: TreeModel, top: number): number[] {
  const found = [top];
  for (const node of found) found.push(...itemAt(model.nodes, node).children);
  return found;
}
