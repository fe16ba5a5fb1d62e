import type { Templates } from '../../report/pageTemplates.ts';
import { standingOf } from '../../report/solved.ts';
import { itemAt } from '../../types/lookup.ts';
import { TREE_PAGE_WORDS as WORDS } from '../../words/treePage.ts';
import { EXAMPLES } from '../tree/examples.ts';
import { savedTree, SAVED_FORMATS } from '../tree/exports.ts';
import type { Look } from '../tree/lookAt.ts';
import { parseDepth } from '../../content/searchOptions.ts';
import type { OwnTree } from '../core/protocol.ts';
import { addChild, moveNode, pathTo, removeNode } from '../tree/treeEdits.ts';
import { treeText } from '../tree/treeText.ts';
import { startOwnSearch } from './ownSearch.ts';
import { type Change, TreeWork } from '../tree/treeWork.ts';
import { AuthorPanel } from './authorPanel.ts';
import { element } from './elements.ts';
import { choosesExamples, listen, tell } from './treeControls.ts';
import { worksOffline } from './offline.ts';
import { save } from './save.ts';
import { storeOf } from './store.ts';
import { TreeDrawing } from './treeDrawing.ts';
import { TreeFields } from './treeFields.ts';
import { TreeSearch } from './treeSearch.ts';
import { TreeWalker } from './treeWalker.ts';

const SLUG = 'tree';
/** A longer text makes no address. */
const MOST_IN_ADDRESS = 6_000;

/** Begins the page on which a tree is drawn or written, and searched. */
export function startTreePage(templates: Templates): void {
  new TreePage(templates).begin();
}

class TreePage {
  readonly #store = storeOf(import.meta.url);
  readonly #text = element('text', HTMLTextAreaElement);
  // What the address holds, else what was kept, else an example.
  readonly #work = new TreeWork([inAddress(), this.#store.draft(SLUG, 'text'), itemAt(EXAMPLES, 0).text]);
  readonly #search: TreeSearch;
  readonly #drawing = new TreeDrawing(element('drawing', HTMLElement), {
    chosen: (node) => {
      this.#choose(node);
      this.#walker.focus();
    },
    dropped: (node, to) => this.#change((tree) => moveNode(tree, pathTo(tree, node), to)),
  });
  readonly #walker = new TreeWalker(element('walk', HTMLElement), {
    chosen: (node) => this.#choose(node),
    added: () => this.#change(addChild),
    removed: () => this.#change(removeNode),
    moved: (by) => this.#move(by),
    typing: (first) => this.#fields.type(first),
  });
  readonly #fields = new TreeFields({
    changed: (edit, isTyped) => this.#change(edit, isTyped ? `value ${this.#work.node}` : ''),
    next: () => this.#nextLeaf(),
  });
  #look: Look | null = null;
  /** Where the site has a part for authors. */
  #author: AuthorPanel | null = null;

  constructor(templates: Templates) {
    const kept = choicesIn(this.#store.draft(SLUG, 'search'));
    this.#search = new TreeSearch(templates, kept, () => this.#show());
  }

  begin(): void {
    listen({
      undo: () => this.#do(() => this.#work.undo()),
      redo: () => this.#do(() => this.#work.redo()),
      add: () => this.#change(addChild),
      remove: () => this.#change(removeNode),
      earlier: () => this.#move(-1),
      later: () => this.#move(1),
      save: () => this.#save(),
    });
    this.#text.addEventListener('input', () => this.#do(() => this.#work.read(this.#text.value, 'text')));
    this.#text.addEventListener('blur', () => this.#work.pause());
    const open = (text: string): void => this.#do(() => this.#work.read(text));
    choosesExamples(open);
    addEventListener('hashchange', () => {
      const text = inAddress();
      if (text !== null && text !== this.#work.now.text) open(text);
    });
    if (document.querySelector('#draw') !== null)
      this.#author = new AuthorPanel(new URL('author.js', import.meta.url), open);
    this.#renew();
    const main = element('main', HTMLElement);
    const site = new URL('..', import.meta.url);
    startOwnSearch(main.dataset['exercises'] ?? '[]', this.#store, site, () => this.#own());
    main.dataset['ready'] = 'yes';
    worksOffline(site);
  }

  #change(edit: Change, typing = ''): void {
    const problems = this.#work.change(edit, typing);
    if (problems.length === 0) this.#renew();
    // A number that is being typed may not be one yet.
    else if (typing === '') tell(problems);
  }

  #move(by: number): void {
    this.#change((tree, at) => moveNode(tree, at, (at.at(-1) ?? 0) + by));
  }

  #choose(node: number): void {
    // What was typed of the node before is taken first.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    this.#work.choose(node);
    this.#drawing.choose(node);
    this.#showNode();
  }

  #nextLeaf(): void {
    const leaves = this.#work.now.tree.nodes.filter(({ children }) => children.length === 0);
    this.#choose((leaves.find(({ index }) => index > this.#work.node) ?? itemAt(leaves, 0)).index);
    this.#fields.type('');
  }

  /** The tree as it is drawn, which is the text wherever that is one. */
  #own(): OwnTree {
    const { tree, text } = this.#work.now;
    return { text: treeText(tree, text), depth: parseDepth(this.#search.choices.depth.trim()) };
  }

  #save(): void {
    const format = SAVED_FORMATS.find((name) => name === element('format', HTMLSelectElement).value);
    if (format !== undefined) save(savedTree(format, this.#work.now.tree, this.#look?.svg ?? ''));
  }

  #do(act: () => void): void {
    act();
    this.#renew();
  }

  /** After a change of the work. */
  #renew(): void {
    if (this.#text.value !== this.#work.now.text) this.#text.value = this.#work.now.text;
    tell(this.#work.now.problems);
    this.#show();
  }

  #show(): void {
    const { tree, text } = this.#work.now;
    this.#look = this.#search.show(tree);
    this.#author?.weigh({ ...this.#own(), algorithm: this.#search.choices.algorithm });
    this.#drawing.show(tree, this.#look.svg, this.#work.node);
    this.#showNode();
    element('undo', HTMLButtonElement).disabled = !this.#work.canUndo;
    element('redo', HTMLButtonElement).disabled = !this.#work.canRedo;
    const link = element('link', HTMLAnchorElement);
    link.hidden = text.length > MOST_IN_ADDRESS;
    link.href = `#tree=${encodeURIComponent(text)}`;
    const isKept =
      this.#store.keepDraft(SLUG, 'text', text) &&
      this.#store.keepDraft(SLUG, 'search', JSON.stringify(this.#search.choices));
    element('kept', HTMLElement).textContent = isKept ? '' : WORDS.notKept;
  }

  #showNode(): void {
    const { tree, at } = this.#work.now;
    const node = itemAt(tree.nodes, this.#work.node);
    const solved = this.#look?.solution?.nodes[node.index];
    const standing = solved === undefined ? [] : standingOf(node, solved);
    const id = node.index === 0 ? null : node.id;
    this.#walker.show(tree, node.index, WORDS.node(id, node.children.length, standing));
    this.#fields.show(tree, node.index);
    const siblings = tree.nodes[node.parent]?.children.length ?? 1;
    const place = at.at(-1) ?? 0;
    element('remove', HTMLButtonElement).disabled = node.parent < 0;
    element('earlier', HTMLButtonElement).disabled = place === 0;
    element('later', HTMLButtonElement).disabled = place === siblings - 1;
  }
}

/** Choices as they were kept; none where they cannot be read. */
function choicesIn(json: string | null): Partial<Record<string, string>> {
  try {
    return JSON.parse(json ?? '{}') as Partial<Record<string, string>>;
  } catch {
    return {};
  }
}

/** A tree that the address holds; null where there is none. */
const inAddress = (): string | null =>
  new URLSearchParams(location.hash.slice(1).replaceAll('+', '%2B')).get('tree');
