import { formatRun } from '../../content/formatRun.ts';
import type { RunInput } from '../../content/run.ts';
import { UNREMARKABLE } from '../../judge/finding.ts';
import { runSubjectOf } from '../../subjects/subjects.ts';
import type { Probe } from '../../types/engine.ts';
import { type Exercise, VISIBILITIES, type Visibility } from '../../types/exercise.ts';
import type { Counterexample } from '../../types/report.ts';
import type { Spoken } from '../../types/submission.ts';
import type { ObserveTrusted } from '../../types/trusted.ts';
import { voiceFor } from '../../words/vocabulary.ts';
import { type Budget, probeLimits } from '../shared/budget.ts';
import { counterexampleFrom } from '../shared/counterexample.ts';
import { shrinkFailure, type Shrunk } from '../shared/shrink.ts';
import { type Cause, isLawBroken, isThrown, judgeCause } from './cause.ts';
import { failsCorrect } from './knownPrograms.ts';
import { randomRun } from './randomRun.ts';
import type { RunSample } from './runSample.ts';
import { runScopeOf } from './runScope.ts';
import { simplerRuns } from './simplifyRun.ts';

export interface RunCounterexampleRequest {
  readonly exercise: Exercise;
  /** Runs of the submission, some of which go wrong. */
  readonly runs: readonly RunSample[];
  readonly audience: Visibility;
  readonly probe: Probe;
  /** Runs correct programs, which must not fail what is shown. */
  readonly observeKnown: ObserveTrusted;
  readonly metered: boolean;
  readonly language: Spoken | undefined;
}

/** Ways to fail for which an example is looked for, before that is given up. */
const MOST_CAUSES = 2;

/**
 * The smallest run, with its problem and seed, on which a submission of a local search breaks a law that it
 * breaks in the exercise, as far as the budget goes. Null where none was found: chances show in no single
 * run.
 *
 * It is drawn, never taken from the exercise, of the kinds of problem on which it fails where its audience
 * can see. Where those who see less see it fail, it is not looked for again.
 */
export async function findRunCounterexample(
  request: RunCounterexampleRequest,
  budget: Budget,
): Promise<Counterexample | null> {
  const { runs, audience, language } = request;
  const visibility = VISIBILITIES.find((level) =>
    runs.some((run) => run.visibility === level && run.cause !== null && isWorthAnExample(run.cause)),
  );
  if (visibility !== audience) return null;
  const ways = waysToFail(runs.filter((run) => run.visibility === visibility));
  for (const way of ways.slice(0, MOST_CAUSES)) {
    const found = await smallestFailing(request, way, budget);
    if (found === null) continue;
    const { candidate, finding } = found;
    const file = formatRun(candidate, 'example');
    return counterexampleFrom('law', visibility, file, found, finding.evidence, voiceFor(false, language));
  }
  return null;
}

/** A way in which runs go wrong: those that do, and the laws that their check is about. */
interface WayToFail {
  readonly cause: Cause;
  readonly laws: RunSample['laws'];
  readonly runs: readonly RunSample[];
}

function smallestFailing(
  { exercise, probe, observeKnown, metered }: RunCounterexampleRequest,
  { cause, laws, runs }: WayToFail,
  budget: Budget,
): Promise<Shrunk<RunInput> | null> {
  const { limits } = exercise;
  const scope = runScopeOf(runs.map(({ input }) => input));
  // Correct programs are held to what the submission is: one that goes on for as long shows that it is no
  // mistake.
  const lowered: Exercise = { ...exercise, limits: probeLimits(limits) };
  const [correct] = runSubjectOf(exercise)?.variants ?? [];
  const asked = (input: RunInput): number =>
    correct === undefined ? Infinity : observeKnown(correct.load(), input, lowered.limits).calls;
  return shrinkFailure<RunInput, RunInput>({
    space: {
      draw: (random, at) => randomRun(random, scope, at),
      simpler: simplerRuns,
      inputOf: (input) => input,
    },
    start: null,
    probe: (input) => probe(input, probeLimits(limits, asked(input))),
    confirm: probe,
    budget,
    judge: (input, observation) => {
      const finding = judgeCause(exercise, laws, cause, input, observation, metered);
      return finding.state === 'failed' && failsCorrect(lowered, laws, cause, input, observeKnown)
        ? UNREMARKABLE
        : finding;
    },
  });
}

/** Broken laws before runs without an answer. */
function waysToFail(runs: readonly RunSample[]): WayToFail[] {
  const found = new Map<Cause, WayToFail & { readonly runs: RunSample[] }>();
  for (const run of runs) {
    const { cause, laws } = run;
    if (cause === null || !isWorthAnExample(cause)) continue;
    const way = found.get(cause) ?? { cause, laws, runs: [] };
    way.runs.push(run);
    found.set(cause, way);
  }
  return [...found.values()].sort((a, b) => Number(isLawBroken(b.cause)) - Number(isLawBroken(a.cause)));
}

/** Not where the code prints or remembers without end: that shows in no small run. */
const isWorthAnExample = (cause: Cause): boolean =>
  isLawBroken(cause) || isThrown(cause) || cause === 'stopped' || cause === 'unreadable';
