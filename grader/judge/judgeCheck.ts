import type { Case, Check, Exercise } from '../types/exercise.ts';
import type { Probe, Setting } from '../types/engine.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { ObserveTrusted } from '../types/trusted.ts';
import type { InputKind, Verdict } from '../types/verdict.ts';
import { runsEvidence } from './checks/laws/runs.ts';
import type { Finding, RunFinding } from './finding.ts';
import type { Findings } from './findings.ts';
import { judgeInput } from './judgeInput.ts';
import { type Attempt, type Retries, confirm } from './retry.ts';
import { toVerdicts } from './score.ts';
import { itemAt } from '../types/lookup.ts';

/** What judging asks for beside the observations. */
export interface Judging {
  /** Runs an input in a fresh instance: a case that fails is asked again. */
  readonly probe: Probe;
  /** Whether work is metered decides what a time limit means. */
  readonly engine: Setting;
  /** Runs a correct program, to compare with where a case is of many runs. */
  readonly observeTrusted: ObserveTrusted;
  /** Findings of the same exercise, for whoever grades many submissions. */
  readonly known?: Findings | undefined;
}

/**
 * Judges a check: one verdict a case, in order; of kind `evidence`, one verdict in all.
 *
 * `observations[i][j]` is that of input j of case i; all come from one instance, which ran them in that
 * order. A pure function of what it is given and what `probe` answers; it does not throw.
 */
export async function judgeCheck(
  exercise: Exercise,
  check: Check,
  observations: readonly (readonly Observation[])[],
  judging: Judging,
): Promise<Verdict[]> {
  const { probe, engine, known } = judging;
  if (check.kind === 'evidence') {
    const { judgeEvidence } = await import('./judgeEvidence.ts');
    return judgeEvidence(exercise, check, observations, engine);
  }
  const judge = (input: Input, observation: Observation): RunFinding => {
    const observed = onlyDeeds(observation);
    const finding = (): RunFinding =>
      judgeInput(exercise, check.kind, input, observed, engine.metered, check.laws ?? null);
    return known === undefined ? finding() : known.of(check, input, observed, engine.metered, finding);
  };
  const retries: Retries = { judge, probe, endsFresh: false };
  const findings: Finding[] = [];
  let isFresh = true;
  for (const [i, { inputs }] of check.cases.entries()) {
    const attempts: Attempt[] = [];
    for (const [j, input] of inputs.entries()) {
      const observation = observations[i]?.[j];
      attempts.push({
        input,
        finding: observation === undefined ? MISSING : judge(input, observation),
        observation,
        isFresh,
      });
      isFresh = observation?.outcome.kind === 'limit'; // the engine replaces an instance that was stopped
    }
    findings.push(
      await summarise(exercise, itemAt(check.cases, i), attempts, retries, judging.observeTrusted),
    );
  }
  return toVerdicts(check, findings, engine.language, known && ((key, make) => known.verdict(key, make)));
}

/** What was printed and how much work it took is no part of any finding. */
function onlyDeeds(observation: Observation): Observation {
  return { ...observation, output: { text: '', bytes: 0 }, fuel: null };
}

const MISSING: RunFinding = {
  state: 'not-checked',
  reason: 'grader-fault',
  remark: { code: 'run-lost', args: {} },
};

/** A case fails when one of its inputs does, is not checked when one is not, and passes otherwise. */
async function summarise(
  exercise: Exercise,
  { inputs }: Case,
  attempts: readonly Attempt[],
  retries: Retries,
  observeTrusted: ObserveTrusted,
): Promise<Finding> {
  const failed = attempts.filter(({ finding }) => finding.state === 'failed');
  if (failed.length > 0) {
    const finding = await confirm(smallestFirst(failed), retries);
    const isAboutInputs = failed.some(
      ({ observation }) =>
        observation?.outcome.kind !== 'not-loaded' && observation?.outcome.kind !== 'no-entry',
    );
    const isUnwritten = finding.state === 'failed' && finding.reason === 'not-attempted';
    return inputs.length === 1 || !isAboutInputs || isUnwritten
      ? finding
      : { ...finding, among: { failed: failed.length, of: inputs.length, kind: kindOf(inputs) } };
  }
  const open = attempts.find(({ finding }) => finding.state === 'not-checked');
  if (open !== undefined) return open.finding;
  if (inputs.length === 1) return itemAt(attempts, 0).finding;
  const evidence = runsEvidence(
    exercise,
    inputs,
    attempts.map(({ observation }) => observation),
    observeTrusted,
  );
  return {
    state: 'passed',
    remark: { code: 'all-passed', args: { inputs: inputs.length, kind: kindOf(inputs) } },
    ...(evidence === undefined ? {} : { evidence }),
  };
}

const size = ({ kind, ...input }: Input): number =>
  'game' in input && input.game.name === 'tree'
    ? input.game.tree.nodes.length
    : kind === 'game'
      ? Infinity
      : 0;

/** Fewest nodes first, then in order: the easiest to look at. Local searches stay in order. */
function smallestFirst(attempts: readonly Attempt[]): Attempt[] {
  return attempts
    .map((attempt) => ({ attempt, size: size(attempt.input) }))
    .sort((a, b) => (a.size === b.size ? 0 : a.size - b.size))
    .map(({ attempt }) => attempt);
}

const kindOf = (inputs: readonly Input[]): InputKind => (inputs[0]?.kind === 'game' ? 'trees' : 'runs');
