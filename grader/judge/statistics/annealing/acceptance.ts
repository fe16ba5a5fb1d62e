import { member, real } from '../elements.ts';
import { logOneMinusExp } from '../logs.ts';
import type { Proposal } from '../../../../mistakes/chances/annealing.ts';
import type { MistakeTexts } from '../../../../mistakes/mistake.ts';
import { ACCEPTANCE_BETS, acceptsByOneDraw, ONE_DRAW } from './bets.ts';

/** The mistakes that show in whether a worse proposal is accepted. */
export const ACCEPTED_MISTAKES: readonly MistakeTexts[] = [
  ...ACCEPTANCE_BETS.map(({ mistake }) => mistake),
  ...ONE_DRAW,
];

/** A worse neighbour that was proposed, before it is known whether it was accepted. */
export interface WorseProposal extends Proposal {
  /** Positions of the neighbour in the list of k. */
  readonly positions: readonly number[];
  readonly k: number;
}

/** Logarithms of e^(ΔE/T) and 1 − e^(ΔE/T), straight from ΔE/T so that nothing underflows. */
export function acceptanceOdds({ delta, T }: Proposal): { readonly logYes: number; readonly logNo: number } {
  const logYes = delta / T;
  return { logYes, logNo: logOneMinusExp(logYes) };
}

/** How likely each known mistake accepts a proposal, in the order of `ACCEPTED_MISTAKES`. */
export function acceptanceChances(proposal: WorseProposal, chances: Float64Array): void {
  for (let m = 0; m < ACCEPTANCE_BETS.length; m += 1)
    chances[m] = member(ACCEPTANCE_BETS, m).chance(proposal);
  const { positions, k } = proposal;
  const p0 = Math.exp(acceptanceOdds(proposal).logYes);
  chances[ACCEPTANCE_BETS.length] =
    positions.reduce((sum, j) => sum + acceptsByOneDraw(p0, j, k), 0) / positions.length;
}

/** log(q / p0) of what happened under each known mistake, by their chances. */
export function acceptanceRatios(
  chances: Float64Array,
  accepted: boolean,
  logP0: number,
  logRatios: Float64Array,
): void {
  for (let m = 0; m < chances.length; m += 1)
    logRatios[m] = Math.log(accepted ? real(chances, m) : 1 - real(chances, m)) - logP0;
}
