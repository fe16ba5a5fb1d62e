import type { FromCore, HandedIn, Kit, ToCore } from '../core/protocol.ts';
import type { Language } from '../../types/submission.ts';

export type Checked = Extract<FromCore, { kind: 'checked' }>;

export interface GraderEvents {
  readonly fetched: (done: number, all: number) => void;
  readonly judged: (told: Checked['told']) => void;
}

/** The worker that grades, seen from its page: one check at a time, which can be stopped at any moment. */
export class Grader {
  readonly #script: URL;
  readonly #kit: Kit;
  readonly #events: GraderEvents;
  #worker: Worker | null = null;
  #waiting: { done(checked: Checked): void; failed(error: Error): void } | null = null;

  constructor(script: URL, kit: Kit, events: GraderEvents) {
    this.#script = script;
    this.#kit = kit;
    this.#events = events;
  }

  /** Begins before there is work, so that an engine is ready when there is. */
  warm(language: Language): void {
    if (this.#worker === null) this.#start(language);
  }

  /** Rejects where our own code fails or something cannot be fetched; null where it was stopped. */
  check(language: Language, id: string, files: readonly HandedIn[]): Promise<Checked | null> {
    const worker = this.#worker ?? this.#start(language);
    return new Promise<Checked | null>((resolve, reject) => {
      this.#waiting = { done: resolve, failed: reject };
      this.#stopped = () => resolve(null);
      worker.postMessage({ kind: 'check', id, files } satisfies ToCore);
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
    else if (message.kind === 'checked') {
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
