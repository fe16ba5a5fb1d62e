import { index, real } from '../elements.ts';
import type { LocalProblem } from '../../../content/localProblem.ts';
import type { Options } from '../choice.ts';
import { ofLength } from '../ofLength.ts';
import { type Neighbourhood, featuresOf } from '../../../reading/neighbourhood.ts';
import type { Landscape, Proposal } from '../../../../mistakes/chances/annealing.ts';
import type { MistakeTexts } from '../../../../mistakes/mistake.ts';
import {
  ACCEPTANCE_BETS,
  acceptsByOneDraw,
  NO_WORSE_BETS,
  ONE_DRAW,
  PLACE_BETS,
  PROPOSAL_BETS,
} from './bets.ts';

const ACCEPTING = [...ACCEPTANCE_BETS, ...NO_WORSE_BETS];
/** The mistakes that show in which state is entered next, whether or not the proposal can be seen. */
export const KERNEL_MISTAKES: readonly MistakeTexts[] = [
  ...ACCEPTING.map(({ mistake }) => mistake),
  ...ONE_DRAW,
  ...[...PLACE_BETS, ...PROPOSAL_BETS].map(({ mistake }) => mistake),
];

/** Where an iteration stands, without what came of it. */
export interface Standing {
  readonly around: Neighbourhood;
  readonly T: number;
  readonly firstT: number;
  readonly behindBest: number;
}

/** A state's neighbours sorted by how much better they are, which is all that acceptance depends on. */
export interface Terrain extends Landscape {
  readonly around: Neighbourhood;
  readonly features: readonly Uint8Array[];
  /**
   * Chances of proposing each neighbour, for each mistake in proposing, in the order of `KERNEL_MISTAKES`.
   */
  readonly proposals: readonly Float64Array[];
}

/** The chances of each of k neighbours under each of `PLACE_BETS`. */
const byPlaceAlone = ofLength((k) => PLACE_BETS.map(({ chance }) => Float64Array.from(chance(k))));

export function terrainOf({ values: sizes }: LocalProblem, around: Neighbourhood): Terrain {
  const { value, values, neighbours } = around;
  const deltas: number[] = [];
  const counts: number[] = [];
  const group = new Uint32Array(values.length);
  for (let j = 0; j < group.length; j += 1) {
    const delta = real(values, j) - value;
    const known = deltas.indexOf(delta);
    const at = known >= 0 ? known : deltas.push(delta) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
    group[j] = at;
  }
  const all = neighbours.map((_, at) => at);
  const landscape: Landscape = {
    around,
    sizes,
    deltas: Float64Array.from(deltas),
    counts: Float64Array.from(counts),
    group,
  };
  return {
    ...landscape,
    around,
    features: featuresOf(around, all, true),
    proposals: [...byPlaceAlone(values.length), ...PROPOSAL_BETS.map(({ chance }) => chance(landscape))],
  };
}

/**
 * The chances of a correct iteration: option j < k enters neighbour j, with 1/k · min(1, e^(ΔE/T)); option k
 * stays. To stay is summed from what is not accepted, so that it is 0 exactly where every neighbour is
 * better. With `t`, there is one feature more, of when it is.
 */
export function kernelOptions(terrain: Terrain, T: number, t?: number): Options {
  const { deltas, counts, features, around } = terrain;
  const k = around.values.length;
  const logP = new Float64Array(k + 1);
  let stay = 0;
  for (let at = 0; at < deltas.length; at += 1)
    if (real(deltas, at) < 0) stay += (real(counts, at) / k) * -Math.expm1(real(deltas, at) / T);
  for (let j = 0; j < k; j += 1) logP[j] = Math.min(0, deltaOf(terrain, j) / T) - Math.log(k);
  logP[k] = Math.log(stay);
  return { logP, features: t === undefined ? features : [...features, whenAndHow(terrain, t)] };
}

/** Times that are told apart: from each on, twice in each doubling. */
const TIMES = 16;

/** When in the run, and whether to a better, equal or worse neighbour or to none. */
function whenAndHow({ around: { value, values } }: Terrain, t: number): Uint8Array {
  const time = Math.max(0, Math.min(TIMES - 1, Math.floor(2 * Math.log2(t))));
  const kinds = new Uint8Array(values.length + 1).fill(4 * time + 3);
  for (let j = 0; j < values.length; j += 1)
    kinds[j] = 4 * time + (real(values, j) > value ? 0 : real(values, j) === value ? 1 : 2);
  return kinds;
}

/** ΔE of neighbour j. */
const deltaOf = ({ deltas, group }: Terrain, j: number): number => real(deltas, index(group, j));

/** The chance that each neighbour is accepted, as it should be. */
function acceptedRightly({ deltas, group }: Terrain, T: number): Float64Array {
  const ofGroups = new Float64Array(deltas.length);
  for (let at = 0; at < deltas.length; at += 1) {
    const delta = real(deltas, at);
    ofGroups[at] = delta >= 0 ? 1 : Math.exp(delta / T);
  }
  const accepted = new Float64Array(group.length);
  for (let j = 0; j < group.length; j += 1) accepted[j] = real(ofGroups, index(group, j));
  return accepted;
}

/**
 * log of the chance, under each known mistake, of what happened: one of the options `taken`.
 * Written into `logQ`, in the order of `KERNEL_MISTAKES`.
 */
export function kernelUnderMistakes(
  terrain: Terrain,
  { T, firstT, behindBest }: Standing,
  taken: readonly number[],
  logQ: Float64Array,
): void {
  const { deltas, counts, proposals, around } = terrain;
  const k = around.values.length;
  const entered = taken.filter((j) => j < k);
  const stays = taken.length > entered.length;
  const proposal = (delta: number): Proposal => ({ delta, T, firstT, behindBest });
  const correct = acceptedRightly(terrain, T);
  let m = 0;
  for (const { chance: accepts } of ACCEPTING) {
    let q = 0;
    for (const j of entered) q += accepts(proposal(deltaOf(terrain, j))) / k;
    if (stays)
      for (let at = 0; at < deltas.length; at += 1)
        q += (real(counts, at) / k) * (1 - accepts(proposal(real(deltas, at))));
    logQ[m] = Math.log(q);
    m += 1;
  }
  // One draw for both: it moves to position j for j/k ≤ draw < min((j + 1)/k, p).
  let q = 0;
  for (const j of entered) q += acceptsByOneDraw(real(correct, j), j, k) / k;
  if (stays) for (let j = 0; j < k; j += 1) q += (1 - acceptsByOneDraw(real(correct, j), j, k)) / k;
  logQ[m] = Math.log(q);
  m += 1;
  for (const weights of proposals) {
    q = 0;
    for (const j of entered) q += real(weights, j) * real(correct, j);
    if (stays)
      for (let j = 0; j < k; j += 1) if (real(correct, j) < 1) q += real(weights, j) * (1 - real(correct, j));
    logQ[m] = Math.log(q);
    m += 1;
  }
}
