import { searchSubjectOf } from '../../subjects/subjects.ts';
import { type Exercise, VISIBILITIES } from '../../types/exercise.ts';
import type { Engine, Probe } from '../../types/engine.ts';
import type { Verdict } from '../../types/verdict.ts';
import { Budget } from '../shared/budget.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import type { DiagnosisResult } from '../shared/diagnosisResult.ts';
import { type CandidateSearch, nameOf } from './candidateSearch.ts';
import { rerunWithNewSeeds } from './rerunWithNewSeeds.ts';
import {
  type DiagnosisContext,
  explainsAll,
  fittingAtRootOrBelow,
  fittingPairs,
  fittingSingles,
  predictsFailure,
} from './fit.ts';
import { gameInputs, createContext, readSearchRuns } from './searchRuns.ts';
import { mayShow } from '../shared/counterexample.ts';
import { inferConstants } from './inferConstants.ts';
import { disambiguate } from './disambiguate.ts';
import { unexplainedNumbers } from './unexplainedNumbers.ts';
import type { SearchRun } from './searchRun.ts';
import { type TreeScope, treeScopeOf } from './treeScope.ts';
import { type Explanation, describeDiagnosis } from './describeDiagnosis.ts';

/**
 * Says why a submission fails: the known mistake, or two together, that explains everything it was seen to
 * do, and the smallest tree that shows it. Nothing for a submission that passes, or whose code never began to
 * search.
 *
 * Each is open to those who may see enough to come to it themselves: what hidden checks alone show stays
 * hidden. A pure function of what it is given and what `probe` answers. `budget` is what may be spent on an
 * example; null: none is looked for.
 */
export async function diagnoseTrees(
  exercise: Exercise,
  ran: readonly CheckRun[],
  probe: Probe,
  engine: Pick<Engine, 'metered' | 'hidesDraws'>,
  budget: Budget | null = new Budget(),
): Promise<DiagnosisResult> {
  const algorithm = searchSubjectOf(exercise)?.name;
  const failed = ran.flatMap(({ verdicts }) => verdicts).filter(isExplainable);
  if (algorithm === undefined || failed.length === 0) return { diagnoses: [] };
  const runs = readSearchRuns(algorithm, ran);
  if (!runs.some(({ isSuspect }) => isSuspect)) return { diagnoses: [] };
  const scope = treeScopeOf(algorithm, gameInputs(ran));
  const context = {
    ...createContext(exercise, algorithm, runs),
    numbers: await unexplainedNumbers(algorithm, runs, scope, probe),
  };
  const explained = await explain(context, runs, scope, probe, engine.hidesDraws !== true);
  const { findTreeCounterexample } = await import('./treeCounterexample.ts');
  const counterexample =
    budget === null
      ? null
      : await findTreeCounterexample({
          exercise,
          ran,
          context,
          candidates: explained.candidates,
          openTo: explained.visibility,
          probe,
          budget,
          metered: engine.metered,
        });
  const hasDiagnosis = explained.candidates.length > 0 || ran.some(hasWrongAnswer);
  return {
    diagnoses: hasDiagnosis ? describeDiagnosis(explained, runs, failed) : [],
    ...(counterexample === null ? {} : { counterexample }),
  };
}

/**
 * Whether a failure may be due to how the search goes: not where the code cannot be loaded, or prints without
 * end.
 */
const isExplainable = ({ state, reason }: Verdict): boolean =>
  state === 'failed' && (reason === 'student-error' || reason === 'work-limit');

/**
 * Whether a failing case has a run that answered or went on too long: an error says by itself what is wrong.
 */
function hasWrongAnswer({ observations, verdicts }: CheckRun): boolean {
  return observations.some(
    (row, at) =>
      verdicts[at]?.state === 'failed' &&
      row.some(({ outcome: { kind } }) => kind === 'returned' || kind === 'limit'),
  );
}

/**
 * Looks for what explains everything, first by what students see and then by ever more, so that it is known
 * who can come to it. What explains all of the runs explains those that students see: where nothing does,
 * there is nothing to find. `seesDraws`: whether draws are recorded, as they are in a sandbox.
 */
async function explain(
  context: DiagnosisContext,
  runs: readonly SearchRun[],
  scope: TreeScope,
  probe: Probe,
  seesDraws: boolean,
): Promise<Explanation> {
  const probes: SearchRun[] = [];
  for (const visibility of VISIBILITIES) {
    const shown = runs.filter((run) => mayShow(run.visibility, visibility));
    if (!shown.some(({ isSuspect }) => isSuspect)) continue;
    const again = await rerunWithNewSeeds(context, shown, probe);
    const candidates = await explainShown(
      { ...context, mayDraw: again.isDrawn || !seesDraws },
      [...shown, ...again.runs],
      probes,
      scope,
      probe,
    );
    const left =
      shown.length === runs.length ? candidates : candidates.filter((one) => explainsAll(context, one, runs));
    // The same mistakes, whichever of their forms and conventions the hidden runs leave.
    if (namesOf(left) === namesOf(candidates))
      return {
        candidates: await inferConstants(context, mostDefinite(left), scope, probe),
        probes,
        visibility,
      };
  }
  return { candidates: [], probes, visibility: 'staff' };
}

const namesOf = (candidates: readonly CandidateSearch[]): string =>
  [...new Set(candidates.map(nameOf))].sort().join(' | ');

/**
 * Single mistakes that explain the runs, else pairs; of agents, whose root is often written by itself, also
 * those that are made there alone or everywhere else. Each held to further trees, which join `probes`, before
 * it is believed.
 */
async function explainShown(
  context: DiagnosisContext,
  shown: readonly SearchRun[],
  probes: SearchRun[],
  scope: TreeScope,
  probe: Probe,
): Promise<readonly CandidateSearch[]> {
  for (const fitting of scope.ofAgents === true
    ? [fittingSingles, fittingAtRootOrBelow, fittingPairs]
    : [fittingSingles, fittingPairs]) {
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
  const freedom = ({ parts }: CandidateSearch): number =>
    Math.max(0, ...parts.map(({ mistake: { draws } }) => (draws === 'any' ? 2 : draws === 'tied' ? 1 : 0)));
  const least = Math.min(...candidates.map(freedom));
  return candidates.filter((one) => freedom(one) === least);
}
