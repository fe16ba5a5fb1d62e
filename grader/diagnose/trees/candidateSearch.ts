import {
  type Form,
  formsFor,
  type SearchMistake,
  turnsSigns,
} from '../../../mistakes/adversarial/searchMistake.ts';
import { type Parts, type Search, searchOf } from '../../../mistakes/skeletons/adversarial.ts';
import { type SearchConvention, negated, partsOf } from '../../../mistakes/skeletons/conventions.ts';
import { traitsOf } from '../../../mistakes/skeletons/algorithms.ts';
import { prunes } from '../../subjects/subjects.ts';
import type { Conventions } from '../../types/exercise.ts';
import { canBeIn, isIn, type Region, regionsOf } from './regions.ts';
import type { GameAlgorithm } from './searchRun.ts';

/** A mistake in one of its forms. */
export interface Fault {
  readonly mistake: SearchMistake;
  readonly form: Form;
  /**
   * Where alone it is made, in a search that treats the root or one of the players separately; everywhere
   * unless given.
   */
  readonly region?: Region;
}

/** A search that a submission may be: correct but for its faults, under one accepted convention. */
export interface CandidateSearch {
  /** None: a correct search. */
  readonly faults: readonly Fault[];
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
  if (!prunes({ algorithm })) {
    const plain = { cut: 'non-strict', returns: 'fail-soft', ties: tie, test: 'value' } as const;
    // Which of equals is held after one pass shows in the next: the other would be another search.
    if (!traitsOf(algorithm).deepens) return [plain];
    const both: SearchConvention[] = ties === 'any' ? [plain, { ...plain, ties: 'last' }] : [plain];
    return both.flatMap((one) => [one, { ...one, goesOn: true }]);
  }
  const cuts = [...cut].reverse();
  const all = (['value', 'bounds', 'child'] as const).flatMap((test) =>
    returns
      .filter((r) => test !== 'child' || r === 'fail-hard')
      .flatMap((r) => cuts.map((c): SearchConvention => ({ cut: c, returns: r, ties: tie, test }))),
  );
  if (!traitsOf(algorithm).findsAll) return all;
  return [...all, ...all.map((one): SearchConvention => ({ ...one, leavesOutCuts: true }))];
}

interface FaultRequest {
  readonly algorithm: GameAlgorithm;
  readonly conventions: Conventions;
  readonly mistakes: readonly SearchMistake[];
  /** Whether the submission may leave anything to chance. */
  readonly mayDraw: boolean;
  readonly numbers: readonly number[];
}

/** The forms of every mistake that can be made in an exercise, without what the exercise permits. */
export function possibleFaults({
  algorithm,
  conventions: { cut, childOrder, ties },
  mistakes,
  mayDraw,
  numbers,
}: FaultRequest): Fault[] {
  return mistakes
    .filter(
      (mistake) =>
        (mayDraw || mistake.draws === undefined) &&
        mistake.isPermitted?.({ algorithm, cut, childOrder, ties }) !== true,
    )
    .flatMap((mistake) => formsFor(mistake, algorithm, numbers).map((form) => ({ mistake, form })));
}

/** Those of the faults that can be made in a part of a search alone: once for each region. */
export function regionalFaults(algorithm: GameAlgorithm, faults: readonly Fault[]): Fault[] {
  const correct = partsOf(algorithm, { cut: 'strict', returns: 'fail-soft', ties: 'first', test: 'value' });
  return faults
    .filter(({ mistake, form }) => !turnsSigns(mistake, form) && mistake.keepsState !== true)
    .flatMap((fault) => {
      // What it comes to everywhere, it does not come to in a part of the search.
      const { equivalentTo: _, ...form } = fault.form;
      const changed = Object.keys(form.change(correct));
      return regionsOf(algorithm)
        .filter((region) => canBeIn(region, changed))
        .map((region): Fault => ({
          ...fault,
          form,
          region,
        }));
    });
}

/** A correct search with those faults. */
export function candidateSearch(
  algorithm: GameAlgorithm,
  { ties }: Conventions,
  convention: SearchConvention,
  faults: readonly Fault[],
): CandidateSearch {
  const draws = faults.some(({ mistake }) => mistake.draws !== undefined);
  return {
    faults,
    convention,
    keepsState: faults.some(({ mistake }) => mistake.keepsState === true),
    anyTie:
      draws ||
      (ties === 'any' &&
        !traitsOf(algorithm).findsAll &&
        (!prunes({ algorithm }) || convention.cut === 'strict')),
    correct: () => searchOf(partsOf(algorithm, convention)),
    make: () => faultySearch(partsOf(algorithm, convention), faults),
  };
}

/** Faults of a search from the view of whoever moves come last, upon the others. */
function faultySearch(correct: Parts, faults: readonly Fault[]): Search {
  if (faults.some(({ region }) => region !== undefined)) {
    const byFaults = new Map<string, Parts>();
    const partsOfFaults = (made: readonly Fault[]): Parts => {
      const key = made.map((fault) => faults.indexOf(fault)).join();
      const parts = byFaults.get(key) ?? replaced(correct, made);
      byFaults.set(key, parts);
      return parts;
    };
    const everywhere = faults.filter(({ region }) => region === undefined);
    return searchOf(partsOfFaults(everywhere), (at) =>
      partsOfFaults(faults.filter(({ region }) => region === undefined || isIn(region, at))),
    );
  }
  const negamax = faults.filter(({ mistake, form }) => turnsSigns(mistake, form));
  const others = faults.filter(({ mistake, form }) => !turnsSigns(mistake, form));
  const parts = replaced(correct, others);
  return searchOf(negamax.length === 0 ? parts : replaced(negated(parts), negamax));
}

const replaced = (correct: Parts, faults: readonly Fault[]): Parts =>
  faults.reduce((made, { form }) => ({ ...made, ...form.change(made) }), correct);

/** Ids of a candidate's mistakes, as one: two forms of the same mistakes are the same answer. */
export const nameOf = ({ faults }: CandidateSearch): string =>
  faults
    .map(({ mistake }) => mistake.id)
    .sort()
    .join('+');
