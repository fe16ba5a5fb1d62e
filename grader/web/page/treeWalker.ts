import type { Tree } from '../../../reference/games/tree.ts';
import { itemAt } from '../../types/lookup.ts';

export interface WalkerEvents {
  /** A node was walked to. */
  readonly chosen: (node: number) => void;
  readonly added: () => void;
  readonly removed: () => void;
  readonly moved: (by: number) => void;
  /** A value is about to be typed, with this as its first character, or none. */
  readonly typing: (first: string) => void;
}

/**
 * A tree for the keyboard: one node at a time. Right is to the first child, left to the parent, up and down
 * are among siblings, as in the steppers of reports.
 */
export class TreeWalker {
  readonly #widget: HTMLElement;
  readonly #events: WalkerEvents;
  #tree: Tree | null = null;
  #node = 0;
  #count = 0;

  constructor(widget: HTMLElement, events: WalkerEvents) {
    this.#widget = widget;
    this.#events = events;
    widget.addEventListener('keydown', (event) => this.#key(event));
  }

  /** A new item each time, so that what is said is said again. */
  show(tree: Tree, node: number, words: string): void {
    this.#tree = tree;
    this.#node = node;
    const { parent, ply } = itemAt(tree.nodes, node);
    const siblings = parent < 0 ? [node] : itemAt(tree.nodes, parent).children;
    const item = document.createElement('span');
    item.setAttribute('role', 'treeitem');
    item.setAttribute('aria-level', String(ply + 1));
    item.setAttribute('aria-setsize', String(siblings.length));
    item.setAttribute('aria-posinset', String(siblings.indexOf(node) + 1));
    item.id = `walk-${(this.#count += 1)}`;
    item.textContent = words;
    this.#widget.replaceChildren(item);
    this.#widget.setAttribute('aria-activedescendant', item.id);
  }

  focus(): void {
    this.#widget.focus({ preventScroll: true });
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) return;
    const act = event.altKey ? this.#moves(event.key) : this.#acts(event.key);
    if (act === null) return;
    event.preventDefault();
    act();
  }

  #moves(key: string): (() => void) | null {
    if (key === 'ArrowUp' || key === 'ArrowLeft') return () => this.#events.moved(-1);
    return key === 'ArrowDown' || key === 'ArrowRight' ? () => this.#events.moved(1) : null;
  }

  #acts(key: string): (() => void) | null {
    if (key === 'Enter' || key === 'Insert') return () => this.#events.added();
    if (key === 'Delete' || key === 'Backspace') return () => this.#events.removed();
    if (key === 'F2') return () => this.#events.typing('');
    if (/^[\d.?+-]$/.test(key)) return () => this.#events.typing(key);
    return this.#ways(key);
  }

  #ways(key: string): (() => void) | null {
    if (this.#tree === null) return null;
    const { nodes } = this.#tree;
    const { parent, children } = itemAt(nodes, this.#node);
    const siblings = parent < 0 ? [this.#node] : itemAt(nodes, parent).children;
    const at = siblings.indexOf(this.#node);
    const to = {
      ArrowRight: children[0],
      ArrowLeft: parent < 0 ? undefined : parent,
      ArrowUp: siblings[at - 1],
      ArrowDown: siblings[at + 1],
      Home: 0,
    }[key];
    if (to !== undefined) return () => this.#events.chosen(to);
    // At an end, the keys still do not scroll.
    return key.startsWith('Arrow') ? () => undefined : null;
  }
}
