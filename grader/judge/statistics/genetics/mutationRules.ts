import type { Change, MutationChance } from '../../../../mistakes/chances/mutation.ts';
import { MUTATE_MISTAKES } from '../../../../mistakes/local/mutateMistakes.ts';
import { type Bet, betsOf, type MistakeTexts } from '../../../../mistakes/mistake.ts';
import type { MutationDraw } from '../../../types/exercise.ts';

/** How often anything changes, and how likely each change is beside the others. */
export interface MutationRule {
  readonly chance: (rate: number, values: number) => number;
  /** 0 or positive. */
  readonly weight: (change: Change) => number;
  /** Whether only the rate is wrong: what changes, changes as evenly as it should. */
  readonly isEven: boolean;
  /**
   * Whether a position that changes at all does so as often as it should, only to other values than it
   * should.
   */
  readonly keepsRate: boolean;
}

/** Chance of a change: a draw that may give the old value changes nothing in one of `values` cases. */
export function rateOf(rate: number, draw: MutationDraw, values: number): number {
  return draw === 'another' ? rate : (rate * (values - 1)) / values;
}

const even = (): number => 1;

/** A known mistake in mutating, where `draw` is the accepted way of drawing the new value. */
export function mutationRule(
  { rate: changed, weight, keepsRate, draws }: MutationChance,
  draw: MutationDraw,
): MutationRule {
  return {
    chance: (rate, values) => rateOf(changed?.(rate) ?? rate, draws ?? draw, values),
    weight: weight ?? even,
    isEven: weight === undefined,
    keepsRate: keepsRate === true,
  };
}

/** Whether it is a mistake to mutate in this way, where `draw` is accepted. */
export const isMistaken = ({ draws }: MutationChance, draw: MutationDraw): boolean => draws !== draw;

/** What a test of mutations bets on. */
export interface MutationBet {
  readonly mistake: MistakeTexts;
  readonly rule: MutationRule;
}

export const mutationBets = (draw: MutationDraw): MutationBet[] =>
  betsOf(MUTATE_MISTAKES)
    .filter(({ chance }: Bet<MutationChance>) => isMistaken(chance, draw))
    .map(({ mistake, chance }) => ({ mistake, rule: mutationRule(chance, draw) }));
