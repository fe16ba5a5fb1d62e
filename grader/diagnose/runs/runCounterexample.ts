import type { Language } from '../../types/submission.ts';
import { voiceFor } from '../../words/vocabulary.ts';
import { runSubjectOf } from '../../subjects/subjects.ts';
import { formatRun } from '../../content/formatRun.ts';
import type { RunInput } from '../../content/run.ts';
import type { Probe } from '../../types/engine.ts';
import { type Exercise, VISIBILITIES } from '../../types/exercise.ts';
import type { Observation } from '../../types/observation.ts';
import type { Counterexample } from '../../types/report.ts';
import { type Finding, UNREMARKABLE } from '../../judge/finding.ts';
import { Budget, probeLimits } from '../shared/budget.ts';
import { type Cause, isLawBroken, isThrown, judgeCause } from './cause.ts';
import { randomRun } from './randomRun.ts';
import { runScopeOf } from './runScope.ts';
import { counterexampleFrom } from '../shared/counterexample.ts';
import { failsCorrect } from './knownPrograms.ts';
import type { ObserveTrusted } from '../../types/trusted.ts';
import { type SearchSpace, shrinkFailure } from '../shared/shrink.ts';
import type { RunSample } from './runSample.ts';
import { simplerRuns } from './simplifyRun.ts';

export interface RunCounterexampleRequest {
  readonly exercise: Exercise;
  /** Runs of the submission, some of which go wrong. */
  readonly runs: readonly RunSample[];
  readonly probe: Probe;
  /** Runs correct programs, which must not fail what is shown. */
  readonly observeKnown: ObserveTrusted;
  readonly metered: boolean;
  readonly language: Language | undefined;
}

/** Ways to fail for which an example is looked for, before that is given up. */
const MOST_CAUSES = 2;

/**
 * The smallest run, with its problem and seed, on which a submission of a local search breaks a law that it
 * breaks in the exercise, as far as the budget goes. Null where none was found: chances show in no single
 * run.
 *
 * It is drawn, never taken from the exercise, of the kinds of problem on which it fails where its audience
 * can see.
 */
export async function findRunCounterexample({
  exercise,
  runs,
  probe,
  observeKnown,
  metered,
  language,
}: RunCounterexampleRequest): Promise<Counterexample | null> {
  const visibility = VISIBILITIES.find((level) =>
    runs.some((run) => run.visibility === level && run.cause !== null && isWorthAnExample(run.cause)),
  );
  if (visibility === undefined) return null;
  const { limits } = exercise;
  const budget = new Budget();
  // Correct programs are held to what the submission is: one that goes on for as long shows that it is no
  // mistake.
  const lowered: Exercise = { ...exercise, limits: probeLimits(limits) };
  const correct = runSubjectOf(exercise)?.variants[0];
  const asked = (input: RunInput): number =>
    correct === undefined ? Infinity : observeKnown(correct.load(), input, lowered.limits).calls;
  for (const [cause, wrong] of waysToFail(runs.filter((run) => run.visibility === visibility)).slice(
    0,
    MOST_CAUSES,
  )) {
    const scope = runScopeOf(wrong.map(({ input }) => input));
    const { laws } = wrong[0]!;
    const space: SearchSpace<RunInput, RunInput> = {
      draw: (random, at) => randomRun(random, scope, at),
      simpler: simplerRuns,
      inputOf: (input) => input,
    };
    const judge = (input: RunInput, observation: Observation): Finding => {
      const finding = judgeCause(exercise, laws, cause, input, observation, metered);
      return finding.state === 'failed' && failsCorrect(lowered, laws, cause, input, observeKnown)
        ? UNREMARKABLE
        : finding;
    };
    const found = await shrinkFailure({
      space,
      start: null,
      probe: (input) => probe(input, probeLimits(limits, asked(input))),
      confirm: probe,
      budget,
      judge,
    });
    if (found !== null)
      return counterexampleFrom(
        'law',
        visibility,
        formatRun(found.candidate, 'example'),
        found,
        found.finding.evidence,
        voiceFor(false, language),
      );
  }
  return null;
}

/** Runs that go wrong, by the way in which they do: broken laws before runs without an answer. */
function waysToFail(runs: readonly RunSample[]): [Cause, RunSample[]][] {
  const found = new Map<Cause, RunSample[]>();
  for (const run of runs)
    if (run.cause !== null && isWorthAnExample(run.cause))
      found.set(run.cause, [...(found.get(run.cause) ?? []), run]);
  return [...found].sort(([a], [b]) => Number(isLawBroken(b)) - Number(isLawBroken(a)));
}

/** Not where the code prints or remembers without end: that shows in no small run. */
const isWorthAnExample = (cause: Cause): boolean =>
  isLawBroken(cause) || isThrown(cause) || cause === 'stopped' || cause === 'unreadable';
