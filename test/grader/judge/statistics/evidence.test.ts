import { describe, expect, it } from 'vitest';
import { observeTrusted } from '../../../../grader/observe/host/observeTrusted.ts';
import type { TrustedProgram } from '../../../../grader/types/trusted.ts';
import { alphaOf, evidenceTest } from '../../../../grader/judge/checks/evidence.ts';
import { evidenceOrder } from '../../../../grader/judge/judgeEvidence.ts';
import { judgeCheck } from '../../../../grader/judge/judgeCheck.ts';
import type { Finding } from '../../../../grader/judge/finding.ts';
import { scoreOf } from '../../../../grader/judge/score.ts';
import { RANDOM_RESTART } from '../../../../grader/subjects/randomRestart.ts';
import type { Algorithm, Check, Conventions, EvidenceFamily } from '../../../../grader/types/exercise.ts';
import type { Input, LocalInput } from '../../../../grader/types/input.ts';
import type { ChanceEvidence } from '../../../../grader/types/verdict.ts';
import { ANNEALING_MISTAKES } from '../../../../mistakes/local/annealingMistakes.ts';
import { hasProgram } from '../../../../mistakes/local/runMistake.ts';
import { ANNEALING_VARIANTS } from '../../../../mistakes/correct/local/annealing.ts';
import type { Draws } from '../../../../reference/random.ts';
import { checkOf, exerciseOf } from '../exercises.ts';
import { said } from '../../../support/said.ts';

const anneal = (seed: number): LocalInput => ({
  kind: 'local',
  problem: { name: 'n-queens', n: 8, initial: null },
  seed,
  options: {},
  schedule: { name: 'exponential', start: seed % 2 === 0 ? 0.5 : 4, rate: 0.98, steps: 100 },
});
const evidenceCheck = (family: EvidenceFamily, more: Partial<Check> = {}): Check =>
  checkOf('evidence', [], { family, ...more });

/** Runs one submission until its test is settled, or the runs are used up. */
function test(
  algorithm: Algorithm,
  family: EvidenceFamily,
  entry: TrustedProgram,
  inputOf: (seed: number) => Input,
  runs: number,
  conventions: Partial<Conventions> = {},
) {
  const check = evidenceCheck(family);
  const tested = evidenceTest(exerciseOf(algorithm, conventions, [check]), check, true);
  for (let seed = 1; seed <= runs && !tested.isSettled; seed += 1) {
    const input = inputOf(seed);
    if (input.kind !== 'game') tested.consume(input, observeTrusted(entry, input, { calls: 100_000 }));
  }
  const finding = structuredClone(tested.finding()); // which takes nothing but data
  return { finding, evidence: finding.evidence as ChanceEvidence | undefined };
}

describe('annealing through the host', () => {
  it.each(ANNEALING_VARIANTS.map((variant) => [variant.id, variant] as const))(
    'passes a correct one: %s',
    (_, variant) => {
      const { finding, evidence } = test('simulated-annealing', 'annealing', variant.load(), anneal, 12);
      expect(finding.state).toBe('passed');
      expect(evidence!.decisions).toBeGreaterThan(40);
      expect(evidence!.highestLog10).toBeLessThan(3);
    },
  );

  it.each([
    'always-accepts',
    'never-accepts',
    'times-temperature',
    'coin',
    'comparison-inverted',
    'temperature-ignored',
    'delta-sign',
    'one-draw-twice',
    'edge-rows-never',
    'first-neighbour-always',
    'temperature-halved',
    'no-draw',
  ])('fails %s and names it', (id) => {
    const mistake = ANNEALING_MISTAKES.filter(hasProgram).find((each) => each.id === id)!;
    const { finding, evidence } = test('simulated-annealing', 'annealing', mistake.load(), anneal, 40);
    expect(finding.state).toBe('failed');
    expect(evidence).toMatchObject({
      kind: 'chance',
      ended: 'failed',
      alpha: 1e-6,
      threshold: 1e6,
      mistake: { id },
    });
    expect(evidence!.highestLog10).toBeGreaterThanOrEqual(6);
    expect(said(finding).rationale).toContain('1,000,000 gradings');
  });

  it('says what it saw: bins whose expectations add up to the steps, and the course of the evidence', () => {
    const { evidence } = test('simulated-annealing', 'annealing', ANNEALING_VARIANTS[0]!.load(), anneal, 6);
    const moves = evidence!.bins.filter(({ label }) => label.startsWith('moved') || label === 'stayed');
    expect(moves.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(evidence!.decisions, 1);
    expect(moves.reduce((sum, { observed }) => sum + observed, 0)).toBeCloseTo(evidence!.decisions, 6);
    expect(evidence!.course.length).toBeLessThanOrEqual(64);
    expect(evidence!.course.at(-1)![0]).toBeGreaterThan(0);
  });
});

describe('alpha', () => {
  const [one, two] = [evidenceCheck('ties', { id: 'one' }), evidenceCheck('ties', { id: 'two', weight: 3 })];
  it('is split over the evidence checks by their weights', () => {
    const exercise = { ...exerciseOf('hill-climbing', {}, [one, two, checkOf('law', [])]), alpha: 1e-4 };
    expect(alphaOf(exercise, one)).toBeCloseTo(2.5e-5, 12);
    expect(alphaOf(exercise, two)).toBeCloseTo(7.5e-5, 12);
  });
  it('is one in a million unless the exercise says otherwise', () =>
    expect(alphaOf(exerciseOf('hill-climbing', {}, [one]), one)).toBe(1e-6));
});

describe('the verdict', () => {
  it('is one for the whole check, with all its points, over the runs of all cases in turn', async () => {
    const check = checkOf(
      'evidence',
      [
        [anneal(1), anneal(3), anneal(5)],
        [anneal(2), anneal(4)],
      ],
      { family: 'annealing', points: '7/3' },
    );
    expect(evidenceOrder(check).map(({ input }) => (input as LocalInput).seed)).toEqual([1, 2, 3, 4, 5]);
    const exercise = exerciseOf('simulated-annealing', {}, [check]);
    const entry = ANNEALING_VARIANTS[0]!.load() as TrustedProgram;
    const observations = check.cases.map(({ inputs }) =>
      inputs.map((input) => observeTrusted(entry, input as LocalInput, { calls: 100_000 })),
    );
    const verdicts = await judgeCheck(exercise, check, observations, {
      probe: () => Promise.reject(new Error('evidence asks for no more runs')),
      engine: { metered: true },
      observeTrusted,
    });
    expect(verdicts).toHaveLength(1);
    expect(verdicts[0]).toMatchObject({
      check: 'evidence',
      state: 'passed',
      points: '7/3',
      maxPoints: '7/3',
      evidence: { runs: 5 },
    });
    expect(verdicts[0]).not.toHaveProperty('case');
  });

  type Anneal = (
    problem: { initial: number[]; neighbours(s: number[]): number[][]; value(s: number[]): number },
    schedule: (t: number) => number,
    random: Draws,
  ) => number[];
  const asEntry = (anneals: Anneal): TrustedProgram => anneals;
  const step = (
    problem: Parameters<Anneal>[0],
    current: number[],
    neighbours: number[][],
    T: number,
    random: Draws,
  ): number[] => {
    const next = random.choice(neighbours);
    const delta = problem.value(next) - problem.value(current);
    return delta > 0 || random.number() < Math.exp(delta / T) ? next : current;
  };

  it('reads temperatures that were all asked for beforehand', () => {
    const { finding, evidence } = test(
      'simulated-annealing',
      'annealing',
      asEntry((problem, schedule, random) => {
        const temperatures: number[] = [];
        for (let t = 1; temperatures.at(-1) !== 0; t += 1) temperatures.push(schedule(t));
        return temperatures
          .slice(0, -1)
          .reduce(
            (current, T) => step(problem, current, problem.neighbours(current), T, random),
            problem.initial,
          );
      }),
      anneal,
      5,
    );
    expect(finding.state).toBe('passed');
    expect(evidence!.decisions).toBe(5 * 99);
  });

  it('says what should be seen, and withholds nothing, where no rule is broken', () => {
    // It looks at the neighbours of the neighbour that it drew as well, and does not say which of the two it
    // is at.
    const { finding } = test(
      'simulated-annealing',
      'annealing',
      asEntry((problem, schedule, random) => {
        let current = problem.initial;
        for (let t = 1; schedule(t) > 0; t += 1) {
          const neighbours = problem.neighbours(current);
          const next = step(problem, current, neighbours, schedule(t), random);
          problem.neighbours(neighbours[0]!);
          current = next;
        }
        return current;
      }),
      anneal,
      5,
    );
    expect(finding).toMatchObject({ state: 'failed', reason: 'student-error' });
    expect(said(finding).rationale).toContain('ask for the neighbours of no other state');
  });

  it('loses the points, and withholds nothing, where a broken rule is why nothing can be seen', () => {
    const lazy = ((problem: { initial: number[] }) => problem.initial) as unknown as TrustedProgram;
    const { finding } = test('simulated-annealing', 'annealing', lazy, anneal, 5);
    expect(finding).toMatchObject({ state: 'not-checked', reason: 'student-error' });
    expect(said(finding).rationale).toContain('never asked schedule(t)');
    const check = evidenceCheck('annealing', { points: '2' });
    const score = scoreOf(exerciseOf('simulated-annealing', {}, [check]), [
      {
        check: 'evidence',
        state: 'not-checked',
        reason: 'student-error',
        points: '0',
        maxPoints: '2',
        visibility: 'student',
        code: 'laws-before-chances',
        rationale: '',
      },
    ]);
    expect(score).toEqual({ value: 0, earned: '0', max: '2' });
  });

  it('is what ended a run, where one did not return', () => {
    const throws = (() => {
      throw new TypeError('oops');
    }) as unknown as TrustedProgram;
    expect(test('simulated-annealing', 'annealing', throws, anneal, 5).finding).toMatchObject({
      state: 'failed',
      reason: 'student-error',
    });
  });

  it('passes starts that problem.randomState() gave, of which nothing need be seen', () => {
    const restarting = (program: TrustedProgram): Finding =>
      test(
        'random-restart',
        'restarts',
        program,
        (seed) => ({
          kind: 'local',
          problem: { name: 'one-max', n: 8, initial: null },
          seed,
          options: { restarts: 3, goal: 9 },
        }),
        3,
      ).finding;
    const finding = restarting(RANDOM_RESTART.variants[0]!.load());
    expect(finding.state).toBe('passed');
    expect(said(finding).rationale).toContain('problem.randomState()');
    // A state that is drawn, and from which no climb is made, shows nothing.
    const idle = restarting((problem: { randomState(): number[]; neighbours(s: number[]): number[][] }) => {
      const state = problem.randomState();
      problem.neighbours(state);
      return state;
    });
    expect(idle).toMatchObject({ state: 'not-checked', reason: 'student-error' });
  });
});

describe('one case by itself', () => {
  const mutating = (seed: number): Input => ({
    kind: 'part',
    part: 'mutate',
    seed,
    repeat: 100,
    // With two values, the mistake below reaches two positions of eight; with eight, all of them.
    child: [0, 1, 0, 1, 0, 1, 0, 1],
    options: { mutationRate: 0.3, values: seed % 2 === 0 ? 2 : 8 },
  });
  const drawsPositionFrom =
    (count: (n: number, values: number) => number): TrustedProgram =>
    (child: number[], random: Draws, { mutationRate, values }: { mutationRate: number; values: number }) => {
      const copy = [...child];
      if (random.number() >= mutationRate) return copy;
      const position = random.integer(0, count(child.length, values) - 1) % child.length;
      copy[position] = (copy[position]! + random.integer(1, values - 1)) % values;
      return copy;
    };

  it('a position drawn from the range of the values fails', () => {
    const conventions = { mutates: ['individual'], mutationDraws: ['another'] } as const;
    const run = (program: TrustedProgram) => test('mutate', 'mutation', program, mutating, 40, conventions);
    expect(run(drawsPositionFrom((_n, values) => values)).finding.state).toBe('failed');
    expect(run(drawsPositionFrom((n) => n)).finding.state).toBe('passed');
  });
});

describe('what no correct program does', () => {
  it('is told as the law that it breaks, however late it comes', () => {
    const breeding = (seed: number): Input => ({
      kind: 'genetic',
      population:
        seed < 9
          ? [
              [1, 1, 0, 0],
              [0, 0, 1, 1],
            ]
          : [
              [0, 0, 0, 0],
              [1, 1, 1, 1],
            ],
      fitness: { name: 'one-max', n: 4, initial: null },
      options: { mutationRate: 0, values: 2, generations: 1, fitEnough: 5 },
      seed,
    });
    // Selects by fitness + 1, so that an individual of fitness 0 becomes a parent.
    const evenly = ((
      population: number[][],
      fitness: (one: number[]) => number,
      random: Draws,
      options: { onGeneration: (next: number[][]) => void },
    ) => {
      const next = population.map(() => {
        const [x, y] = [random.choice(population), random.choice(population)];
        const c = random.integer(1, 3);
        return [...x.slice(0, c), ...y.slice(c)];
      });
      options.onGeneration(next);
      return next.reduce((a, b) => (fitness(b) > fitness(a) ? b : a));
    }) as unknown as TrustedProgram;
    const conventions = {
      cutRange: ['1..n-1'],
      mutates: ['individual'],
      mutationDraws: ['another'],
    } as const;
    const { finding } = test('genetic-algorithm', 'generations', evenly, breeding, 40, conventions);
    expect(finding).toMatchObject({
      state: 'not-checked',
      reason: 'student-error',
      remark: { code: 'laws-before-chances' },
    });
  });
});

describe('conventions', () => {
  const cut = (seed: number): Input => ({
    kind: 'part',
    part: 'reproduce',
    seed,
    repeat: 100,
    parents: [
      [0, 1, 2, 3, 0, 1, 2, 3],
      [4, 5, 6, 7, 4, 5, 6, 7],
    ],
  });
  const cutsTo = (last: number) =>
    ((x: number[], y: number[], random: Draws) => {
      const c = random.integer(1, last);
      return [...x.slice(0, c), ...y.slice(c)];
    }) as unknown as TrustedProgram;

  it('either range passes where both are accepted, and the verdict says which it was', () => {
    expect(test('reproduce', 'crossover', cutsTo(7), cut, 15).evidence).toMatchObject({
      ended: 'budget',
      convention: 'cuts from 1 to n − 1',
    });
    expect(test('reproduce', 'crossover', cutsTo(8), cut, 15).evidence).toMatchObject({
      ended: 'budget',
      convention: 'cuts from 1 to n',
    });
  });

  it('a range that stops one short fails both', () => {
    expect(test('reproduce', 'crossover', cutsTo(6), cut, 15).evidence).toMatchObject({
      ended: 'failed',
      mistake: { id: 'never-last-cut' },
    });
  });
});
