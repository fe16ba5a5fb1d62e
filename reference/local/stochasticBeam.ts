/**
 * Stochastic beam search (textbook section 4.1.3): as local beam search, but the k survivors are chosen at
 * random, "with the probability of choosing a given successor being an increasing function of its value".
 *
 * Contract: survivors are drawn without replacement, each draw proportional to `weight(value)`, which is
 * positive and increasing. One draw a survivor. The rest as `localBeam`.
 */
import type { Problem } from '../problem.ts';
import type { Draws } from '../random.ts';
import { beamSearch, type Beam, type BeamOptions } from './localBeam.ts';
import { roulette } from './roulette.ts';

/**
 * Draws the k survivors by weight. @throws RangeError without a start, or for a weight that is negative or
 * not finite.
 */
export function stochasticBeam<S>(
  random: Draws,
  problem: Pick<Problem<S>, 'neighbours' | 'value'>,
  options: BeamOptions<S> & { weight(value: number): number },
): Beam<S> {
  return beamSearch(problem, options, (successors, k) => {
    const weights = successors.map((state) => options.weight(problem.value(state)));
    const left = [...successors];
    const survivors: S[] = [];
    while (survivors.length < k && left.length > 0) {
      const at = roulette(random, weights);
      survivors.push(left[at] as S);
      left.splice(at, 1);
      weights.splice(at, 1);
    }
    return survivors;
  });
}
