import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Exercise } from '../types/exercise.ts';
import type { Counterexample } from '../types/report.ts';
import { notesOf, writeNotes } from './besideWork.ts';
import { isBundled } from './exerciseFor.ts';
import { UserError } from './userError.ts';

/** The tree file or run file itself, for every command that takes one. */
const EXAMPLE = 'example.json';
const NOTE = 'last.json';

/** What `check` found last, for `run --last`. */
export interface LastExample {
  /** Path of the tree file or run file. */
  readonly file: string;
  readonly kind: 'tree' | 'run';
  readonly depth?: number;
  /** Name or folder of the exercise. */
  readonly exercise: string;
}

/** Keeps an example beside the submission; whether that could be done. */
export async function keepExample(
  submission: string,
  exercise: Exercise,
  { kind, file, depthLimit }: Counterexample,
): Promise<boolean> {
  const note = {
    kind: kind === 'law' ? 'run' : 'tree',
    ...(depthLimit === undefined ? {} : { depth: depthLimit }),
    exercise: isBundled(exercise) ? exercise.slug : exercise.folder,
  };
  return writeNotes(notesOf(submission), { [EXAMPLE]: file, [NOTE]: JSON.stringify(note, null, 2) });
}

/** The example that was kept last; `shown` is how the user named the submission. */
export async function lastExample(submission: string, shown: string): Promise<LastExample> {
  const folder = notesOf(submission);
  const file = join(folder, EXAMPLE);
  if (!existsSync(file))
    throw new UserError(`${shown}: no example was kept here; cutoff check keeps one where something fails`);
  try {
    const note = JSON.parse(await readFile(join(folder, NOTE), 'utf8')) as Partial<LastExample>;
    const { kind, depth, exercise } = note;
    if ((kind === 'tree' || kind === 'run') && typeof exercise === 'string')
      return { file, kind, exercise, ...(typeof depth === 'number' ? { depth } : {}) };
  } catch {
    // Told below.
  }
  throw new UserError(`${join(folder, NOTE)}: found something else; expected what cutoff check writes there`);
}

/** The command that runs it again, to be pasted. */
export const replayCommand = (shown: string): string =>
  `cutoff run ${/^[\w./\\:~-]+$/.test(shown) ? shown : JSON.stringify(shown)} --last`;
