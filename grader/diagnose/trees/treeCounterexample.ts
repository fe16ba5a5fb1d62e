import { buildTree } from '../../../reference/games/tree.ts';
import type { Random } from '../../../reference/random.ts';
import { formatTree } from '../../content/formatTree.ts';
import { differenceAt } from '../../judge/evidence.ts';
import type { Finding } from '../../judge/finding.ts';
import { unroll } from '../../reading/unrolled.ts';
import { isOfAgents } from '../../subjects/agentClasses.ts';
import { prunes } from '../../subjects/subjects.ts';
import type { Probe } from '../../types/engine.ts';
import type { CheckKind, Exercise, Visibility } from '../../types/exercise.ts';
import type { GameInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { Counterexample } from '../../types/report.ts';
import type { Spoken } from '../../types/submission.ts';
import type { Evidence } from '../../types/verdict.ts';
import { sayDivergence } from '../../words/diagnosis/divergence.ts';
import { type Voice, vocabularyOf, voiceFor } from '../../words/vocabulary.ts';
import { type Budget, probeLimits } from '../shared/budget.ts';
import type { CheckRun } from '../shared/checkRun.ts';
import { counterexampleFrom, failingVisibility } from '../shared/counterexample.ts';
import { identityOf } from '../shared/identity.ts';
import { type SearchSpace, shrinkFailure, type Shrunk } from '../shared/shrink.ts';
import { type CandidateSearch, nameOf } from './candidateSearch.ts';
import { type CandidateTree, inputOf, specOf } from './candidateTree.ts';
import type { DiagnosisContext } from './context.ts';
import type { DivergingStep } from './divergingStep.ts';
import { firstDivergence } from './firstDivergence.ts';
import { judgeExample } from './judgeExample.ts';
import { predictFailingTree } from './predictFailingTree.ts';
import { randomCandidateTree } from './randomCandidateTree.ts';
import { simplerTrees } from './simplifyTree.ts';
import type { TreeScope } from './treeScope.ts';

export interface TreeCounterexampleRequest {
  readonly exercise: Exercise;
  /** What an audience may see. */
  readonly ran: readonly CheckRun[];
  readonly audience: Visibility;
  readonly scope: TreeScope;
  readonly context: DiagnosisContext;
  /**
   * What the submission may be, if that is known: it tells where to look. Several names are as good as one
   * another.
   */
  readonly candidates: readonly CandidateSearch[];
  readonly probe: Probe;
  readonly budget: Budget;
  readonly metered: boolean;
  readonly language: Spoken | undefined;
}

/** Whichever is most telling comes first: a wrong value before a leaf too many. */
const KINDS: readonly CheckKind[] = ['value', 'action', 'actions', 'held', 'order', 'leaves', 'calls'];

/**
 * The smallest tree on which a submission fails in the first kind of check that it fails, as far as the
 * budget goes. Null where none was found: not all that an exercise asks can be met by small random trees; nor
 * is it looked for again where those who see less see it fail.
 *
 * It is drawn, never taken from the exercise, and stays within what the trees of its audience look like.
 */
export async function findTreeCounterexample(
  request: TreeCounterexampleRequest,
): Promise<Counterexample | null> {
  const { ran, audience: visibility } = request;
  if (failingVisibility(ran) !== visibility) return null;
  const kinds = KINDS.filter((kind) => ran.some((one) => failsIn(one, kind, visibility)));
  for (const kind of kinds) {
    const found = await smallestFailing(request, kind);
    if (found !== null) return describeTree(request, kind, found);
  }
  return null;
}

const failsIn = ({ check, verdicts }: CheckRun, kind: CheckKind, visibility: Visibility): boolean =>
  check.kind === kind && check.visibility === visibility && verdicts.some(({ state }) => state === 'failed');

function smallestFailing(
  { exercise, context, scope, candidates: [candidate], probe, budget, metered }: TreeCounterexampleRequest,
  kind: CheckKind,
): Promise<Shrunk<CandidateTree> | null> {
  const space: SearchSpace<CandidateTree, GameInput> = {
    draw: (random: Random, at: number) => randomCandidateTree(random, scope, 6 + Math.floor(at / 6)),
    simpler: simplerTrees,
    inputOf,
  };
  const judge = (input: GameInput, observation: Observation): Finding =>
    judgeExample(exercise, kind, input, observation, metered);
  const fails = (input: GameInput, observation: Observation): boolean =>
    judge(input, observation).state === 'failed';
  const lowered = probeLimits(exercise.limits);
  return shrinkFailure({
    space,
    start: candidate === undefined ? null : predictFailingTree(context, candidate, scope, fails),
    probe: (input) => probe(input, lowered),
    confirm: probe,
    budget,
    judge,
  });
}

function describeTree(
  { exercise, audience, context, candidates, language }: TreeCounterexampleRequest,
  kind: CheckKind,
  found: Shrunk<CandidateTree>,
): Counterexample {
  const { candidate: tree, finding } = found;
  const input = inputOf(tree);
  const isNamed = new Set(candidates.map(nameOf)).size === 1;
  const step = isNamed ? agreedStep(context, candidates, input) : null;
  const file = formatTree(buildTree(specOf(tree)));
  const voice = voiceFor(isOfAgents(exercise), language);
  return {
    ...counterexampleFrom(
      kind,
      audience,
      file,
      found,
      withStep(finding.evidence, prunes(context) ? step : withoutWindow(step), input, voice),
      voice,
    ),
    // A game between agents says itself how many rounds to search.
    ...(Number.isFinite(input.depthLimit) && input.agents === undefined
      ? { depthLimit: input.depthLimit }
      : {}),
  };
}

/**
 * The first wrong step; none where another form of the mistake would do otherwise there, so that its numbers
 * are a guess.
 */
function agreedStep(
  context: DiagnosisContext,
  candidates: readonly CandidateSearch[],
  input: GameInput,
): DivergingStep | null {
  const steps = candidates
    .filter(({ convention }) => convention === candidates[0]?.convention)
    .map((candidate) => firstDivergence(context, candidate, input));
  const [first = null] = steps;
  return steps.some(
    (step) => step?.node === first?.node && identityOf(step?.what) !== identityOf(first?.what),
  )
    ? null
    : first;
}

/** A search that does not prune has no α and β. */
const withoutWindow = (step: DivergingStep | null): DivergingStep | null =>
  step === null ? null : { what: step.what, node: step.node };

/** The evidence of a tree, with the first wrong step in the place of the difference that a judge can see. */
function withStep(
  evidence: Evidence | undefined,
  step: DivergingStep | null,
  input: GameInput,
  voice: Voice,
): Evidence | undefined {
  if (evidence?.kind !== 'tree' || step === null) return evidence;
  const { node, what, window } = step;
  const { rationale } = sayDivergence(what, vocabularyOf(voice));
  return {
    ...evidence,
    difference: { ...differenceAt(unroll(input.game), node, window), sentence: rationale },
  };
}
