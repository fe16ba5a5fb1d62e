import { expect } from 'vitest';
import { openFamily } from '../../../../grader/judge/statistics/families.ts';
import type { Family } from '../../../../grader/judge/statistics/family.ts';
import type { Conventions, EvidenceFamily } from '../../../../grader/types/exercise.ts';
import type { Input } from '../../../../grader/types/input.ts';
import type { Observation } from '../../../../grader/types/observation.ts';

/** One of all the things that a correct submission can do. */
export interface Outcome {
  readonly chance: number;
  readonly observation: Observation;
}

export interface Expected {
  readonly total: number;
  /** Evidence averaged over the outcomes, for each process of the first hypothesis. */
  readonly evidence: readonly number[];
  readonly decisions: number;
}

/** Evidence and decisions over all outcomes, under one hypothesis. */
export function averageOf(
  family: EvidenceFamily,
  conventions: Partial<Conventions>,
  input: Input,
  outcomes: readonly Outcome[],
  which: (tests: Family) => Family['hypotheses'][number] = (tests) => tests.hypotheses[0]!,
): Expected {
  let total = 0;
  let decisions = 0;
  const evidence: number[] = [];
  for (const { chance, observation } of outcomes) {
    const tests = openFamily(family, conventions as Conventions, 20);
    tests.consume(input, observation);
    total += chance;
    const hypothesis = which(tests);
    // One without a decision stands at 1.
    for (let at = 0; at < 2; at += 1)
      evidence[at] = (evidence[at] ?? 0) + chance * Math.exp(hypothesis.processes[at]?.logE ?? 0);
    decisions = Math.max(decisions, ...hypothesis.processes.map((process) => process.decisions));
  }
  return { total, evidence, decisions };
}

/** At most 1; a known mistake that does what a correct submission cannot loses a little of its stake. */
export function expectFair({ total, evidence, decisions }: Expected, least: number): void {
  expect(total).toBeCloseTo(1, 10);
  expect(decisions).toBeGreaterThan(1);
  for (const average of evidence) {
    expect(average).toBeLessThanOrEqual(1 + 1e-9);
    expect(average).toBeGreaterThan(least);
  }
}
