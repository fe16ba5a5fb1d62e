import type { Cut } from '../../reference/game.ts';
import type { SkeletonAlgorithm } from '../skeletons/algorithms.ts';
import type { Mistake } from '../mistake.ts';
import type { Parts } from '../skeletons/adversarial.ts';

/** What an exercise accepts, as far as it decides whether something is a mistake at all. */
export interface Accepted {
  readonly algorithm: SkeletonAlgorithm;
  readonly cut: readonly Cut[];
  readonly childOrder: 'any' | 'given';
  readonly ties: 'any' | 'first' | 'last';
}

/**
 * One way to make a mistake. `change` is called once a call, or once an instance where state is kept, so what
 * it closes over lives as long.
 */
export interface Form {
  /** What sets it apart from the other forms, such as `±999`; empty where there is one. */
  readonly label: string;
  /** Where it makes a difference; in all of the mistake's algorithms unless given. */
  readonly algorithms?: readonly SkeletonAlgorithm[];
  /** The number in it, where there is one that could be any other. */
  readonly figure?: Figure;
  /**
   * What it comes to, as forms of other mistakes do: most searches with one of them cannot be told from those
   * with another.
   */
  readonly equivalentTo?: SharedWords;
  /** Whether only roughly known: no figure of it may be shown. */
  readonly isVague?: true;
  /** Of a mistake of negamax: whether it asks who moves, and turns signs only where the player changes. */
  readonly asksPlayers?: true;
  change(correct: Parts): Partial<Parts>;
}

/** What several mistakes come to, in words that fit each. */
export type SharedWords = Pick<SearchMistake, 'title' | 'words' | 'hint'>;

/** A number in a mistake, beyond which a value is taken wrongly. */
export interface Figure {
  readonly size: number;
  /** Such as `±999`. */
  readonly label: string;
  /** What has that size, such as `a window`. */
  readonly of: string;
  /** The same with another number. */
  resized(size: number): Form;
}

/** A known mistake in a search of games; `replaces`: the ways to make it, the likeliest first. */
export interface SearchMistake extends Mistake<readonly Form[]> {
  readonly algorithms: readonly SkeletonAlgorithm[];
  /** Forms with a number that a submission came up with, where such a number shows. */
  formsWith?(size: number): readonly Form[];
  /** Whether it is made in a search from the view of whoever moves. */
  readonly isNegamax?: true;
  /** Whether it lives on from one call to the next. */
  readonly keepsState?: true;
  /**
   * What is left to chance, if anything: which of the actions that tie with the best comes back, or which of
   * all.
   */
  readonly draws?: 'tied' | 'any';
  /** Whether it reckons with fractions, so that two ways to write it round differently. */
  readonly rounds?: true;
  /** Whether the exercise permits it, so that it is no mistake there. */
  isPermitted?(accepted: Accepted): boolean;
}

/** The forms of a mistake that can be made with an algorithm; also those with one of `numbers` in them. */
export function formsFor(
  { algorithms, replaces, formsWith }: SearchMistake,
  algorithm: SkeletonAlgorithm,
  numbers: readonly number[] = [],
): readonly Form[] {
  if (!algorithms.includes(algorithm)) return [];
  const all = new Map(
    [...replaces, ...numbers.flatMap((size) => formsWith?.(size) ?? [])].map((form) => [form.label, form]),
  );
  return [...all.values()].filter((form) => form.algorithms?.includes(algorithm) ?? true);
}

/** Whether a mistake is made in a search that turns the sign at every ply. */
export const turnsSigns = (
  { isNegamax }: Pick<SearchMistake, 'isNegamax'>,
  { asksPlayers }: Pick<Form, 'asksPlayers'>,
): boolean => isNegamax === true && asksPlayers !== true;

/** The only form of a mistake. */
export const only = (change: Form['change']): readonly Form[] => [{ label: '', change }];
