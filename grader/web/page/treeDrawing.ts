import { itemAt } from '../../types/lookup.ts';
import type { Tree } from '../../../reference/games/tree.ts';

export interface DrawingEvents {
  readonly chosen: (node: number) => void;
  /** A node was drawn past siblings of its own, to that place among them. */
  readonly dropped: (node: number, to: number) => void;
}

/** How far a pointer goes before it drags, in pixels. */
const A_DRAG = 8;

/** The drawn tree: a click chooses a node, and dragging one puts it elsewhere among its siblings. */
export class TreeDrawing {
  readonly #box: HTMLElement;
  readonly #events: DrawingEvents;
  #tree: Tree | null = null;
  #dragged: { readonly node: number; readonly from: number; readonly part: SVGElement } | null = null;

  constructor(box: HTMLElement, events: DrawingEvents) {
    this.#box = box;
    this.#events = events;
    box.addEventListener('pointerdown', (event) => this.#press(event));
    box.addEventListener('pointermove', (event) => this.#drag(event));
    box.addEventListener('pointerup', (event) => this.#release(event));
    box.addEventListener('pointercancel', () => this.#drop());
  }

  show(tree: Tree, svg: string, node: number): void {
    this.#drop();
    this.#tree = tree;
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    this.#box.replaceChildren(document.importNode(parsed, true));
    this.choose(node);
  }

  choose(node: number): void {
    for (const part of this.#box.querySelectorAll('.st-chosen')) part.classList.remove('st-chosen');
    const part = this.#part(node);
    part?.classList.add('st-chosen');
    this.#bringIntoView(part);
  }

  #part(node: number): SVGElement | null {
    return this.#box.querySelector<SVGElement>(`[data-n="${node}"]`);
  }

  #bringIntoView(part: SVGElement | null): void {
    if (part === null) return;
    const [outer, inner] = [this.#box.getBoundingClientRect(), part.getBoundingClientRect()];
    const margin = 24;
    if (inner.left < outer.left + margin || inner.right > outer.right - margin)
      this.#box.scrollLeft += inner.left + inner.width / 2 - outer.left - this.#box.clientWidth / 2;
    if (inner.top < outer.top + margin || inner.bottom > outer.bottom - margin)
      this.#box.scrollTop += inner.top + inner.height / 2 - outer.top - this.#box.clientHeight / 2;
  }

  #press(event: PointerEvent): void {
    const part = event.target instanceof Element ? event.target.closest<SVGElement>('[data-n]') : null;
    if (part === null || event.button !== 0) return;
    const node = Number(part.dataset['n']);
    // A finger scrolls; it moves nodes by the buttons.
    if (event.pointerType !== 'touch') {
      this.#dragged = { node, from: event.clientX, part };
      this.#box.setPointerCapture(event.pointerId);
    }
    this.#events.chosen(node);
  }

  #drag({ clientX }: PointerEvent): void {
    if (this.#dragged === null) return;
    const by = clientX - this.#dragged.from;
    if (Math.abs(by) < A_DRAG) this.#dragged.part.removeAttribute('transform');
    else this.#dragged.part.setAttribute('transform', `translate(${by} 0)`);
  }

  #release({ clientX }: PointerEvent): void {
    const dragged = this.#dragged;
    this.#drop();
    if (dragged === null || this.#tree === null || Math.abs(clientX - dragged.from) < A_DRAG) return;
    const { parent } = itemAt(this.#tree.nodes, dragged.node);
    if (parent < 0) return;
    const siblings = itemAt(this.#tree.nodes, parent).children;
    const before = siblings.filter((node) => node !== dragged.node && this.#middle(node) < clientX);
    if (before.length !== siblings.indexOf(dragged.node)) this.#events.dropped(dragged.node, before.length);
  }

  #drop(): void {
    this.#dragged?.part.removeAttribute('transform');
    this.#dragged = null;
  }

  #middle(node: number): number {
    const shape = this.#part(node)?.querySelector('.pic-box, .pic-shape') ?? null;
    if (shape === null) return Infinity;
    const { left, width } = shape.getBoundingClientRect();
    return left + width / 2;
  }
}
