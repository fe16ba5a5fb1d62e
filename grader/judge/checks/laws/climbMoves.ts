import type { ClimbRule } from '../../../subjects/subject.ts';
import type { LocalRun } from '../../../reading/localRun.ts';
import {
  bestPositions,
  betterPositions,
  positionsOf,
  sameState,
  type State,
} from '../../../reading/neighbourhood.ts';
import type { BrokenStep } from './broken.ts';
import { valued } from './brokenAnswers.ts';
import { itemAt } from '../../../types/lookup.ts';

/**
 * What a climb may enter: a best neighbour, also sideways for a while; any better one; or the first better
 * one that it draws.
 */
export type Entering = ClimbRule;

export const sidewaysLimit = ({ input }: LocalRun): number => Number(input.options['sideways'] ?? 0);

/** The first move that the variant would not make. */
export function brokenStep(run: LocalRun, path: readonly State[], entering: Entering): BrokenStep | null {
  if (!sameState(itemAt(path, 0), run.initial)) {
    return {
      law: 'start',
      at: 0,
      remark: { code: 'began-elsewhere', args: { first: itemAt(path, 0), initial: run.initial } },
      expected: [...run.initial],
    };
  }
  let sideways = 0;
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [itemAt(path, at - 1), itemAt(path, at)];
    const broken = brokenMove(run, from, to, at, entering, sideways);
    if (broken !== null) return broken;
    sideways = run.value(to) === run.value(from) ? sideways + 1 : 0;
  }
  return null;
}

function brokenMove(
  run: LocalRun,
  from: State,
  to: State,
  at: number,
  entering: Entering,
  sideways: number,
): BrokenStep | null {
  const around = run.around(from);
  const [before, after] = [around.value, run.value(to)];
  const allowed = entering === 'best' ? bestPositions(around) : betterPositions(around);
  const highest = around.values.reduce((a, b) => Math.max(a, b), -Infinity);
  const move = { step: at, from: { state: from, value: before }, to: { state: to, value: after } };
  const expected =
    highest > before
      ? allowed.slice(0, 8).map((position) => [...itemAt(around.neighbours, position)])
      : [...from];
  if (positionsOf(around, to).length === 0) {
    return {
      law: 'moves',
      at,
      remark: { code: 'climbed-to-no-neighbour', args: move },
      expected,
    };
  }
  const limit = entering === 'best' ? sidewaysLimit(run) : 0;
  if (after === before && highest === before && limit > 0) {
    if (sideways < limit) return null;
    return {
      law: 'stops',
      at,
      remark: { code: 'too-many-sideways-moves', args: { ...move, inARow: sideways + 1, limit } },
      expected: [...from],
    };
  }
  if (highest <= before) {
    return {
      law: 'moves',
      at,
      remark: { code: 'moved-at-the-top', args: { ...move, isWorse: after !== before } },
      expected,
    };
  }
  if (entering === 'best' && after < highest) {
    const best = itemAt(around.neighbours, itemAt(allowed, 0));
    return {
      law: 'moves',
      at,
      remark: { code: 'not-the-best-neighbour', args: { ...move, best: valued(run, best) } },
      expected,
    };
  }
  if (after <= before) {
    return {
      law: 'moves',
      at,
      remark: { code: 'not-a-better-neighbour', args: { ...move, isWorse: after !== before } },
      expected,
    };
  }
  return null;
}
