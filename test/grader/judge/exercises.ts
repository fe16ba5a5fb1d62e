import type { Algorithm, Check, CheckKind, Conventions, Exercise } from '../../../grader/types/exercise.ts';
import type { GameInput, Input } from '../../../grader/types/input.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import type { NodeSpec, TreeSpec } from '../../../reference/games/treeSpec.ts';

/** Exercises and inputs made for tests of judging. */

export const ANY: Conventions = {
  cut: ['strict', 'non-strict'],
  returns: ['fail-soft', 'fail-hard', 'half-clamped'],
  childOrder: 'any',
  generation: 'any',
  ties: 'any',
  rootResearch: 'allowed',
};

export function exerciseOf(
  algorithm: Algorithm,
  conventions: Partial<Conventions> = {},
  checks: readonly Check[] = [],
): Exercise {
  return {
    slug: algorithm,
    title: algorithm,
    folder: '/nowhere',
    algorithm,
    entry: 'search',
    files: { javascript: 'search.js' },
    languages: ['javascript'],
    conventions: { ...ANY, ...conventions },
    limits: { fuel: 10_000_000, calls: 200_000, memoryMB: 64, outputKB: 64, wallSeconds: 20 },
    checks,
    mustCatch: [],
    handout: '',
    hash: 'a'.repeat(64),
  };
}

export function checkOf(
  kind: CheckKind,
  cases: readonly (readonly Input[])[],
  more: Partial<Check> = {},
): Check {
  return {
    id: kind,
    title: kind,
    kind,
    points: '1',
    visibility: 'student',
    credit: 'share',
    cases: cases.map((inputs, at) => ({ id: `case-${at}`, description: 'For a test.', inputs, file: null })),
    ...more,
  };
}

export function treeInput(
  tree: NodeSpec,
  more: Partial<TreeSpec> & { readonly depthLimit?: number } = {},
): GameInput {
  const { depthLimit = Infinity, ...spec } = more;
  return {
    kind: 'game',
    game: { name: 'tree', tree: buildTree({ title: 'A tree', ...spec, tree }) },
    depthLimit,
  };
}
