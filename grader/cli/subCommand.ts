import type { Command } from 'commander';
import type { CommandModule } from './context.ts';

type Run = Parameters<CommandModule['define']>[1];

/** A command below another, such as `quiz solve` or `new exercise`. */
export interface SubCommand {
  readonly name: string;
  readonly summary: string;
  define(command: Command, run: Run): void;
}
