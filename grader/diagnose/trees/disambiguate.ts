import { Random } from '../../../reference/random.ts';
import type { Probe } from '../../types/engine.ts';
import { type CandidateSearch, acceptedConventions, candidateSearch, nameOf } from './candidateSearch.ts';
import type { DiagnosisContext } from './context.ts';
import { distinguishingTree } from './distinguishingTree.ts';
import { explainsAll } from './explainsAll.ts';
import { type SearchRun, readSearchRun } from './searchRun.ts';
import type { TreeScope } from './treeScope.ts';

/** How many trees a submission is asked to search before a diagnosis is believed. */
const MOST_PROBES = 12;
/** How often a candidate must have been right about such a tree. */
const CONFIRMATIONS = 3;
/** Of agents the action alone is seen, and for a while two mistakes together look like another one. */
const CONFIRMATIONS_OF_PAIRS = 8;
const SEED = 6_006;
const FIRST_SEED = 11;

/** Candidates that are left, and the runs that left them. */
export interface Disambiguated {
  readonly candidates: readonly CandidateSearch[];
  /** Runs that were asked for. */
  readonly probes: readonly SearchRun[];
}

/**
 * Asks a submission about small random trees on which the candidates, and a correct search, would do
 * different things, until one is left that has been confirmed or no tree tells the rest apart. The cheapest
 * trees first. `from`: how many trees it has been asked about before.
 */
export async function disambiguate(
  context: DiagnosisContext,
  candidates: readonly CandidateSearch[],
  scope: TreeScope,
  probe: Probe,
  from = 0,
): Promise<Disambiguated> {
  const { algorithm, conventions } = context;
  const random = Random.seeded(SEED + from);
  const correct = acceptedConventions(algorithm, conventions).map((convention) =>
    candidateSearch(algorithm, conventions, convention, []),
  );
  const probes: SearchRun[] = [];
  let left = [...candidates];
  const isOfPairs = scope.actionAlone === true && candidates.some(({ faults }) => faults.length > 1);
  const enough = isOfPairs ? CONFIRMATIONS_OF_PAIRS : CONFIRMATIONS;
  while (left.length > 0 && probes.length < MOST_PROBES) {
    const isConfirmed = probes.length >= enough;
    if (isConfirmed && new Set(left.map(nameOf)).size === 1) break;
    const tree = distinguishingTree({ context, candidates: left, correct, scope }, random);
    // What no tree tells apart is confirmed together.
    if (tree === null || (tree.kinds < 2 && isConfirmed)) break;
    // Another seed each time, so that nothing which depends on draws looks like a habit.
    const observation = await probe({ ...tree.input, seed: FIRST_SEED + probes.length + from });
    const run = readSearchRun(algorithm, tree.input, observation, {
      visibility: 'student',
      instance: -1 - probes.length - from,
      isSuspect: true,
    });
    if (run === null) break;
    probes.push(run);
    left = left.filter((candidate) => explainsAll(context, candidate, [run]));
  }
  return { candidates: isOfPairs && probes.length === 0 ? [] : left, probes };
}
