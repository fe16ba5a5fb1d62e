import type { PlayerSpec } from '../../reference/games/treeSpec.ts';

/** What the top of a tree file says about every node. A level is null where the file does not say it well. */
export interface TreeRules {
  readonly levels: readonly (PlayerSpec | null)[];
  readonly players: number | null;
  readonly bounds: readonly [number, number] | null;
  /** "players" is there but wrong, or may be misspelt, so that nothing can be said about who they are. */
  readonly playersWrong: boolean;
}

export type Keys = Readonly<Record<string, unknown>>;

/** A node on the way down; `step` is its place under `above`. */
export interface Visit {
  readonly node: unknown;
  readonly above: Visit | null;
  readonly step: number;
  readonly ply: number;
}

/** The children as far as they can be told, whatever else is wrong with the node. */
export function childrenOf(node: unknown): readonly unknown[] {
  if (Array.isArray(node)) return node;
  const children = isExplicit(node) ? node['children'] : undefined;
  return Array.isArray(children) ? children : [];
}

export const isExplicit = (node: unknown): node is Keys =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

export const isIndex = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
export const isPlayer = (value: unknown): value is PlayerSpec =>
  value === 'max' || value === 'min' || value === 'chance' || isIndex(value);

/** Whether a player is one of a tree's: MAX and MIN, or so many by number; chance always may move. */
export function fitsTree(player: PlayerSpec, players: number | null): boolean {
  if (player === 'chance') return true;
  return typeof player === 'number' ? players !== null && player < players : players === null;
}

const KNOWN = new Set([
  'id',
  'action',
  'probability',
  'player',
  'children',
  'value',
  'utility',
  'evaluation',
  'outcome',
]);

/**
 * Whether a node may have meant to carry a key that it does not: a misspelt key is reported where it stands,
 * and what it leaves out is not a mistake of its own.
 */
export function mayMean(node: unknown, key: string): boolean {
  return isExplicit(node) && !Object.hasOwn(node, key) && Object.keys(node).some((name) => !KNOWN.has(name));
}

/** JSON path of a node; the middle of a long one is left out. */
export function pathOf(visit: Visit): string {
  const steps: string[] = [];
  for (let here = visit; here.above !== null; here = here.above) {
    steps.push(isExplicit(here.above.node) ? `.children[${here.step}]` : `[${here.step}]`);
  }
  steps.reverse();
  const shown =
    steps.length <= 24
      ? steps
      : [...steps.slice(0, 10), ` … ${steps.length - 20} more … `, ...steps.slice(-10)];
  return `tree${shown.join('')}`;
}
