import { type LocalRun } from '../../../reading/localRun.ts';
import { readStarts, type Start, stateCount } from '../../../reading/starts.ts';
import { sameState } from '../../../reading/neighbourhood.ts';
import type { Broken } from './broken.ts';
import { itemAt } from '../../../types/lookup.ts';

/** A law counts as broken only if a correct search comes to the same at most so often, in one run. */
const MOST_CHANCE = 1e-9;

/**
 * The climbs of a run. Starts that stand where the climb before ended, or next to it, are taken for starts as
 * long as a search that draws states evenly may well come to so many of them; else they are what they look
 * like, steps.
 */
export function startsOf(run: LocalRun): Start[] {
  const starts = readStarts(run.problem, run.observation);
  const beside = starts.reduce((sum, { isBeside, again }) => sum + again + (isBeside ? 1 : 0), 0);
  if (beside === 0) return starts;
  const drawn = starts.reduce(
    (sum, { origin, again }) => sum + again + (origin === 'random-state' ? 0 : 1),
    0,
  );
  const most = starts.reduce(
    (size, { before }) => (before === null ? size : Math.max(size, run.around(before).neighbours.length)),
    0,
  );
  return chanceOfSome(drawn, beside, (most + 1) / statesOf(run)) > MOST_CHANCE
    ? starts
    : readStarts(run.problem, run.observation, 'step');
}

const statesOf = ({ input, problem }: LocalRun): number => stateCount(problem, input.problem.name === 'tour');

/** At most this is the chance that so many of several things happen, each of which has at most chance p. */
function chanceOfSome(all: number, some: number, p: number): number {
  let chance = 1;
  for (let i = 0; i < some; i += 1) chance *= ((all - i) / (i + 1)) * Math.min(1, p);
  return chance;
}

/** The first climb starts from the initial state or, where that is accepted, from a random one. */
export function brokenFirstStart(
  run: LocalRun,
  starts: readonly Start[],
  mayBeRandom: boolean,
): Broken | null {
  const [first] = starts;
  if (first === undefined || sameState(first.state, run.initial)) return null;
  if (mayBeRandom && (first.origin === 'random-state' || first.isDrawn)) return null;
  return {
    law: 'restarts',
    at: 0,
    remark: { code: 'began-elsewhere', args: { first: first.state, initial: run.initial } },
    expected: [...run.initial],
  };
}

/**
 * A start that was one before, unless random states happen to repeat: those given, and those drawn where
 * there are few.
 */
export function brokenRestart(
  run: LocalRun,
  starts: readonly Start[],
  offsets: readonly number[],
): Broken | null {
  const firstOf = new Map<string, number>();
  const own = starts
    .map((start, at) => {
      const key = start.state.join();
      const same = firstOf.get(key) ?? at;
      firstOf.set(key, same);
      return { ...start, at, same };
    })
    .filter(({ origin }) => origin !== 'random-state');
  const repeated = own.filter(({ at, same }) => same < at);
  const first = repeated[0];
  if (first === undefined) return null;
  const isChance =
    repeated.every(({ isDrawn }) => isDrawn) &&
    chanceOfSome(own.length, repeated.length, starts.length / statesOf(run)) > MOST_CHANCE;
  if (isChance) return null;
  return {
    law: 'restarts',
    at: itemAt(offsets, first.at),
    remark: {
      code: 'same-start-again',
      args: { climb: first.at + 1, first: first.same + 1, start: first.state },
    },
    expected: null,
  };
}
