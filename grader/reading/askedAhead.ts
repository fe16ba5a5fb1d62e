import { itemAt } from '../types/lookup.ts';

/** A question or a draw of an annealing. */
export interface Mark {
  readonly kind: 'schedule' | 'neighbours' | 'value' | 'draw';
  /** The state's number, or t. */
  readonly a: number;
  /** T, or the state's value. */
  readonly b: number;
  /** Of a draw: which kind, as its place among all questions. */
  readonly op: number;
}

/**
 * Temperatures that were all asked for before the search began belong to the steps one by one, and each is
 * put where its step begins. Where that is must be seen from how often a step draws, what it weighs, or how
 * often it asks for neighbours: the first of these ways that makes as many steps as there were temperatures
 * above 0, `each` times as many, is taken. Null where none does.
 */
export function inTurn(marks: readonly Mark[], each = 1): Mark[] | null {
  const times = marks.filter(({ kind }) => kind === 'schedule');
  const above = warmOf(times);
  if (each * above.length + (times.length - above.length) < 2) return null;
  const warm = above.flatMap((time) => Array.from({ length: each }, () => time));
  const rest = marks.filter(({ kind }) => kind !== 'schedule');
  for (const startsOf of WAYS) {
    const starts = startsOf(rest, warm.length);
    if (starts === null || starts.length !== warm.length) continue;
    const placed: Mark[] = [];
    let from = 0;
    for (const [step, start] of starts.entries()) {
      placed.push(...rest.slice(from, start), itemAt(warm, step));
      from = start;
    }
    // Where the first temperature is not above 0 there is no step, and so no place where one starts.
    const [first = 0] = starts;
    const end = endOf(rest, first);
    return [...placed, ...rest.slice(from, end), ...times.slice(above.length), ...rest.slice(end)];
  }
  return null;
}

/** The temperatures before the first that is not above 0. */
export function warmOf(times: readonly Mark[]): readonly Mark[] {
  const cold = times.findIndex(({ b }) => !(b > 0));
  return cold < 0 ? times : times.slice(0, cold);
}

/**
 * Where the last step ends: who asks for neighbours before drawing one may do so once more, and find that it
 * is cold.
 */
function endOf(marks: readonly Mark[], first: number): number {
  if (marks[first]?.kind !== 'neighbours') return marks.length;
  const drawn = marks.findLastIndex(({ kind }) => kind === 'draw');
  const again = marks.findIndex(({ kind }, at) => at > drawn && kind === 'neighbours');
  return again < 0 ? marks.length : again;
}

/** Where steps begin: places in the log, in order; null where this way does not fit. */
type StartsOf = (marks: readonly Mark[], steps: number) => number[] | null;

const placesOf = (marks: readonly Mark[], isOne: (mark: Mark) => boolean): number[] =>
  marks.flatMap((mark, at) => (isOne(mark) ? [at] : []));

/** Every m-th of some places, where there are m for each step. */
function everyOf(places: readonly number[], steps: number): number[] | null {
  const each = places.length / steps;
  return Number.isInteger(each) && each > 0 ? places.filter((_, at) => at % each === 0) : null;
}

/** The first questions for neighbours since the draw before, where there are any; else the draw itself. */
function beforeDraws(marks: readonly Mark[], draws: readonly number[]): number[] {
  return draws.map((draw) => {
    let start = draw;
    for (let at = draw - 1; at >= 0 && itemAt(marks, at).kind !== 'draw'; at -= 1)
      if (itemAt(marks, at).kind === 'neighbours') start = at;
    return start;
  });
}

/** Neighbours are drawn by one kind of draw, and the others decide what is accepted. */
function byFirstDraw(marks: readonly Mark[], steps: number): number[] | null {
  const first = marks.find(({ kind }) => kind === 'draw');
  if (first === undefined) return null;
  const draws = placesOf(marks, ({ kind, op }) => kind === 'draw' && op === first.op);
  const starts = everyOf(draws, steps);
  return starts === null ? null : beforeDraws(marks, starts);
}

/**
 * All draws are of one kind: after one that led to a worse state comes one that decides, and where `orLevel`,
 * after one that led to an equal state too.
 */
function byWorth(marks: readonly Mark[], orLevel: boolean): number[] | null {
  const values = new Map(marks.flatMap(({ kind, a, b }) => (kind === 'value' ? [[a, b] as const] : [])));
  const draws: number[] = [];
  let current = -1;
  let decides = false;
  let drawn = true;
  for (const [at, { kind, a }] of marks.entries()) {
    if (kind === 'neighbours') current = a;
    if (kind === 'value' && !drawn && a !== current) {
      const [from, to] = [values.get(current), values.get(a)];
      if (from === undefined || to === undefined) return null;
      decides = to < from || (orLevel && to === from);
      drawn = true;
    }
    if (kind !== 'draw') continue;
    if (decides) {
      decides = false;
      continue;
    }
    if (!drawn) return null; // what the draw before led to was not weighed
    draws.push(at);
    drawn = false;
  }
  return beforeDraws(marks, draws);
}

/** Neighbours are asked for in each step, so many times about one state. */
function byNeighbours(marks: readonly Mark[], steps: number): number[] | null {
  const asked = placesOf(marks, ({ kind }) => kind === 'neighbours');
  const starts = everyOf(asked, steps);
  if (starts === null) return null;
  const each = asked.length / steps;
  const isOfOne = asked.every(
    (place, at) => itemAt(marks, place).a === itemAt(marks, itemAt(asked, at - (at % each))).a,
  );
  return isOfOne ? starts : null;
}

const WAYS: readonly StartsOf[] = [
  byFirstDraw,
  (marks) => byWorth(marks, true),
  (marks) => byWorth(marks, false),
  byNeighbours,
];
