import type { Figure, Form } from '../../../mistakes/adversarial/searchMistake.ts';
import type { Probe } from '../../types/engine.ts';
import type { CandidateSearch } from './candidateSearch.ts';
import { inputOf } from './candidateTree.ts';
import { boundConstant, type ConstantBounds, gap, withForm } from './constantBounds.ts';
import type { DiagnosisContext } from './context.ts';
import { isSame, simulateCandidate } from './distinguishingTree.ts';
import { explainsAll } from './explainsAll.ts';
import { treesWithValue } from './extremeTrees.ts';
import { readSearchRun } from './searchRun.ts';
import type { TreeScope } from './treeScope.ts';

/**
 * Finds out the number in a mistake that has one: the runs of an exercise leave it open, as every number
 * between the largest value that comes through and the smallest that does not explains the same. A few trees
 * with a value on either side of a usual number bracket it. What stays open is said to be so, and no number
 * is named.
 */
export async function inferConstants(
  context: DiagnosisContext,
  candidates: readonly CandidateSearch[],
  scope: TreeScope,
  probe: Probe,
): Promise<readonly CandidateSearch[]> {
  const inferred = new Map<string, readonly CandidateSearch[]>();
  for (const candidate of candidates) {
    const kind = kindOf(candidate);
    if (inferred.has(kind)) continue;
    const alike = candidates.filter((other) => kindOf(other) === kind);
    inferred.set(kind, await inferConstant(context, candidate, alike, scope, probe));
  }
  return distinguishConstants(context, [...inferred.values()].flat(), scope, probe);
}

/** The same for candidates that differ in nothing but a number and a convention. */
const kindOf = ({ faults }: CandidateSearch): string =>
  faults
    .map(({ mistake, form, region }) => `${mistake.id} ${form.figure?.of ?? form.label} ${region ?? ''}`)
    .sort()
    .join(' + ');

/** `alike` with the number that was found; just as they are where there is none in them. */
async function inferConstant(
  context: DiagnosisContext,
  candidate: CandidateSearch,
  alike: readonly CandidateSearch[],
  scope: TreeScope,
  probe: Probe,
): Promise<readonly CandidateSearch[]> {
  for (const [at, { form }] of candidate.faults.entries()) {
    const { figure: constant } = form;
    if (constant === undefined) continue;
    const question = { context, candidate, at, constant, scope };
    const bounds = await boundConstant(question, probe);
    const known =
      bounds.kind === 'exactly' ? constant.resized(bounds.size) : vagueForm(form, constant, bounds);
    return [withForm(question, known)];
  }
  return alike;
}

function vagueForm(form: Form, { of }: Figure, bounds: ConstantBounds): Form {
  const { figure: _, ...rest } = form;
  const label =
    bounds.kind === 'between' ? `${of} of some number between ${bounds.low} and ${bounds.high}` : '';
  return { ...rest, isVague: true, label };
}

/**
 * What is left of candidates with different numbers, or the same number in different places, once a tree
 * tells them apart.
 */
async function distinguishConstants(
  context: DiagnosisContext,
  candidates: readonly CandidateSearch[],
  scope: TreeScope,
  probe: Probe,
): Promise<readonly CandidateSearch[]> {
  let left = candidates;
  const sizes = new Set(
    candidates.flatMap(({ faults }) => faults.flatMap(({ form }) => form.figure?.size ?? [])),
  );
  for (const size of sizes) {
    for (const tree of treesWithValue(size + gap(size), scope)) {
      if (left.length < 2) return left;
      const input = inputOf(tree);
      const [first, ...others] = left.map((candidate) => simulateCandidate(context, candidate, input));
      if (first === undefined || others.every((other) => isSame(other, first))) continue;
      const run = readSearchRun(context.algorithm, input, await probe(input), {
        visibility: 'student',
        instance: 0,
        isSuspect: true,
      });
      const fitting = run === null ? [] : left.filter((candidate) => explainsAll(context, candidate, [run]));
      if (fitting.length > 0) left = fitting;
    }
  }
  return left;
}
