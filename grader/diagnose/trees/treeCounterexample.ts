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
import { type Budget, probeLimits } from '../shared/budget.ts';
import { type CandidateSearch, nameOf } from './candidateSearch.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import { gameInputs } from './searchRuns.ts';
import { firstDivergence } from './firstDivergence.ts';
import { judgeExample } from './judgeExample.ts';
import type { DiagnosisContext } from './fit.ts';
import { type CandidateTree, inputOf, specOf } from './candidateTree.ts';
import { predictFailingTree } from './predictFailingTree.ts';
import { counterexampleFrom, failingVisibility, mayShow } from '../shared/counterexample.ts';
import { randomCandidateTree, treeScopeOf } from './treeScope.ts';
import { shrinkFailure } from '../shared/shrink.ts';
import { simplerTrees } from './simplifyTree.ts';
import type { Difference, TreeEvidence } from '../../types/verdict.ts';

export interface TreeCounterexampleRequest {
  readonly exercise: Exercise;
  readonly ran: readonly CheckRun[];
  readonly context: DiagnosisContext;
  /**
   * What the submission may be, if that is known: it tells where to look. Several names are as good as one
   * another.
   */
  readonly candidates: readonly CandidateSearch[];
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
function agreedStep(
  context: DiagnosisContext,
  candidates: readonly CandidateSearch[],
  input: GameInput,
): Difference | null {
  const steps = candidates
    .filter(({ convention }) => convention === candidates[0]!.convention)
    .map((one) => firstDivergence(context, one, input));
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
export async function findTreeCounterexample(
  request: TreeCounterexampleRequest,
): Promise<Counterexample | null> {
  const { exercise, ran, context, probe, budget, metered } = request;
  const visibility = failingVisibility(ran);
  if (visibility === null) return null;
  const failing = ran.filter(
    ({ check, verdicts }) =>
      check.visibility === visibility && verdicts.some(({ state }) => state === 'failed'),
  );
  const kinds = KINDS.filter((kind) => failing.some(({ check }) => check.kind === kind));
  const scope = treeScopeOf(
    context.algorithm,
    gameInputs(ran, (level) => mayShow(level, visibility)),
  );
  const candidates = mayShow(request.openTo, visibility) ? request.candidates : [];
  const [candidate = null] = candidates;
  const isNamed = new Set(candidates.map(nameOf)).size === 1;
  const ground = {
    draw: (random: Random, at: number): CandidateTree =>
      randomCandidateTree(random, scope, 6 + Math.floor(at / 6)),
    simpler: simplerTrees,
    inputOf,
  };
  const lowered = probeLimits(exercise.limits);
  for (const kind of kinds) {
    const judge = (input: GameInput, observation: Observation): Finding =>
      judgeExample(exercise, kind, input, observation, metered);
    const start =
      candidate === null
        ? null
        : predictFailingTree(
            context,
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
    const step = isNamed ? agreedStep(context, candidates, input) : null;
    const tree = found.finding.evidence as TreeEvidence | undefined;
    const evidence = tree === undefined || step === null ? tree : { ...tree, difference: step };
    return {
      ...counterexampleFrom(kind, visibility, formatTree(buildTree(specOf(found.draft))), found, evidence),
      // A game between agents says itself how many rounds to search.
      ...(Number.isFinite(input.depthLimit) && input.agents === undefined
        ? { depthLimit: input.depthLimit }
        : {}),
    };
  }
  return null;
}
