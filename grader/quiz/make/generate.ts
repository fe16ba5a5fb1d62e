import { FULL_WINDOW } from '../../../reference/game.ts';
import type { Cut, Player } from '../../../reference/game.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { Random } from '../../../reference/random.ts';
import { searchByHand } from '../tree/search.ts';
import type { Searched } from '../tree/search.ts';
import type { SearchSettings } from '../types.ts';
import { conditionsOf } from './constraints.ts';
import type { Condition, Constraints } from './constraints.ts';
import { grouped } from '../../words/numbers.ts';

/** What trees are drawn from. */
export interface Shape {
  /** Children of each node, ply by ply. */
  readonly branching: readonly number[];
  /** Who moves at each ply, repeated. */
  readonly levels: readonly Player[];
  /** Whole numbers, both ends included. */
  readonly values: readonly [low: number, high: number];
  readonly cut: Cut;
}

export const MOST_LEAVES = 256;

export type Drawn =
  | { readonly ok: true; readonly tree: Tree; readonly tries: number }
  | { readonly ok: false; readonly blame: Blame };

/** Why no tree was found: how many of those drawn fail in just one way. */
export interface Blame {
  readonly tries: number;
  /**
   * Conditions, the one to blame most first; `only` trees meet everything else, `met` meet it, of those that
   * were asked.
   */
  readonly conditions: readonly { readonly words: string; readonly only: number; readonly met: number }[];
}

/** Draws trees until one meets all constraints. Same seed, shape and constraints, same tree. */
export function generateTree(
  seed: number,
  shape: Shape,
  constraints: Constraints,
  mostTries = 20_000,
): Drawn {
  const random = Random.seeded(seed);
  const hasChance = shape.levels.slice(0, shape.branching.length).includes('chance');
  const empty = buildTree({
    title: 'Quiz',
    levels: shape.levels,
    ...(hasChance ? { bounds: shape.values } : {}),
    tree: nested(shape.branching, 0),
  });
  const how: SearchSettings = {
    algorithm: hasChance ? 'star1' : 'alpha-beta',
    cut: shape.cut,
    window: FULL_WINDOW,
  };
  return drawUntil(
    mostTries,
    conditionsOf(constraints),
    () => refill(empty, () => random.integer(...shape.values)),
    how,
  );
}

/**
 * Why a deep cutoff cannot be: its bound comes from an opponent at least three plies up, or two where a
 * player moves twice. Null where it can.
 */
export function noDeepCutoff({ branching, levels }: Pick<Shape, 'branching' | 'levels'>): string | null {
  const player = (ply: number): Player | undefined => levels[ply % levels.length];
  const opponent = (mover: Player | undefined): Player | null =>
    mover === 'max' ? 'min' : mover === 'min' ? 'max' : null;
  const can = branching.some((_, ply) =>
    Array.from({ length: Math.max(0, ply - 1) }, (__, above) => above).some(
      (above) => player(above) === opponent(player(ply)),
    ),
  );
  return can
    ? null
    : 'a deep cutoff needs more plies: its bound comes from a node further up than the parent, ' +
        `and with ${branching.length} plies there is none`;
}

function nested(branching: readonly number[], ply: number): NodeSpec {
  return ply === branching.length
    ? 0
    : Array.from({ length: branching[ply] ?? 0 }, () => nested(branching, ply + 1));
}

/** The same tree with other values at its leaves, drawn from the left. */
export function refill(tree: Tree, draw: (leaf: number) => number): Tree {
  let leaf = 0;
  return {
    ...tree,
    nodes: tree.nodes.map((node) => (node.children.length > 0 ? node : { ...node, value: draw(leaf++) })),
  };
}

/** Draws until every condition holds, and keeps count of what fails where nothing is found. */
function drawUntil(
  mostTries: number,
  conditions: readonly Condition[],
  draw: () => Tree,
  how: SearchSettings,
): Drawn {
  const only = new Map<Condition, number>();
  const met = new Map<Condition, number>();
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const tree = draw();
    const failed = failures(conditions, tree, how, searchByHand(tree, how), met);
    const [first, second] = failed;
    if (first === undefined) return { ok: true, tree, tries };
    if (second === undefined) only.set(first, (only.get(first) ?? 0) + 1);
  }
  const blamed = conditions.map((each) => ({
    words: each.words,
    only: only.get(each) ?? 0,
    met: met.get(each) ?? 0,
  }));
  return {
    ok: false,
    blame: { tries: mostTries, conditions: blamed.sort((a, b) => b.only - a.only || a.met - b.met) },
  };
}

/** The first two conditions that fail: a tree that fails in two ways blames neither. */
function failures(
  conditions: readonly Condition[],
  tree: Tree,
  how: SearchSettings,
  searched: Searched,
  met: Map<Condition, number>,
): Condition[] {
  const failed: Condition[] = [];
  for (const condition of conditions) {
    if (condition.holds(tree, how, searched)) met.set(condition, (met.get(condition) ?? 0) + 1);
    else if (failed.push(condition) === 2) break;
  }
  return failed;
}

/** What to tell an author whose constraints were not met. */
export function blameWords({ tries, conditions }: Blame): string {
  const [first] = conditions;
  if (first === undefined) return `no tree was found in ${grouped(tries)} draws`;
  const cause =
    first.only > 0
      ? `${first.words}: ${grouped(first.only)} of ${grouped(tries)} trees meet everything else`
      : `${[...conditions]
          .sort((a, b) => a.met - b.met)
          .slice(0, 2)
          .map(({ words }) => words)
          .join(', together with ')}: no tree drawn fails in one way only`;
  return `no tree was found in ${grouped(tries)} draws. To blame is ${cause}.`;
}
