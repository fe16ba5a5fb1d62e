#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { visible } from '../picture/visible.ts';
import { VERSION } from '../types/version.ts';
import { inert, inertJson } from '../words/inert.ts';
import { COMMANDS } from './commands.ts';
import type { Context } from './context.ts';
import { EXIT, processIo } from './io.ts';
import type { Io } from './io.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';

/**
 * Runs one command line.
 *
 * `argv` is what follows the program's name. Gives the exit code: 0 done, 1 checks failed, 2 something for
 * the user or the author of an exercise to mend, 3 a fault of our own. Never rejects.
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const context: Context = {
    io,
    print: (text) => void io.stdout.write(`${inert(text)}\n`),
    tell: (text) => void io.stderr.write(`${inert(text)}\n`),
    printJson: (value) => void io.stdout.write(`${inertJson(JSON.stringify(value, null, 2))}\n`),
  };
  try {
    return await dispatch(argv, context);
  } catch (error) {
    return await failed(error, argv, context);
  }
}

async function dispatch(argv: readonly string[], context: Context): Promise<number> {
  let code: number = EXIT.done;
  const program = command(new Command('cutoff'), context)
    .usage('COMMAND [options]')
    .description('Grades search algorithms: minimax, alpha-beta, expectimax, hill climbing.')
    .version(VERSION, '-V, --version', 'print the version')
    .helpCommand('help [command]', 'help on a command')
    .addHelpText(
      'after',
      helpText(
        'Begin with:',
        '  cutoff start alpha-beta',
        '  cutoff check alpha-beta',
        '',
        '`cutoff COMMAND --help` says more about each.',
      ),
    );
  const name = argv[0] === 'help' ? argv[1] : argv[0];
  for (const entry of COMMANDS) {
    const child = command(program.command(entry.name), context)
      .summary(entry.summary)
      .description(capital(entry.summary));
    if (entry.name !== name) continue;
    const { define } = await entry.load();
    define(child, async (work) => {
      code = await work(context);
    });
    child.option('--json', 'print JSON');
  }
  if (name === undefined) {
    const isAsked = argv[0] === 'help';
    program.outputHelp({ error: !isAsked });
    return isAsked ? EXIT.done : EXIT.usage;
  }
  if (!name.startsWith('-') && name !== 'help' && !COMMANDS.some((entry) => entry.name === name)) {
    const { didYouMean } = await import('./didYouMean.ts');
    throw new UserError(
      `there is no command ${JSON.stringify(name)}${didYouMean(
        name,
        COMMANDS.map((entry) => entry.name),
      )}\nSee: cutoff --help`,
    );
  }
  await program.parseAsync(argv, { from: 'user' });
  return code;
}

/** A commander command that throws instead of exiting, and writes where it is told. */
function command(made: Command, { io }: Context): Command {
  return made
    .exitOverride()
    .helpOption('-h, --help', 'print this help')
    .showSuggestionAfterError(true)
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: () => undefined,
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      getErrHelpWidth: () => io.stderr.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Tells what went wrong, as JSON too when that was asked for, and gives the exit code. */
async function failed(error: unknown, argv: readonly string[], context: Context): Promise<number> {
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
  let exit: number = EXIT.fault;
  let message =
    'something went wrong in Cutoff itself, not in your work: ' +
    (error instanceof Error ? error.message : String(error));
  if (error instanceof CommanderError) {
    exit = EXIT.usage;
    const { usageErrorText } = await import('./usageErrorText.ts');
    message = `${usageErrorText(error)}\nSee: ${['cutoff', ...commandOf(argv), '--help'].join(' ')}`;
  } else if (error instanceof UserError) {
    ({ exit, message } = error);
  } else if ((context.io.env['CUTOFF_DEBUG'] ?? '') !== '' && error instanceof Error) {
    message += `\n${error.stack ?? ''}`;
  }
  const { fitted } = await import('./printLines.ts');
  for (const line of visible(`cutoff: ${message}`).split('\n'))
    context.tell(fitted(line, context.io.stderr).join('\n'));
  if (argv.includes('--json')) {
    context.printJson({
      error: { exit, message, problems: error instanceof UserError ? error.problems : [] },
    });
  }
  return exit;
}

/** What of a command line names the command whose help may be of use. */
function commandOf([name, part]: readonly string[]): string[] {
  const entry = COMMANDS.find((each) => each.name === name);
  if (entry === undefined) return [];
  return entry.hasParts === true && part !== undefined && /^[a-z]/.test(part)
    ? [entry.name, part]
    : [entry.name];
}

/** Whether this file is the program itself; it may have been reached through a link, as npm makes them. */
function isProgram(): boolean {
  try {
    return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
  } catch {
    return false;
  }
}

if (isProgram()) {
  const code = await main(process.argv.slice(2), processIo());
  process.exitCode = code;
  // After Ctrl-C nothing that is still under way may keep the program alive.
  if (code === EXIT.interrupted) process.exit(code);
}
