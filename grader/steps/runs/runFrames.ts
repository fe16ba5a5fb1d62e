import { itemAt } from '../../types/lookup.ts';
import { changed, groupsOf, type RunData } from './runData.ts';

type State = readonly number[];

/** A state that was looked at from the current one, and what became of it. */
export interface Proposal {
  /** Null where only its value is known. */
  readonly state: State | null;
  readonly value: number;
  /** By how much it is better. */
  readonly delta: number;
  /** With what probability it is to be taken. */
  readonly chance: number;
  /** The number that decided it, where one was seen. */
  readonly drawn: number | null;
  readonly isTaken: boolean;
}

export interface Member {
  readonly state: State;
  readonly value: number;
  /** Places in the beam before; none in the first beam, and of a state that follows from none. */
  readonly parents: readonly number[];
  readonly isBroken: boolean;
}

/** One step of a run, as it is shown. */
export interface RunFrame {
  /** Its number in the whole run. */
  readonly step: number;
  /** Where it is on a chart of all states. */
  readonly place: number;
  readonly state: State;
  readonly value: number;
  readonly best: number;
  readonly isBest: boolean;
  /** The state that it came from in this step, null at a start. */
  readonly before: { readonly state: State; readonly value: number } | null;
  readonly isStart: boolean;
  readonly isBroken: boolean;
  readonly temperature: number | null;
  readonly proposal: Proposal | null;
  /** All states of a beam; null where the search has one state. */
  readonly beam: readonly Member[] | null;
}

/** All frames of a run, in order. */
export function framesOf(data: RunData): RunFrame[] {
  const states: State[] = [data.start];
  for (const change of data.changes) states.push(changed(itemAt(states, states.length - 1), change));
  return data.beams === undefined ? stateFrames(data, states) : beamFrames(data, data.beams, states);
}

function stateFrames(data: RunData, states: readonly State[]): RunFrame[] {
  const { values, first, brokenAt, temperatures, starts = [] } = data;
  const begins = new Set(starts);
  const rejected = new Map(data.rejected?.map((each) => [each.at, each]));
  let best = -Infinity;
  return states.map((state, at) => {
    const value = itemAt(values, at);
    const isBest = value > best;
    best = Math.max(best, value);
    const isStart = at === 0 || begins.has(at);
    const temperature = temperatures?.[at] ?? null;
    return {
      step: first + at,
      place: first + at,
      state,
      value,
      best,
      isBest,
      before: isStart ? null : { state: itemAt(states, at - 1), value: itemAt(values, at - 1) },
      isStart,
      isBroken: at === brokenAt,
      temperature,
      proposal: temperature === null ? null : proposalAt(data, states, at, temperature, rejected),
      beam: null,
    };
  });
}

function proposalAt(
  { values, drawn }: RunData,
  states: readonly State[],
  at: number,
  temperature: number,
  rejected: ReadonlyMap<number, { readonly value: number; readonly change?: readonly number[] }>,
): Proposal | null {
  const [state, value] = [itemAt(states, at), itemAt(values, at)];
  const refused = rejected.get(at);
  const next = states[at + 1];
  const isTaken = refused === undefined && next !== undefined && next.some((each, i) => each !== state[i]);
  const to =
    refused !== undefined
      ? { state: refused.change === undefined ? null : changed(state, refused.change), value: refused.value }
      : isTaken
        ? { state: next, value: itemAt(values, at + 1) }
        : null;
  if (to === null) return null;
  const delta = to.value - value;
  const chance = delta >= 0 ? 1 : Math.exp(delta / temperature);
  return { ...to, delta, chance, drawn: drawn?.[at] ?? null, isTaken };
}

/** A frame for each beam. */
function beamFrames(data: RunData, beams: readonly number[], states: readonly State[]): RunFrame[] {
  const { values, parents = [], brokenAt } = data;
  const groups = groupsOf(beams);
  // What follows the last beam that can be told is no beam, and may be long.
  const widest = groups.slice(0, -1).reduce((most, { from, to }) => Math.max(most, to - from), 1);
  let best = -Infinity;
  return groups.map(({ from, to }, number) => {
    const until = brokenAt !== null && brokenAt >= from && brokenAt < to ? brokenAt + 1 : 0;
    const end = groups.length === 1 ? to : Math.min(to, Math.max(from + widest, until));
    const before = groups[number - 1]?.from ?? 0;
    const members = states.slice(from, end).map((state, place) => ({
      state,
      value: itemAt(values, from + place),
      parents: (parents[from + place] ?? []).map((at) => at - before),
      isBroken: from + place === brokenAt,
    }));
    const top = members.reduce((most, each) => (each.value > most.value ? each : most));
    const isBest = top.value > best;
    best = Math.max(best, top.value);
    return {
      step: number,
      place: data.first + end - 1,
      state: top.state,
      value: top.value,
      best,
      isBest,
      before: null,
      isStart: number === 0,
      isBroken: members.some((each) => each.isBroken),
      temperature: null,
      proposal: null,
      beam: members,
    };
  });
}

/** Fewer steps than this are all shown. */
const FEW = 30;

/**
 * Steps that matter in a long run, as their places: both ends, what is better than all before, new climbs,
 * those around the broken one, the first refusal, the first refusal of what is no worse, and the least likely
 * step down that was taken.
 */
export function keySteps(frames: readonly RunFrame[]): readonly number[] {
  if (frames.length <= FEW) return frames.map((_, at) => at);
  const refused = frames.findIndex(({ proposal }) => proposal?.isTaken === false);
  const wronged = frames.findIndex(({ proposal }) => proposal?.isTaken === false && proposal.delta >= 0);
  const boldest = frames.reduce(
    (least, { proposal }, at) => {
      const chance = proposal?.isTaken === true ? proposal.chance : 1;
      return chance < least.chance ? { at, chance } : least;
    },
    { at: -1, chance: 1 },
  ).at;
  const broken = frames.findIndex(({ isBroken }) => isBroken);
  return frames.flatMap(({ isBest, isStart }, at) => {
    const isNear = broken >= 0 && Math.abs(at - broken) <= 1;
    const isEnd = at === 0 || at === frames.length - 1;
    const isKey = isEnd || isBest || isStart || isNear || [refused, wronged, boldest].includes(at);
    return isKey ? [at] : [];
  });
}
