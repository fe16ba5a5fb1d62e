import { stat, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseAnyTree, type ReadTree } from '../content/anyTree.ts';
import { parseDepth } from '../content/searchOptions.ts';
import { reasonOf } from '../observe/submission/folder.ts';
import { decode } from '../observe/submission/text.ts';
import type { Result } from '../types/result.ts';
import type { Io } from './io.ts';
import { bundledHint, programInPlace } from './otherKinds.ts';
import { problemsError, UserError } from './userError.ts';

const MOST_BYTES = 200 * 1024 * 1024;

/** Text of a file that the user named; errors name it as the user did. */
export async function readText(path: string, cwd: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    const at = resolve(cwd, path);
    const stats = await stat(at);
    if (stats.isDirectory()) throw new UserError(`${path}: this is a folder; name a file`);
    if (stats.size > MOST_BYTES) throw new UserError(`${path}: this file is too large to read`);
    bytes = await readFile(at);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${path}: cannot be read (${reasonOf(error)})${bundledHint(path)}`);
  }
  const decoded = decode(bytes);
  if ('problem' in decoded) throw new UserError(`${path} ${decoded.problem}`);
  return decoded.text;
}

/** What is in a file that the user named, or comes in where it is `-`; `name` is for messages. */
export interface Named {
  readonly text: string;
  readonly name: string;
}

export async function textNamed(path: string, { cwd, stdin }: Pick<Io, 'cwd' | 'stdin'>): Promise<Named> {
  if (path !== '-') return { text: await readText(path, cwd), name: path };
  if (stdin === undefined || stdin.isTTY === true)
    throw new UserError('-: nothing comes in; pipe a tree into the command');
  const text = await stdin.text(MOST_BYTES);
  if (text === null) throw new UserError('-: there is too much to read');
  return { text, name: 'standard input' };
}

/** A tree as people write them; `-` is standard input. */
export const readTree = async (path: string, io: Pick<Io, 'cwd' | 'stdin'>): Promise<ReadTree> =>
  treeIn(await textNamed(path, io));

export const treeIn = ({ text, name }: Named): ReadTree => treeRead(parseAnyTree(text, name), name);

/** A tree that could be read; what could not is the user's to mend. */
export function treeRead(read: Result<ReadTree>, name: string): ReadTree {
  if (!read.ok) throw problemsError([programInPlace(name, 'tree') ?? read.problems].flat());
  return read.value;
}

/** A depth given on the command line: a whole number of plies, 0 or more. */
export function depthOption(text: string | undefined): number {
  if (text === undefined) return Infinity;
  const depth = parseDepth(text);
  if (depth === null)
    throw new UserError(
      `--depth: found ${JSON.stringify(text)}; expected a whole number of plies, 0 or more`,
    );
  return depth;
}
