import { stat, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Tree } from '../../reference/games/tree.ts';
import type { TreeSpec } from '../../reference/games/treeSpec.ts';
import { parseJson } from '../content/json.ts';
import { parseTreeJson } from '../content/tree.ts';
import { reasonOf } from '../observe/submission/folder.ts';
import { decode } from '../observe/submission/text.ts';
import { bundledHint, programInPlace } from './otherKinds.ts';
import { problemsError, UserError } from './userError.ts';

const MOST_BYTES = 200 * 1024 * 1024;

/** Text of a file that the user named; errors name it as the user did. `-` is standard input. */
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

/** A tree file as written and as built. */
export async function readTree(
  path: string,
  cwd: string,
): Promise<{ readonly spec: TreeSpec; readonly tree: Tree }> {
  const json = parseJson(await readText(path, cwd), path);
  if (!json.ok) throw problemsError([programInPlace(path, 'tree') ?? json.problems].flat());
  const tree = parseTreeJson(json.value, path);
  if (!tree.ok) throw problemsError(tree.problems);
  return { spec: json.value as TreeSpec, tree: tree.value };
}

/** A depth given on the command line: a whole number of plies, 0 or more. */
export function depthOption(text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (!/^\d{1,6}$/.test(text))
    throw new UserError(
      `--depth: found ${JSON.stringify(text)}; expected a whole number of plies, 0 or more`,
    );
  return Number(text);
}
