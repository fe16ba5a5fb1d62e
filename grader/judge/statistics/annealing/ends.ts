import type { Schedule } from '../../../../reference/local/schedule.ts';
import { type LocalProblem } from '../../../content/localProblem.ts';
import { openSchedule } from '../../../content/openSchedule.ts';
import type { LocalInput } from '../../../types/input.ts';
import type { Log } from '../../../reading/annealingLog.ts';
import type { State } from '../../../reading/neighbourhood.ts';
import { readState } from '../../../reading/localRun.ts';
import type { Observation } from '../../../types/observation.ts';
import { itemAt } from '../../../types/lookup.ts';
import { add, item, real } from '../elements.ts';
import { logMean } from '../logs.ts';

/** So few states can be reached that all walks through them can be summed, and kept states soon know all. */
const MOST_STATES = 64;
const MOST_STEPS = 10_000;

/** How likely it is that a run ends at a lower state, and at one as high. */
interface Share {
  readonly lower: number;
  readonly alike: number;
}

/** Where a correct run ends: at the current state of the step whose temperature is 0. */
export interface Ends {
  readonly steps: number;
  /** By the key of a state. */
  readonly shares: ReadonlyMap<string, Share>;
}

/** The end of one run. */
export interface End extends Share {
  readonly state: State;
}

const keyOf = (state: readonly number[]): string => state.join();

interface Place {
  readonly key: string;
  readonly value: number;
  readonly neighbours: readonly number[];
}

/**
 * Where runs of an input end, summed over all of their steps; null where there are too many states or steps,
 * the start is drawn, moves are counted, or a goal ends the search before it is cold.
 */
export function endsOf(
  { problem: { initial }, schedule, countsMoves, options }: LocalInput,
  problem: LocalProblem,
): Ends | null {
  if (initial === null || schedule === undefined || countsMoves === true || options['goal'] !== undefined)
    return null;
  const places = placesFrom(initial, problem);
  if (places?.every(({ neighbours }) => neighbours.length > 0) !== true) return null;
  const temperature = openSchedule(schedule);
  const steps = stepsOf(temperature);
  if (steps === null) return null;
  let chances = new Float64Array(places.length);
  chances[0] = 1;
  for (let t = 1; t <= steps; t += 1) chances = after(places, chances, temperature(t));
  const sum = (isMeant: (value: number) => boolean): number =>
    places.reduce((total, { value }, at) => total + (isMeant(value) ? real(chances, at) : 0), 0);
  const shares = new Map(
    places.map(({ key, value }) => [
      key,
      { lower: sum((other) => other < value), alike: sum((other) => other === value) },
    ]),
  );
  return { steps, shares };
}

/**
 * The end that a run tells; null where it is none that can be, came before the schedule was cold, or nothing
 * is known of ends.
 */
export function endOf(
  ends: Ends | null,
  { marks }: Log,
  { outcome }: Observation,
  problem: LocalProblem,
): End | null {
  if (ends === null || outcome.kind !== 'returned') return null;
  const asked = new Set(marks.flatMap(({ kind, a }) => (kind === 'schedule' ? [a] : [])));
  for (let t = 1; t <= ends.steps + 1; t += 1) if (!asked.has(t)) return null;
  const state = readState(problem, outcome.value);
  const share = state === null ? undefined : ends.shares.get(keyOf(state));
  return state === null || !(share !== undefined && share.alike > 0) ? null : { ...share, state };
}

/** All that can be reached, the start first; null where there is more than is looked at. */
function placesFrom(initial: readonly number[], problem: LocalProblem): Place[] | null {
  const states = [[...initial]];
  const numbers = new Map([[keyOf(initial), 0]]);
  const places: Place[] = [];
  for (let at = 0; at < states.length; at += 1) {
    const state = itemAt(states, at);
    const neighbours = problem.neighbours(state).map((neighbour) => {
      const key = keyOf(neighbour);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, states.length);
      return states.push(neighbour) - 1;
    });
    if (states.length > MOST_STATES) return null;
    places.push({ key: keyOf(state), value: problem.value(state), neighbours });
  }
  return places;
}

function stepsOf(temperature: Schedule): number | null {
  for (let t = 1; t <= MOST_STEPS; t += 1) if (temperature(t) === 0) return t - 1;
  return null;
}

function after(places: readonly Place[], chances: Float64Array, T: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(places.length);
  for (const [at, { value, neighbours }] of places.entries()) {
    const each = real(chances, at) / neighbours.length;
    for (const neighbour of neighbours) {
      const delta = itemAt(places, neighbour).value - value;
      const accepted = delta >= 0 ? 1 : Math.exp(delta / T);
      add(next, neighbour, each * accepted);
      add(next, at, each * (1 - accepted));
    }
  }
  return next;
}

/** How strongly a bet leans to low ends. */
const LEANINGS: readonly number[] = [1, 4, 16, 64];

/**
 * Bets that runs end lower than they should. Where a search ends tells what it accepted, even at states that
 * it keeps and asks for no more.
 */
export class LowEndBet {
  readonly #logs = new Float64Array(LEANINGS.length);

  get logE(): number {
    return logMean(this.#logs);
  }

  /** The end of one run. A leaning l bets e^(−l·u), of its mean, on an end with a part u of all below it. */
  update({ lower, alike }: Share): void {
    for (let at = 0; at < LEANINGS.length; at += 1) {
      const leaning = item(LEANINGS, at);
      // The mean of e^(−l·u) over the part from u = lower to lower + alike, against that over all.
      const here = (Math.exp(-leaning * lower) * -Math.expm1(-leaning * alike)) / alike;
      add(this.#logs, at, Math.log(here / -Math.expm1(-leaning)));
    }
  }
}
