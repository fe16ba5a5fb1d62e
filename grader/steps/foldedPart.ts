import type { Cut } from '../../reference/game.ts';
import type { SolveAlgorithm } from '../../reference/adversarial/searchTree.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { isNamed } from '../picture/treeLabels.ts';
import { visibleLine } from '../picture/visible.ts';
import { itemAt } from '../types/lookup.ts';
import { formatNumber, shortNumber } from '../words/numbers.ts';
import { linesOf } from './linesOf.ts';
import { pseudocode } from '../../reference/adversarial/pseudocode.ts';
import { boundSign } from './shownSteps.ts';
import { keepsBounds, moverOf, words } from './toldSteps.ts';
import type { TreeStep } from './treeSteps.ts';

/**
 * A search of a tree that is too large to be drawn whole, for a script that draws what is near the step:
 * `templates/scripts/foldedTree.js`. Sentences and numbers are there once, and steps name them.
 */
export interface FoldedData {
  /** Of each node, in preorder: how many children it has, and who moves (`M`, `m`, `c`). */
  readonly counts: readonly number[];
  readonly players: string;
  /** Values at leaves, by node: places in `numbers`, −1 where none is given. */
  readonly leaves: readonly number[];
  /** Names that were given, and labels of edges that are not the child's place. */
  readonly names: Readonly<Record<number, string>>;
  readonly edges: Readonly<Record<number, string>>;
  /** Numbers as they are written at nodes, and in sentences. */
  readonly short: readonly string[];
  readonly long: readonly string[];
  readonly patterns: readonly Pattern[];
  /** Of each step: pattern, node, child, value, the child's own, α and β; −1 for what it has not. */
  readonly steps: readonly number[];
  readonly hasBounds: boolean;
}

interface Pattern {
  readonly kind: TreeStep['kind'];
  readonly lines: string;
  /** How the child's value is bounded: nothing, `≥ ` or `≤ `. */
  readonly sign: string;
  /** A sentence with `{node}`, `{from}`, `{value}`, `{own}`, `{alpha}` and `{beta}`. */
  readonly text: string;
}

/** Stand for what differs from step to step while its sentence is made; no number of a tree is these. */
const SIGNS = { value: 70_001.5, own: 70_002.5, alpha: 70_003.5, beta: 70_004.5 } as const;

export function foldedData(
  tree: Tree,
  steps: readonly TreeStep[],
  algorithm: SolveAlgorithm,
  cut: Cut,
): FoldedData {
  const { nodes } = tree;
  const hasBounds = keepsBounds(pseudocode(algorithm, cut));
  const numbers = new Map<number, number>();
  const numbered = (value: number | null): number => {
    if (value === null) return -1;
    const known = numbers.get(value);
    if (known === undefined) numbers.set(value, numbers.size);
    return known ?? numbers.size - 1;
  };
  const patterns = new Map<string, Pattern>();
  const places = new Map<string, number>();
  const patternOf = (step: TreeStep): number => {
    const player = moverOf(itemAt(nodes, step.node));
    const key = keyOf(step, player, hasBounds);
    const known = places.get(key);
    if (known !== undefined) return known;
    patterns.set(key, patternFor(step, player, hasBounds));
    places.set(key, places.size);
    return places.size - 1;
  };
  const told = steps.flatMap((step) => [
    patternOf(step),
    step.node,
    step.kind === 'update' ? step.from.node : -1,
    numbered(step.value),
    step.kind === 'update' ? numbered(step.from.value) : -1,
    numbered(step.alpha),
    numbered(step.beta),
  ]);
  const leaves = nodes.map(({ children, value }) => (children.length === 0 ? numbered(value) : -1));
  return {
    counts: nodes.map(({ children }) => children.length),
    players: nodes.map(({ player }) => (player === 'min' ? 'm' : player === 'chance' ? 'c' : 'M')).join(''),
    leaves,
    ...labelsOf(tree),
    short: [...numbers.keys()].map(shortNumber),
    long: [...numbers.keys()].map(formatNumber),
    patterns: [...patterns.values()],
    steps: told,
    hasBounds,
  };
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

type Player = ReturnType<typeof moverOf>;

/** What a sentence depends on but for nodes and numbers. */
function keyOf(step: TreeStep, player: Player, hasBounds: boolean): string {
  const parts: unknown[] = [step.kind, player, step.node === 0];
  if (step.kind === 'update') parts.push(step.from.bound, step.changes, step.movesBound);
  if (step.kind === 'cut') {
    const { by, kind, skipped } = step.cutoff;
    parts.push(by, kind, skipped, hasBounds && step.value === (by === 'beta' ? step.beta : step.alpha));
  }
  return parts.join(' ');
}

/** The sentence of such a step, with names where its nodes and numbers are. */
function patternFor(step: TreeStep, player: Player, hasBounds: boolean): Pattern {
  const { alpha, beta } = SIGNS;
  const at = { value: SIGNS.value, alpha, beta };
  const named: TreeStep =
    step.kind === 'update'
      ? { ...step, ...at, from: { ...step.from, value: SIGNS.own } }
      : step.kind === 'cut' && step.value === (step.cutoff.by === 'beta' ? step.beta : step.alpha)
        ? { ...step, alpha: SIGNS.value, beta: SIGNS.value, value: SIGNS.value }
        : { ...step, ...at };
  const from = step.kind === 'update' ? step.from.node : -1;
  const text = words(named, player, hasBounds, (node) =>
    node === from && from !== step.node ? '{from}' : node === 0 ? null : '{node}',
  );
  return {
    kind: step.kind,
    lines: linesOf(step, player).join(' '),
    sign: step.kind === 'update' ? boundSign(step.from) : '',
    text: Object.entries(SIGNS).reduce(
      (sentence, [name, value]) => sentence.replaceAll(formatNumber(value), `{${name}}`),
      text,
    ),
  };
}
