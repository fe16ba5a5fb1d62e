import { highestValued } from '../../reference/local/hillClimbing.ts';
import { program } from '../correct/correctProgram.ts';
import type { GivenProblem, Search, State } from '../correct/local/api.ts';
import type { Taught } from './taught.ts';

const firstBeam = (problem: GivenProblem, k: number): State[] => {
  const beam = [problem.initial];
  while (beam.length < k) beam.push(problem.randomState());
  return beam;
};

const bestFirst = (problem: GivenProblem, states: readonly State[]): State[] => {
  const values = new Map(states.map((state) => [state, problem.value(state)]));
  return [...states].sort((a, b) => values.get(b)! - values.get(a)!);
};

export const BEAMS_TAUGHT: readonly Taught<Search>[] = [
  {
    id: 'parents-compete',
    title: 'the k best of the old states and their successors together',
    ways: [],
    programs: [
      program('parents-compete-recursive', 'a call for each beam', (problem, _random, options) => {
        const { k = 1, steps = 0, goal = Infinity } = options;
        const from = (beam: State[], left: number): State => {
          const sorted = bestFirst(problem, beam);
          const [best] = sorted as [State];
          if (left === 0 || problem.value(best) >= goal) return best;
          const successors = sorted.flatMap((state) => problem.neighbours(state));
          return from(bestFirst(problem, [...successors, ...sorted]).slice(0, k), left - 1);
        };
        return from(firstBeam(problem, k), steps);
      }),
    ],
  },
  {
    id: 'stops-at-top',
    title: 'an end where no successor is better than the best of the beam',
    ways: [],
    programs: [
      program('stops-at-top-keeps-best', 'the best so far kept beside', (problem, _random, options) => {
        const { k = 1, steps = 0, goal = Infinity } = options;
        let beam = firstBeam(problem, k);
        let [best] = highestValued<State>(problem, beam) as [State];
        for (let made = 0; made < steps && problem.value(best) < goal; made += 1) {
          const successors = bestFirst(
            problem,
            beam.flatMap((state) => problem.neighbours(state)),
          );
          const [next] = successors;
          if (next === undefined || problem.value(next) <= problem.value(best)) return best;
          best = next;
          beam = successors.slice(0, k);
        }
        return best;
      }),
    ],
  },
];
