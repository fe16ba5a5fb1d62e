import type { Language } from '../../types/submission.ts';
import { SITE_WORDS as WORDS } from '../../words/site.ts';
import type { Kit, OwnTree } from '../core/protocol.ts';
import { element } from './elements.ts';
import { fetchKit, Grader } from './grader.ts';
import { Results } from './results.ts';
import type { Store } from './store.ts';

/** An exercise whose search can be run, as the page's own element says it. */
interface Facts {
  readonly slug: string;
  readonly languages: readonly { readonly id: Language; readonly name: string; readonly file: string }[];
}

/** Begins it on the exercises of a page, as its own element says them, where there are any. */
export function startOwnSearch(exercises: string, store: Store, site: URL, tree: () => OwnTree): void {
  const known = JSON.parse(exercises) as readonly Facts[];
  if (known.length > 0) new OwnSearch(known, store, site, tree).begin();
}

/** What one has written for an exercise, run on the tree of the page. */
class OwnSearch {
  readonly #exercises: readonly Facts[];
  readonly #store: Store;
  readonly #site: URL;
  readonly #tree: () => OwnTree;
  readonly #exercise = element('own-exercise', HTMLSelectElement);
  readonly #language = element('own-language', HTMLSelectElement);
  readonly #run = element('check', HTMLButtonElement);
  readonly #stop = element('stop', HTMLButtonElement);
  readonly #results = new Results();
  #grader: { readonly slug: string; readonly kit: Kit; readonly grader: Grader } | null = null;

  constructor(exercises: readonly Facts[], store: Store, site: URL, tree: () => OwnTree) {
    this.#exercises = exercises;
    this.#store = store;
    this.#site = site;
    this.#tree = tree;
  }

  begin(): void {
    this.#exercise.addEventListener('change', () => this.#offer());
    this.#language.addEventListener('change', () => this.#say());
    this.#run.addEventListener('click', () => void this.#begin());
    this.#stop.addEventListener('click', () => this.#grader?.grader.stop());
    // What is begun comes first.
    const begun = this.#exercises.find((one) =>
      one.languages.some(({ file }) => this.#draft(one, file) !== null),
    );
    if (begun !== undefined) this.#exercise.value = begun.slug;
    this.#offer();
    this.#run.disabled = false;
  }

  get #facts(): Facts {
    const facts = this.#exercises.find(({ slug }) => slug === this.#exercise.value);
    if (facts === undefined) throw new Error('the page has no exercise');
    return facts;
  }

  get #file(): string {
    return this.#facts.languages.find(({ id }) => id === this.#language.value)?.file ?? '';
  }

  #draft({ slug }: Facts, file: string): string | null {
    return this.#store.draft(slug, file);
  }

  #offer(): void {
    const { slug, languages } = this.#facts;
    this.#language.replaceChildren(...languages.map(({ id, name }) => new Option(name, id)));
    const kept = this.#store.language(slug);
    if (languages.some(({ id }) => id === kept)) this.#language.value = kept ?? '';
    element('own-open', HTMLAnchorElement).href = new URL(`${slug}/index.html`, this.#site).href;
    this.#say();
  }

  #say(): void {
    const { kept, starter } = WORDS.own;
    element('own-program', HTMLElement).textContent =
      this.#draft(this.#facts, this.#file) === null ? starter : kept;
  }

  async #begin(): Promise<void> {
    if (this.#run.disabled) return;
    this.#run.disabled = true;
    this.#stop.disabled = false;
    this.#results.begin();
    try {
      const { slug } = this.#facts;
      const [file, language] = [this.#file, this.#language.value as Language];
      const { grader, kit } = await this.#graderOf(slug);
      const text = this.#draft(this.#facts, file) ?? kit.files[`starter/${file}`] ?? '';
      this.#results.tell(await grader.check(language, { name: file, text }, this.#tree()));
    } catch (error) {
      this.#results.failed(error instanceof Error ? error.message : String(error));
    }
    this.#run.disabled = false;
    this.#stop.disabled = true;
  }

  async #graderOf(slug: string): Promise<{ readonly kit: Kit; readonly grader: Grader }> {
    if (this.#grader?.slug === slug) return this.#grader;
    this.#grader?.grader.stop();
    const kit = await fetchKit(this.#site, slug);
    const grader = new Grader(new URL('assets/core.js', this.#site), kit, {
      fetched: (done, all) => this.#results.fetched(done, all),
      judged: (told) => this.#results.judged(told),
    });
    this.#grader = { slug, kit, grader };
    return this.#grader;
  }
}
