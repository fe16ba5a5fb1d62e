import { searchSubjectOf } from '../../subjects/subjects.ts';
import type { Engine, Probe, Setting } from '../../types/engine.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { Verdict } from '../../types/verdict.ts';
import { Budget } from '../shared/budget.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import { describeLeadingError, leadingErrorOf } from '../shared/leadingError.ts';
import type { DiagnosisResult } from '../shared/diagnosisResult.ts';
import { createContext } from './context.ts';
import { describeDiagnosis } from './describeDiagnosis.ts';
import { explainTrees } from './explainTrees.ts';
import { gameInputs, readSearchRuns } from './searchRuns.ts';
import { treeScopeOf } from './treeScope.ts';
import { unexplainedNumbers } from './unexplainedNumbers.ts';

/**
 * Says why a submission fails: the known mistake, or two together, that explains everything it was seen to
 * do, and the smallest tree that shows it. Nothing for a submission that passes, or whose code never began to
 * search.
 *
 * Each diagnosis is shown to those who may see enough to find it themselves: what hidden checks alone show
 * stays hidden. A pure function of what it is given and what `probe` answers. `budget` is what may be spent
 * on an example; null: none is looked for.
 */
export async function diagnoseTrees(
  exercise: Exercise,
  ran: readonly CheckRun[],
  probe: Probe,
  engine: Setting & Pick<Engine, 'hidesDraws'>,
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
  const plain = leadingErrorOf(ran);
  const explained = await explainTrees(context, runs, scope, probe, engine.hidesDraws !== true);
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
          language: engine.language,
        });
  const isExplained = explained.candidates.length > 0;
  const diagnoses =
    plain !== null && !isExplained
      ? [describeLeadingError(plain, exercise, engine.language)]
      : isExplained || ran.some(hasWrongAnswer)
        ? describeDiagnosis(context, explained, runs, failed)
        : [];
  return { diagnoses, ...(counterexample === null ? {} : { counterexample }) };
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
