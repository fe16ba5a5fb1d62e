/** @import { Options, Problem, Random, State } from '../../starter/cutoff' */

/**
 * All successors in one list, sorted by value.
 *
 * @param {Problem} problem
 * @param {Random} _random
 * @param {Options} options
 * @returns {State}
 */
export function localBeam(problem, _random, options) {
  let beam = [problem.initial];
  while (beam.length < options.k) beam.push(problem.randomState());
  for (let step = 0; ; step += 1) {
    beam.sort((a, b) => problem.value(b) - problem.value(a));
    if (problem.value(beam[0]) >= options.goal || step === options.steps) return beam[0];
    const successors = beam.flatMap((state) => problem.neighbours(state));
    beam = successors.sort((a, b) => problem.value(b) - problem.value(a)).slice(0, options.k);
  }
}
