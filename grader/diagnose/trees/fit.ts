import { weighsChance } from '../../subjects/subjects.ts';
import { prunes } from '../../subjects/subjects.ts';
import {
  type CandidateSearch,
  acceptedConventions,
  candidateSearch,
  type Fault,
  regionalFaults,
  possibleFaults,
} from './candidateSearch.ts';
import type { SearchMistake } from '../../../mistakes/adversarial/searchMistake.ts';
import type { Search } from '../../../mistakes/skeletons/adversarial.ts';
import type { Conventions } from '../../types/exercise.ts';
import { type Comparison, explains } from './explains.ts';
import { type GameAlgorithm, type ChildOrderRule, type SearchRun, simulate } from './searchRun.ts';

/** What a submission is compared with the bank by. */
export interface DiagnosisContext {
  readonly algorithm: GameAlgorithm;
  readonly conventions: Conventions;
  /** Those that are known, likelier ones first. */
  readonly mistakes: readonly SearchMistake[];
  readonly order: ChildOrderRule;
  readonly hasActions: boolean;
  readonly mostQuestions: number;
  /** Whether what it answers may hang on what it draws. */
  readonly mayDraw: boolean;
  /** Numbers that it answered with and no game gave it, without their signs: perhaps what it starts from. */
  readonly numbers: readonly number[];
}

/**
 * How many mistakes are taken for the first of a pair, when the second is whichever makes up for the rest.
 */
const MOST_FIRST = 12;
/** How many pairs of mistakes are tried, the most promising first. */
const MOST_PAIRS = 1_200;
/** Runs by which mistakes are ranked before they are paired: the smallest. */
const RANKING_RUNS = 24;
/** A second mistake rarely hides in a rare form of the first. */
const FORMS_IN_PAIRS = 3;

/** The largest leaf sets how far rounded expectations may lie apart. */
function comparison(
  context: DiagnosisContext,
  { anyTie, parts }: CandidateSearch,
  { input, unrolled }: SearchRun,
): Comparison {
  const { algorithm } = context;
  // Where chance moves first, any action is as good as none.
  const hasActions = context.hasActions && unrolled.game.player(0) !== 'chance';
  let tolerance = 0;
  if (
    (weighsChance({ algorithm }) || parts.some(({ mistake }) => mistake.rounds === true)) &&
    input.game.name === 'tree'
  ) {
    for (const { value, evaluation } of input.game.tree.nodes) {
      for (const number of [value, evaluation])
        if (number !== null && Number.isFinite(number))
          tolerance = Math.max(tolerance, Math.abs(number) * 1e-9);
    }
  }
  const actions = unrolled.game.actions(0);
  return {
    tolerance,
    anyOrder: !prunes({ algorithm }),
    anyTie,
    anyNumber: input.game.name !== 'tree',
    hasActions,
    isIllegalAction: (action) => input.agents !== undefined && !actions.includes(action),
  };
}

/**
 * Whether a candidate does in every run what was seen. Runs of one instance must be together and in order.
 * Where there is no other agent, code often takes a way of its own, so that what is wrong elsewhere may be
 * right there.
 */
export function explainsAll(
  context: DiagnosisContext,
  one: CandidateSearch,
  runs: readonly SearchRun[],
): boolean {
  let search = one.make();
  let instance = runs[0]?.instance;
  return runs.every((run) => {
    // What lives as long as a call is made anew with each; what lives as long as an instance, with each of
    // those.
    if (!one.keepsState || run.instance !== instance) {
      search = one.make();
      instance = run.instance;
    }
    const isKnown = (made: Search): boolean =>
      explains(
        simulate(run, made, context.order, context.mostQuestions),
        run.seen,
        comparison(context, one, run),
      );
    return isKnown(search) || (run.input.agents === 1 && isKnown(one.correct()));
  });
}

/**
 * The smallest suspects first, to be rid of most candidates soon; large games last, whatever came of them.
 */
export function mostInformativeFirst(runs: readonly SearchRun[]): SearchRun[] {
  return runs
    .map((run, at) => ({ run, at }))
    .sort(
      (a, b) =>
        Number(isLarge(a.run)) - Number(isLarge(b.run)) ||
        Number(b.run.isSuspect) - Number(a.run.isSuspect) ||
        compare(a.run.size, b.run.size) ||
        a.at - b.at,
    )
    .map(({ run }) => run);
}

const isLarge = ({ size }: SearchRun): boolean => size > 300;

/** Two infinite sizes are equal. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

const fits = (
  context: DiagnosisContext,
  one: CandidateSearch,
  runs: readonly SearchRun[],
  sorted: readonly SearchRun[],
): boolean => explainsAll(context, one, one.keepsState ? runs : sorted);

/** Whether some correct search does all that was seen. */
export function isCorrect(context: DiagnosisContext, runs: readonly SearchRun[]): boolean {
  const sorted = mostInformativeFirst(runs);
  return acceptedConventions(context.algorithm, context.conventions).some((convention) =>
    explainsAll(context, candidateSearch(context.algorithm, context.conventions, convention, []), sorted),
  );
}

/** Single mistakes that explain every run, in every form and under every convention in which they do. */
export function fittingSingles(context: DiagnosisContext, runs: readonly SearchRun[]): CandidateSearch[] {
  const { algorithm, conventions } = context;
  return fitting(
    context,
    runs,
    possibleFaults(context).map((part) => [part]),
    acceptedConventions(algorithm, conventions),
  );
}

/** The same for mistakes that are made at the root alone, or everywhere but there. */
export function fittingAtRootOrBelow(
  context: DiagnosisContext,
  runs: readonly SearchRun[],
): CandidateSearch[] {
  const { algorithm, conventions } = context;
  return fitting(
    context,
    runs,
    regionalFaults(algorithm, possibleFaults(context)).map((part) => [part]),
    acceptedConventions(algorithm, conventions),
  );
}

/** Pairs of mistakes that explain every run, where no single one does. */
export function fittingPairs(context: DiagnosisContext, runs: readonly SearchRun[]): CandidateSearch[] {
  const bases = fewConventions(context);
  const ranked = rankedParts(context, bases, mostInformativeFirst(runs).slice(0, RANKING_RUNS));
  const completing = fitting(
    context,
    runs,
    completingPairs(context, bases, ranked, mostInformativeFirst(runs)),
    bases,
  );
  return completing.length > 0 ? completing : fitting(context, runs, promisingPairs(ranked), bases);
}

function fitting(
  context: DiagnosisContext,
  runs: readonly SearchRun[],
  all: readonly (readonly Fault[])[],
  accepted: ReturnType<typeof acceptedConventions>,
): CandidateSearch[] {
  const sorted = mostInformativeFirst(runs);
  return all.flatMap((parts) =>
    accepted
      .map((convention) => candidateSearch(context.algorithm, context.conventions, convention, parts))
      .filter((one) => fits(context, one, runs, sorted)),
  );
}

/** One convention for each way to cut: how values are returned hardly ever matters to a pair. */
function fewConventions({
  algorithm,
  conventions,
}: DiagnosisContext): ReturnType<typeof acceptedConventions> {
  const all = acceptedConventions(algorithm, conventions);
  return all.filter((one, at) => all.findIndex((other) => other.cut === one.cut) === at);
}

/**
 * Whether a candidate foresees at least half of what a correct search would not have done. One that has
 * nothing to choose by explains any action, and so says nothing of why.
 */
export function predictsFailure(
  context: DiagnosisContext,
  one: CandidateSearch,
  runs: readonly SearchRun[],
): boolean {
  const known = (run: SearchRun, search: Search): ReturnType<typeof simulate> =>
    simulate(run, search, context.order, context.mostQuestions);
  const wrong = runs.filter(
    (run) => run.isSuspect && !explains(known(run, one.correct()), run.seen, comparison(context, one, run)),
  );
  const foreseen = wrong.filter((run) => {
    const its = known(run, one.make());
    return (
      (!its.isUnset || its.outcome !== 'returned') &&
      !explains(its, known(run, one.correct()), comparison(context, one, run))
    );
  });
  return 2 * foreseen.length >= wrong.length;
}

interface Ranked {
  readonly part: Fault;
  /** Whether it explains each run alone. */
  readonly explained: readonly boolean[];
  /** Runs that it explains and a correct search does not. */
  readonly gain: number;
}

/** Every form of every mistake, by how many runs it alone explains. */
function rankedParts(
  context: DiagnosisContext,
  bases: ReturnType<typeof acceptedConventions>,
  runs: readonly SearchRun[],
): Ranked[] {
  const correct = explainedBy(context, bases, [], runs);
  return possibleFaults(context)
    .map((part, at) => {
      const explained = explainedBy(context, bases, [part], runs);
      return {
        part,
        explained: explained.map((yes, i) => yes || correct[i]!),
        gain: explained.filter((yes, i) => yes && !correct[i]!).length,
        at,
      };
    })
    .sort((a, b) => b.gain - a.gain || a.at - b.at);
}

/**
 * A mistake that explains much, with any other that makes up for the first run that it leaves unexplained.
 */
function completingPairs(
  context: DiagnosisContext,
  bases: ReturnType<typeof acceptedConventions>,
  ranked: readonly Ranked[],
  sorted: readonly SearchRun[],
): (readonly Fault[])[] {
  return ranked
    .slice(0, MOST_FIRST)
    .filter(({ gain }) => gain > 0)
    .flatMap(({ part }) => {
      const left = sorted.find((run) => !explainedBy(context, bases, [part], [run])[0]);
      if (left === undefined) return [];
      return ranked
        .filter((other) => other.part.mistake !== part.mistake)
        .map((other) => [part, other.part] as const)
        .filter((pair) => explainedBy(context, bases, pair, [left])[0]);
    });
}

/** Pairs by how many of the runs one or the other explains alone: what one hides, the other shows. */
function promisingPairs(ranked: readonly Ranked[]): (readonly Fault[])[] {
  const perMistake = new Map<string, number>();
  const few = ranked.filter(({ part }) => {
    const used = (perMistake.get(part.mistake.id) ?? 0) + 1;
    perMistake.set(part.mistake.id, used);
    return used <= FORMS_IN_PAIRS;
  });
  const pairs = few.flatMap((a, i) =>
    few
      .slice(i + 1)
      .filter((b) => a.part.mistake !== b.part.mistake)
      .map((b) => ({
        pair: [a.part, b.part] as const,
        score:
          a.explained.filter((yes, at) => yes || b.explained[at]).length + (a.gain > 0 && b.gain > 0 ? 1 : 0),
      })),
  );
  return pairs
    .map((pair, at) => ({ ...pair, at }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, MOST_PAIRS)
    .map(({ pair }) => pair);
}

function explainedBy(
  context: DiagnosisContext,
  bases: ReturnType<typeof acceptedConventions>,
  parts: readonly Fault[],
  runs: readonly SearchRun[],
): boolean[] {
  const { algorithm, conventions } = context;
  return runs.map((run) =>
    bases.some((convention) =>
      explainsAll(context, candidateSearch(algorithm, conventions, convention, parts), [run]),
    ),
  );
}
