import type { LocalRun } from './localRun.ts';
import type { State } from './neighbourhood.ts';
import { entry, itemAt, lastOf } from '../types/lookup.ts';

/** A beam: places `from` to `to` in the list of states asked for neighbours. */
export interface Beam {
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts the list into beams, each of at most k and following from the one before; as far as that goes.
 * `doParentsCompete`: the states of a beam are among those that the next is chosen from.
 */
export function cutIntoBeams(
  run: LocalRun,
  asked: readonly State[],
  k: number,
  doParentsCompete = false,
): { readonly beams: readonly Beam[]; readonly isWhole: boolean } {
  const known = new Set<string>();
  const open: Cut[] = [];
  let furthest: Cut | null = null;
  // The largest beam is tried first, which is right for most programs; each is tried once.
  const offer = (from: number, before: Cut | null, isRight: (beam: Beam) => boolean): void => {
    for (let size = 1; size <= Math.min(k, asked.length - from); size += 1) {
      const beam = { from, to: from + size };
      const key = `${from}-${beam.to}`;
      if (known.has(key) || !isRight(beam)) continue;
      known.add(key);
      open.push({ beam, before });
    }
  };
  const full = Math.min(k, asked.length);
  offer(0, null, ({ to }) => to === full || hasRepeats(asked.slice(0, to + 1)));
  while (open.length > 0) {
    const cut = lastOf(open);
    open.length -= 1;
    const { beam } = cut;
    if (furthest === null || beam.to > furthest.beam.to) furthest = cut;
    if (beam.to === asked.length) break;
    const successors = successorsOf(run, asked.slice(beam.from, beam.to), doParentsCompete);
    // A goal may be found before all states of the last beam are asked.
    offer(beam.to, cut, ({ from, to }) =>
      isBestOf(run, asked.slice(from, to), successors, k, to === asked.length),
    );
  }
  return { beams: beamsOf(furthest), isWhole: furthest?.beam.to === asked.length };
}

/** A beam, and the cut that it goes on from. */
interface Cut {
  readonly beam: Beam;
  readonly before: Cut | null;
}

function beamsOf(last: Cut | null): Beam[] {
  const beams: Beam[] = [];
  for (let cut = last; cut !== null; cut = cut.before) beams.push(cut.beam);
  return beams.reverse();
}

const hasRepeats = (states: readonly State[]): boolean => new Set(states).size < states.length;

export interface Successor {
  readonly state: State;
  readonly value: number;
  /** How often it comes. */
  times: number;
}

/** The successors of a beam, each different one once. */
export interface Successors {
  /** The best first. */
  readonly all: readonly Successor[];
  readonly byKey: ReadonlyMap<string, Successor>;
  /** With repeats. */
  readonly count: number;
}

export function successorsOf(run: LocalRun, beam: readonly State[], doParentsCompete = false): Successors {
  const byKey = new Map<string, Successor>();
  let count = 0;
  const add = (state: State, value: number): void => {
    const key = state.join();
    const known = byKey.get(key);
    count += 1;
    if (known === undefined) byKey.set(key, { state, value, times: 1 });
    else known.times += 1;
  };
  for (const state of beam) {
    const { neighbours, values } = run.around(state);
    neighbours.forEach((neighbour, at) => add(neighbour, itemAt(values, at)));
    if (doParentsCompete) add(state, run.value(state));
  }
  return { all: [...byKey.values()].sort((a, b) => b.value - a.value), byKey, count };
}

/** Whether `next` are the k best, each once or as often as it comes; fewer where some are equal. */
function isBestOf(
  run: LocalRun,
  next: readonly State[],
  { all, byKey, count }: Successors,
  k: number,
  isCutShort: boolean,
): boolean {
  const kept = new Set(next.map((state) => state.join()));
  if ([...kept].some((key) => !byKey.has(key))) return false;
  const lowest = next.reduce((low, state) => Math.min(low, run.value(state)), Infinity);
  let better = 0;
  let missed = 0;
  for (const { state, value } of all) {
    if (value <= lowest) break;
    better += 1;
    if (!kept.has(state.join())) missed += 1;
  }
  if (isCutShort) return better < k;
  if (missed > 0) return false;
  const given = new Map<string, number>();
  for (const state of next) given.set(state.join(), (given.get(state.join()) ?? 0) + 1);
  if ([...given].some(([key, times]) => times > entry(byKey, key).times)) return false;
  // k different ones, or k with repeats; or different ones that would fill the beam as often as they come.
  const places = [...kept].reduce((sum, key) => sum + entry(byKey, key).times, 0);
  return (
    next.length === Math.min(k, all.length) ||
    next.length === Math.min(k, count) ||
    (kept.size === next.length && places >= Math.min(k, count))
  );
}
