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
import type { SearchRun } from './searchRun.ts';

/** Single mistakes that explain every run, in every form and under every convention in which they do. */
export function fittingSingles(context: DiagnosisContext, runs: readonly SearchRun[]): CandidateSearch[] {
  const singles = possibleFaults(context).map((fault) => [fault]);
  return fitting(context, runs, singles, acceptedConventions(context.algorithm, context.conventions));
}

/** The same for mistakes that are made at the root alone, everywhere but there, or by one player alone. */
export function fittingRegional(context: DiagnosisContext, runs: readonly SearchRun[]): CandidateSearch[] {
  const { algorithm, conventions } = context;
  const singles = regionalFaults(algorithm, possibleFaults(context)).map((fault) => [fault]);
  return fitting(context, runs, singles, acceptedConventions(algorithm, conventions));
}

/** Each of some combinations of faults under each convention in which it explains every run. */
export function fitting(
  context: DiagnosisContext,
  runs: readonly SearchRun[],
  combinations: readonly (readonly Fault[])[],
  accepted: readonly SearchConvention[],
): CandidateSearch[] {
  const sorted = mostInformativeFirst(runs);
  return combinations.flatMap((faults) =>
    accepted
      .map((convention) => candidateSearch(context.algorithm, context.conventions, convention, faults))
      .filter((candidate) => explainsAll(context, candidate, candidate.keepsState ? runs : sorted)),
  );
}
