import type { LocalProblem } from '../../../content/localProblem.ts';
import { type Neighbourhood, featuresOf } from '../../../reading/neighbourhood.ts';
import type { Landscape } from '../../../../mistakes/chances/annealing.ts';
import { add, index, member, real } from '../elements.ts';
import type { Alike } from '../likelihoods.ts';
import { ofLength } from '../ofLength.ts';
import { Numbering } from '../numbering.ts';
import { GAIN_BETS, PLACE_BETS, PROPOSAL_BETS } from './bets.ts';

/** A state's neighbours sorted by how much better they are, which is all that acceptance depends on. */
export interface Terrain extends Landscape {
  readonly around: Neighbourhood;
  readonly features: readonly Uint8Array[];
  /** Options that are equally likely: each group of neighbours, and at the end to stay. */
  readonly alike: Alike;
  /** Whether each option leads to a better, an equal or a worse state, or stays: 0 to 3. */
  readonly kinds: Uint8Array;
  /**
   * Chances of proposing each neighbour, for each mistake in proposing by what it is or where it stands, in
   * the order of `KERNEL_MISTAKES`.
   */
  readonly proposals: readonly Float64Array[];
  /** The same of each group, one mistake after the other; worked out once they are needed. */
  readonly proposalsOfGroups: () => Float64Array;
  /** Chances of proposing each neighbour of a group, for each mistake in proposing by gain. */
  readonly proposalsByGain: readonly Float64Array[];
}

const gains = new Numbering();
const [BETTER, EQUAL, WORSE, STAYED] = [0, 1, 2, 3];

/** The chances of each of k neighbours under each of `PLACE_BETS`. */
const byPlaceAlone = ofLength((k) => PLACE_BETS.map(({ chance }) => Float64Array.from(chance(k))));
const allOf = ofLength((k) => Array.from({ length: k }, (_, at) => at));

export function terrainOf({ values: sizes }: LocalProblem, around: Neighbourhood): Terrain {
  const { value, values } = around;
  const k = values.length;
  // Two arrays for all, as each that is not tiny is dear to make.
  const reals = new Float64Array(2 * k + 1);
  const group = new Uint32Array(k + 1);
  const kinds = new Uint8Array(k + 1);
  for (let j = 0; j < k; j += 1) {
    const delta = real(values, j) - value;
    const at = gains.numberOf(delta);
    reals[at] = delta;
    add(reals, k + at, 1);
    group[j] = at;
    kinds[j] = delta > 0 ? BETTER : delta === 0 ? EQUAL : WORSE;
  }
  const groups = gains.clear();
  group[k] = groups;
  kinds[k] = STAYED;
  reals[k + groups] = 1;
  const landscape: Landscape = {
    around,
    sizes,
    deltas: reals.subarray(0, groups),
    counts: reals.subarray(k, k + groups),
    group: group.subarray(0, k),
  };
  const proposals = [...byPlaceAlone(k), ...PROPOSAL_BETS.map(({ chance }) => chance(landscape))];
  let ofGroups: Float64Array | null = null;
  return {
    ...landscape,
    around,
    features: featuresOf(around, allOf(k), true),
    alike: { group, counts: reals.subarray(k, k + groups + 1) },
    kinds,
    proposals,
    proposalsByGain: GAIN_BETS.map(({ chance }) => chance(landscape)),
    proposalsOfGroups: () => (ofGroups ??= summed(proposals, group, groups)),
  };
}

/** The sums of each group, of one array after the other. */
function summed(arrays: readonly Float64Array[], group: Uint32Array, groups: number): Float64Array {
  const sums = new Float64Array(arrays.length * groups);
  for (let m = 0; m < arrays.length; m += 1) {
    const each = member(arrays, m);
    for (let j = 0; j < each.length; j += 1) add(sums, m * groups + index(group, j), real(each, j));
  }
  return sums;
}
