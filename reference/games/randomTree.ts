import type { Player } from '../game.ts';
import type { Random } from '../random.ts';
import type { LeafSpec, NodeSpec, TreeSpec } from './treeSpec.ts';

/**
 * How leaf values are drawn.
 * - `small`: −9 to 9. `ties`: 0 to 2, so that many are equal. `negative`: −20 to −1.
 * - `large`: integers to ±1e12. `tiny`: −9 to 9 times 1e-9. `mixed`: one of `small`, `large` and `tiny` for
 *   each leaf,
 *   but the same for all the leaves below one chance node.
 */
export const VALUE_STYLES = ['small', 'ties', 'negative', 'large', 'tiny', 'mixed'] as const;
export type ValueStyle = (typeof VALUE_STYLES)[number];

/** Probabilities of a chance node: equal and left out of the tree, or given in twentieths. */
export const OUTCOMES = ['uniform', 'given'] as const;
export type Outcomes = (typeof OUTCOMES)[number];

/** What a random tree looks like: plain JSON. Ranges include both ends. */
export interface RandomTreeShape {
  /** Plies of the longest path; at most 200. */
  readonly depth: readonly [low: number, high: number];
  /** Children of an inner node; from 1 to 20. */
  readonly branching: readonly [low: number, high: number];
  readonly values: ValueStyle;
  /**
   * Who moves at each ply, repeated: ["max", "min"] unless given; ["max", "min", "min"] has two MIN layers in
   * a row.
   */
  readonly levels?: readonly Player[];
  /** Share of the inner nodes that have exactly one child; 0 unless given. */
  readonly oneChild?: number;
  /**
   * Share of the nodes above the last ply that are leaves; 0 unless given. The longest path keeps its depth.
   */
  readonly uneven?: number;
  /** `uniform` unless given. */
  readonly outcomes?: Outcomes;
  /** Whether inner nodes carry an evaluation, for searches with a depth limit; not unless given. */
  readonly evaluations?: boolean;
  /** Nodes are made into leaves once the tree has this many; 2,000 unless given. */
  readonly maxNodes?: number;
}

export const MAX_RANDOM_PLIES = 200;
const DEFAULT_LEVELS: readonly Player[] = ['max', 'min'];
const PARTS = 20;

/** A node that is still being drawn; `style` is what the leaves below it may look like. */
interface Draft {
  readonly ply: number;
  readonly style: ValueStyle;
  /** Whether it lies on the path that reaches the full depth. */
  readonly spine: boolean;
  probability: number | null;
  children: Draft[];
}

/**
 * Draws a tree. Same random stream and shape, same tree.
 *
 * One path is drawn to the full depth first, the rest in random order, so that a tree that runs out of nodes
 * is ragged everywhere and not only on one side.
 *
 * @throws RangeError for a shape outside the limits stated above.
 */
export function randomTreeSpec(random: Random, shape: RandomTreeShape): TreeSpec {
  checkShape(shape);
  const levels = shape.levels ?? DEFAULT_LEVELS;
  const maxNodes = shape.maxNodes ?? 2000;
  const depth = random.integer(...shape.depth);
  const playerAt = (ply: number): Player => levels[ply % levels.length]!;
  const root: Draft = { ply: 0, style: shape.values, spine: true, probability: null, children: [] };
  const frontier = [root];
  let nodes = 1;
  let spineDone = depth === 0;
  while (frontier.length > 0) {
    const at = spineDone ? random.integer(0, frontier.length - 1) : frontier.length - 1;
    const node = frontier[at]!;
    frontier[at] = frontier.at(-1)!;
    frontier.pop();
    if (node.ply === depth) continue;
    if (!node.spine && (nodes >= maxNodes || chance(random, shape.uneven ?? 0))) continue;
    const count = chance(random, shape.oneChild ?? 0) ? 1 : random.integer(...shape.branching);
    const style =
      playerAt(node.ply) === 'chance' && node.style === 'mixed' ? random.choice(SETTLED_STYLES) : node.style;
    const spineAt = node.spine ? random.integer(0, count - 1) : -1;
    for (let i = 0; i < count; i += 1) {
      node.children.push({ ply: node.ply + 1, style, spine: i === spineAt, probability: null, children: [] });
    }
    if (playerAt(node.ply) === 'chance' && shape.outcomes === 'given')
      giveProbabilities(random, node.children);
    nodes += count;
    // The spine goes last, so that it is drawn next until it is done.
    frontier.push(
      ...node.children.filter((child) => !child.spine),
      ...node.children.filter((child) => child.spine),
    );
    if (node.spine && node.ply === depth - 1) spineDone = true;
  }
  return { title: 'Random tree', levels, tree: finish(random, root, shape.evaluations ?? false) };
}

const SETTLED_STYLES: readonly ValueStyle[] = ['small', 'large', 'tiny'];

function checkShape({
  depth,
  branching,
  oneChild = 0,
  uneven = 0,
  levels,
  maxNodes = 1,
}: RandomTreeShape): void {
  const range = ([low, high]: readonly [number, number], from: number, to: number): boolean =>
    Number.isInteger(low) && Number.isInteger(high) && from <= low && low <= high && high <= to;
  const share = (x: number): boolean => x >= 0 && x <= 1;
  if (!range(depth, 0, MAX_RANDOM_PLIES))
    throw new RangeError(`depth must be two integers from 0 to ${MAX_RANDOM_PLIES}, the lower first`);
  if (!range(branching, 1, PARTS))
    throw new RangeError(`branching must be two integers from 1 to ${PARTS}, the lower first`);
  if (!share(oneChild) || !share(uneven)) throw new RangeError('oneChild and uneven must be between 0 and 1');
  if (levels !== undefined && levels.length === 0)
    throw new RangeError('levels must name at least one player');
  if (!Number.isInteger(maxNodes) || maxNodes < 1)
    throw new RangeError('maxNodes must be a positive integer');
}

function chance(random: Random, share: number): boolean {
  return share > 0 && random.number() < share;
}

/** Twentieths, at least one for each outcome, so that they sum to 1 up to rounding. */
function giveProbabilities(random: Random, children: readonly Draft[]): void {
  const parts = children.map(() => 1);
  for (let left = PARTS - parts.length; left > 0; left -= 1) {
    const at = random.integer(0, parts.length - 1);
    parts[at] = parts[at]! + 1;
  }
  for (const [i, child] of children.entries()) child.probability = parts[i]! / PARTS;
}

function drawValue(random: Random, style: ValueStyle): number {
  switch (style) {
    case 'small':
      return random.integer(-9, 9);
    case 'ties':
      return random.integer(0, 2);
    case 'negative':
      return random.integer(-20, -1);
    case 'large':
      return random.integer(-1_000_000, 1_000_000) * 1_000_000;
    case 'tiny':
      return random.integer(-9, 9) / 1_000_000_000;
    case 'mixed':
      return drawValue(random, random.choice(SETTLED_STYLES));
  }
}

/** Recursion is as deep as the tree: at most 200 plies. */
function finish(random: Random, { style, probability, children }: Draft, evaluations: boolean): NodeSpec {
  if (children.length === 0) {
    const value: LeafSpec = drawValue(random, style);
    return probability === null ? value : { probability, value };
  }
  const below = children.map((child) => finish(random, child, evaluations));
  if (probability === null && !evaluations) return below;
  return {
    ...(probability === null ? {} : { probability }),
    ...(evaluations ? { evaluation: drawValue(random, style) } : {}),
    children: below,
  };
}
