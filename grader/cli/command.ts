import type { Command } from 'commander';
import { commandOf } from '../content/command.ts';
import { findConfinement, isConfined, isInstalled } from '../observe/sandbox/native/confine.ts';
import type { Exercise } from '../types/exercise.ts';
import { UserError } from './userError.ts';

export interface CommandOptions {
  readonly command?: string;
  readonly trust?: boolean;
}

/** Adds the options for submissions in any language. */
export function withCommandOptions(command: Command): Command {
  return command
    .option(
      '--command <command>',
      'run each submission with this, such as "python3 main.py", in any language',
    )
    .option('--trust', 'run commands even where nothing keeps them from your files and your network');
}

/**
 * The exercise with the command that was named, if one was. Refused where submissions would run on this
 * machine with nothing in between, unless that is trusted; and where there is no such program.
 */
export function withCommand(exercise: Exercise, { command, trust = false }: CommandOptions): Exercise {
  if (command !== undefined && command.trim() === '')
    throw new UserError(
      '--command: found nothing; expected a program and its arguments, such as "python3 main.py"',
    );
  const own =
    command === undefined
      ? exercise
      : { ...exercise, command: commandOf(command), languages: ['command' as const], files: {} };
  if (own.command === undefined) return own;
  const confinement = findConfinement();
  if (!isInstalled(own.command, confinement))
    throw new UserError(
      `there is no program ${JSON.stringify(own.command[0])} here to run submissions with ` +
        `(${own.command.join(' ')})`,
    );
  if (trust || isConfined(confinement)) return own;
  throw new UserError(
    `${JSON.stringify(own.command.join(' '))} would run what students wrote on this machine ` +
      'with nothing in between: bubblewrap and prlimit, which keep programs from your files ' +
      'and your network, are not both here and working.\nInstall them (on Debian and Ubuntu: ' +
      'apt install bubblewrap util-linux), or add --trust if you trust every submission.',
  );
}
