import type { Acceptance, GainWeights, Landscape } from '../../../../mistakes/chances/annealing.ts';
import type { PositionWeights } from '../../../../mistakes/chances/positions.ts';
import { ANNEALING_MISTAKES } from '../../../../mistakes/local/annealingMistakes.ts';
import { type Bet, betsOf, type MistakeTexts } from '../../../../mistakes/mistake.ts';

/**
 * Known mistakes of simulated annealing by what they are about, for loops that go over one kind at a time.
 */
const BETS = betsOf(ANNEALING_MISTAKES);

/** In accepting a worse proposal. */
export const ACCEPTANCE_BETS: readonly Bet<Acceptance>[] = BETS.flatMap(({ mistake, chance }) =>
  'accepts' in chance ? [{ mistake, chance: chance.accepts }] : [],
);
/** In accepting one that is no worse: to reject it breaks a law where it can be seen. */
export const NO_WORSE_BETS: readonly Bet<Acceptance>[] = BETS.flatMap(({ mistake, chance }) =>
  'acceptsNoWorse' in chance ? [{ mistake, chance: chance.acceptsNoWorse }] : [],
);
/** The draw that chose the neighbour serves again to accept it. */
export const ONE_DRAW: readonly MistakeTexts[] = BETS.flatMap(({ mistake, chance }) =>
  'draws' in chance ? [mistake] : [],
);
/** In drawing the neighbour, by its place in the list. */
export const PLACE_BETS: readonly Bet<PositionWeights>[] = BETS.flatMap(({ mistake, chance }) =>
  'proposesByPlace' in chance ? [{ mistake, chance: chance.proposesByPlace }] : [],
);
/** In drawing the neighbour, by how much better it is. */
export const GAIN_BETS: readonly Bet<GainWeights>[] = BETS.flatMap(({ mistake, chance }) =>
  'proposesByGain' in chance ? [{ mistake, chance: chance.proposesByGain }] : [],
);
/** In drawing the neighbour, by what it is. */
export const PROPOSAL_BETS: readonly Bet<(landscape: Landscape) => Float64Array>[] = BETS.flatMap(
  ({ mistake, chance }) => ('proposes' in chance ? [{ mistake, chance: chance.proposes }] : []),
);

/** Chance that the neighbour at position j of k is accepted, given that the one draw chose it. */
export const acceptsByOneDraw = (p: number, j: number, k: number): number =>
  Math.max(0, Math.min(1, k * p - j));
