import type { Tree } from '../../reference/games/tree.ts';
import { isNamed } from '../picture/treeLabels.ts';
import { visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import { litLines } from './litLines.ts';
import { type Pattern, VALUE_NAMES, type Watched, type Written } from './watched.ts';

/**
 * A search of a tree that is too large to be drawn whole, for a script that draws what is near the step:
 * `templates/scripts/foldedTree.js`. Sentences and values are there once, and steps name them.
 */
export interface FoldedData {
  /** Of each node, in preorder: how many children it has, and who moves. */
  readonly counts: readonly number[];
  readonly players: string;
  /** Values at leaves, by node: places in `short`, −1 where none is given. */
  readonly leaves: readonly number[];
  /** Names that were given, and labels of edges that are not the child's place. */
  readonly names: Readonly<Record<number, string>>;
  readonly edges: Readonly<Record<number, string>>;
  /** Values as they are written at nodes, and in sentences. */
  readonly short: readonly string[];
  readonly long: readonly string[];
  readonly patterns: readonly Pattern[];
  /** Of each step: pattern, node, child, value, the child's own, α and β; −1 for what it has not. */
  readonly steps: readonly number[];
  readonly hasBounds: boolean;
}

export function foldedData(tree: Tree, watched: Watched): FoldedData {
  const { nodes } = tree;
  const { folding } = watched;
  const short = new Map<string, string>();
  const places = new Map<string, number>();
  const placeOf = (value: Written | null): number => {
    if (value === null) return -1;
    short.set(value.long, value.short);
    return placeIn(places, value.long);
  };
  const patterns = new Map<string, number>();
  const found: Pattern[] = [];
  const patternOf = (at: number): number => {
    const place = placeIn(patterns, folding.keyOf(at));
    if (place === found.length) {
      const pattern = folding.patternOf(at);
      found.push({ ...pattern, lines: litLines(watched, pattern.lines.split(' ')) });
    }
    return place;
  };
  const steps = watched.steps.flatMap(({ node }, at) => {
    const values = folding.values(at);
    const [value, ...rest] = VALUE_NAMES.map((name) => placeOf(values[name]));
    return [patternOf(at), node, watched.shown(at).from?.node ?? -1, value ?? -1, ...rest];
  });
  const leaves = nodes.map(({ index, children }) =>
    children.length === 0 ? placeOf(folding.leaf(index)) : -1,
  );
  return {
    counts: nodes.map(({ children }) => children.length),
    players: nodes.map(({ index }) => folding.mover(index)).join(''),
    leaves,
    ...labelsOf(tree),
    short: [...short.values()],
    long: [...short.keys()],
    patterns: found,
    steps,
    hasBounds: watched.hasBounds,
  };
}

/** The place of a key among those that were seen before, in that order. */
function placeIn(places: Map<string, number>, key: string): number {
  const known = places.get(key);
  if (known !== undefined) return known;
  places.set(key, places.size);
  return places.size - 1;
}

function labelsOf({ nodes }: Tree): Pick<FoldedData, 'names' | 'edges'> {
  const names: Record<number, string> = {};
  const edges: Record<number, string> = {};
  for (const { index, id, children } of nodes) {
    if (isNamed(id)) names[index] = visibleLine(id);
    children.forEach((child, at) => {
      const own = itemAt(nodes, child).action;
      if (own !== String(at)) edges[child] = visibleLine(own);
    });
  }
  return { names, edges };
}
