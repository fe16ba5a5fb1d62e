import type { Annealing, State } from '../correct/local/api.ts';
import { program } from '../correct/correctProgram.ts';
import type { Taught } from './taught.ts';

export const ANNEALING_TAUGHT: readonly Taught<Annealing>[] = [
  {
    id: 'time-from-zero',
    title: 'a schedule that is asked from t = 0 on',
    ways: [],
    programs: [
      program('time-from-zero-recursive', 'a call for each step, from t = 0', (problem, schedule, random) => {
        const from = (current: State, t: number): State => {
          const temperature = schedule(t);
          if (temperature === 0) return current;
          const next = random.choice(problem.neighbours(current));
          const delta = problem.value(next) - problem.value(current);
          const isTaken = delta > 0 || random.number() < Math.exp(delta / temperature);
          return from(isTaken ? next : current, t + 1);
        };
        return from(problem.initial, 0);
      }),
    ],
  },
  {
    id: 'stops-at-goal',
    title: 'an end at a value of 0, which is a solution of n queens',
    ways: [],
    programs: [
      program('stops-at-goal-carrying-value', 'the value carried along', (problem, schedule, random) => {
        let current = problem.initial;
        let value = problem.value(current);
        for (let t = 1; value !== 0; t += 1) {
          const temperature = schedule(t);
          if (temperature === 0) return current;
          const next = random.choice(problem.neighbours(current));
          const other = problem.value(next);
          if (other < value && random.number() >= Math.exp((other - value) / temperature)) continue;
          [current, value] = [next, other];
        }
        return current;
      }),
    ],
  },
];
