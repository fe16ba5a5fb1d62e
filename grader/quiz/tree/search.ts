import type { Interval } from '../../../reference/adversarial/narrator.ts';
import type { Window } from '../../../reference/game.ts';
import { FULL_WINDOW } from '../../../reference/game.ts';
import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { UnknownLeafError } from '../../../reference/games/tree.ts';
import type { Cutoff } from '../../../reference/trace.ts';
import type { SearchSettings } from '../types.ts';
import { searchChance } from './chance.ts';
import { kindOf } from './searchParts.ts';
import type { Habits, Running, Searched } from './searchParts.ts';
import { toleranceOf } from './tolerance.ts';

/**
 * A search by hand: the skeleton of alpha–beta, with the parts that a mistake overrides. With no habit it
 * looks at what `solve` looks at, which a property holds it to; `solve` itself has no room for mistakes.
 */

/**
 * Searches a tree of two players.
 *
 * @throws UnknownLeafError where the search needs a leaf whose value is not given.
 */
export function searchByHand(tree: Tree, how: SearchSettings, habits: Habits = {}): Searched {
  const slack = toleranceOf(tree);
  const running: Running = {
    tree,
    how,
    habits,
    slack,
    evaluated: [],
    windows: new Array<Window | null>(tree.nodes.length).fill(null),
    cutoffs: new Array<Cutoff | null>(tree.nodes.length).fill(null),
    proven: [],
    skipNext: false,
    kept: FULL_WINDOW,
    visit: (index, alpha, beta) => visit(running, index, alpha, beta),
    cuts: (high, low, other = false) =>
      (how.cut === 'strict') !== other ? high > low + slack : high >= low - slack,
  };
  const value = running.visit(0, how.window.alpha, how.window.beta);
  return { value, evaluated: running.evaluated, windows: running.windows, cutoffs: running.cutoffs };
}

function visit(running: Running, index: number, alpha: number, beta: number): number {
  const { tree, habits, how } = running;
  const node = tree.nodes[index]!;
  const given = habits.entry?.get(index);
  if (given !== undefined) ({ alpha, beta } = given);
  running.windows[index] = { alpha, beta };
  if (node.children.length === 0) {
    if (node.value === null) throw new UnknownLeafError(node.id);
    running.evaluated.push(index);
    running.proven[index] = { low: node.value, high: node.value };
    return node.value;
  }
  const value =
    node.player === 'chance'
      ? searchChance(running, node, alpha, beta)
      : searchChoice(running, node, alpha, beta);
  const own =
    running.cutoffs[index] === null && how.algorithm !== 'minimax' ? habits.returned?.get(index) : undefined;
  return own ?? value;
}

/** Where a MAX or MIN node stands: the bounds that its children are searched with, and the best so far. */
function searchChoice(running: Running, node: TreeNode, alpha: number, beta: number): number {
  const { tree, habits, how, cutoffs } = running;
  const player = (node.player === 'max') !== (habits.swapsPlayers ?? false) ? 'max' : 'min';
  const entry = { alpha, beta };
  const children = habits.order?.(node.children) ?? node.children;
  const aboveLeaves = node.children.every((child) => tree.nodes[child]!.children.length === 0);
  let value = player === 'max' ? -Infinity : Infinity;
  const known = { low: value, high: value };
  running.proven[node.index] = known;
  for (const [seen, child] of children.entries()) {
    if (running.skipNext) {
      running.skipNext = false;
      continue;
    }
    const right = how.algorithm === 'minimax' ? FULL_WINDOW : { alpha, beta };
    const passed = habits.pass?.(player, right, value) ?? right;
    const before = running.evaluated.length;
    const w =
      habits.keepsBounds === true
        ? running.visit(
            child,
            Math.max(passed.alpha, running.kept.alpha),
            Math.min(passed.beta, running.kept.beta),
          )
        : running.visit(child, passed.alpha, passed.beta);
    value = player === 'max' ? Math.max(value, w) : Math.min(value, w);
    tellParent(known, node.player, running.proven[child]!);
    if (how.algorithm === 'minimax') continue;
    const ask = (other: boolean): boolean =>
      player === 'max' ? running.cuts(value, entry.beta, other) : running.cuts(entry.alpha, value, other);
    const [isCut, isCutByOther] = [ask(false), ask(true)];
    const stop = { node, player, value, ...entry, isCut, isCutByOther, seen: seen + 1, aboveLeaves } as const;
    if (habits.stops?.(stop) ?? isCut) {
      const skipped = children.length - 1 - seen;
      cutoffs[node.index] = {
        by: player === 'max' ? 'beta' : 'alpha',
        kind: kindOf(running, node, player, entry),
        skipped,
      };
      if (habits.cutsAtSight === true && aboveLeaves && seen === 0 && children.length > 1)
        running.evaluated.length = before;
      if (skipped > 0) {
        // What was left out can only push a maximum up and a minimum down.
        if (player === 'max') known.high = Infinity;
        else known.low = -Infinity;
      }
      if (habits.cutsSibling !== true) break;
      // It goes on below as if nothing had happened, and the sibling pays for it.
      for (const rest of children.slice(seen + 1)) {
        const found = running.visit(rest, passed.alpha, passed.beta);
        value = player === 'max' ? Math.max(value, found) : Math.min(value, found);
      }
      running.skipNext = true;
      break;
    }
    if (player === 'max') alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
    if (habits.keepsBounds === true) {
      running.kept =
        player === 'max'
          ? { alpha: Math.max(running.kept.alpha, value), beta: running.kept.beta }
          : { alpha: running.kept.alpha, beta: Math.min(running.kept.beta, value) };
    }
  }
  return value;
}

/** What the children searched so far leave of a node's value. */
function tellParent(known: { low: number; high: number }, player: TreeNode['player'], child: Interval): void {
  const pick = player === 'max' ? Math.max : Math.min;
  known.low = pick(known.low, child.low);
  known.high = pick(known.high, child.high);
}
