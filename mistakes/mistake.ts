import type { MadeByHand } from './byHand/madeByHand.ts';

/**
 * A known mistake: a correct program with parts of one skeleton replaced. Diagnosis, adequacy, the tests of
 * chances, quizzes and tests all take it from here.
 */
export interface Mistake<Replaces = unknown, Chance = unknown> {
  /** Stable, in kebab-case, and unique among the mistakes of an algorithm: exercises name it. */
  readonly id: string;
  readonly title: string;
  /** What a tutor would say to the student. */
  readonly words: string;
  /** Where to look, without the code that would mend it. */
  readonly hint: string;
  /** Null where no program of ours makes it: it is known by its chances alone, or made by hand alone. */
  readonly replaces: Replaces;
  /**
   * What a test of chances bets on. `none`: nothing, though the bets that need to know no mistake find it.
   */
  readonly chance?: Chance | 'none';
  /** Its chances are so near the right ones that a test of chances may well pass it. */
  readonly isFaint?: true;
  /** Another mistake, by its id, from which no draws tell this one apart. */
  readonly drawsLike?: string;
  /** Where people make it too who work a tree by hand, so that quizzes tell them of it. */
  readonly byHand?: MadeByHand;
}

/** What is said of a mistake, without the programs that make it. */
export type MistakeTexts = Omit<Mistake, 'replaces' | 'chance' | 'byHand'>;

/** A mistake that a test of chances bets on. */
export interface Bet<Chance> {
  readonly mistake: MistakeTexts;
  readonly chance: Chance;
}

/** Those of some mistakes that a test of chances can bet on, in their order. */
export const betsOf = <Chance>(mistakes: readonly Mistake<unknown, Chance>[]): Bet<Chance>[] =>
  mistakes.flatMap((mistake): Bet<Chance>[] =>
    mistake.chance === undefined || mistake.chance === 'none' ? [] : [{ mistake, chance: mistake.chance }],
  );
