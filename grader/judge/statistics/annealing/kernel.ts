import type { LocalProblem } from '../../../content/localProblem.ts';
import type { Mistake } from '../knownBets.ts';
import type { Options } from '../manyWay.ts';
import { type Neighbourhood, featuresOf } from '../../../reading/neighbourhood.ts';
import {
  ACCEPTANCE_MISTAKES,
  BEST_OF_TWO,
  BEST_PROPOSED,
  EDGE_NEVER,
  NO_WORSE_MISTAKES,
  ONE_DRAW,
  PROPOSAL_MISTAKES,
  acceptsByOneDraw,
  type AcceptanceMistake,
  type Proposal,
} from './rules.ts';

const ACCEPTING: readonly AcceptanceMistake[] = [...ACCEPTANCE_MISTAKES, ...NO_WORSE_MISTAKES];
/** The mistakes that show in which state is entered next, whether or not the proposal can be seen. */
export const KERNEL_MISTAKES: readonly Mistake[] = [
  ...ACCEPTING,
  ONE_DRAW,
  ...PROPOSAL_MISTAKES,
  BEST_OF_TWO,
  BEST_PROPOSED,
  EDGE_NEVER,
];

/** Where an iteration stands, without what came of it. */
export interface Standing {
  readonly around: Neighbourhood;
  readonly T: number;
  readonly firstT: number;
  readonly behindBest: number;
}

/** A state's neighbours sorted by how much better they are, which is all that acceptance depends on. */
export interface Terrain {
  readonly around: Neighbourhood;
  /** The different ΔE, and how many neighbours have each. */
  readonly deltas: readonly number[];
  readonly counts: readonly number[];
  /** Index into `deltas` for each neighbour. */
  readonly group: Uint32Array;
  readonly features: readonly Uint8Array[];
  /**
   * Chances of proposing each neighbour, for each mistake in proposing, in the order of `KERNEL_MISTAKES`.
   */
  readonly proposals: readonly (readonly number[])[];
}

export function terrainOf(
  problem: LocalProblem,
  around: Neighbourhood,
  weightsOf: (k: number) => readonly (readonly number[])[],
): Terrain {
  const { value, values, neighbours } = around;
  const deltas: number[] = [];
  const counts: number[] = [];
  const group = Uint32Array.from(values, (other) => {
    const known = deltas.indexOf(other - value);
    const at = known >= 0 ? known : deltas.push(other - value) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
    return at;
  });
  const all = neighbours.map((_, at) => at);
  const proposals = [
    ...weightsOf(values.length),
    betterOfTwo(deltas, counts, group),
    bestOnly(values),
    edgeNever(problem, around),
  ];
  return { around, deltas, counts, group, features: featuresOf(around, all, true), proposals };
}

/**
 * The larger of two values drawn with replacement; the first draw if they are equal. By groups of equal
 * values, which are few.
 */
function betterOfTwo(deltas: readonly number[], counts: readonly number[], group: Uint32Array): number[] {
  const k = group.length;
  const chances = deltas.map((delta, at) => {
    let below = 0;
    for (let other = 0; other < deltas.length; other += 1)
      if (deltas[other]! < delta) below += counts[other]!;
    return (2 * below + counts[at]!) / (k * k);
  });
  return Array.from(group, (at) => chances[at]!);
}

function bestOnly(values: Float64Array): number[] {
  const highest = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const count = values.filter((value) => value === highest).length;
  return Array.from(values, (value) => (value === highest ? 1 / count : 0));
}

function edgeNever({ values: sizes }: LocalProblem, { state, neighbours }: Neighbourhood): number[] {
  const isInside = neighbours.map((neighbour) => {
    const at = neighbour.findIndex((item, position) => item !== state[position]);
    return at >= 0 && sizes[at]! > 2 && neighbour[at]! > 0 && neighbour[at]! < sizes[at]! - 1;
  });
  const count = isInside.filter(Boolean).length;
  return isInside.map((inside) => (count === 0 ? 1 / neighbours.length : inside ? 1 / count : 0));
}

/**
 * The chances of a correct iteration: option j < k enters neighbour j, with 1/k · min(1, e^(ΔE/T)); option k
 * stays. To stay is summed from what is not accepted, so that it is 0 exactly where every neighbour is
 * better.
 */
export function kernelOptions({ deltas, counts, group, features, around }: Terrain, T: number): Options {
  const k = around.values.length;
  const logP = new Float64Array(k + 1);
  let stay = 0;
  for (const [at, delta] of deltas.entries())
    if (delta < 0) stay += (counts[at]! / k) * -Math.expm1(delta / T);
  for (let j = 0; j < k; j += 1) logP[j] = Math.min(0, deltas[group[j]!]! / T) - Math.log(k);
  logP[k] = Math.log(stay);
  return { logP, features };
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
  const { deltas, counts, group, proposals, around } = terrain;
  const k = around.values.length;
  const entered = taken.filter((j) => j < k);
  const stays = taken.length > entered.length;
  const proposal = (delta: number): Proposal => ({ delta, T, firstT, behindBest });
  const correct = deltas.map((delta) => (delta >= 0 ? 1 : Math.exp(delta / T)));
  let m = 0;
  for (const { accepts } of ACCEPTING) {
    let q = 0;
    const accepted = deltas.map((delta) => accepts(proposal(delta)));
    for (const j of entered) q += accepted[group[j]!]! / k;
    if (stays) for (let at = 0; at < deltas.length; at += 1) q += (counts[at]! / k) * (1 - accepted[at]!);
    logQ[m] = Math.log(q);
    m += 1;
  }
  // One draw for both: it moves to position j for j/k ≤ draw < min((j + 1)/k, p).
  let q = 0;
  for (const j of entered) q += acceptsByOneDraw(correct[group[j]!]!, j, k) / k;
  if (stays) for (let j = 0; j < k; j += 1) q += (1 - acceptsByOneDraw(correct[group[j]!]!, j, k)) / k;
  logQ[m] = Math.log(q);
  m += 1;
  for (const weights of proposals) {
    q = 0;
    for (const j of entered) q += weights[j]! * correct[group[j]!]!;
    if (stays)
      for (let j = 0; j < k; j += 1)
        if (correct[group[j]!]! < 1) q += weights[j]! * (1 - correct[group[j]!]!);
    logQ[m] = Math.log(q);
    m += 1;
  }
}
