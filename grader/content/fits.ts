import type { Tree, TreeNode } from '../../reference/games/tree.ts';
import {
  deepens,
  hasUtilities,
  isBounded,
  searchSubjectOf,
  prunes,
  runSubjectOf,
  weighsChance,
} from '../subjects/subjects.ts';
import type { Algorithm, Conventions } from '../types/exercise.ts';
import type { RunNeeds } from '../subjects/subject.ts';
import type { PartInput } from '../types/input.ts';
import type { Trouble } from './exerciseFiles.ts';
import type { RunInput } from './run.ts';
import { quote } from '../words/quoting.ts';

/**
 * Why an algorithm cannot search a tree to a depth limit, or null when it can: for the author to mend,
 * as otherwise a correct submission would meet a question that has no answer.
 */
export function misfit(
  tree: Tree,
  algorithm: Algorithm,
  conventions: Conventions,
  depthLimit: number,
): Trouble | null {
  if (hasUtilities({ algorithm })) return misfitSeveral(tree, algorithm, depthLimit);
  if (tree.players !== null) {
    return {
      code: 'tree-does-not-fit',
      found: `a tree for ${tree.players} players`,
      expected: `a tree for MAX and MIN, as ${algorithm} searches`,
    };
  }
  if (isBounded({ algorithm }) && !hasFiniteBounds(tree)) {
    return {
      code: 'tree-does-not-fit',
      found: 'a tree without "bounds"',
      expected: `"bounds", two numbers between which all leaves lie, as ${algorithm} needs`,
    };
  }
  if (isBounded({ algorithm }) && !hasExactShares(tree)) {
    return {
      code: 'tree-does-not-fit',
      found: 'an outcome whose probability is no power of a half',
      expected: `1, 0.5, 0.25, 0.125, …, so that whether bounds meet hangs on nobody's rounding`,
    };
  }
  // Leaves that a correct search need not visit may go without a value, but only if it cannot choose another
  // order.
  const needsLeaves = !(prunes({ algorithm }) && conventions.childOrder === 'given');
  for (const node of tree.nodes) {
    if (node.ply > depthLimit) continue;
    const trouble = misfitNode(node, tree, algorithm, depthLimit, needsLeaves);
    if (trouble !== null) return trouble;
  }
  return null;
}

const hasFiniteBounds = ({ bounds }: Tree): boolean => bounds !== null && bounds.every(Number.isFinite);

const hasExactShares = ({ nodes }: Tree): boolean =>
  nodes.every(
    ({ player, children }) =>
      player !== 'chance' ||
      children.every((child) => Number.isInteger(Math.log2(nodes[child]?.probability ?? 1))),
  );

/** The same for a search of several players, each with a utility at each leaf; nothing is left to chance. */
function misfitSeveral({ players, nodes }: Tree, algorithm: Algorithm, depthLimit: number): Trouble | null {
  const misfits = (found: string, expected: string): Trouble => ({
    code: 'tree-does-not-fit',
    found,
    expected,
  });
  if (players === null)
    return misfits('a tree for MAX and MIN', `a tree with "players", as ${algorithm} searches`);
  if (Number.isFinite(depthLimit))
    return misfits('a depth limit', `no "depthLimit", as ${algorithm} searches to the end of the game`);
  const chance = nodes.find(({ player, children }) => player === 'chance' && children.length > 0);
  return chance === undefined
    ? null
    : misfits(`a chance node, ${chance.id}`, `only nodes of the players, as ${algorithm} searches`);
}

function misfitNode(
  node: TreeNode,
  tree: Tree,
  algorithm: Algorithm,
  depthLimit: number,
  needsLeaves: boolean,
): Trouble | null {
  if (node.children.length === 0) {
    if (node.value !== null || !needsLeaves) return null;
    return {
      code: 'leaf-without-value',
      found: `leaf ${node.id} without a value`,
      expected: 'a value at each leaf that a correct search may visit',
      hint: 'null is for leaves that no accepted order of search reaches',
    };
  }
  // Whose turn it is decides the sign, at the depth limit too.
  const alternates = searchSubjectOf({ algorithm })?.alternates === true;
  if (node.player === 'chance' && !weighsChance({ algorithm }) && (alternates || node.ply < depthLimit)) {
    return {
      code: 'tree-does-not-fit',
      found: `a chance node, ${node.id}`,
      expected: `only MAX and MIN nodes, as ${algorithm} searches`,
    };
  }
  const parent = tree.nodes[node.parent];
  if (alternates && parent?.player === node.player) {
    return {
      code: 'tree-does-not-fit',
      found: `${String(node.player).toUpperCase()} twice in a row at ${node.id}`,
      expected: `MAX and MIN in strict alternation, as ${algorithm} needs`,
    };
  }
  if (node.ply === depthLimit || (node.ply > 0 && deepens({ algorithm }))) {
    if (node.evaluation !== null) return null;
    return {
      code: 'node-without-evaluation',
      found: `node ${node.id} without an evaluation`,
      expected: 'an "evaluation" at each node where the depth limit stops the search',
    };
  }
  return null;
}

const KEYS: Readonly<Record<PartInput['part'], string>> = {
  randomSelection: 'selection',
  reproduce: 'reproduce',
  mutate: 'mutate',
};

/** The key of a run file under which such an input stands. */
function keyOf(input: RunNeeds | RunInput): string {
  if (input.kind === 'part') return quote(KEYS[input.part]);
  return input.kind === 'genetic' ? '"genetic"' : '"problem"';
}

/** Why an algorithm cannot be run on what a run file holds, or null when it can. */
export function misfitRun(input: RunInput, algorithm: Algorithm): Trouble | null {
  const needs = runSubjectOf({ algorithm })?.input;
  if (needs === undefined) return null;
  const hint = `the exercise is ${algorithm}`;
  const [found, wanted] = [keyOf(input), keyOf(needs)];
  if (found !== wanted) return { code: 'run-does-not-fit', found, expected: wanted, hint };
  if (input.kind !== 'local' || needs.kind !== 'local') return null;
  const hasSchedule = input.schedule !== undefined;
  if (hasSchedule === needs.hasSchedule) return null;
  return {
    code: 'run-does-not-fit',
    found: hasSchedule ? 'a "schedule"' : 'no "schedule"',
    expected: needs.hasSchedule ? 'a "schedule"' : 'no "schedule"',
    hint,
  };
}
