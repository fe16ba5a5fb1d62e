import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { TrustedProgram } from '../../grader/types/trusted.ts';

/**
 * A program that chooses without chance or with too little of it (`unfair`; `unseen`: which no log shows), or
 * rightly in an odd way (`fair`).
 */
export interface ChanceProgram {
  readonly exercise: string;
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

const FOLDER = join(import.meta.dirname, '..', 'hostile', 'chance');

export function chancePrograms(
  kind: 'unfair' | 'unseen' | 'fair',
  extension: '.js' | '.py' = '.js',
): ChanceProgram[] {
  return readdirSync(join(FOLDER, kind)).flatMap((exercise) =>
    readdirSync(join(FOLDER, kind, exercise))
      .filter((file) => file.endsWith(extension))
      .map((file) => ({
        exercise,
        name: `${exercise}: ${file.replace(extension, '')}`,
        file,
        text: readFileSync(join(FOLDER, kind, exercise, file), 'utf8'),
      })),
  );
}

/** An instance of one in JavaScript: what it keeps between calls is its own. */
export function instanceOf({ text }: ChanceProgram): TrustedProgram {
  const entry = /export function (\w+)/.exec(text)?.[1] ?? '';
  const body = `'use strict';\n${text.replaceAll(/^export /gm, '')}\nreturn ${entry};`;
  return runInThisContext(`(() => {${body}\n})()`) as TrustedProgram;
}
