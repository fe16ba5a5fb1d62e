import type { Tree } from '../../../reference/games/tree.ts';
import { parseAnyTree } from '../../content/anyTree.ts';
import type { Problem, Result } from '../../types/result.ts';
import { History } from './history.ts';
import { type Edited, nodeAt, type Path, pathTo } from './treeEdits.ts';
import { treeText } from './treeText.ts';

export type Change = (tree: Tree, at: Path) => Result<Edited>;

/** The text as it stands, what is wrong with it, the last tree that it was, and the node that is chosen. */
export interface State {
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly tree: Tree;
  readonly at: Path;
}

const NAME = 'the text';

/** A tree that is worked at, in text and node by node, with all that can be undone. */
export class TreeWork {
  readonly #history: History<State>;
  /** Where typing goes on: the history takes it as one. */
  #typing = '';

  /** Begins with the first of the texts that is a tree; the last one has to be. */
  constructor(texts: readonly (string | null)[]) {
    for (const text of texts) {
      const read = text === null ? null : parseAnyTree(text, NAME);
      if (text === null || read?.ok !== true) continue;
      this.#history = new History<State>({ text, problems: [], tree: read.value.tree, at: [] });
      return;
    }
    throw new Error('there is no tree to begin with');
  }

  get now(): State {
    return this.#history.now;
  }

  get node(): number {
    return nodeAt(this.now.tree, this.now.at).index;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Another text; while it is no tree, the last one stays. */
  read(text: string, typing = ''): void {
    const read = parseAnyTree(text, NAME);
    const { tree, at } = this.now;
    const next = read.ok ? { problems: [], tree: read.value.tree } : { problems: read.problems, tree };
    this.#add({ text, ...next, at }, typing);
  }

  /** Changes the tree at the chosen node, and writes the text anew; gives what is against it. */
  change(change: Change, typing = ''): readonly Problem[] {
    const { tree, at, text } = this.now;
    const changed = change(tree, at);
    if (!changed.ok) return changed.problems;
    const next = treeText(changed.value.tree, text);
    if (next === treeText(tree, text)) this.#history.replace({ ...this.now, at: changed.value.at });
    else this.#add({ text: next, problems: [], ...changed.value }, typing);
    return [];
  }

  choose(node: number): void {
    this.pause();
    this.#history.replace({ ...this.now, at: pathTo(this.now.tree, node) });
  }

  /** What is typed next is to be undone by itself. */
  pause(): void {
    this.#typing = '';
  }

  undo(): void {
    this.pause();
    this.#history.undo();
  }

  redo(): void {
    this.pause();
    this.#history.redo();
  }

  #add(state: State, typing: string): void {
    if (typing !== '' && typing === this.#typing) this.#history.replace(state);
    else this.#history.add(state);
    this.#typing = typing;
  }
}
