import { describe, expect, test } from 'vitest';
import type { GivenProblem, State } from '../../../mistakes/correct/local/api.ts';
import type { Draws } from '../../../reference/random.ts';
import { DEFAULT_CONVENTIONS } from '../../../grader/content/defaults.ts';
import { openSchedule } from '../../../grader/content/openSchedule.ts';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import { observeTrusted } from '../../../grader/observe/host/observeTrusted.ts';
import { conflictsOf } from '../../../grader/picture/conflictsSvg.ts';
import { correctGenerations, correctRun } from '../../../grader/report/correctRun.ts';
import { playRun } from '../../../grader/steps/runs/playRun.ts';
import { runData } from '../../../grader/steps/runs/runData.ts';
import { RUN_SUBJECTS } from '../../../grader/subjects/subjects.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { Input, LocalInput } from '../../../grader/types/input.ts';
import type { TrustedProgram } from '../../../grader/types/trusted.ts';
import type { Evidence, GenerationsEvidence, RunEvidence } from '../../../grader/types/verdict.ts';

const QUEENS = { name: 'n-queens', n: 8, initial: [4, 5, 6, 3, 4, 5, 6, 5] } as const;
const SOLVED = [1, 3, 5, 7, 2, 0, 6, 4];

function evidenceOf(algorithm: string, program: unknown, input: Input): Evidence {
  const observation = observeTrusted(program as TrustedProgram, input, { calls: 20_000 });
  const exercise = { algorithm, conventions: DEFAULT_CONVENTIONS } as unknown as Exercise;
  const { evidence } = judgeInput(exercise, 'law', input, observation, true);
  return evidence!;
}
function local(algorithm: string, program: unknown, more: Partial<LocalInput> = {}): RunEvidence {
  const input: LocalInput = { kind: 'local', problem: QUEENS, seed: 3, options: {}, ...more };
  return evidenceOf(algorithm, program, input) as RunEvidence;
}

describe('a correct run beside one of hill climbing', () => {
  /** Right for two moves, then any better neighbour but a best one. */
  const faulty = (problem: GivenProblem, random: Draws): State => {
    let current = problem.initial;
    for (let moves = 0; ; moves += 1) {
      const better = problem
        .neighbours(current)
        .filter((next) => problem.value(next) > problem.value(current));
      if (better.length === 0) return current;
      const most = Math.max(...better.map((next) => problem.value(next)));
      const wanted = better.filter((next) => (problem.value(next) === most) === moves < 2);
      current = random.choice(wanted.length === 0 ? better : wanted);
    }
  };
  const run = local('hill-climbing', faulty);

  test('does the same until the law is broken, whichever of equals it takes, and then a best move', () => {
    expect(run.brokenAt).toBe(3);
    const { from, run: correct } = correctRun(run)!;
    expect(from).toBe(2);
    expect(correct.states[0]).toEqual(run.states[2]);
    expect(correct.states.length).toBeGreaterThan(1);
    expect(correct.values[1]).toBeGreaterThan(run.values[3]!);
    for (const [at, before] of correct.states.slice(0, -1).entries())
      expect(correct.values[at + 1]).toBe(-conflictsOf(before).least);
  });

  test('both are said, from the step in which they part on', () => {
    const played = playRun(runData(run, correctRun(run))!);
    expect(played).toMatchObject({ partsAt: 3, isCompared: true });
    expect(played.textAt(2)).not.toContain('Yours');
    expect(played.textAt(3)).toMatch(
      /^Yours: The queen .* Here the law is broken\. A correct run: The queen /,
    );
    expect(played.figuresAt(3).map(({ caption }) => caption.split('.')[0])).toEqual([
      'Yours',
      'A correct run',
      'Yours',
      'Yours',
    ]);
  });
});

test('annealing: the same proposals, numbers and temperatures up to the one that must be taken', () => {
  const schedule = { name: 'exponential', start: 2, rate: 0.9, steps: 40 } as const;
  const faulty = (problem: GivenProblem, temperature: (t: number) => number, random: Draws): State => {
    let current = problem.initial;
    for (let t = 1; temperature(t) > 0; t += 1) {
      const next = random.choice(problem.neighbours(current));
      const delta = problem.value(next) - problem.value(current);
      const number = random.number();
      // Right at first, and then it refuses what is better.
      if (t < 12 ? number < Math.exp(delta / temperature(t)) : delta < 0) current = next;
    }
    return current;
  };
  const run = local('simulated-annealing', faulty, { schedule });
  const { from, run: correct } = correctRun(run)!;
  expect(from).toBe(run.brokenAt);
  expect(from).toBeGreaterThanOrEqual(11);
  expect(correct.states[0]).toEqual(run.states[from]);
  expect(correct.states[1]).toEqual(run.rejected!.find(({ at }) => at === from)!.state);
  const temperature = openSchedule(schedule);
  expect(correct.temperatures).toEqual(correct.states.map((_, at) => temperature(from + at + 1)));
});

test('a search that stops too early: the correct one goes on', () => {
  const run = local('hill-climbing', (problem: GivenProblem) => {
    const best = problem.neighbours(problem.initial).find((each) => problem.value(each) === -12)!;
    problem.neighbours(best);
    return best;
  });
  const { from, run: correct } = correctRun(run)!;
  expect(from).toBe(run.states.length - 1);
  expect(correct.states.length).toBeGreaterThan(1);
  expect(playRun(runData(run, correctRun(run))!).textAt(from + 1)).toMatch(
    /^Your run has ended\. A correct run: /,
  );
});

test('a search that goes on too long: the correct one has ended', () => {
  const goesOn = (problem: GivenProblem): State => {
    const [next] = problem.neighbours(problem.initial);
    problem.neighbours(next!);
    return next!;
  };
  const run = local('hill-climbing', goesOn, { problem: { ...QUEENS, initial: SOLVED } });
  expect(run.brokenAt).toBe(1);
  expect(playRun(runData(run, correctRun(run))!).textAt(1)).toMatch(
    /Here the law is broken\. A correct run has ended\.$/,
  );
});

test('generations: children of the last population that keeps the laws', () => {
  const shifted = (
    population: State[],
    fitness: (one: State) => number,
    random: Draws,
    options: { onGeneration(all: State[]): void },
  ): State => {
    const next = population.map((one) => one.map((value) => (value + 1 + random.integer(0, 0)) % 8));
    options.onGeneration(next);
    return next.reduce((best, each) => (fitness(each) > fitness(best) ? each : best));
  };
  const run = evidenceOf('genetic-algorithm', shifted, {
    kind: 'genetic',
    population: 6,
    fitness: { name: 'n-queens', n: 8, initial: null },
    options: { mutationRate: 0.1, values: 8, generations: 3, fitEnough: 28 },
    seed: 2,
  }) as GenerationsEvidence;
  expect(run.brokenAt).toBe(1);
  const correct = correctGenerations(run)!;
  expect(correct.from).toBe(0);
  expect(correct.members[0]).toEqual(run.populations!.members[0]);
  expect(correct.members).toHaveLength(4);
});

test('nothing is beside a run that keeps the laws, or of which it is not known what it was asked for', () => {
  const start = (problem: GivenProblem): State => {
    problem.neighbours(problem.initial);
    return problem.initial;
  };
  const [correct] = RUN_SUBJECTS.find(({ name }) => name === 'hill-climbing')!.variants;
  const fine = local('hill-climbing', correct!.load());
  expect(fine.brokenAt).toBeUndefined();
  expect(correctRun(fine)).toBeNull();
  const { search, ...old } = local('hill-climbing', start);
  expect(search).toEqual({ algorithm: 'hill-climbing', options: {} });
  expect(correctRun(old)).toBeNull();
});
