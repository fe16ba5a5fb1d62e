import { type Exercise, GAME_ALGORITHMS, VISIBILITIES } from '../../types/exercise.ts';
import type { Engine, Probe } from '../../types/engine.ts';
import type { Counterexample, Diagnosis } from '../../types/report.ts';
import type { Verdict } from '../../types/verdict.ts';
import { Budget } from '../budget.ts';
import { type Candidate, nameOf } from './candidates.ts';
import { drawAgain } from './drawn.ts';
import { type Bench, explainsAll, fittingApart, fittingPairs, fittingSingles, foresees } from './fit.ts';
import { type CheckRun, gameInputs, openBench, readRuns } from './checkRuns.ts';
import { mayShow } from '../example.ts';
import { settleFigures } from './figure.ts';
import { narrow } from './narrow.ts';
import { strangeNumbers } from './numbers.ts';
import type { Run } from './run.ts';
import { type Scope, scopeOf } from './scope.ts';
import { type Explained, told } from './tell.ts';

/** What is known about why a submission fails, beyond its verdicts. */
export interface Diagnosed {
  readonly diagnoses: readonly Diagnosis[];
  readonly counterexample?: Counterexample;
}

/**
 * Says why a submission fails: the known mistake, or two together, that explains everything it was seen to
 * do, and the smallest tree that shows it. Nothing for a submission that passes, or whose code never began to
 * search.
 *
 * Each is open to those who may see enough to come to it themselves: what hidden checks alone show stays
 * hidden. A pure function of what it is given and what `probe` answers. `budget` is what may be spent on an
 * example; null: none is looked for.
 */
export async function diagnose(
  exercise: Exercise,
  ran: readonly CheckRun[],
  probe: Probe,
  engine: Pick<Engine, 'metered' | 'hidesDraws'>,
  budget: Budget | null = new Budget(),
): Promise<Diagnosed> {
  const algorithm = GAME_ALGORITHMS.find((name) => name === exercise.algorithm);
  const failed = ran.flatMap(({ verdicts }) => verdicts).filter(isExplainable);
  if (algorithm === undefined || failed.length === 0) return { diagnoses: [] };
  const runs = readRuns(algorithm, ran);
  if (!runs.some(({ isSuspect }) => isSuspect)) return { diagnoses: [] };
  const scope = scopeOf(algorithm, gameInputs(ran));
  const bench = {
    ...openBench(exercise, algorithm, runs),
    numbers: await strangeNumbers(algorithm, runs, scope, probe),
  };
  const explained = await explain(bench, runs, scope, probe, engine.hidesDraws !== true);
  const { findCounterexample } = await import('./counterexample.ts');
  const counterexample =
    budget === null
      ? null
      : await findCounterexample({
          exercise,
          ran,
          bench,
          candidates: explained.candidates,
          openTo: explained.visibility,
          probe,
          budget,
          metered: engine.metered,
        });
  const hasDiagnosis = explained.candidates.length > 0 || ran.some(hasWrongAnswer);
  return {
    diagnoses: hasDiagnosis ? told(explained, runs, failed) : [],
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
  bench: Bench,
  runs: readonly Run[],
  scope: Scope,
  probe: Probe,
  seesDraws: boolean,
): Promise<Explained> {
  const probes: Run[] = [];
  for (const visibility of VISIBILITIES) {
    const shown = runs.filter((run) => mayShow(run.visibility, visibility));
    if (!shown.some(({ isSuspect }) => isSuspect)) continue;
    const again = await drawAgain(bench, shown, probe);
    const candidates = await explainShown(
      { ...bench, mayDraw: again.isDrawn || !seesDraws },
      [...shown, ...again.runs],
      probes,
      scope,
      probe,
    );
    const left =
      shown.length === runs.length ? candidates : candidates.filter((one) => explainsAll(bench, one, runs));
    // The same mistakes, whichever of their forms and conventions the hidden runs leave.
    if (namesOf(left) === namesOf(candidates))
      return { candidates: await settleFigures(bench, mostDefinite(left), scope, probe), probes, visibility };
  }
  return { candidates: [], probes, visibility: 'staff' };
}

const namesOf = (candidates: readonly Candidate[]): string =>
  [...new Set(candidates.map(nameOf))].sort().join(' | ');

/**
 * Single mistakes that explain the runs, else pairs; of agents, whose root is often written by itself, also
 * those that are made there alone or everywhere else. Each held to further trees, which join `probes`, before
 * it is believed.
 */
async function explainShown(
  bench: Bench,
  shown: readonly Run[],
  probes: Run[],
  scope: Scope,
  probe: Probe,
): Promise<readonly Candidate[]> {
  for (const fitting of scope.ofAgents === true
    ? [fittingSingles, fittingApart, fittingPairs]
    : [fittingSingles, fittingPairs]) {
    const all = fitting(bench, [...shown, ...probes]);
    // Of agents the action is all that comes back.
    const fit =
      fitting === fittingPairs && scope.ofAgents === true
        ? all.filter((one) => foresees(bench, one, shown))
        : all;
    const narrowed = await narrow(bench, fit, scope, probe, probes.length);
    probes.push(...narrowed.probes);
    if (narrowed.candidates.length > 0) return narrowed.candidates;
  }
  return [];
}

/**
 * What fits any choice says less than what fits any among the best, and that less than what fits the one
 * made.
 */
function mostDefinite(candidates: readonly Candidate[]): readonly Candidate[] {
  const freedom = ({ parts }: Candidate): number =>
    Math.max(0, ...parts.map(({ mistake: { draws } }) => (draws === 'any' ? 2 : draws === 'tied' ? 1 : 0)));
  const least = Math.min(...candidates.map(freedom));
  return candidates.filter((one) => freedom(one) === least);
}
