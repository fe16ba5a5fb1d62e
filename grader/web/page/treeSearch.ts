import type { Tree } from '../../../reference/games/tree.ts';
import { howSearched } from '../../report/solved.ts';
import { solvePage } from '../../report/solvePage.ts';
import type { Templates } from '../../report/pageTemplates.ts';
import { sentence } from '../../words/sentence.ts';
import { TREE_PAGE_WORDS as WORDS } from '../../words/treePage.ts';
import { type Choices, chosenSearch, lookAt, type Look } from '../tree/lookAt.ts';
import { element } from './elements.ts';

const FIELDS = ['algorithm', 'cut', 'returns', 'depth', 'alpha', 'beta'] as const;

/** How the tree is searched, what that finds, and the search step by step. */
export class TreeSearch {
  readonly #fields = FIELDS.map((name) => {
    const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#search-${name}`);
    if (found === null) throw new Error(`the page has no search-${name}`);
    return [name, found] as const;
  });
  readonly #how = element('how', HTMLElement);
  readonly #facts = element('facts', HTMLElement);
  readonly #refusal = element('refusal', HTMLElement);
  readonly #heard = element('heard', HTMLElement);
  readonly #steps = element('steps', HTMLDetailsElement);
  readonly #frame = element('stepper', HTMLIFrameElement);
  readonly #templates: Templates;
  #page: (() => string) | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;

  /** `kept`: choices by their names, as they were left. */
  constructor(templates: Templates, kept: Partial<Record<string, string>>, onChange: () => void) {
    this.#templates = templates;
    this.#restore(kept);
    for (const [, field] of this.#fields) field.addEventListener('input', onChange);
    this.#steps.addEventListener('toggle', () => this.#play());
  }

  get choices(): Choices {
    const of = Object.fromEntries(this.#fields.map(([name, field]) => [name, field.value]));
    return of as unknown as Choices;
  }

  #restore(kept: Partial<Record<string, string>>): void {
    for (const [name, field] of this.#fields) {
      const value = kept[name];
      if (value === undefined) continue;
      const before = field.value;
      field.value = value;
      // A list takes no value that is not in it.
      if (field.value !== value) field.value = before;
    }
  }

  /** What the search that is chosen finds. */
  show(tree: Tree): Look {
    const search = chosenSearch(tree, this.choices);
    const look = lookAt(tree, search);
    this.#page =
      search.ok && look.solution !== null
        ? () => solvePage(this.#templates, { tree, search: search.value, facts: look.facts })
        : null;
    this.#tell(search.ok ? howSearched(search.value) : '', look);
    return look;
  }

  #tell(how: string, { facts, refusal }: Look): void {
    this.#how.textContent = sentence(how);
    this.#refusal.textContent = refusal === '' ? '' : WORDS.refused(refusal);
    this.#refusal.hidden = refusal === '';
    this.#facts.replaceChildren(
      ...facts.map(({ label, value }) => {
        const item = document.createElement('li');
        const name = document.createElement('span');
        name.className = 'aside';
        name.textContent = label;
        const what = document.createElement('b');
        what.textContent = value;
        item.append(name, ' ', what);
        return item;
      }),
    );
    this.#steps.hidden = refusal !== '';
    clearTimeout(this.#later);
    // Said and played when typing pauses.
    this.#later = setTimeout(() => {
      this.#heard.textContent = refusal === '' ? WORDS.found(facts) : WORDS.refused(refusal);
      this.#play();
    }, 400);
  }

  #play(): void {
    if (!this.#steps.open || this.#page === null) return;
    const page = this.#page();
    if (this.#frame.srcdoc !== page) this.#frame.srcdoc = page;
  }
}
