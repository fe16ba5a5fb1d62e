import { parseRun } from '../content/run.ts';
import { parseJson } from '../content/json.ts';
import { parseTreeJson } from '../content/tree.ts';
import type { Problem } from '../types/result.ts';

export type ContentKind = 'tree' | 'run';

/**
 * What a JSON file of content means to be: a run names its problem and seeds, everything else is read as a
 * tree.
 */
function kindOfContent(json: unknown): ContentKind {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject && !('tree' in json) && ('problem' in json || 'seeds' in json) ? 'run' : 'tree';
}

/** Everything that is wrong in a tree file or a run file. */
export function lintContent(
  text: string,
  file: string,
): { readonly kind: ContentKind; readonly problems: readonly Problem[] } {
  const json = parseJson(text, file);
  if (!json.ok) return { kind: 'tree', problems: json.problems };
  const kind = kindOfContent(json.value);
  const parsed = kind === 'run' ? parseRun(text, file) : parseTreeJson(json.value, file);
  return { kind, problems: parsed.ok ? [] : parsed.problems };
}
