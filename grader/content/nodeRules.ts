import type { Problems } from './problems.ts';
import { isNumeric } from './schemaProblems.ts';
import { fitsTree, isExplicit, isPlayer, pathOf } from './treeVisit.ts';
import type { Keys, TreeRules, Visit } from './treeVisit.ts';
import { describe } from '../words/found.ts';

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
