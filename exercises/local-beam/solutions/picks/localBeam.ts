import type { Options, Problem, Random, State } from '../../starter/cutoff';

type Rated = { readonly state: State; readonly value: number };

/** Rates each successor once, and picks the best k times. */
export function localBeam(problem: Problem, _random: Random, { k, steps, goal }: Options): State {
  const rate = (state: State): Rated => ({ state, value: problem.value(state) });
  const best = (rated: readonly Rated[]): Rated => rated.reduce((a, b) => (b.value > a.value ? b : a));
  let beam = [problem.initial, ...Array.from({ length: k - 1 }, () => problem.randomState())].map(rate);
  for (let step = 0; step < steps && best(beam).value < goal; step += 1) {
    const successors = beam.flatMap(({ state }) => problem.neighbours(state)).map(rate);
    beam = [];
    while (beam.length < k && successors.length > 0) {
      const next = best(successors);
      successors.splice(successors.indexOf(next), 1);
      beam.push(next);
    }
  }
  return best(beam).state;
}
