/** Simulated annealing in named parts, equal to figure 4.5 as it stands; a mistake replaces some. */
import type { Draws } from '../../reference/random.ts';
import type { Annealing, GivenProblem, State } from '../correct/local/api.ts';

interface Parts {
  /** The time t of step k = 1, 2, …, after so many moves. */
  time(k: number, moves: number): number;
  /** Whether the schedule is asked in that step; if not, T is what it was. */
  asks(k: number): boolean;
  /**
   * The temperature that the search works with; `T` is what the schedule answers, `first` what it answered
   * first.
   */
  temperature(T: number, first: number, memory: Memory, k: number): number;
  ends(T: number, problem: GivenProblem, current: State): boolean;
  neighbours(problem: GivenProblem, current: State): State[];
  propose(random: Draws, neighbours: State[], current: State, problem: GivenProblem): State;
  delta(problem: GivenProblem, current: State, next: State, best: State): number;
  accepts(random: Draws, delta: number, T: number): boolean;
  answer(current: State, best: State, path: readonly State[]): unknown;
}

/** What outlives one call. */
interface Memory {
  T?: number;
}

const FIGURE_4_5: Parts = {
  time: (k) => k,
  asks: () => true,
  temperature: (T) => T,
  ends: (T) => T === 0,
  neighbours: (problem, current) => problem.neighbours(current),
  propose: (random, neighbours) => random.choice(neighbours),
  delta: (problem, current, next) => problem.value(next) - problem.value(current),
  accepts: (random, delta, T) => delta > 0 || random.number() < Math.exp(delta / T),
  answer: (current) => current,
};

/** A run that would never end stops here; the checks count steps too. */
const FOR_EVER = 5_000;

export function annealing(replaced: Partial<Parts>, memory: Memory = {}): Annealing {
  const parts = { ...FIGURE_4_5, ...replaced };
  return (problem, schedule, random) => {
    let current = problem.initial;
    let best = current;
    const path = [current];
    let first: number | undefined;
    let asked = 0;
    let moves = 0;
    for (let k = 1; k < FOR_EVER; k += 1) {
      if (parts.asks(k)) asked = schedule(parts.time(k, moves));
      first ??= asked;
      const T = parts.temperature(asked, first, memory, k);
      if (parts.ends(T, problem, current)) break;
      const next = parts.propose(random, parts.neighbours(problem, current), current, problem);
      if (parts.accepts(random, parts.delta(problem, current, next, best), T)) {
        current = next;
        path.push(current);
        moves += 1;
      }
      if (problem.value(current) > problem.value(best)) best = current;
    }
    return parts.answer(current, best, path);
  };
}

/** Acceptance by a probability of ΔE and T; uphill moves always. */
export const acceptsWith = (p: (delta: number, T: number) => number): Pick<Parts, 'accepts'> => ({
  accepts: (random, delta, T) => delta >= 0 || random.number() < p(delta, T),
});

/** The index is floor(u · k), and the same u is compared with the probability. */
export function oneDraw(): Partial<Parts> {
  let draw = 0;
  return {
    propose: (random, neighbours) => neighbours[Math.floor((draw = random.number()) * neighbours.length)]!,
    accepts: (_random, delta, T) => delta >= 0 || draw < Math.exp(delta / T),
  };
}

/** Without the neighbours that put a changed position on its first or last value. */
export function inside(neighbours: State[], current: State): State[] {
  const last = current.length - 1;
  const kept = neighbours.filter((next) =>
    next.every((row, at) => row === current[at] || (row > 0 && row < last)),
  );
  return kept.length > 0 ? kept : neighbours;
}

/** Proposes the current state with a chance. */
export const staying = (chance: number): Pick<Parts, 'propose'> => ({
  propose: (random, neighbours, current) => (random.number() < chance ? current : random.choice(neighbours)),
});
