import { LOCAL_BANK } from '../../reference/mistakes/local/bank.ts';
import { seedWords } from '../../reference/random.ts';
import { evidenceTest } from '../judge/checks/evidence.ts';
import { evidenceOrder } from '../judge/judgeEvidence.ts';
import { judgeInput } from '../judge/judgeInput.ts';
import { DEFAULT_ALPHA, type Check, type Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import { observeLocal, type LocalEntry } from './observeLocal.ts';

/** What `power.json` holds: how often correct programs fail, and how often and how soon mistakes are caught. */
export interface PowerTable {
  readonly seed: number;
  readonly alpha: number;
  /** The exercise that was measured, by its hash; another one needs another table. */
  readonly exercise: string;
  readonly correct: readonly { readonly variant: string; readonly gradings: number; readonly falseFails: number }[];
  /** `caught` is a share; `medianDecisions` counts decisions of evidence, null where mostly a law caught it. */
  readonly mistakes: readonly { readonly mistake: string; readonly gradings: number; readonly caught: number; readonly medianDecisions: number | null }[];
}

export interface PowerPlan {
  readonly seed: number;
  /** Gradings of each correct program, and of each mistake. */
  readonly correct: number;
  readonly mistakes: number;
}

/** What one grading comes to. */
export interface Graded {
  readonly failed: boolean;
  /** Checks that could not be judged. */
  readonly open: readonly string[];
  /** Decisions after which evidence failed it; null where a law did, or nothing. */
  readonly decisions: number | null;
  /** The check that failed it. */
  readonly check: string | null;
}

/**
 * Grades a program of ours as a submission is graded, without the sandbox and on fresh seeds: seed k of the exercise
 * becomes seed k of `grading`. It stops at the first check that fails; where `laws` is false, evidence alone is judged.
 */
export function gradeInProcess(exercise: Exercise, load: () => LocalEntry, seed: number, grading: number): Graded {
  const fresh = freshSeeds(seed, grading);
  const open: string[] = [];
  // Evidence last: a law is cheaper to look at.
  for (const check of [...exercise.checks].sort((a, b) => Number(a.kind === 'evidence') - Number(b.kind === 'evidence'))) {
    const result = check.kind === 'evidence' ? gradeEvidence(exercise, check, load(), fresh) : gradeLaws(exercise, check, load(), fresh);
    if (result === 'open') open.push(check.id);
    else if (result !== 'passed') return { failed: true, open, decisions: result.decisions, check: check.id };
  }
  return { failed: false, open, decisions: null, check: null };
}

type Outcome = 'passed' | 'open' | { readonly decisions: number | null };

function gradeEvidence(exercise: Exercise, check: Check, entry: LocalEntry, fresh: (input: Input) => Input): Outcome {
  const test = evidenceTest(exercise, check, true);
  for (const { input } of evidenceOrder(check)) {
    // Whether a mistake can be named makes no difference here.
    if (test.isSettled) break;
    const seeded = fresh(input);
    if (seeded.kind !== 'game') test.take(seeded, observeLocal(entry, seeded, exercise.limits));
  }
  const finding = test.finding();
  if (finding.state !== 'failed') return finding.state === 'passed' ? 'passed' : 'open';
  const evidence = finding.evidence?.kind === 'chance' ? finding.evidence : null;
  return { decisions: evidence?.decisions ?? null };
}

function gradeLaws(exercise: Exercise, check: Check, entry: LocalEntry, fresh: (input: Input) => Input): Outcome {
  let outcome: Outcome = 'passed';
  for (const { inputs } of check.cases) {
    for (const input of inputs) {
      const seeded = fresh(input);
      if (seeded.kind === 'game') continue;
      const { state } = judgeInput(exercise, check.kind, seeded, observeLocal(entry, seeded, exercise.limits), true, check.laws ?? null);
      if (state === 'failed') return { decisions: null };
      if (state === 'not-checked') outcome = 'open';
    }
  }
  return outcome;
}

/** The same input with another seed, which depends on all three numbers. */
function freshSeeds(seed: number, grading: number): (input: Input) => Input {
  const [base] = seedWords(seed);
  const [own] = seedWords(base ^ grading);
  return (input) => (input.kind === 'game' ? input : { ...input, seed: (seedWords(own ^ input.seed)[0] >>> 1) });
}

/** Measures an exercise, a program at a time; `progress` is told the name of each. */
export function measurePower(exercise: Exercise, plan: PowerPlan, progress: (name: string) => void = () => undefined): PowerTable {
  const family = LOCAL_BANK[exercise.algorithm];
  if (family === undefined) throw new RangeError(`there is no bank of random searches for ${exercise.algorithm}`);
  const correct = family.variants.map(({ id, load }) => {
    progress(id);
    let falseFails = 0;
    for (let grading = 0; grading < plan.correct; grading += 1) if (gradeInProcess(exercise, load, plan.seed, grading).failed) falseFails += 1;
    return { variant: id, gradings: plan.correct, falseFails };
  });
  const mistakes = family.mistakes.map(({ id, load }) => {
    progress(id);
    const graded = Array.from({ length: plan.mistakes }, (_, grading) => gradeInProcess(exercise, load, plan.seed, grading));
    return { mistake: id, gradings: plan.mistakes, caught: graded.filter(({ failed }) => failed).length / plan.mistakes, medianDecisions: medianOf(graded) };
  });
  return { seed: plan.seed, alpha: exercise.alpha ?? DEFAULT_ALPHA, exercise: exercise.hash, correct, mistakes };
}

/** Over the gradings that evidence caught; null where it caught less than half. */
function medianOf(graded: readonly Graded[]): number | null {
  const counts = graded.flatMap(({ decisions }) => decisions ?? []).sort((a, b) => a - b);
  return 2 * counts.length > graded.length ? counts[counts.length >> 1]! : null;
}
