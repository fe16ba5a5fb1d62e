import { SITE_WORDS as WORDS } from '../../words/site.ts';
import type { FromCore, Kit, OwnTree, ToCore } from '../core/protocol.ts';
import type { Language } from '../../types/submission.ts';

export type Checked = Extract<FromCore, { kind: 'checked' }>;

/** What a check comes to; `stopped` by whoever began it. */
export type Outcome = Checked | Extract<FromCore, { kind: 'misfit' }> | { readonly kind: 'stopped' };

export interface GraderEvents {
  readonly fetched: (done: number, all: number) => void;
  readonly judged: (told: Checked['told']) => void;
}

/** A program as the file that would be handed in. */
export interface Program {
  readonly name: string;
  readonly text: string;
}

/** What a site gives out of an exercise. Rejects where it cannot be had. */
export async function fetchKit(site: URL, slug: string): Promise<Kit> {
  const response = await fetch(new URL(`kits/${slug}.json`, site));
  if (!response.ok) throw new Error(WORDS.noKit);
  return { slug, files: (await response.json()) as Kit['files'] };
}

/** The worker that grades, seen from its page: one check at a time, which can be stopped at any moment. */
export class Grader {
  readonly #script: URL;
  readonly #kit: Kit;
  readonly #events: GraderEvents;
  #worker: Worker | null = null;
  #waiting: { done(outcome: Outcome): void; failed(error: Error): void } | null = null;

  constructor(script: URL, kit: Kit, events: GraderEvents) {
    this.#script = script;
    this.#kit = kit;
    this.#events = events;
  }

  /** Begins before there is work, so that an engine is ready when there is. */
  warm(language: Language): void {
    if (this.#worker === null) this.#start(language);
  }

  /** Of the exercise, or on a tree of one's own. Rejects where our own code or fetching fails. */
  check(language: Language, { name, text }: Program, own?: OwnTree): Promise<Outcome> {
    const id = name.replace(/\.[^.]*$/, '');
    const files = [{ path: name, bytes: new TextEncoder().encode(text) }];
    const worker = this.#worker ?? this.#start(language);
    return new Promise<Outcome>((resolve, reject) => {
      this.#waiting = { done: resolve, failed: reject };
      this.#stopped = () => resolve({ kind: 'stopped' });
      const asked = { kind: 'check', id, files, ...(own === undefined ? {} : { own }) } satisfies ToCore;
      worker.postMessage(asked);
    });
  }

  #stopped: () => void = () => undefined;

  /** Ends the worker, and with it those of its engines. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting = null;
    this.#stopped();
  }

  #start(language: Language): Worker {
    const worker = new Worker(this.#script, { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromCore>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#fail(message);
    worker.postMessage({ kind: 'open', kit: this.#kit, language } satisfies ToCore);
    return worker;
  }

  #hear(message: FromCore): void {
    if (message.kind === 'fetched') this.#events.fetched(message.done, message.all);
    else if (message.kind === 'judged') this.#events.judged(message.told);
    else if (message.kind === 'failed') this.#fail(message.message);
    else if (message.kind === 'checked' || message.kind === 'misfit') {
      this.#waiting?.done(message);
      this.#waiting = null;
    }
  }

  #fail(message: string): void {
    this.#waiting?.failed(new Error(message));
    this.#waiting = null;
    this.#worker?.terminate();
    this.#worker = null;
  }
}
