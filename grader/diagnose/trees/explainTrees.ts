import type { Probe } from '../../types/engine.ts';
import { VISIBILITIES, type Visibility } from '../../types/exercise.ts';
import { mayShow } from '../shared/counterexample.ts';
import { type CandidateSearch, nameOf } from './candidateSearch.ts';
import type { DiagnosisContext } from './context.ts';
import { disambiguate } from './disambiguate.ts';
import { explainsAll, predictsFailure } from './explainsAll.ts';
import { fittingRegional, fittingSingles } from './fit.ts';
import { fittingPairs } from './fitPairs.ts';
import { inferConstants } from './inferConstants.ts';
import { rerunWithNewSeeds } from './rerunWithNewSeeds.ts';
import type { SearchRun } from './searchRun.ts';
import type { TreeScope } from './treeScope.ts';

/** What was found to explain everything that a submission did. */
export interface Explanation {
  /** None where nothing known explains it. */
  readonly candidates: readonly CandidateSearch[];
  readonly probes: readonly SearchRun[];
  /** The first audience whose own runs, with the trees asked about, lead to them. */
  readonly visibility: Visibility;
  /** What explains as much as those see who see less, where that is something else. */
  readonly openly?: Explanation;
}

/**
 * Looks for what explains everything, first by what students see and then by ever more, so that it is known
 * who may be told of it. What explains all of the runs explains those that students see: where nothing does,
 * there is nothing to find. `seesDraws`: whether draws are recorded, as they are in a sandbox.
 */
export async function explainTrees(
  context: DiagnosisContext,
  runs: readonly SearchRun[],
  scope: TreeScope,
  probe: Probe,
  seesDraws: boolean,
): Promise<Explanation> {
  const probes: SearchRun[] = [];
  let openly: Explanation | undefined;
  for (const visibility of VISIBILITIES) {
    const shown = runs.filter((run) => mayShow(run.visibility, visibility));
    if (!shown.some(({ isSuspect }) => isSuspect)) continue;
    // No known search is stopped by a slip of the pen: none explains it, here or where more is seen.
    if (shown.some(({ seen }) => seen.outcome === 'broke')) break;
    const again = await rerunWithNewSeeds(context, shown, probe);
    const candidates = await explainShown(
      { ...context, mayDraw: again.isRandom || !seesDraws },
      [...shown, ...again.runs],
      probes,
      scope,
      probe,
    );
    const left =
      shown.length === runs.length ? candidates : candidates.filter((one) => explainsAll(context, one, runs));
    // The same mistakes, whichever of their forms and conventions the hidden runs leave.
    const isWhole = namesOf(left) === namesOf(candidates);
    if (candidates.length === 0 || (!isWhole && openly !== undefined)) continue;
    const own = isWhole ? left : candidates;
    const explained: Explanation = {
      candidates: await inferConstants(context, mostDefinite(own), scope, probe),
      probes: [...probes],
      visibility,
    };
    if (isWhole) return openly === undefined ? explained : { ...explained, openly };
    openly = explained;
  }
  return openly ?? { candidates: [], probes, visibility: 'staff' };
}

const namesOf = (candidates: readonly CandidateSearch[]): string =>
  [...new Set(candidates.map(nameOf))].sort().join(' | ');

/**
 * Single mistakes that explain the runs, else those that are made in a part of the search alone, else pairs.
 * Each is tested on further trees, which join `probes`, before it is believed.
 */
async function explainShown(
  context: DiagnosisContext,
  shown: readonly SearchRun[],
  probes: SearchRun[],
  scope: TreeScope,
  probe: Probe,
): Promise<readonly CandidateSearch[]> {
  for (const fitting of [fittingSingles, fittingRegional, fittingPairs]) {
    const all = fitting(context, [...shown, ...probes]);
    // Of agents the action is all that comes back.
    const fit =
      fitting === fittingPairs && scope.ofAgents === true
        ? all.filter((one) => predictsFailure(context, one, shown))
        : all;
    const narrowed = await disambiguate(context, fit, scope, probe, probes.length);
    probes.push(...narrowed.probes);
    if (narrowed.candidates.length > 0) return narrowed.candidates;
  }
  return [];
}

/**
 * What fits any choice says less than what fits any among the best, and that less than what fits the one
 * made.
 */
function mostDefinite(candidates: readonly CandidateSearch[]): readonly CandidateSearch[] {
  const freedom = ({ faults }: CandidateSearch): number =>
    Math.max(0, ...faults.map(({ mistake: { draws } }) => (draws === 'any' ? 2 : draws === 'tied' ? 1 : 0)));
  const least = Math.min(...candidates.map(freedom));
  return candidates.filter((one) => freedom(one) === least);
}
