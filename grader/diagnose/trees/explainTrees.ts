import type { Probe } from '../../types/engine.ts';
import type { Visibility } from '../../types/exercise.ts';
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
import { unexplainedNumbers } from './unexplainedNumbers.ts';

/** What was found to explain everything that a submission did, as far as an audience can see. */
export interface Explanation {
  /** None where nothing known explains it. */
  readonly candidates: readonly CandidateSearch[];
  /** The same before the numbers in them were asked for. */
  readonly fitting: readonly CandidateSearch[];
  readonly probes: readonly SearchRun[];
  /** The first audience whose own runs, with the trees asked about, lead to them. */
  readonly visibility: Visibility;
}

/** What one audience sees of a submission, and how more is asked. */
export interface Seen {
  readonly audience: Visibility;
  readonly runs: readonly SearchRun[];
  readonly scope: TreeScope;
  readonly probe: Probe;
  /** Whether draws are recorded, as they are in a sandbox. */
  readonly seesDraws: boolean;
}

/**
 * Looks for what explains everything that an audience sees: `before`, which explains what those see who see
 * less, if it explains the rest too, or else whatever does. Where nothing does, `before` is all that there is
 * to say.
 */
export async function explainTrees(
  plain: DiagnosisContext,
  seen: Seen,
  before: Explanation | null,
): Promise<{ readonly context: DiagnosisContext; readonly explained: Explanation }> {
  const { runs, scope, probe, audience } = seen;
  const context = { ...plain, numbers: await unexplainedNumbers(plain.algorithm, runs, scope, probe) };
  const fallback = before ?? { candidates: [], fitting: [], probes: [], visibility: audience };
  // No known search is stopped by a slip of the pen: none explains it.
  if (runs.some((run) => run.seen.outcome === 'broke')) return { context, explained: fallback };
  const left = fallback.fitting.filter((one) => explainsAll(context, one, runs));
  // The same mistakes, whichever of their forms and conventions the runs leave that are seen besides.
  const isWhole = left.length > 0 && namesOf(left) === namesOf(fallback.fitting);
  if (isWhole && left.length === fallback.fitting.length) return { context, explained: fallback };
  const probes = [...fallback.probes];
  const fitting = isWhole ? left : await searchAll(context, seen, probes);
  if (fitting.length === 0) return { context, explained: fallback };
  const candidates = await inferConstants(context, mostDefinite(fitting), scope, probe);
  const visibility = isWhole ? fallback.visibility : audience;
  return { context, explained: { candidates, fitting, probes, visibility } };
}

/** All that explains the runs, whether or not the submission draws. */
async function searchAll(
  context: DiagnosisContext,
  { runs, scope, probe, seesDraws }: Seen,
  probes: SearchRun[],
): Promise<readonly CandidateSearch[]> {
  const again = await rerunWithNewSeeds(context, runs, probe);
  const mayDraw = again.isRandom || !seesDraws;
  return explainShown({ ...context, mayDraw }, [...runs, ...again.runs], probes, scope, probe);
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
    // Where the action is all that comes back.
    const fit =
      fitting === fittingPairs && scope.actionAlone === true
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
