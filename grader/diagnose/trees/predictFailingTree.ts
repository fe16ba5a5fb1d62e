import { Random } from '../../../reference/random.ts';
import { play } from '../../../mistakes/skeletons/play.ts';
import { reorder } from '../../../reference/trace.ts';
import type { GameInput } from '../../types/input.ts';
import { type Observation, type Plain, EVENT_SIZE, OPS } from '../../types/observation.ts';
import { unroll } from '../../reading/unrolled.ts';
import type { CandidateSearch } from './candidateSearch.ts';
import { type CandidateTree, inputOf } from './candidateTree.ts';
import type { DiagnosisContext } from './fit.ts';
import { rulesOf } from './playRules.ts';
import { type TreeScope, randomCandidateTree } from './treeScope.ts';
import { simplerTrees } from './simplifyTree.ts';

const SEED = 4_242;
const TREES = 300;

/**
 * A small tree on which a search with these mistakes fails, worked out without the submission: a place to
 * begin, which the submission itself must confirm. Null where no tree that was drawn fails.
 */
export function predictFailingTree(
  context: DiagnosisContext,
  { make, keepsState }: CandidateSearch,
  scope: TreeScope,
  fails: (input: GameInput, observation: Observation) => boolean,
): CandidateTree | null {
  if (keepsState) return null;
  const isFailing = (draft: CandidateTree): boolean => {
    const input = inputOf(draft);
    return fails(input, observationOf(context, make, input));
  };
  const random = Random.seeded(SEED);
  for (let drawn = 0; drawn < TREES; drawn += 1) {
    const draft = randomCandidateTree(random, scope, 6 + Math.floor(drawn / 12));
    if (isFailing(draft)) return shrunk(draft, isFailing);
  }
  return null;
}

function shrunk(draft: CandidateTree, isFailing: (draft: CandidateTree) => boolean): CandidateTree {
  let smallest = draft;
  for (;;) {
    const simpler = firstOf(simplerTrees(smallest), isFailing);
    if (simpler === null) return smallest;
    smallest = simpler;
  }
}

function firstOf(
  drafts: Iterable<CandidateTree>,
  isWanted: (draft: CandidateTree) => boolean,
): CandidateTree | null {
  for (const draft of drafts) if (isWanted(draft)) return draft;
  return null;
}

/** What would be observed of a search of the bank: as much of it as judges read. */
function observationOf(
  { mostQuestions, order }: DiagnosisContext,
  make: CandidateSearch['make'],
  input: GameInput,
): Observation {
  const { game } = unroll(input.game);
  const isReversed = order === 'reversed';
  const played = play(
    make(),
    isReversed ? reorder(game, (_, actions) => actions.reverse()) : game,
    rulesOf(input),
    mostQuestions,
  );
  const states: number[] = [0];
  const handles = new Map<number, number>([[0, 0]]);
  const events = played.steps.flatMap(({ op, node, asked, position, value }) => {
    if (!handles.has(node)) handles.set(node, states.push(node) - 1);
    const at = isReversed ? game.actions(asked).length - 1 - position : position;
    return op === 'result'
      ? [OPS.indexOf(op), handles.get(asked)!, at, handles.get(node)!]
      : [OPS.indexOf(op), handles.get(node)!, 0, value];
  });
  return {
    outcome:
      played.outcome === 'returned'
        ? {
            kind: 'returned',
            value: (input.agents === undefined ? played.answer : played.answer!.action) as Plain,
          }
        : played.outcome === 'stopped'
          ? { kind: 'limit', limit: 'calls' }
          : { kind: 'threw', error: { name: 'Error', message: '', frames: [] } },
    events: Float64Array.from(events),
    states,
    points: [],
    output: { text: '', bytes: 0 },
    fuel: null,
    calls: events.length / EVENT_SIZE,
  };
}
