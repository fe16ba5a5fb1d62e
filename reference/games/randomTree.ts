import type { Player } from '../game.ts';
import type { Random } from '../random.ts';
import { checkShape, PARTS, type RandomTurns, type ValueStyle } from './randomTreeShape.ts';
import type { LeafSpec, NodeSpec, PlayerSpec, TreeSpec } from './treeSpec.ts';

export * from './randomTreeShape.ts';

const DEFAULT_LEVELS: readonly Player[] = ['max', 'min'];

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
export function randomTreeSpec(random: Random, shape: RandomTurns): TreeSpec {
  checkShape(shape);
  const { players } = shape;
  const levels = shape.levels ?? (players === undefined ? DEFAULT_LEVELS : inTurn(players));
  const maxNodes = shape.maxNodes ?? 2000;
  const depth = random.integer(...shape.depth);
  const playerAt = (ply: number): PlayerSpec => levels[ply % levels.length]!;
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
  return {
    title: 'Random tree',
    ...(players === undefined ? {} : { players }),
    levels,
    tree: finish(random, root, shape.evaluations ?? false, players),
  };
}

const SETTLED_STYLES: readonly ValueStyle[] = ['small', 'large', 'tiny'];

function inTurn(players: number): readonly number[] {
  return Array.from({ length: players }, (_, player) => player);
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
function finish(
  random: Random,
  { style, probability, children }: Draft,
  evaluations: boolean,
  players: number | undefined,
): NodeSpec {
  if (children.length === 0) {
    if (players !== undefined)
      return { utility: Array.from({ length: players }, () => drawValue(random, style)) };
    const value: LeafSpec = drawValue(random, style);
    return probability === null ? value : { probability, value };
  }
  const below = children.map((child) => finish(random, child, evaluations, players));
  if (probability === null && !evaluations) return below;
  return {
    ...(probability === null ? {} : { probability }),
    ...(evaluations ? { evaluation: drawValue(random, style) } : {}),
    children: below,
  };
}
