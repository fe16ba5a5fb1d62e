import type { Tree } from '../../reference/games/tree.ts';
import { host } from '../host/here.ts';
import type { Input } from '../types/input.ts';
import type { Result } from '../types/result.ts';
import { parseJson } from './json.ts';
import { parseRunJson } from './run.ts';
import { parseTreeJson } from './tree.ts';

/** A file that cases name: what it holds, and what it adds to the exercise's hash. */
export interface Part<T> {
  readonly content: T;
  readonly digest: string;
}

/** Reads a tree file or a run file. */
export function parsePart(text: string, kind: 'tree' | 'run', file: string): Result<Part<Tree | Input[]>> {
  const json = parseJson(text, file);
  if (!json.ok) return json;
  const content: Result<Tree | Input[]> =
    kind === 'tree' ? parseTreeJson(json.value, file) : parseRunJson(json.value, file);
  // Of the content, not of the bytes: line ends and spaces decide nothing.
  return content.ok
    ? { ok: true, value: { content: content.value, digest: sha256(JSON.stringify(json.value)) } }
    : content;
}

export const sha256 = (text: string): string => host.sha256([text]);
