import type { Progress } from '../../types/progress.ts';

/**
 * What is kept in the browser: drafts, and how far one is. Sites on one host share its storage, so that
 * everything goes by where the site lies. Where nothing can be kept, as in a private window that refuses, the
 * pages work all the same.
 */
export class Store {
  readonly #site: string;

  /** `site` is the path of the site on its host. */
  constructor(site: string) {
    this.#site = site;
  }

  /** Null where there is none. */
  draft(slug: string, file: string): string | null {
    return this.#read(`draft ${slug} ${file}`);
  }

  /** Whether it is kept. */
  keepDraft(slug: string, file: string, text: string): boolean {
    return this.#write(`draft ${slug} ${file}`, text);
  }

  dropDraft(slug: string, file: string): void {
    this.#attempt(() => localStorage.removeItem(this.#key(`draft ${slug} ${file}`)));
  }

  language(slug: string): string | null {
    return this.#read(`language ${slug}`) ?? this.#read('language');
  }

  /** For this exercise, and to begin others in. */
  keepLanguage(slug: string, language: string): void {
    this.#write(`language ${slug}`, language);
    this.#write('language', language);
  }

  /** For all exercises alike. */
  isCheckedWhileTyping(): boolean {
    return this.#read('while typing') === 'yes';
  }

  keepCheckedWhileTyping(isChecked: boolean): void {
    this.#write('while typing', isChecked ? 'yes' : 'no');
  }

  progress(slug: string): Progress | null {
    try {
      return JSON.parse(this.#read(`progress ${slug}`) ?? 'null') as Progress | null;
    } catch {
      return null;
    }
  }

  keepProgress(slug: string, progress: Progress): void {
    this.#write(`progress ${slug}`, JSON.stringify(progress));
  }

  #key(name: string): string {
    return `cutoff ${this.#site} ${name}`;
  }

  #read(name: string): string | null {
    let text: string | null = null;
    this.#attempt(() => (text = localStorage.getItem(this.#key(name))));
    return text;
  }

  #write(name: string, text: string): boolean {
    return this.#attempt(() => localStorage.setItem(this.#key(name), text));
  }

  #attempt(act: () => void): boolean {
    try {
      act();
      return true;
    } catch {
      return false;
    }
  }
}

/** The store of the site whose `assets/` a script lies in. */
export const storeOf = (script: string): Store => new Store(new URL('..', script).pathname);
