import type { SearchConvention } from '../../../mistakes/skeletons/conventions.ts';
import {
  type CandidateSearch,
  acceptedConventions,
  candidateSearch,
  type Fault,
  possibleFaults,
  regionalFaults,
} from './candidateSearch.ts';
import type { DiagnosisContext } from './context.ts';
import { explainsAll, mostInformativeFirst } from './explainsAll.ts';
import { fitting } from './fit.ts';
import type { SearchRun } from './searchRun.ts';

/** How many faults are tried as the first of a pair, when the second is whichever makes up for the rest. */
const MOST_FIRST = 12;
/** How many pairs of mistakes are tried, the most promising first. */
const MOST_PAIRS = 1_200;
/** Runs by which mistakes are ranked before they are paired: the smallest. */
const RANKING_RUNS = 24;
/** The same for mistakes that are made in a part of a search alone, of which there are many. */
const RANKING_RUNS_REGIONAL = 8;
/** A second mistake rarely hides in a rare form of the first. */
const FORMS_IN_PAIRS = 3;

/** A fault, and what it explains alone of the runs by which faults are ranked. */
interface RankedFault {
  readonly fault: Fault;
  /** Whether it, or a correct search, explains each run. */
  readonly explained: readonly boolean[];
  /** Runs that it explains and a correct search does not. */
  readonly gain: number;
}

type Pair = readonly [Fault, Fault];

/** Pairs of mistakes that explain every run, where no single one does. */
export function fittingPairs(context: DiagnosisContext, runs: readonly SearchRun[]): CandidateSearch[] {
  const conventions = oneConventionPerCut(context);
  const sorted = mostInformativeFirst(runs);
  const everywhere = possibleFaults(context);
  const regional = regionalFaults(context.algorithm, everywhere);
  const rankedOf = (faults: readonly Fault[], most: number): RankedFault[] =>
    rankedFaults(context, conventions, faults, sorted.slice(0, most));
  const ranked = rankedOf(everywhere, RANKING_RUNS);
  const completing = (first: readonly RankedFault[], others: readonly Fault[]): CandidateSearch[] =>
    fitting(
      context,
      runs,
      completingPairs(context, conventions, mostPromising(first), others, sorted),
      conventions,
    );
  // The cheapest first: each is asked for only where nothing was found before.
  for (const found of [
    () =>
      completing(
        ranked,
        ranked.map(({ fault }) => fault),
      ),
    () => fitting(context, runs, promisingPairs(ranked), conventions),
    () => completing(ranked, regional),
    () => completing(rankedOf(regional, RANKING_RUNS_REGIONAL), regional),
  ]) {
    const pairs = found();
    if (pairs.length > 0) return pairs;
  }
  return [];
}

/** How values are returned hardly ever matters to a pair. */
function oneConventionPerCut({ algorithm, conventions }: DiagnosisContext): SearchConvention[] {
  const all = acceptedConventions(algorithm, conventions);
  return all.filter((one, at) => all.findIndex((other) => other.cut === one.cut) === at);
}

/** Every form of every mistake, by how many runs it alone explains. */
function rankedFaults(
  context: DiagnosisContext,
  conventions: readonly SearchConvention[],
  faults: readonly Fault[],
  runs: readonly SearchRun[],
): RankedFault[] {
  const correct = runs.map((run) => explainsRun(context, conventions, [], run));
  return faults
    .map((fault, at) => {
      const alone = runs.map((run) => explainsRun(context, conventions, [fault], run));
      return {
        fault,
        explained: alone.map((yes, i) => yes || correct[i] === true),
        gain: alone.filter((yes, i) => yes && correct[i] !== true).length,
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
  conventions: readonly SearchConvention[],
  first: readonly RankedFault[],
  others: readonly Fault[],
  sorted: readonly SearchRun[],
): Pair[] {
  return first.flatMap(({ fault }) => {
    const left = sorted.find((run) => !explainsRun(context, conventions, [fault], run));
    if (left === undefined) return [];
    return others
      .filter(({ mistake }) => mistake !== fault.mistake)
      .map((other): Pair => [fault, other])
      .filter((pair) => explainsRun(context, conventions, pair, left));
  });
}

/** Those with which a pair is begun. */
const mostPromising = (ranked: readonly RankedFault[]): RankedFault[] =>
  inFewForms(ranked)
    .slice(0, MOST_FIRST)
    .filter(({ gain }) => gain > 0);

/** The most promising forms of each mistake. */
function inFewForms(ranked: readonly RankedFault[]): RankedFault[] {
  const formsOf = new Map<string, number>();
  return ranked.filter(({ fault }) => {
    const used = (formsOf.get(fault.mistake.id) ?? 0) + 1;
    formsOf.set(fault.mistake.id, used);
    return used <= FORMS_IN_PAIRS;
  });
}

/** Pairs by how many of the runs one or the other explains alone: what one hides, the other shows. */
function promisingPairs(ranked: readonly RankedFault[]): Pair[] {
  const few = inFewForms(ranked);
  const pairs = few.flatMap((a, i) =>
    few
      .slice(i + 1)
      .filter((b) => a.fault.mistake !== b.fault.mistake)
      .map((b): { readonly pair: Pair; readonly score: number } => ({
        pair: [a.fault, b.fault],
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

function explainsRun(
  context: DiagnosisContext,
  conventions: readonly SearchConvention[],
  faults: readonly Fault[],
  run: SearchRun,
): boolean {
  return conventions.some((convention) =>
    explainsAll(context, candidateSearch(context.algorithm, context.conventions, convention, faults), [run]),
  );
}
