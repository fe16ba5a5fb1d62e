import { join } from 'node:path';
import { readSubmission } from '../../../../grader/observe/submission/readSubmission.ts';
import type { Exercise } from '../../../../grader/types/exercise.ts';
import { bareExercise } from '../../../support/exercises.ts';
import { folderOf } from '../../../support/folders.ts';

export const SOLUTION = 'export function alphaBeta(game, state) { return { value: 0, action: null }; }\n';
export const STARTER = 'export function alphaBeta(game, state) {\n  // yours\n}\n';

export function exercise(changes: Partial<Exercise> = {}): Exercise {
  return bareExercise(
    folderOf({
      'starter/alphaBeta.js': STARTER,
      'starter/alphaBeta.ts': `${STARTER}// ts\n`,
      'starter/cutoff.d.ts': 'declare const x: 1;\n',
    }),
    changes,
  );
}

/** What became of a folder with these files: the entry file, or the kind and the note. */
export async function outcome(
  files: Readonly<Record<string, string | Uint8Array>>,
  changes: Partial<Exercise> = {},
): Promise<string> {
  return told(
    join(
      folderOf(
        Object.fromEntries(
          Object.entries({ '.keep': '', ...files }).map(([path, content]) => [`alice/${path}`, content]),
        ),
      ),
      'alice',
    ),
    changes,
  );
}

/** The same of what lies at a path. */
export async function told(path: string, changes: Partial<Exercise> = {}): Promise<string> {
  const { content } = await readSubmission(path, exercise(changes));
  return content.kind === 'program'
    ? `${content.program.language}: ${content.program.entryFile}`
    : `${content.kind}: ${content.note}`;
}
