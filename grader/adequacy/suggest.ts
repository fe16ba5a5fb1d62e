import { buildTree } from '../../reference/games/tree.ts';
import type { TreeSpec } from '../../reference/games/treeSpec.ts';
import type { SkeletonAlgorithm } from '../../mistakes/skeletons/algorithms.ts';
import { Random } from '../../reference/random.ts';
import { formatTree } from '../content/formatTree.ts';
import { type CandidateTree, inputOf, specOf } from '../diagnose/trees/candidateTree.ts';
import { mistakesOf } from '../diagnose/trees/mistakesOf.ts';
import { randomCandidateTree } from '../diagnose/trees/randomCandidateTree.ts';
import { levelsOfAgents, type TreeScope } from '../diagnose/trees/treeScope.ts';
import { simplerTrees } from '../diagnose/trees/simplifyTree.ts';
import { isOfAgents } from '../subjects/agentClasses.ts';
import { searchSubjectOf } from '../subjects/subjects.ts';
import type { CheckKind, Exercise } from '../types/exercise.ts';
import { catches } from './caught.ts';
import { isPermitted, type WrongProgram, wrongPrograms } from './programs.ts';

/** A tree that catches mistakes which an exercise lets through. */
export interface Suggestion {
  readonly tree: TreeSpec;
  readonly depthLimit: number | null;
  /** Ids, with the form where there are several. */
  readonly catches: readonly string[];
}

export interface Suggestions {
  /** The smallest tree found for each survivor. */
  readonly each: readonly (Suggestion & { readonly survivor: string })[];
  /** Few trees that catch all of them together. */
  readonly together: readonly Suggestion[];
  /** Survivors that no tree tried catches. */
  readonly none: readonly string[];
}

const SEED = 9_091;
/** Random trees that are tried for each survivor, growing. */
const TREES = 400;

/** Who may move on each ply of a random tree, by what a search can be asked to search. */
const WITH_CHANCE: TreeScope['levels'] = [
  ['max', 'chance'],
  ['max', 'chance', 'min'],
  ['chance', 'max'],
  ['min', 'chance'],
  ['max', 'min'],
];
const IN_TURN: TreeScope['levels'] = [
  ['max', 'min'],
  ['min', 'max'],
];
const TWICE_IN_A_ROW: TreeScope['levels'] = [...IN_TURN, ['max', 'min', 'min']];

const OF_THREE: TreeScope['levels'] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 0, 1, 2],
];

/** Everything that random trees can be. */
function everythingFor(algorithm: SkeletonAlgorithm): TreeScope {
  const subject = searchSubjectOf({ algorithm });
  if (subject?.hasUtilities === true) return { ...scope(OF_THREE), players: 3, hasDepthLimit: false };
  if (subject?.weighsChance === true) return scope(WITH_CHANCE);
  return scope(subject?.alternates === true ? IN_TURN : TWICE_IN_A_ROW);
}

function scope(levels: TreeScope['levels']): TreeScope {
  return {
    levels,
    values: ['small', 'ties', 'negative', 'large', 'tiny'],
    hasDepthLimit: true,
    hasGivenProbabilities: true,
    hasRareOutcomes: true,
    hasNames: true,
    endsAtRoot: true,
  };
}

/** Between one agent and three, so that there can be a ghost after a ghost. */
const scopeOfAgents = (algorithm: SkeletonAlgorithm): TreeScope => ({
  ...scope([2, 3, 1].map((count) => levelsOfAgents(algorithm, count))),
  ofAgents: true,
});

/**
 * Programs, in any form, that no case of an exercise catches. `survivors` names them as `id` or `id: form`.
 */
export function suggest(exercise: Exercise, survivors: readonly string[]): Suggestions {
  const algorithm = searchSubjectOf(exercise)?.name;
  if (algorithm === undefined) throw new RangeError(`${exercise.algorithm} searches no trees`);
  const programs = wrongPrograms(algorithm, exercise.conventions, mistakesOf(exercise)).filter(
    (program) =>
      !isPermitted(program.mistake, algorithm, exercise.conventions) && survivors.includes(labelOf(program)),
  );
  const kinds = [...new Set(exercise.checks.map(({ kind }) => kind))];
  const found = programs.map((program) => ({
    program,
    draft: smallestCatching(exercise, algorithm, kinds, program),
  }));
  const suggestions = new Map<string, Suggestion>();
  for (const { draft } of found) {
    if (draft === null || suggestions.has(keyOf(draft))) continue;
    const input = inputOf(draft);
    suggestions.set(keyOf(draft), {
      tree: formatTree(buildTree(specOf(draft))),
      // A game between agents says itself how many rounds to search.
      depthLimit: Number.isFinite(draft.depthLimit) && draft.ofAgents !== true ? draft.depthLimit : null,
      catches: programs.filter((program) => catches(exercise, kinds, input, program)).map(labelOf),
    });
  }
  return {
    each: found.flatMap(({ program, draft }) => {
      const suggestion = draft === null ? undefined : suggestions.get(keyOf(draft));
      return suggestion === undefined ? [] : [{ survivor: labelOf(program), ...suggestion }];
    }),
    together: cover([...suggestions.values()]),
    none: found.filter(({ draft }) => draft === null).map(({ program }) => labelOf(program)),
  };
}

/** The same for trees that are alike. */
const keyOf = (draft: CandidateTree): string => JSON.stringify(draft);

export const labelOf = ({ mistake, form }: Pick<WrongProgram, 'mistake' | 'form'>): string =>
  form.label === '' ? mistake.id : `${mistake.id}: ${form.label}`;

function smallestCatching(
  exercise: Exercise,
  algorithm: SkeletonAlgorithm,
  kinds: readonly CheckKind[],
  program: WrongProgram,
): CandidateTree | null {
  const isCatching = (draft: CandidateTree): boolean => catches(exercise, kinds, inputOf(draft), program);
  const random = Random.seeded(SEED);
  const everything = isOfAgents(exercise) ? scopeOfAgents(algorithm) : everythingFor(algorithm);
  for (let drawn = 0; drawn < TREES; drawn += 1) {
    const draft = randomCandidateTree(random, everything, 4 + Math.floor(drawn / 12));
    if (isCatching(draft)) return shrunk(draft, isCatching);
  }
  return null;
}

/** The simplest, step by step: no simpler tree is caught on. */
function shrunk(draft: CandidateTree, isCatching: (draft: CandidateTree) => boolean): CandidateTree {
  for (const simpler of simplerTrees(draft)) if (isCatching(simpler)) return shrunk(simpler, isCatching);
  return draft;
}

/** The tree that catches most of what is left, again and again: few trees, if not always the fewest. */
function cover(suggestions: readonly Suggestion[]): Suggestion[] {
  const left = new Set(suggestions.flatMap((one) => one.catches));
  const chosen: Suggestion[] = [];
  while (left.size > 0) {
    const gain = ({ catches: all }: Suggestion): number => all.filter((id) => left.has(id)).length;
    const best = suggestions.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    for (const id of best.catches) left.delete(id);
  }
  return chosen;
}
