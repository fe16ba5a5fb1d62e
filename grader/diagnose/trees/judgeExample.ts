import { type Finding, UNREMARKABLE } from '../../judge/finding.ts';
import { judgeInput } from '../../judge/judgeInput.ts';
import type { CheckKind, Exercise } from '../../types/exercise.ts';
import type { GameInput } from '../../types/input.ts';
import { type Observation, EVENT_SIZE, OPS } from '../../types/observation.ts';

/**
 * Judges what may become an example. Agents may evaluate any state: where one fails only since nobody wrote
 * an evaluation there, that shows nothing, and the example keeps its evaluations.
 */
export function judgeExample(
  exercise: Exercise,
  kind: CheckKind,
  input: GameInput,
  observation: Observation,
  metered: boolean,
): Finding {
  return input.agents !== undefined && asksInVain(observation)
    ? UNREMARKABLE
    : judgeInput(exercise, kind, input, observation, metered);
}

const EVALUATE = OPS.indexOf('evaluate');

function asksInVain({ events }: Observation): boolean {
  for (let at = 0; at < events.length; at += EVENT_SIZE)
    if (events[at] === EVALUATE && Number.isNaN(events[at + 3])) return true;
  return false;
}
