import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import type { Problems } from './problems.ts';
import { isNumeric } from './schemaProblems.ts';
import { fitsTree, isExplicit, isPlayer, mayMean, pathOf } from './treeVisit.ts';
import type { Keys, TreeRules, Visit } from './treeVisit.ts';
import { describe, quote } from '../words/found.ts';

/** Probabilities of a chance node add up to 1 within this. */
const PROBABILITY_TOLERANCE = 1e-9;

/** Whether a given id could be taken for the name that a node has by its place. */
export const positional = (id: string): boolean => /^(root|[0-9]+(\.[0-9]+)*)$/.test(id);

type LeafKey = 'value' | 'utility' | 'evaluation';

/** Looks at what a node is worth: the value of a bare leaf, or one key of an explicit node. */
export function checkLeaf(
  visit: Visit,
  worth: unknown,
  key: LeafKey,
  rules: TreeRules,
  problems: Problems,
): void {
  const bare = !isExplicit(visit.node);
  const place = (): string => `${pathOf(visit)}${bare ? '' : `.${key}`}`;
  if (bare && !isLeaf(worth)) {
    problems.add({
      code: 'wrong-leaf',
      place: place(),
      found: describe(worth),
      expected: 'a number, "inf", "-inf", null, a list or an object',
      ...leafHint(worth),
    });
    return;
  }
  if (key === 'utility') {
    checkUtility(worth, rules, problems, place);
  } else if (key === 'value' && rules.players !== null && worth !== null && isLeaf(worth)) {
    problems.add({
      code: 'one-value-for-several-players',
      place: place(),
      found: describe(worth),
      expected: `a number for each of the ${rules.players} players`,
      hint: 'write { "utility": [ … ] }',
    });
  } else checkBounds(worth, rules, problems, place);
}

function checkUtility(worth: unknown, rules: TreeRules, problems: Problems, place: () => string): void {
  if (rules.playersWrong || !Array.isArray(worth) || worth.length === 0) return;
  if (rules.players === null) {
    problems.addOnce({
      code: 'players-missing',
      place: place(),
      found: 'a utility for each player',
      expected: '"value" in a tree for MAX and MIN',
      hint: `for ${worth.length} players, say "players": ${worth.length} beside "tree"`,
    });
  } else if (worth.length !== rules.players) {
    problems.add({
      code: 'wrong-number-of-utilities',
      place: place(),
      found: describe(worth),
      expected: `a list of ${rules.players}, one a player`,
    });
  } else for (const one of worth) checkBounds(one, rules, problems, place);
}

function checkBounds(worth: unknown, { bounds }: TreeRules, problems: Problems, place: () => string): void {
  if (bounds === null || worth === null || !isLeaf(worth)) return;
  const value = worth === 'inf' ? Infinity : worth === '-inf' ? -Infinity : (worth as number);
  if (value < bounds[0] || value > bounds[1]) {
    problems.add({
      code: 'outside-bounds',
      place: place(),
      found: describe(worth),
      expected: `a value from ${bounds[0]} to ${bounds[1]}, as "bounds" says`,
    });
  }
}

function isLeaf(worth: unknown): boolean {
  return (
    worth === null ||
    worth === 'inf' ||
    worth === '-inf' ||
    (typeof worth === 'number' && Number.isFinite(worth))
  );
}

function leafHint(worth: unknown): { hint?: string } {
  if (typeof worth === 'number') return { hint: 'for infinity write "inf" or "-inf"' };
  if (typeof worth !== 'string') return {};
  if (isNumeric(worth)) return { hint: `write ${worth.trim()} without quotes` };
  if (/^[+-]?(inf|infinity|∞)$/i.test(worth.trim()))
    return { hint: `write ${worth.trim().startsWith('-') ? '"-inf"' : '"inf"'}` };
  if (/^nan$/i.test(worth.trim())) return { hint: 'a leaf whose value must not matter is null' };
  return {};
}

/** Whether the player that a node names is one of the tree's. */
export function checkOwnPlayer(visit: Visit, node: Keys, rules: TreeRules, problems: Problems): void {
  const found = node['player'];
  if (found !== undefined && Object.hasOwn(node, 'children'))
    checkPlayer(found, `${pathOf(visit)}.player`, rules, problems);
}

/** Adds a problem when a player, well written, is none of the tree's. */
export function checkPlayer(player: unknown, place: string, rules: TreeRules, problems: Problems): void {
  if (rules.playersWrong || !isPlayer(player) || fitsTree(player, rules.players)) return;
  if (rules.players !== null) {
    problems.add({
      code: 'player-does-not-fit',
      place,
      found: describe(player),
      expected: `"chance" or a player from 0 to ${rules.players - 1}`,
    });
  } else {
    problems.addOnce({
      code: 'players-missing',
      place,
      found: `player ${player}`,
      expected: '"max", "min" or "chance"',
      hint: 'for a game of several players, say how many with "players" beside "tree"',
    });
  }
}

/** Siblings must be told apart by their actions; an action left out is the child's place in decimal. */
export function checkActions(visit: Visit, children: readonly unknown[], problems: Problems): void {
  if (!children.some((child) => isExplicit(child) && typeof child['action'] === 'string')) return;
  const first = new Map<string, number>();
  children.forEach((child, step) => {
    const given = isExplicit(child) ? child['action'] : undefined;
    if ((given !== undefined && typeof given !== 'string') || mayMean(child, 'action')) return;
    const action = given ?? String(step);
    const other = first.get(action);
    if (other === undefined) {
      first.set(action, step);
      return;
    }
    // The one that was written is the one to change.
    const [written, unlike] = given === undefined ? [other, step] : [step, other];
    problems.add({
      code: 'repeated-action',
      place: `${pathOf({ node: children[written], above: visit, step: written, ply: visit.ply + 1 })}.action`,
      found: quote(action),
      expected: 'an action that no sibling has',
      hint: `child ${unlike} has it too${given === undefined ? ', by its place' : ''}`,
    });
  });
}

/**
 * Children of a chance node carry probabilities that add up to 1, or none does; other children carry none.
 */
export function checkChildProbabilities(
  visit: Visit,
  children: readonly unknown[],
  mover: PlayerSpec | null,
  problems: Problems,
): void {
  if (mover === null) return;
  const place = (step: number): string =>
    pathOf({ node: children[step], above: visit, step, ply: visit.ply + 1 });
  const carried = children.map((child) => (isExplicit(child) ? child['probability'] : undefined));
  const given = carried.filter((probability) => probability !== undefined);
  if (given.length === 0 || children.some((child) => mayMean(child, 'probability'))) return;
  if (mover !== 'chance') {
    carried.forEach((probability, step) => {
      if (probability !== undefined)
        problems.add({
          code: 'probability-without-chance',
          place: `${place(step)}.probability`,
          found: 'a probability where chance does not move',
          expected: 'probabilities only under a chance node',
          hint: `${typeof mover === 'number' ? `player ${mover}` : mover.toUpperCase()} moves at ${pathOf(visit)}`,
        });
    });
    return;
  }
  if (given.length < children.length) {
    problems.add({
      code: 'some-probabilities-missing',
      place: place(carried.indexOf(undefined)),
      found: 'no probability',
      expected: 'a probability, as its siblings have',
      hint: 'give one to all children of a chance node, or to none when they are equally likely',
    });
    return;
  }
  if (!given.every((probability) => typeof probability === 'number' && probability >= 0 && probability <= 1))
    return;
  const sum = (given as number[]).reduce((total, probability) => total + probability, 0);
  if (Math.abs(sum - 1) > PROBABILITY_TOLERANCE) {
    problems.add({
      code: 'probabilities-do-not-sum-to-1',
      place: pathOf(visit),
      found: `probabilities that add up to ${Number(sum.toPrecision(10))}`,
      expected: 'a sum of 1',
    });
  }
}
