import { expect } from 'vitest';
import type { NodeSpec, PlayerSpec, TreeSpec } from '../../../reference/games/treeSpec.ts';

/**
 * The truth about a tree, worked out from the file's nested form and from nothing that is under test: no
 * game, no built tree, no search. Positions name nodes as the files do: `root`, `0`, `0.1`, ….
 */
export interface TrueNode {
  readonly position: string;
  readonly player: PlayerSpec | 'leaf';
  readonly value: number;
  readonly children: readonly TrueNode[];
  readonly probabilities: readonly number[];
}

export function truth(spec: TreeSpec): TrueNode {
  const levels = spec.levels ?? (spec.root === 'min' ? ['min', 'max'] : ['max', 'min']);
  const walk = (node: NodeSpec, ply: number, position: string): TrueNode => {
    const fields: { children?: readonly NodeSpec[]; value?: unknown; player?: PlayerSpec } = Array.isArray(
      node,
    )
      ? { children: node }
      : node === null || typeof node !== 'object'
        ? { value: node }
        : (node as object);
    if (fields.children === undefined) {
      const value =
        fields.value === 'inf' ? Infinity : fields.value === '-inf' ? -Infinity : (fields.value as number);
      return { position, player: 'leaf', value, children: [], probabilities: [] };
    }
    const children = fields.children.map((child, i) =>
      walk(child, ply + 1, position === 'root' ? `${i}` : `${position}.${i}`),
    );
    const probabilities = fields.children.map((child) => {
      const given =
        child !== null && typeof child === 'object' && !Array.isArray(child)
          ? (child as { probability?: number }).probability
          : undefined;
      return given ?? 1 / children.length;
    });
    const player = fields.player ?? levels[ply % levels.length]!;
    return {
      position,
      player,
      value: combine(
        player,
        children.map((child) => child.value),
        probabilities,
      ),
      children,
      probabilities,
    };
  };
  return walk(spec.tree, 0, 'root');
}

function combine(player: PlayerSpec, values: readonly number[], probabilities: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  if (player === 'max') return sorted.at(-1)!;
  if (player === 'min') return sorted[0]!;
  return values.reduce((sum, value, i) => sum + value * probabilities[i]!, 0);
}

/** Every node by position. */
export function byPosition(root: TrueNode): Map<string, TrueNode> {
  const all = new Map<string, TrueNode>();
  const stack = [root];
  while (stack.length > 0) {
    const node = stack.pop()!;
    all.set(node.position, node);
    stack.push(...node.children);
  }
  return all;
}

/** The root's value when the leaves at these positions are worth something else. */
export function valueWith(root: TrueNode, replace: ReadonlyMap<string, number>): number {
  const again = (node: TrueNode): number =>
    node.player === 'leaf'
      ? (replace.get(node.position) ?? node.value)
      : combine(node.player, node.children.map(again), node.probabilities);
  return again(root);
}

/** Positions among the root's children of all that are worth what the root is. */
export function optimalChildren(root: TrueNode, slack = 0): number[] {
  return [...root.children.keys()].filter((i) => Math.abs(root.children[i]!.value - root.value) <= slack);
}

/** All that can be said of a node's value when only these leaves are known. */
export function intervalKnowing(
  node: TrueNode,
  known: ReadonlySet<string>,
): readonly [low: number, high: number] {
  if (node.player === 'leaf')
    return known.has(node.position) ? [node.value, node.value] : [-Infinity, Infinity];
  const below = node.children.map((child) => intervalKnowing(child, known));
  const pick = node.player === 'max' ? Math.max : Math.min;
  return [pick(...below.map(([low]) => low)), pick(...below.map(([, high]) => high))];
}

/** `expect(actual).toBe(expected)`, made only when it will fail: for loops of a million comparisons. */
export function same(actual: unknown, expected: unknown, at: () => string): void {
  if (!Object.is(actual, expected)) expect(actual, at()).toBe(expected);
}

/** Fails, saying where, unless the condition holds. */
export function holds(condition: boolean, at: () => string): void {
  if (!condition) expect.fail(at());
}
