import { formatRun } from '../../content/formatRun.ts';
import type { RunInput } from '../../content/run.ts';
import type { Probe } from '../../types/engine.ts';
import { type Exercise, type Law, type Limits, VISIBILITIES } from '../../types/exercise.ts';
import type { Observation } from '../../types/observation.ts';
import type { Counterexample } from '../../types/report.ts';
import type { Finding } from '../finding.ts';
import { type Cause, causeOf, judgeCause, lawsOf } from './cause.ts';
import { drawRun, runScopeOf } from './drawRun.ts';
import type { CheckRun } from './evidence.ts';
import { exampleOf, levelThatFails, mayShow } from './example.ts';
import { type Ground, shrinkFailure } from './shrink.ts';
import { simplerRuns } from './simplifyRun.ts';

export interface RunCounterexampleRequest {
  readonly exercise: Exercise;
  readonly ran: readonly CheckRun[];
  readonly probe: Probe;
  readonly metered: boolean;
}

/** Small runs need no more; one that does is tried once more under the exercise's own limits, before it is believed. */
const MOST_CALLS = 2_000;
const PART_OF_FUEL = 1 / 10;
/** Ways to fail for which an example is looked for, before that is given up. */
const MOST_CAUSES = 2;

/**
 * The smallest run, with its problem and seed, on which a submission of a local search breaks a law that it breaks in
 * the exercise, as far as the budget goes. Null where none was found: chances show in no single run.
 *
 * It is drawn, never taken from the exercise, of the kinds of problem on which it fails where its audience can see.
 */
export async function findRunCounterexample({ exercise, ran, probe, metered }: RunCounterexampleRequest): Promise<Counterexample | null> {
  const lawful = ran.filter(({ check }) => check.kind === 'law');
  const visibility = levelThatFails(lawful);
  if (visibility === null) return null;
  const shown = lawful.filter(({ check }) => mayShow(check.visibility, visibility));
  const laws = lawsOf(shown.map(({ check }) => check));
  const failures = failuresOf(exercise, laws, shown);
  const { limits } = exercise;
  const small: Limits = { ...limits, fuel: Math.ceil(limits.fuel * PART_OF_FUEL), calls: Math.min(limits.calls, MOST_CALLS) };
  for (const [cause, inputs] of [...failures].slice(0, MOST_CAUSES)) {
    const scope = runScopeOf(inputs);
    const ground: Ground<RunInput, RunInput> = { draw: (random, at) => drawRun(random, scope, at), simpler: simplerRuns, inputOf: (input) => input };
    const judge = (input: RunInput, observation: Observation): Finding => judgeCause(exercise, laws, cause, input, observation, metered);
    const found = await shrinkFailure({ ground, start: null, probe: (input) => probe(input, small), judge });
    if (found === null) continue;
    const wasStopped = found.finding.state === 'failed' && found.finding.reason === 'work-limit';
    const finding = wasStopped ? judge(found.draft, await probe(found.draft)) : found.finding;
    if (finding.state !== 'failed') continue;
    return exampleOf('law', visibility, formatRun(found.draft, 'example'), { ...found, finding }, finding.evidence);
  }
  return null;
}

/** The inputs that fail, by the way in which they do, the most open first; broken laws before runs without an answer. */
function failuresOf(exercise: Exercise, laws: readonly Law[] | null, ran: readonly CheckRun[]): Map<Cause, RunInput[]> {
  const found = new Map<Cause, RunInput[]>();
  const byLevel = VISIBILITIES.flatMap((level) => ran.filter(({ check }) => check.visibility === level));
  for (const { check, observations, verdicts } of byLevel) {
    for (const [at, { inputs }] of check.cases.entries()) {
      if (verdicts[at]?.state !== 'failed') continue;
      for (const [j, input] of inputs.entries()) {
        const observation = observations[at]?.[j];
        const cause = observation === undefined || input.kind === 'game' ? null : causeOf(exercise, laws, input, observation);
        if (cause !== null && input.kind !== 'game' && isWorthAnExample(cause)) found.set(cause, [...(found.get(cause) ?? []), input]);
      }
    }
  }
  return new Map([...found].sort(([a], [b]) => Number(b.includes(': ')) - Number(a.includes(': '))));
}

/** Not where the code cannot be loaded, prints or remembers without end, or fails for a fault of ours. */
const isWorthAnExample = (cause: Cause): boolean => cause.includes(': ') ? !/^stopped: (memory|output|time)$/.test(cause) : cause === 'threw' || cause === 'unreadable';
