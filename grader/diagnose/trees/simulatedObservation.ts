import type { Search } from '../../../mistakes/skeletons/adversarial.ts';
import { play } from '../../../mistakes/skeletons/play.ts';
import { unroll } from '../../reading/unrolled.ts';
import type { GameInput } from '../../types/input.ts';
import { type Observation, type Outcome, type Plain, EVENT_SIZE, OPS } from '../../types/observation.ts';
import { reorderedGame } from './childOrderRule.ts';
import type { DiagnosisContext } from './context.ts';
import { rulesOf } from './playRules.ts';

/** What would be observed of a known search if a student had handed it in: as much of it as judges read. */
export function simulatedObservation(
  { mostQuestions, order }: Pick<DiagnosisContext, 'mostQuestions' | 'order'>,
  search: Search,
  input: GameInput,
): Observation {
  const unrolled = unroll(input.game);
  const { game } = unrolled;
  const isReversed = order === 'reversed';
  const ordered = reorderedGame({ unrolled, seen: { evaluated: [] } }, isReversed ? 'reversed' : 'given');
  const played = play(search, ordered, rulesOf(input), mostQuestions);
  const handles = new Map<number, number>([[0, 0]]);
  /** The number that a state is given when it is first met. */
  const handleOf = (node: number): number => {
    const handle = handles.get(node) ?? handles.size;
    handles.set(node, handle);
    return handle;
  };
  const held = (taken: number): number[] =>
    played.holds.flatMap(({ action, after }) =>
      after === taken ? [OPS.indexOf('hold'), 0, 0, game.actions(0).indexOf(action)] : [],
    );
  const events = played.steps.flatMap(({ op, node, asked, position, value }, taken) => {
    const before = held(taken);
    const handle = handleOf(node);
    if (op !== 'result') return [...before, OPS.indexOf(op), handle, 0, value];
    const at = isReversed ? game.actions(asked).length - 1 - position : position;
    return [...before, OPS.indexOf(op), handleOf(asked), at, handle];
  });
  return {
    outcome: outcomeOf(played, input),
    events: Float64Array.from([...events, ...held(played.steps.length)]),
    states: [...handles.keys()],
    points: [],
    output: { text: '', bytes: 0 },
    fuel: null,
    calls: events.length / EVENT_SIZE,
  };
}

function outcomeOf({ outcome, answer }: ReturnType<typeof play>, { agents }: GameInput): Outcome {
  switch (outcome) {
    case 'returned':
      return { kind: 'returned', value: (agents === undefined ? answer : answer?.action) as Plain };
    case 'stopped':
      return { kind: 'limit', limit: 'calls' };
    case 'threw':
      return { kind: 'threw', error: { name: 'Error', message: '', frames: [] } };
  }
}
