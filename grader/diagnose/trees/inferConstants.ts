import type { Form } from '../../../mistakes/adversarial/searchMistake.ts';
import type { Probe } from '../../types/engine.ts';
import type { GameInput } from '../../types/input.ts';
import { unroll } from '../../reading/unrolled.ts';
import { type CandidateSearch, candidateSearch } from './candidateSearch.ts';
import { inputOf } from './candidateTree.ts';
import { treesWithValue } from './extremeTrees.ts';
import { type DiagnosisContext, explainsAll } from './fit.ts';
import { NO_SIGNATURE, isSame } from './disambiguate.ts';
import { readSearchRun, simulate } from './searchRun.ts';
import type { TreeScope } from './treeScope.ts';
import type { Signature } from './signature.ts';

/** Numbers that programs take for infinity, the smallest first. */
const COMMON_CONSTANTS = [
  10,
  50,
  99,
  100,
  127,
  128,
  255,
  256,
  500,
  512,
  999,
  1000,
  1024,
  5000,
  9999,
  10_000,
  12_345,
  32_767,
  50_000,
  65_535,
  99_999,
  100_000,
  123_456,
  500_000,
  999_999,
  1e6,
  9_999_999,
  1e7,
  99_999_999,
  1e8,
  999_999_999,
  1e9,
  2 ** 31 - 1,
  2 ** 32 - 1,
  9_999_999_999,
  1e10,
  99_999_999_999,
  1e11,
  1e12,
  1e13,
  1e14,
  1e15,
  Number.MAX_SAFE_INTEGER,
  1e16,
  1e18,
  2 ** 63 - 1,
  1e20,
  1e30,
  1e50,
  1e99,
  1e100,
  1e200,
  1e300,
  1e308,
];

/** A mistake with a number in it, and what is known of the number. */
type ConstantBounds =
  | { readonly kind: 'exactly'; readonly size: number }
  | { readonly kind: 'between'; readonly low: number; readonly high: number }
  | { readonly kind: 'unknown' };

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
  const settled = new Map<string, readonly CandidateSearch[]>();
  for (const one of candidates) {
    const key = kindOf(one);
    if (settled.has(key)) continue;
    const alike = candidates.filter((other) => kindOf(other) === key);
    settled.set(key, await inferConstant(context, one, alike, scope, probe));
  }
  return distinguishConstants(context, [...settled.values()].flat(), scope, probe);
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
    candidates.flatMap(({ parts }) => parts.flatMap(({ form }) => form.figure?.size ?? [])),
  );
  for (const size of sizes) {
    for (const draft of treesWithValue(size + gap(size), scope)) {
      if (left.length < 2) return left;
      const input = inputOf(draft);
      const [first, ...others] = left.map((one) => simulated(context, one, input));
      if (others.every((other) => isSame(other, first!))) continue;
      const run = readSearchRun(context.algorithm, input, await probe(input), {
        visibility: 'student',
        instance: 0,
        isSuspect: true,
      });
      const fitting = run === null ? [] : left.filter((one) => explainsAll(context, one, [run]));
      if (fitting.length > 0) left = fitting;
    }
  }
  return left;
}

function simulated(context: DiagnosisContext, { make }: CandidateSearch, input: GameInput): Signature {
  return simulate(
    { input, unrolled: unroll(input.game), seen: NO_SIGNATURE },
    make(),
    context.order === 'own' ? 'given' : context.order,
    context.mostQuestions,
  );
}

/** The same for candidates that differ in nothing but a number and a convention. */
const kindOf = ({ parts }: CandidateSearch): string =>
  parts
    .map(({ mistake, form, only }) => `${mistake.id} ${form.figure?.of ?? form.label} ${only ?? ''}`)
    .sort()
    .join(' + ');

async function inferConstant(
  context: DiagnosisContext,
  one: CandidateSearch,
  alike: readonly CandidateSearch[],
  scope: TreeScope,
  probe: Probe,
): Promise<readonly CandidateSearch[]> {
  const at = one.parts.findIndex(({ form }) => form.figure !== undefined);
  if (at < 0) return alike;
  const bound = await bracket(context, one, at, scope, probe);
  const {
    form: { figure },
  } = one.parts[at]!;
  const form = bound.kind === 'exactly' ? figure!.resized(bound.size) : vague(one.parts[at]!.form, bound);
  return [withForm(context, one, at, form)];
}

const withForm = (
  context: DiagnosisContext,
  { convention, parts }: CandidateSearch,
  at: number,
  form: Form,
): CandidateSearch =>
  candidateSearch(
    context.algorithm,
    context.conventions,
    convention,
    parts.map((part, i) => (i === at ? { ...part, form } : part)),
  );

function vague(form: Form, bound: ConstantBounds): Form {
  const { figure, ...rest } = form;
  return {
    ...rest,
    isVague: true,
    label:
      bound.kind === 'between' ? `${figure!.of} of some number between ${bound.low} and ${bound.high}` : '',
  };
}

async function bracket(
  context: DiagnosisContext,
  one: CandidateSearch,
  at: number,
  scope: TreeScope,
  probe: Probe,
): Promise<ConstantBounds> {
  const figure = one.parts[at]!.form.figure!;
  const sizes = [...new Set([...COMMON_CONSTANTS, ...context.numbers, figure.size])].sort((a, b) => a - b);
  /** Whether a value of that size still comes through; null where no tree, or no answer, tells. */
  const comesThrough = async (size: number, smaller: number): Promise<boolean | null> => {
    const input = distinguishingInput(context, one, at, scope, size, smaller);
    if (input === null) return null;
    const run = readSearchRun(context.algorithm, input, await probe(input), {
      visibility: 'student',
      instance: 0,
      isSuspect: true,
    });
    return run === null ? null : explainsAll(context, without(context, one, at), [run]);
  };
  // The number is more than sizes[low], and at most sizes[high] once that has been seen.
  let [low, high, isMet] = [-1, sizes.indexOf(figure.size), false];
  while (!isMet || high - low > 1) {
    const middle = isMet ? low + Math.ceil((high - low) / 2) : high;
    if (middle >= sizes.length) return { kind: 'unknown' };
    const isMore = await comesThrough(sizes[middle]! + gap(sizes[middle]!), sizes[middle]!);
    if (isMore === null) return { kind: 'unknown' };
    if (isMore) low = middle;
    else [high, isMet] = [middle, true];
    if (!isMet) high = low + 1;
  }
  const size = sizes[high]!;
  const isAtLeast = await comesThrough(size - gap(size), size - 2 * gap(size));
  if (isAtLeast === true) return { kind: 'exactly', size };
  return isAtLeast === null || low < 0
    ? { kind: 'unknown' }
    : { kind: 'between', low: sizes[low]!, high: size };
}

/** Half of the least that sets whole numbers apart, as far as numbers go into halves. */
const gap = (size: number): number => Math.max(0.5, size * 2 ** -40);

const without = (
  context: DiagnosisContext,
  { convention, parts }: CandidateSearch,
  at: number,
): CandidateSearch =>
  candidateSearch(
    context.algorithm,
    context.conventions,
    convention,
    parts.filter((_, i) => i !== at),
  );

/**
 * A tree with a value of that size on which a search with a smaller number goes wrong; null where there is
 * none.
 */
function distinguishingInput(
  context: DiagnosisContext,
  one: CandidateSearch,
  at: number,
  scope: TreeScope,
  size: number,
  smaller: number,
): GameInput | null {
  const wrong = withForm(context, one, at, one.parts[at]!.form.figure!.resized(smaller));
  const right = without(context, one, at);
  for (const draft of treesWithValue(size, scope)) {
    const input = inputOf(draft);
    if (!isSame(simulated(context, wrong, input), simulated(context, right, input))) return input;
  }
  return null;
}
