import { buildTree } from '../../reference/games/tree.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { numberOf } from '../../reference/games/treeSpec.ts';
import type { PlayerSpec, TreeSpec } from '../../reference/games/treeSpec.ts';
import { fail, ok } from '../types/result.ts';
import type { Result } from '../types/result.ts';
import { otherKind } from './fileKind.ts';
import { parseJson } from './json.ts';
import { checkPlayer, isNumber } from './nodeRules.ts';
import { Problems } from './problems.ts';
import { addSchemaProblems } from './schemaProblems.ts';
import { checkNodes } from './treeNodes.ts';
import { isIndex, isPlayer } from './treeVisit.ts';
import type { TreeRules } from './treeVisit.ts';
import { validators } from './validators.ts';
import { describe } from '../words/found.ts';

/**
 * Reads a tree file. On failure the problems name every mistake once, in the file's own coordinates.
 * `file` is the name the user knows it by, null when the text is not from a file.
 */
export function parseTree(text: string, file: string | null): Result<Tree> {
  const json = parseJson(text, file);
  return json.ok ? parseTreeJson(json.value, file) : json;
}

/** As `parseTree`, from JSON that is already read. The tree holds at most 1,000 plies and 1,000,000 nodes. */
export function parseTreeJson(json: unknown, file: string | null): Result<Tree> {
  const other = otherKind(json, 'tree', file);
  if (other !== null) return fail(other);
  const problems = new Problems(file);
  const hint = Array.isArray(json) ? { hint: 'write { "title": …, "tree": [ … ] }' } : {};
  if (!problems.areKeys(json, { expected: 'an object with "title" and "tree"', ...hint }))
    return problems.failure();
  const spec = json;
  const { tree } = validators;
  if (!tree(spec)) addSchemaProblems(problems, tree.errors ?? [], '');
  const rules = readRules(spec, problems);
  rules.levels.forEach((level, index) => checkPlayer(level, `levels[${index}]`, rules, problems));
  if (Object.hasOwn(spec, 'tree')) checkNodes(spec['tree'], rules, problems);
  if (!problems.none) return problems.failure();
  return ok(
    buildTree({
      ...spec,
      ...(rules.players === null ? {} : { levels: rules.levels }),
    } as unknown as TreeSpec),
  );
}

/** What the top of the file says about every node; parts that are themselves wrong are left out. */
function readRules(spec: Top, problems: Problems): TreeRules {
  const several = spec['players'];
  const players = isIndex(several) && several >= 2 && several <= 16 ? several : null;
  if (players !== null && Object.hasOwn(spec, 'root')) {
    problems.add({
      code: 'player-does-not-fit',
      place: 'root',
      found: describe(spec['root']),
      expected: `no "root" in a tree for ${players} players`,
      hint: 'say who moves with "levels": [0, 1, …]',
    });
  }
  return {
    levels: readLevels(spec, players),
    players,
    bounds: readBounds(spec['bounds'], problems),
    playersWrong: players === null && (Object.hasOwn(spec, 'players') || mayMisspell(spec)),
  };
}

/** Between which numbers all leaves lie; null where the file does not say, or not well. */
function readBounds(bounds: unknown, problems: Problems): readonly [number, number] | null {
  if (!Array.isArray(bounds) || bounds.length !== 2) return null;
  const [low, high] = bounds as readonly unknown[];
  if (!isNumber(low) || !isNumber(high)) return null;
  const pair = [numberOf(low), numberOf(high)] as const;
  const found = `${low} before ${high}`;
  if (pair[0] > pair[1]) {
    problems.add({ code: 'bounds-out-of-order', place: 'bounds', found, expected: 'the lowest value first' });
    return null;
  }
  if (pair.every((bound) => !Number.isFinite(bound))) {
    const expected = 'at least one finite number';
    problems.add({
      code: 'bounds-bound-nothing',
      place: 'bounds',
      found,
      expected,
      hint: 'leave "bounds" out',
    });
    return null;
  }
  return pair;
}

function readLevels(spec: Top, players: number | null): (PlayerSpec | null)[] {
  const { levels, root } = spec;
  if (Array.isArray(levels) && levels.length > 0)
    return levels.map((level) => (isPlayer(level) ? level : null));
  if (Object.hasOwn(spec, 'levels') || mayMisspell(spec)) return [null];
  if (players !== null) return Array.from({ length: players }, (_, index) => index);
  if (root === undefined || root === 'max') return ['max', 'min'];
  return root === 'min' ? ['min', 'max'] : [null];
}

type Top = Readonly<Record<string, unknown>>;

const KNOWN = new Set([
  '$schema',
  'title',
  'source',
  'root',
  'levels',
  'tree',
  'bounds',
  'players',
  'agents',
]);

/** A misspelt key is reported where it stands; what it leaves out is not a mistake of its own. */
const mayMisspell = (spec: Top): boolean => Object.keys(spec).some((key) => !KNOWN.has(key));
