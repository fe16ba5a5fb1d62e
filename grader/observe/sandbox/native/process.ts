import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Printed } from '../printed.ts';
import { LimitReached } from '../../host/errors.ts';
import type { Started } from './confine.ts';

/** A line longer than this is no message of the protocol. */
const LONGEST_LINE = 1 << 20;
/** Lines waiting to be read; past so many, the program waits. */
const MOST_WAITING = 1_000;

/** What a program did next: it wrote a line, or it ended. */
export type ProcessEvent =
  | { readonly kind: 'line'; readonly text: string; readonly isCutShort: boolean }
  | {
      readonly kind: 'ended';
      readonly code: number | null;
      readonly signal: string | null;
      readonly words: string;
    }
  /** Too long a line, or too much on standard error. */
  | { readonly kind: 'flood' }
  /** It could not be started: nothing that a submission does. */
  | { readonly kind: 'not-started'; readonly message: string };

/** A program at work: lines in and out, what it prints, and its end together with all that it has started. */
export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting: string[] = [];
  /** A line whose end has not come yet, and perhaps never will. */
  #rest = '';
  #end: ProcessEvent | null = null;
  #wake: (() => void) | null = null;
  #lastWords = '';

  constructor({ file, args, env }: Started, folder: string, printed: Printed) {
    // A group of its own, so that what it starts ends with it.
    this.#child = spawn(file, args, {
      cwd: folder,
      env,
      stdio: 'pipe',
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const { stdin, stdout, stderr } = this.#child;
    stdin.on('error', () => undefined);
    stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-2_000);
      try {
        printed.print(text);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        this.#finish({ kind: 'flood' });
      }
    });
    this.#child.on('error', (error: NodeJS.ErrnoException) =>
      this.#finish({
        kind: 'not-started',
        message:
          `${args.length === 0 ? file : `${file} ${args[0]}`} cannot be started ` +
          `(${error.code ?? error.message})`,
      }),
    );
    this.#child.on('close', (code, signal) =>
      this.#finish({ kind: 'ended', code, signal, words: lastLine(this.#lastWords) }),
    );
  }

  /** Sends a line, and waits while the program does not read. */
  async send(line: string): Promise<void> {
    if (this.#end !== null || this.#child.stdin.destroyed || this.#child.stdin.write(line)) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.#child.stdin.off('drain', done).off('close', done);
        resolve();
      };
      this.#child.stdin.on('drain', done).on('close', done);
    });
  }

  /** The next line, in order, or how it ended: lines before the end come first. */
  async next(): Promise<ProcessEvent> {
    for (;;) {
      const text = this.#waiting.shift();
      if (text !== undefined) {
        if (this.#waiting.length < MOST_WAITING / 2) this.#child.stdout.resume();
        return { kind: 'line', text, isCutShort: false };
      }
      if (this.#end?.kind === 'ended' && this.#rest.trim() !== '') {
        const rest = this.#rest;
        this.#rest = '';
        return { kind: 'line', text: rest, isCutShort: true };
      }
      if (this.#end !== null) return this.#end;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** Lets a program that has answered everything come to its end by itself, for a moment. */
  async close(milliseconds: number): Promise<void> {
    this.#child.stdin.end();
    this.#child.stdout.resume();
    if (this.#end === null) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#child.once('close', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    this.kill();
  }

  /** Ends the program and its group at once. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // The group has ended already.
    }
    this.#child.stdin.destroy();
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
  }

  #hear(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    // An empty line says nothing.
    for (const line of lines) if (line.trim() !== '') this.#waiting.push(line);
    if (this.#rest.length > LONGEST_LINE || lines.some((line) => line.length > LONGEST_LINE))
      this.#finish({ kind: 'flood' });
    if (this.#waiting.length > MOST_WAITING) this.#child.stdout.pause();
    this.#stir();
  }

  #finish(end: ProcessEvent): void {
    // What was told first is what happened; the rest follows from it.
    this.#end ??= end;
    this.#stir();
  }

  #stir(): void {
    this.#wake?.();
    this.#wake = null;
  }
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1)!.trim().slice(0, 300);
}
