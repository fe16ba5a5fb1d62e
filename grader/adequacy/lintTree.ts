import { kindOfFile } from '../content/fileKind.ts';
import { parseRunJson } from '../content/run.ts';
import { parseJson } from '../content/json.ts';
import { parseTreeJson } from '../content/tree.ts';
import { treeWarnings } from './treeWarnings.ts';
import type { Problem } from '../types/result.ts';

export type ContentKind = 'tree' | 'run';

/** Everything that is wrong in a tree file or a run file, and what may not be meant. */
export function lintContent(
  text: string,
  file: string,
): {
  readonly kind: ContentKind;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
} {
  const json = parseJson(text, file);
  if (!json.ok) return { kind: 'tree', problems: json.problems, warnings: [] };
  if (kindOfFile(json.value) === 'run') {
    const run = parseRunJson(json.value, file);
    return { kind: 'run', problems: run.ok ? [] : run.problems, warnings: [] };
  }
  const tree = parseTreeJson(json.value, file);
  return tree.ok
    ? { kind: 'tree', problems: [], warnings: treeWarnings(tree.value, file) }
    : { kind: 'tree', problems: tree.problems, warnings: [] };
}
