import { byte, index, member, real } from '../elements.ts';
import type { Options } from '../choice.ts';
import type { Neighbourhood } from '../../../reading/neighbourhood.ts';
import { NONE_SEEN, type SeenProposals } from '../../../../mistakes/chances/annealing.ts';
import type { MistakeTexts } from '../../../../mistakes/mistake.ts';
import {
  ACCEPTANCE_BETS,
  acceptsByOneDraw,
  GAIN_BETS,
  NO_WORSE_BETS,
  ONE_DRAW,
  PLACE_BETS,
  PROPOSAL_BETS,
} from './bets.ts';
import type { Terrain } from './terrain.ts';

const ACCEPTING = [...ACCEPTANCE_BETS, ...NO_WORSE_BETS];
/** The mistakes that show in which state is entered next, whether or not the proposal can be seen. */
export const KERNEL_MISTAKES: readonly MistakeTexts[] = [
  ...ACCEPTING.map(({ mistake }) => mistake),
  ...ONE_DRAW,
  ...[...PLACE_BETS, ...PROPOSAL_BETS, ...GAIN_BETS].map(({ mistake }) => mistake),
];

/** Where an iteration stands, without what came of it. */
export interface Standing {
  readonly around: Neighbourhood;
  readonly T: number;
  readonly firstT: number;
  readonly t: number;
  readonly behindBest: number;
  readonly seen: SeenProposals;
}

/** Times that are told apart: from each on, twice in each doubling. */
const TIMES = 16;

/** The chances of iterations. Its arrays serve for one after the other, as there are many. */
export class Kernel {
  #logP = new Float64Array(0);
  #when = new Uint8Array(0);
  /** The chance that a neighbour of each group is accepted, as it should be. */
  #accepted = new Float64Array(0);
  readonly #proposal = { delta: 0, T: 0, firstT: 0, t: 0, behindBest: 0, seen: NONE_SEEN };

  /**
   * The chances of a correct iteration: option j < k enters neighbour j, with 1/k · min(1, e^(ΔE/T)); option
   * k stays. To stay is summed from what is not accepted, so that it is 0 exactly where every neighbour is
   * better. With `t`, there is one feature more, of when it is.
   */
  options({ deltas, counts, features, around, alike, kinds }: Terrain, T: number, t?: number): Options {
    const k = around.values.length;
    if (this.#logP.length !== k + 1) this.#logP = new Float64Array(k + 1);
    const logP = this.#logP;
    const logK = Math.log(k);
    let stay = 0;
    for (let at = 0; at < deltas.length; at += 1)
      if (real(deltas, at) < 0) stay += (real(counts, at) / k) * -Math.expm1(real(deltas, at) / T);
    for (let j = 0; j < k; j += 1) logP[j] = Math.min(0, real(deltas, index(alike.group, j)) / T) - logK;
    logP[k] = Math.log(stay);
    return { logP, alike, features: t === undefined ? features : [...features, this.#whenAndHow(kinds, t)] };
  }

  /** When in the run, and whether to a better, equal or worse neighbour or to none. */
  #whenAndHow(kinds: Uint8Array, t: number): Uint8Array {
    if (this.#when.length !== kinds.length) this.#when = new Uint8Array(kinds.length);
    const time = Math.max(0, Math.min(TIMES - 1, Math.floor(2 * Math.log2(t))));
    for (let j = 0; j < kinds.length; j += 1) this.#when[j] = 4 * time + byte(kinds, j);
    return this.#when;
  }

  /**
   * log of the chance, under each known mistake, of what happened: one of the options `taken`.
   * Written into `logQ`, in the order of `KERNEL_MISTAKES`.
   */
  underMistakes(terrain: Terrain, standing: Standing, taken: readonly number[], logQ: Float64Array): void {
    const { deltas, counts, proposals, proposalsByGain, around, alike } = terrain;
    const k = around.values.length;
    const entered = taken.filter((j) => j < k);
    const stays = taken.length > entered.length;
    const correct = this.#acceptRightly(deltas, standing.T);
    this.#underAcceptances(terrain, standing, entered, stays, logQ);
    let m = ACCEPTING.length;
    // One draw for both: it moves to position j for j/k ≤ draw < min((j + 1)/k, p).
    const byOneDraw = (j: number): number => acceptsByOneDraw(real(correct, index(alike.group, j)), j, k);
    let q = 0;
    for (const j of entered) q += byOneDraw(j) / k;
    if (stays) for (let j = 0; j < k; j += 1) q += (1 - byOneDraw(j)) / k;
    logQ[m] = Math.log(q);
    m += 1;
    const ofGroups = stays ? terrain.proposalsOfGroups() : null;
    for (let b = 0; b < proposals.length; b += 1) {
      const each = member(proposals, b);
      q = 0;
      for (const j of entered) q += real(each, j) * real(correct, index(alike.group, j));
      if (ofGroups !== null)
        for (let at = 0; at < deltas.length; at += 1)
          if (real(correct, at) < 1) q += real(ofGroups, b * deltas.length + at) * (1 - real(correct, at));
      logQ[m] = Math.log(q);
      m += 1;
    }
    for (let b = 0; b < proposalsByGain.length; b += 1) {
      const each = member(proposalsByGain, b);
      q = 0;
      for (const j of entered) {
        const at = index(alike.group, j);
        q += real(each, at) * real(correct, at);
      }
      if (stays)
        for (let at = 0; at < deltas.length; at += 1)
          if (real(correct, at) < 1) q += real(counts, at) * real(each, at) * (1 - real(correct, at));
      logQ[m] = Math.log(q);
      m += 1;
    }
  }

  /** Of the mistakes in accepting: the first ones. */
  #underAcceptances(
    { deltas, counts, around, alike }: Terrain,
    { T, firstT, t, behindBest, seen }: Standing,
    entered: readonly number[],
    stays: boolean,
    logQ: Float64Array,
  ): void {
    const k = around.values.length;
    const proposal = this.#proposal;
    proposal.T = T;
    proposal.firstT = firstT;
    proposal.t = t;
    proposal.behindBest = behindBest;
    proposal.seen = seen;
    for (let m = 0; m < ACCEPTING.length; m += 1) {
      const { chance: accepts } = member(ACCEPTING, m);
      let q = 0;
      for (const j of entered) {
        proposal.delta = real(deltas, index(alike.group, j));
        q += accepts(proposal) / k;
      }
      if (stays)
        for (let at = 0; at < deltas.length; at += 1) {
          proposal.delta = real(deltas, at);
          q += (real(counts, at) / k) * (1 - accepts(proposal));
        }
      logQ[m] = Math.log(q);
    }
  }

  #acceptRightly(deltas: Float64Array, T: number): Float64Array {
    if (this.#accepted.length < deltas.length) this.#accepted = new Float64Array(deltas.length);
    for (let at = 0; at < deltas.length; at += 1) {
      const delta = real(deltas, at);
      this.#accepted[at] = delta >= 0 ? 1 : Math.exp(delta / T);
    }
    return this.#accepted;
  }
}
