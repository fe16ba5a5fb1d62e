import { prunes } from '../../subjects/subjects.ts';
import { type SearchConvention, negated, partsOf } from '../../../mistakes/skeletons/conventions.ts';
import { type Form, formsFor, type SearchMistake } from '../../../mistakes/adversarial/searchMistake.ts';
import { type Parts, type Search, searchOf } from '../../../mistakes/skeletons/adversarial.ts';
import type { Conventions } from '../../types/exercise.ts';
import type { GameAlgorithm } from './searchRun.ts';

/** A mistake in one of its forms. */
export interface Fault {
  readonly mistake: SearchMistake;
  readonly form: Form;
  /** Where alone it is made, in a search that treats the root by itself; everywhere unless given. */
  readonly only?: Region;
}

export const REGIONS = ['below the root', 'at the root'] as const;
export type Region = (typeof REGIONS)[number];

/** A search that a submission may be: correct but for its parts, under one accepted convention. */
export interface CandidateSearch {
  /** None: a correct search. */
  readonly parts: readonly Fault[];
  readonly convention: SearchConvention;
  readonly keepsState: boolean;
  /** Whether it may have chosen any action that seemed best, or any that may be drawn. */
  readonly anyTie: boolean;
  /** A search whose memory is fresh. */
  make(): Search;
  /** The same without its mistakes. */
  correct(): Search;
}

/** What correct searches may do either way in an exercise: the plainest first. */
export function acceptedConventions(
  algorithm: GameAlgorithm,
  { cut, returns, ties }: Conventions,
): SearchConvention[] {
  const tie = ties === 'last' ? 'last' : 'first';
  if (!prunes({ algorithm })) return [{ cut: 'non-strict', returns: 'fail-soft', ties: tie, test: 'value' }];
  const cuts = [...cut].reverse();
  return (['value', 'bounds', 'child'] as const).flatMap((test) =>
    returns
      .filter((r) => test !== 'child' || r === 'fail-hard')
      .flatMap((r) => cuts.map((c) => ({ cut: c, returns: r, ties: tie, test }))),
  );
}

interface Possible {
  readonly algorithm: GameAlgorithm;
  readonly conventions: Conventions;
  readonly mistakes: readonly SearchMistake[];
  readonly mayDraw: boolean;
  readonly numbers: readonly number[];
}

/**
 * The forms of every mistake that can be made in an exercise. What it permits is none; only who draws can
 * leave anything to chance.
 */
export function possibleFaults({
  algorithm,
  conventions: { cut, childOrder, ties },
  mistakes,
  mayDraw,
  numbers,
}: Possible): Fault[] {
  return mistakes
    .filter(
      (mistake) =>
        (mayDraw || mistake.draws === undefined) &&
        mistake.isPermitted?.({ algorithm, cut, childOrder, ties }) !== true,
    )
    .flatMap((mistake) => formsFor(mistake, algorithm, numbers).map((form) => ({ mistake, form })));
}

/** What a search does as a whole, and not at one node. */
const WHOLE: readonly (keyof Parts)[] = ['window', 'answer'];

/** Those of the parts that can be made at the root alone, or everywhere but there. */
export function regionalFaults(algorithm: GameAlgorithm, parts: readonly Fault[]): Fault[] {
  const correct = partsOf(algorithm, { cut: 'strict', returns: 'fail-soft', ties: 'first', test: 'value' });
  return parts
    .filter(
      ({ mistake, form }) =>
        mistake.isNegamax !== true &&
        mistake.keepsState !== true &&
        !WHOLE.some((name) => name in form.change(correct)),
    )
    .flatMap((part) => REGIONS.map((only): Fault => ({ ...part, only })));
}

/**
 * A correct search with those parts replaced. Those of a view that turns with the player come last, upon the
 * others.
 */
export function candidateSearch(
  algorithm: GameAlgorithm,
  { ties }: Conventions,
  convention: SearchConvention,
  parts: readonly Fault[],
): CandidateSearch {
  const isTurned = parts.some(({ mistake }) => mistake.isNegamax === true);
  const chooses = parts.some(({ mistake }) => mistake.draws !== undefined);
  return {
    parts,
    convention,
    keepsState: parts.some(({ mistake }) => mistake.keepsState === true),
    anyTie: chooses || (ties === 'any' && (!prunes({ algorithm }) || convention.cut === 'strict')),
    correct: () => searchOf(partsOf(algorithm, convention)),
    make() {
      const correct = partsOf(algorithm, convention);
      if (parts.some(({ only }) => only !== undefined))
        return searchOf(
          replaced(
            correct,
            parts.filter(({ only }) => only !== 'at the root'),
          ),
          replaced(
            correct,
            parts.filter(({ only }) => only !== 'below the root'),
          ),
        );
      const plain = replaced(
        correct,
        parts.filter(({ mistake }) => mistake.isNegamax !== true),
      );
      return searchOf(
        isTurned
          ? replaced(
              negated(plain),
              parts.filter(({ mistake }) => mistake.isNegamax === true),
            )
          : plain,
      );
    },
  };
}

const replaced = (correct: Parts, parts: readonly Fault[]): Parts =>
  parts.reduce((made, { form }) => ({ ...made, ...form.change(made) }), correct);

/** Ids of a candidate's mistakes, as one: two forms of the same mistakes are the same answer. */
export const nameOf = ({ parts }: CandidateSearch): string =>
  parts
    .map(({ mistake }) => mistake.id)
    .sort()
    .join('+');
