import type { Command } from 'commander';
import type { Io } from './io.ts';

/** What a command gets besides its arguments. */
export interface Context {
  readonly io: Io;
  /** Writes to standard output, a line end added. */
  print(text: string): void;
  /** Writes to standard error, a line end added. */
  tell(text: string): void;
  /** An object as JSON on standard output. */
  printJson(value: unknown): void;
}

/** Describes a command's arguments and options; `run` is called with them and gives the exit code. */
export interface CommandModule {
  define(command: Command, run: (work: (context: Context) => Promise<number>) => Promise<void>): void;
}
