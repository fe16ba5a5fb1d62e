import { buildTree } from '../../../reference/games/tree.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { CheckKind, Visibility } from '../../types/exercise.ts';
import type { Random } from '../../../reference/random.ts';
import type { Probe } from '../../types/engine.ts';
import type { GameInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { Counterexample } from '../../types/report.ts';
import { formatTree } from '../../content/formatTree.ts';
import type { Finding } from '../../judge/finding.ts';
import { type Budget, limitsOfProbe } from '../budget.ts';
import { type Candidate, nameOf } from './candidates.ts';
import type { CheckRun } from './checkRuns.ts';
import { gameInputs } from './checkRuns.ts';
import { firstStep } from './firstStep.ts';
import { judgeExample } from './judgeExample.ts';
import type { Bench } from './fit.ts';
import { type Draft, inputOf, specOf } from './draft.ts';
import { predictedDraft } from './predict.ts';
import { exampleOf, levelThatFails, mayShow } from '../example.ts';
import { randomDraft, scopeOf } from './scope.ts';
import { shrinkFailure } from '../shrink.ts';
import { simplerDrafts } from './simplify.ts';
import type { Difference, TreeEvidence } from '../../types/verdict.ts';

export interface CounterexampleRequest {
  readonly exercise: Exercise;
  readonly ran: readonly CheckRun[];
  readonly bench: Bench;
  /**
   * What the submission may be, if that is known: it tells where to look. Several names are as good as one
   * another.
   */
  readonly candidates: readonly Candidate[];
  /** Who may come to these; an example that others see too is found without them. */
  readonly openTo: Visibility;
  readonly probe: Probe;
  readonly budget: Budget;
  readonly metered: boolean;
}

/**
 * The first wrong step; none where another form of the mistake would do otherwise there, so that its numbers
 * are a guess.
 */
function agreedStep(bench: Bench, candidates: readonly Candidate[], input: GameInput): Difference | null {
  const steps = candidates
    .filter(({ convention }) => convention === candidates[0]!.convention)
    .map((one) => firstStep(bench, one, input));
  const [first = null] = steps;
  return steps.some((step) => step?.node === first?.node && step?.sentence !== first?.sentence)
    ? null
    : first;
}

/** Whichever is most telling comes first: a wrong value before a leaf too many. */
const KINDS: readonly CheckKind[] = ['value', 'action', 'leaves', 'calls'];

/**
 * The smallest tree on which a submission fails in the first kind of check that it fails, as far as the
 * budget goes. Null where none was found: not all that an exercise asks can be met by small random trees.
 *
 * It is drawn, never taken from the exercise, and stays within what the trees of its audience look like.
 */
export async function findCounterexample(request: CounterexampleRequest): Promise<Counterexample | null> {
  const { exercise, ran, bench, probe, budget, metered } = request;
  const visibility = levelThatFails(ran);
  if (visibility === null) return null;
  const failing = ran.filter(
    ({ check, verdicts }) =>
      check.visibility === visibility && verdicts.some(({ state }) => state === 'failed'),
  );
  const kinds = KINDS.filter((kind) => failing.some(({ check }) => check.kind === kind));
  const scope = scopeOf(
    bench.algorithm,
    gameInputs(ran, (level) => mayShow(level, visibility)),
  );
  const candidates = mayShow(request.openTo, visibility) ? request.candidates : [];
  const [candidate = null] = candidates;
  const isNamed = new Set(candidates.map(nameOf)).size === 1;
  const ground = {
    draw: (random: Random, at: number): Draft => randomDraft(random, scope, 6 + Math.floor(at / 6)),
    simpler: simplerDrafts,
    inputOf,
  };
  const lowered = limitsOfProbe(exercise.limits);
  for (const kind of kinds) {
    const judge = (input: GameInput, observation: Observation): Finding =>
      judgeExample(exercise, kind, input, observation, metered);
    const start =
      candidate === null
        ? null
        : predictedDraft(
            bench,
            candidate,
            scope,
            (input, observation) => judge(input, observation).state === 'failed',
          );
    const found = await shrinkFailure({
      ground,
      start,
      probe: (input) => probe(input, lowered),
      confirm: probe,
      budget,
      judge,
    });
    if (found === null) continue;
    const input = inputOf(found.draft);
    const step = isNamed ? agreedStep(bench, candidates, input) : null;
    const tree = found.finding.evidence as TreeEvidence | undefined;
    const evidence = tree === undefined || step === null ? tree : { ...tree, difference: step };
    return {
      ...exampleOf(kind, visibility, formatTree(buildTree(specOf(found.draft))), found, evidence),
      // A game between agents says itself how many rounds to search.
      ...(Number.isFinite(input.depthLimit) && input.agents === undefined
        ? { depthLimit: input.depthLimit }
        : {}),
    };
  }
  return null;
}
