import type { ToldApart, WeighedTree } from '../../adequacy/weighTree.ts';
import { formatProblem } from '../../types/result.ts';
import { AUTHOR_WORDS as WORDS } from '../../words/authorPage.ts';
import type { FromAuthor, ToAuthor, Wish } from '../author/protocol.ts';
import { element } from './elements.ts';

/** For how long typing pauses before a tree is weighed, in ms. */
const A_PAUSE = 150;
const STATES = ['survives', 'partly', 'caught'] as const satisfies readonly ToldApart['state'][];

type Weighing = Extract<ToAuthor, { kind: 'weigh' }>;

/** What the tree is worth as a case, and trees made to order, where a site has that. */
export class AuthorPanel {
  readonly #worker: Worker;
  readonly #drawn: (text: string) => void;
  readonly #summary = element('weigh-summary', HTMLElement);
  readonly #notes = element('weigh-notes', HTMLElement);
  readonly #lists = element('weigh-lists', HTMLElement);
  readonly #refused = element('draw-refused', HTMLElement);
  #seed = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** One at a time: of those that come meanwhile, the last is weighed next. */
  #isBusy = false;
  #next: Weighing | null = null;

  constructor(script: URL, drawn: (text: string) => void) {
    this.#drawn = drawn;
    this.#worker = new Worker(script, { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromAuthor>) => this.#hear(data);
    element('draw', HTMLButtonElement).addEventListener('click', () => {
      this.#seed += 1;
      this.#ask({ kind: 'draw', seed: this.#seed, wish: wished() });
    });
    for (const range of document.querySelectorAll<HTMLInputElement>('.wish input[type="range"]'))
      range.addEventListener('input', () => showRange(range));
  }

  weigh(asked: Omit<Weighing, 'kind'>): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      this.#next = { kind: 'weigh', ...asked };
      this.#begin();
    }, A_PAUSE);
  }

  #begin(): void {
    if (this.#isBusy || this.#next === null) return;
    this.#isBusy = true;
    this.#summary.dataset['state'] = 'busy';
    this.#ask(this.#next);
    this.#next = null;
  }

  #ask(message: ToAuthor): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromAuthor): void {
    if (message.kind === 'drawn') {
      this.#refused.textContent = '';
      this.#drawn(message.text);
      return;
    }
    if (message.kind === 'refused' && message.of === 'draw') {
      this.#refused.textContent = WORDS.refused(message.lines);
      return;
    }
    this.#isBusy = false;
    this.#summary.dataset['state'] = 'done';
    if (message.kind === 'weighed') this.#show(message.algorithm, message.weighed);
    else {
      this.#summary.textContent = WORDS.refused(message.lines);
      this.#notes.replaceChildren();
      this.#lists.replaceChildren();
    }
    this.#begin();
  }

  #show(algorithm: string, { mistakes, dependsOn, warnings }: WeighedTree): void {
    const caught = mistakes.filter(({ state }) => state !== 'survives').length;
    this.#summary.textContent = WORDS.summary(algorithm, caught, mistakes.length);
    const notes = [
      ...(['convention', 'ties', 'childOrder'] as const).flatMap((key) =>
        dependsOn[key] ? [WORDS[key]] : [],
      ),
      ...warnings.map((warning) => WORDS.refused([formatProblem(warning)])),
    ];
    this.#notes.replaceChildren(...(notes.length === 0 ? [WORDS.nothing] : notes).map((text) => item(text)));
    const open = new Set([...this.#lists.querySelectorAll('details[open]')].map(({ id }) => id));
    this.#lists.replaceChildren(
      ...STATES.map((state) => {
        const of = mistakes.filter((mistake) => mistake.state === state);
        const details = document.createElement('details');
        details.id = `weigh-${state}`;
        details.open = open.has(details.id);
        const summary = document.createElement('summary');
        summary.textContent = WORDS.head(WORDS.lists[state], of.length);
        const list = document.createElement('ul');
        list.append(...of.map(({ title }) => item(title)));
        details.append(summary, list);
        return details;
      }),
    );
  }
}

function item(text: string): HTMLLIElement {
  const made = document.createElement('li');
  made.textContent = text;
  return made;
}

function showRange(range: HTMLInputElement): void {
  const output = range.closest('label')?.querySelector('output');
  if (output !== null && output !== undefined) output.value = range.value;
}

function wished(): Wish {
  const input = (name: string): HTMLInputElement => element(`wish-${name}`, HTMLInputElement);
  const number = (name: string): number => Math.trunc(Number(input(name).value)) || 0;
  return {
    branching: number('branching'),
    plies: number('plies'),
    lowest: number('lowest'),
    highest: number('highest'),
    cutoffs: number('cutoffs'),
    deep: input('deep').checked,
    uniqueBest: input('unique').checked,
    isFree: input('free').checked,
  };
}
