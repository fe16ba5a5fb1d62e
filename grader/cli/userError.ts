import { reasonOf } from '../observe/submission/folder.ts';
import { formatNumber } from '../words/numbers.ts';
import { formatProblem } from '../types/result.ts';
import type { Problem } from '../types/result.ts';
import { EXIT } from './io.ts';

/**
 * Something that whoever called must mend. It ends the command with its message and code, and never with a
 * stack trace.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly exit: number;
  readonly problems: readonly Problem[];

  constructor(
    message: string,
    options: { readonly exit?: number; readonly problems?: readonly Problem[] } = {},
  ) {
    super(message);
    this.exit = options.exit ?? EXIT.usage;
    this.problems = options.problems ?? [];
  }
}

/**
 * Does work that writes below a folder; what the disk refuses there is the user's to mend, and told in one
 * sentence.
 */
export async function writingTo<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, path, bytes } = error as NodeJS.ErrnoException & { readonly bytes?: number };
    if (code === undefined || path === undefined || !path.startsWith(folder)) throw error;
    const room = bytes === undefined ? '' : `; it needs ${formatNumber(Math.ceil(bytes / 1024))} kB`;
    throw new UserError(
      `${path}: cannot be written (${reasonOf(error)}${room}). What was written before is whole.`,
    );
  }
}

const MOST_SHOWN = 20;

/** The problems of a file as an error: one a line. */
export function problemsError(problems: readonly Problem[]): UserError {
  const lines = problems.slice(0, MOST_SHOWN).map(formatProblem);
  if (problems.length > MOST_SHOWN) lines.push(`and ${problems.length - MOST_SHOWN} more`);
  return new UserError(lines.join('\n'), { problems });
}
