import { hillClimbing, highestValued } from '../../../../reference/local/hillClimbing.ts';
import { table } from '../../../../reference/local/schedule.ts';
import { simulatedAnnealing } from '../../../../reference/local/simulatedAnnealing.ts';
import type { Problem } from '../../../../reference/problem.ts';
import { climb, line } from '../../../../reference/problems/landscape.ts';
import { Random } from '../../../../reference/random.ts';
import { optionsOf } from './code.ts';
import type { Code, Gap } from './code.ts';

/** With a plateau, local maxima, and a slope on either side. */
const PLACES = [3, 5, 9, 7, 4, 4, 4, 6, 8, 10, 2, 1, 11, 12, 6, 5];
const problemFrom = (place: number): Problem<number> => climb(line(PLACES), place);
const TEMPERATURES = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0.5];

/** A search that has not ended by then goes on for ever. */
const MOST_STEPS = 100;

/** What the lines of annealing work out. */
interface Annealing {
  isOver(T: number, t: number): boolean;
  end(current: number, next: number): number;
  next(successors: readonly number[], value: (place: number) => number, random: Random): number;
  delta(next: number, current: number, T: number): number;
  isUphill(delta: number, T: number, next: number): boolean;
  chance(delta: number, T: number): number;
}
const ANNEALING: Annealing = {
  isOver: (T) => T === 0,
  end: (current) => current,
  next: (successors, _value, random) => random.choice(successors),
  delta: (next, current) => next - current,
  isUphill: (delta) => delta > 0,
  chance: (delta, T) => Math.exp(delta / T),
};

function annealed(seed: number, place: number, part: Partial<Annealing>): number | null {
  const { isOver, end, next: draw, delta, isUphill, chance } = { ...ANNEALING, ...part };
  const random = Random.seeded(seed);
  const { neighbours, value } = problemFrom(place);
  let [current, next] = [place, place];
  for (let t = 1; t <= MOST_STEPS; t += 1) {
    const T = TEMPERATURES[t - 1] ?? 0;
    if (isOver(T, t)) return end(current, next);
    next = draw(neighbours(current), value, random);
    const rise = delta(value(next), value(current), T);
    if (isUphill(rise, T, value(next)) || random.number() < chance(rise, T)) current = next;
  }
  return null;
}

const annealsAlike = (part: Partial<Annealing>): boolean =>
  PLACES.every((_, place) => {
    const right = simulatedAnnealing(Random.seeded(place + 1), problemFrom(place), table(TEMPERATURES));
    return annealed(place + 1, place, part) === right;
  });

const annealingGap = (
  at: number,
  words: string,
  parts: Readonly<Record<string, Partial<Annealing>>>,
): Gap => ({ line: at, words, options: optionsOf(parts, annealsAlike) });

/** Figure 4.5 of the textbook. */
export const annealingCode: Code = {
  title: 'simulated annealing',
  lines: [
    'function SIMULATED-ANNEALING(problem, schedule)',
    '  current ← MAKE-NODE(problem.INITIAL-STATE)',
    '  for t = 1 to ∞ do',
    '    T ← schedule(t)',
    '    if T = 0 then return current',
    '    next ← a randomly selected successor of current',
    '    ΔE ← next.VALUE − current.VALUE',
    '    if ΔE > 0 then current ← next',
    '    else current ← next only with probability e^(ΔE/T)',
  ],
  gaps: {
    end: annealingGap(5, 'The schedule says by a temperature of 0 that the search is over.', {
      'if T = 0 then return current': {},
      'if T = 0 then return next': { end: (_current, next) => next },
      'if T > 0 then return current': { isOver: (T) => T > 0 },
      'if t = 0 then return current': { isOver: (_T, t) => t === 0 },
    }),
    next: annealingGap(6, 'Annealing tries any successor, good or bad, and decides then.', {
      'next ← a randomly selected successor of current': {},
      'next ← a highest-valued successor of current': {
        next: (successors, value) => highestValued({ value }, successors)[0] ?? 0,
      },
      'next ← a lowest-valued successor of current': {
        next: (successors, value) => highestValued({ value: (at) => -value(at) }, successors)[0] ?? 0,
      },
      'next ← the first successor of current': { next: ([first = 0]) => first },
    }),
    delta: annealingGap(7, 'It is above 0 where the successor is better.', {
      'ΔE ← next.VALUE − current.VALUE': {},
      'ΔE ← current.VALUE − next.VALUE': { delta: (next, current) => current - next },
      'ΔE ← next.VALUE − T': { delta: (next, _current, T) => next - T },
      'ΔE ← T − current.VALUE': { delta: (_next, current, T) => T - current },
    }),
    uphill: annealingGap(8, 'A better successor is always taken.', {
      'if ΔE > 0 then current ← next': {},
      'if ΔE < 0 then current ← next': { isUphill: (delta) => delta < 0 },
      'if next.VALUE > T then current ← next': { isUphill: (_delta, T, next) => next > T },
      'if T > 0 then current ← next': { isUphill: (_delta, T) => T > 0 },
    }),
    chance: annealingGap(9, 'It falls as the move gets worse, and rises with the temperature.', {
      'else current ← next only with probability e^(ΔE/T)': {},
      'else current ← next only with probability e^(−ΔE/T)': {
        chance: (delta, T) => Math.exp(-delta / T),
      },
      'else current ← next only with probability e^(T/ΔE)': { chance: (delta, T) => Math.exp(T / delta) },
      'else current ← next only with probability 1 − e^(ΔE/T)': {
        chance: (delta, T) => 1 - Math.exp(delta / T),
      },
    }),
  },
};

/** What the lines of hill climbing work out. */
interface Climbing {
  choose(places: readonly number[], value: (place: number) => number): number | undefined;
  isDone(neighbour: number, current: number): boolean;
}
const CLIMBING: Climbing = {
  choose: (places, value) => highestValued({ value }, places)[0],
  isDone: (neighbour, current) => neighbour <= current,
};
function climbed(from: number, part: Partial<Climbing>): number | null {
  const { choose, isDone } = { ...CLIMBING, ...part };
  const { neighbours, value } = problemFrom(from);
  let current = from;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = choose(neighbours(current), value);
    if (next === undefined || isDone(value(next), value(current))) return current;
    current = next;
  }
  return null;
}

const climbingGap = (at: number, words: string, parts: Readonly<Record<string, Partial<Climbing>>>): Gap => ({
  line: at,
  words,
  options: optionsOf(parts, (part) =>
    PLACES.every((_, place) => climbed(place, part) === hillClimbing(problemFrom(place))),
  ),
});

/** Figure 4.2 of the textbook. */
export const hillClimbingCode: Code = {
  title: 'steepest-ascent hill climbing',
  lines: [
    'function HILL-CLIMBING(problem)',
    '  current ← MAKE-NODE(problem.INITIAL-STATE)',
    '  loop do',
    '    neighbor ← a highest-valued successor of current',
    '    if neighbor.VALUE ≤ current.VALUE then return current.STATE',
    '    current ← neighbor',
  ],
  gaps: {
    neighbor: climbingGap(4, 'The steepest ascent looks at all successors and takes one of the best.', {
      'neighbor ← a highest-valued successor of current': {},
      'neighbor ← a lowest-valued successor of current': {
        choose: (places, value) => highestValued({ value: (place) => -value(place) }, places)[0],
      },
      'neighbor ← the first successor of current': { choose: ([first]) => first },
      'neighbor ← the last successor of current': { choose: (places) => places.at(-1) },
    }),
    end: climbingGap(5, 'It ends where no successor is better; at an equal one it would go on for ever.', {
      'if neighbor.VALUE ≤ current.VALUE then return current.STATE': {},
      'if neighbor.VALUE < current.VALUE then return current.STATE': {
        isDone: (neighbour, current) => neighbour < current,
      },
      'if neighbor.VALUE ≥ current.VALUE then return current.STATE': {
        isDone: (neighbour, current) => neighbour >= current,
      },
      'if neighbor.VALUE > current.VALUE then return current.STATE': {
        isDone: (neighbour, current) => neighbour > current,
      },
    }),
  },
};
