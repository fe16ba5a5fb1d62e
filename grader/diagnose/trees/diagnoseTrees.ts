import { searchSubjectOf } from '../../subjects/subjects.ts';
import type { Engine, Probe, Setting } from '../../types/engine.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { Verdict } from '../../types/verdict.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import { describeLeadingError, leadingErrorOf } from '../shared/leadingError.ts';
import { seenBy } from '../shared/counterexample.ts';
import type { DiagnoseFor } from '../shared/diagnosisResult.ts';
import { createContext } from './context.ts';
import { describeDiagnosis } from './describeDiagnosis.ts';
import { explainTrees, type Explanation } from './explainTrees.ts';
import { gameInputs, readSearchRuns } from './searchRuns.ts';
import { treeScopeOf } from './treeScope.ts';

/**
 * Says why a submission fails: the known mistake, or two together, that explains everything it was seen to
 * do, and the smallest tree that shows it. Nothing for a submission that passes, or whose code never began to
 * search.
 *
 * A pure function of the runs that an audience may see and of what `probe` answers. What explains all that
 * those see who see less is tried first.
 */
export function diagnoseTrees(
  exercise: Exercise,
  ran: readonly CheckRun[],
  probe: Probe,
  engine: Setting & Pick<Engine, 'hidesDraws'>,
): DiagnoseFor {
  let before: Explanation | null = null;
  return async (audience, budget) => {
    const seen = seenBy(audience, ran);
    const algorithm = searchSubjectOf(exercise)?.name;
    const failed = seen.flatMap(({ verdicts }) => verdicts).filter(isExplainable);
    if (algorithm === undefined || failed.length === 0) return { diagnoses: [] };
    const runs = readSearchRuns(algorithm, seen);
    if (!runs.some(({ isSuspect }) => isSuspect)) return { diagnoses: [] };
    const asked = {
      runs,
      scope: treeScopeOf(algorithm, gameInputs(seen)),
      probe,
      audience,
      seesDraws: engine.hidesDraws !== true,
    };
    const { context, explained } = await explainTrees(
      createContext(exercise, algorithm, runs),
      asked,
      before,
    );
    before = explained;
    const isExplained = explained.candidates.length > 0;
    const { findTreeCounterexample } = await import('./treeCounterexample.ts');
    const counterexample =
      budget === null
        ? null
        : await findTreeCounterexample({
            exercise,
            ran: seen,
            audience,
            scope: asked.scope,
            context,
            candidates: explained.candidates,
            probe,
            budget,
            metered: engine.metered,
            language: engine.language,
          });
    const plain = isExplained ? null : leadingErrorOf(seen);
    const diagnoses =
      plain !== null
        ? [describeLeadingError(plain, exercise, engine.language)]
        : isExplained || seen.some(hasWrongAnswer)
          ? describeDiagnosis(context, explained, runs, failed)
          : [];
    return { diagnoses, ...(counterexample === null ? {} : { counterexample }) };
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
