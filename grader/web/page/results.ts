import { SITE_WORDS as WORDS } from '../../words/site.ts';
import type { Told } from '../core/protocol.ts';
import { element } from './elements.ts';
import type { Outcome } from './grader.ts';

/** What stands below the button: how the check goes on, what it came to, what was printed, the report. */
export class Results {
  readonly #status = element('status', HTMLElement);
  readonly #progress = element('progress', HTMLProgressElement);
  readonly #whole = element('results', HTMLElement);
  readonly #score = element('score', HTMLElement);
  readonly #console = element('console', HTMLElement);
  readonly #frame = element('report', HTMLIFrameElement);
  #isBusy = false;

  begin(): void {
    this.#isBusy = true;
    this.#progress.hidden = false;
    this.#progress.removeAttribute('value');
    this.#say(WORDS.checking);
  }

  fetched(done: number, all: number): void {
    if (!this.#isBusy) return;
    if (all > done) {
      this.#progress.max = all;
      this.#progress.value = done;
      this.#say(WORDS.fetching(done, all));
    } else {
      this.#progress.removeAttribute('value');
      this.#say(WORDS.checking);
    }
  }

  judged(told: Told): void {
    this.#tell(told);
    this.#whole.hidden = false;
    this.#frame.hidden = true;
    this.#say(told.isPassed ? WORDS.writing : WORDS.looking);
  }

  /** How a check ended. */
  tell(outcome: Outcome): void {
    if (outcome.kind === 'stopped') this.#end(WORDS.stopped);
    else if (outcome.kind === 'misfit') this.#end(WORDS.misfit(outcome.lines));
    else {
      const { told, page } = outcome;
      this.#end(WORDS.checked(told));
      this.#tell(told);
      this.#whole.hidden = false;
      this.#frame.hidden = false;
      this.#frame.srcdoc = page;
    }
  }

  failed(message: string): void {
    this.#end(WORDS.failed(message));
  }

  #tell(told: Told): void {
    this.#score.textContent = WORDS.score(told);
    this.#score.dataset['state'] = told.isPassed ? 'passed' : 'failed';
    this.#console.replaceChildren(
      ...told.printed.flatMap(({ where, text, isCut }) => {
        const head = document.createElement('h3');
        head.textContent = where;
        const body = document.createElement('pre');
        body.textContent = text;
        const note = document.createElement('p');
        note.textContent = WORDS.cut;
        note.className = 'aside';
        return isCut ? [head, body, note] : [head, body];
      }),
    );
    if (told.printed.length === 0) this.#console.textContent = WORDS.nothingPrinted;
  }

  #end(words: string): void {
    this.#isBusy = false;
    this.#progress.hidden = true;
    this.#say(words);
  }

  #say(words: string): void {
    if (this.#status.textContent !== words) this.#status.textContent = words;
  }
}
