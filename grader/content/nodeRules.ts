import { numberOf } from '../../reference/games/treeSpec.ts';
import type { NumberSpec } from '../../reference/games/treeSpec.ts';
import type { Problems } from './problems.ts';
import { isNumeric } from './schemaProblems.ts';
import { fitsTree, isExplicit, isPlayer, pathOf } from './treeVisit.ts';
import type { Keys, TreeRules, Visit } from './treeVisit.ts';
import { describe } from '../words/found.ts';

/** Whether a name is of the form that nodes get by their place. */
export const positional = (id: string): boolean => /^(root|[0-9]+(\.[0-9]+)*)$/.test(id);

/** Whether a given id could be taken for the name that another node has by its place. */
export const misleads = (id: string, visit: Visit): boolean => positional(id) && id !== positionOf(visit);

function positionOf(visit: Visit): string {
  const steps: number[] = [];
  for (let here = visit; here.above !== null; here = here.above) steps.push(here.step);
  return steps.length === 0 ? 'root' : steps.reverse().join('.');
}

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
  if (bounds === null || !isNumber(worth)) return;
  const value = numberOf(worth);
  if (value < bounds[0] || value > bounds[1]) {
    problems.add({
      code: 'outside-bounds',
      place: place(),
      found: describe(worth),
      expected: `${rangeWords(bounds)}, as "bounds" says`,
    });
  }
}

function rangeWords([low, high]: readonly [number, number]): string {
  if (low === -Infinity) return `a value of at most ${high}`;
  return high === Infinity ? `a value of at least ${low}` : `a value from ${low} to ${high}`;
}

const isLeaf = (worth: unknown): boolean => worth === null || isNumber(worth);

/** Whether a number is written as files write it. */
export const isNumber = (written: unknown): written is NumberSpec =>
  written === 'inf' || written === '-inf' || (typeof written === 'number' && Number.isFinite(written));

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
