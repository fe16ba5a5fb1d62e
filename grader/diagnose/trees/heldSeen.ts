import type { Played } from '../../../mistakes/skeletons/play.ts';
import { heightOf, type HeldStep, type Moment, readHolding, reachesBelow } from '../../reading/held.ts';
import type { Unrolled } from '../../reading/unrolled.ts';
import type { GameInput } from '../../types/input.ts';
import { type AnswerSeen, UNANSWERED } from './answerSeen.ts';

/** The moments of a known search. */
export function momentsOfPlayed({ steps, holds }: Played): Moment[] {
  const moments: Moment[] = [];
  let at = 0;
  for (const [taken, { op, node }] of steps.entries()) {
    for (; (holds[at]?.after ?? Infinity) <= taken; at += 1)
      moments.push({ kind: 'held', action: holds[at]?.action ?? '' });
    if (op === 'result') moments.push({ kind: 'generated', node });
  }
  for (const { action } of holds.slice(at)) moments.push({ kind: 'held', action });
  return moments;
}

/**
 * When a search held what, and how its passes began, as one text: the same for all ways to write it. That it
 * looks beyond the limit shows, but not how far.
 */
export function heldIn(
  unrolled: Unrolled,
  { depthLimit }: GameInput,
  moments: readonly Moment[],
): AnswerSeen {
  const { steps, held, deepest } = readHolding(unrolled, moments);
  const most = heightOf(unrolled, depthLimit) + 1;
  const told = steps.filter((step, at) => step.ply <= most && isTelling(step, steps[at + 1]));
  const lines = told.map((step) =>
    step.kind === 'held'
      ? `${step.ply} holds ${step.action}`
      : `${step.ply} begins, held ${step.held}${firstIn(unrolled, step)}`,
  );
  const value = [...lines, `${Math.min(deepest, most)} at the end, held ${held}`].join('\n');
  return { ...UNANSWERED, action: { ok: true, value } };
}

/** Before the first pass is over, anything is held; and the last of each pass shows in the next. */
const isTelling = (step: HeldStep, next: HeldStep | undefined): boolean =>
  step.kind === 'deeper' ? step.ply > 1 : step.ply > 1 && next?.kind === 'held';

/** Where a pass begins; where plays end early, not even correct searches begin at one place. */
const firstIn = (unrolled: Unrolled, { held, first, ply }: Extract<HeldStep, { kind: 'deeper' }>): string =>
  held !== null && reachesBelow(unrolled, held, ply - 1) ? `, with ${first}` : '';
