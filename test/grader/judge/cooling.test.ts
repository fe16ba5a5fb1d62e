/**
 * Annealing with several steps at a temperature, and with temperatures that the program works out itself:
 * options of a run. Programs are graded in the sandbox, by the bundled exercise with these options in its runs.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gradeInProcess } from '../../../grader/adequacy/gradeInProcess.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { parseRun } from '../../../grader/content/run.ts';
import { runSubjectOf } from '../../../grader/subjects/subjects.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { writeFiles } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import { isWhole, some } from '../../support/whole.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const FILE = 'simulatedAnnealing.js';
/** What runs of the exercise are given to cool by: T(t) = 4 · 0.9^(t − 1), for 40 temperatures. */
const GEOMETRIC = { name: 'exponential', start: 4, rate: 0.9, steps: 40 };

/** Runs of each case: as many as tell programs of this test apart. */
const MOST_SEEDS = 16;

interface RunJson {
  readonly seeds: readonly number[];
  readonly schedule: { readonly name: string };
  readonly options?: object;
}
interface ExerciseJson {
  readonly checks: readonly { readonly visibility: string }[];
}

/** The bundled exercise, its visible checks alone, with what a change makes of each of its runs. */
function exercise(change: (run: RunJson) => RunJson): string {
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-cooling-'));
  folders.push(folder);
  const from = join(packageRoot(), 'exercises', 'simulated-annealing');
  cpSync(from, folder, { recursive: true });
  const path = join(folder, 'exercise.json');
  const { checks, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as ExerciseJson;
  const shown = checks.filter(({ visibility }) => visibility === 'student');
  writeFileSync(path, JSON.stringify({ ...rest, $schema: undefined, mustCatch: undefined, checks: shown }));
  for (const name of readdirSync(join(folder, 'runs'))) {
    const file = join(folder, 'runs', name);
    const run = JSON.parse(readFileSync(file, 'utf8')) as RunJson;
    writeFileSync(file, JSON.stringify(change({ ...run, seeds: run.seeds.slice(0, MOST_SEEDS) })));
  }
  return folder;
}

/** Points of each program, out of ten, and the checks that it does not pass. */
async function graded(folder: string, programs: Readonly<Record<string, string>>) {
  const files = Object.entries(programs).map(([name, text]) => [`class/${name}/${FILE}`, text] as const);
  writeFiles(folder, Object.fromEntries(files));
  const { code, err } = await cutoff(folder, ['grade', 'class', '--exercise', folder, '--out', 'out']);
  if (code !== 0) throw new Error(err);
  return (name: string): { score: number; failed: string[]; said: string } => {
    const text = readFileSync(join(folder, 'out', name, 'staff', 'result.json'), 'utf8');
    const { score, verdicts } = JSON.parse(text) as {
      score: number;
      verdicts: { check: string; state: string }[];
    };
    const failed = verdicts.filter(({ state }) => state !== 'passed').map(({ check }) => check);
    return { score, failed: [...new Set(failed)], said: text };
  };
}

const TAKES = `
const isTaken = (delta, T, random) => delta >= 0 || random.number() < Math.exp(delta / T);
const weigh = (problem, next, current) => problem.value(next) - problem.value(current);
`;

/** One step from a state, as each program below makes it. */
const STEP = `
${TAKES}
function step(problem, current, T, random) {
  const next = random.choice(problem.neighbours(current));
  return isTaken(weigh(problem, next, current), T, random) ? next : current;
}
`;

/** A loop over temperatures with as many steps at each as an expression says. */
const looping = (each: string): string => `${STEP}
export function simulatedAnnealing(problem, schedule, random, options) {
  let current = problem.initial;
  for (let t = 1; schedule(t) > 0; t += 1)
    for (let i = 0; i < ${each}; i += 1) current = step(problem, current, schedule(t), random);
  return current;
}`;

const RIGHT = {
  'inner-loop': looping('options.stepsPerTemperature'),
  counted: `${STEP}
export function simulatedAnnealing(problem, schedule, random, { stepsPerTemperature }) {
  let current = problem.initial;
  for (let n = 0; ; n += 1) {
    const T = schedule(1 + Math.floor(n / stepsPerTemperature));
    if (T === 0) return current;
    current = step(problem, current, T, random);
  }
}`,
  'kept-neighbours': `${TAKES}
export function simulatedAnnealing(problem, schedule, random, options) {
  let current = problem.initial;
  let around = null;
  let t = 0;
  let T;
  while ((T = schedule(++t)) > 0)
    for (let left = options.stepsPerTemperature; left > 0; left--) {
      around ??= problem.neighbours(current);
      const next = around[random.integer(0, around.length - 1)];
      if (!isTaken(weigh(problem, next, current), T, random)) continue;
      current = next;
      around = null;
    }
  return current;
}`,
  ahead: `${STEP}
export function simulatedAnnealing(problem, schedule, random, options) {
  const temperatures = [];
  for (let t = 1; schedule(t) > 0; t += 1)
    temperatures.push(...Array(options.stepsPerTemperature).fill(schedule(t)));
  return temperatures.reduce((current, T) => step(problem, current, T, random), problem.initial);
}`,
};

const WRONG = {
  'one-step': looping('1'),
  'a-step-too-few': looping('options.stepsPerTemperature - 1'),
  'a-step-too-many': looping('options.stepsPerTemperature + 1'),
  // As many in all, for an even number of temperatures.
  uneven: looping('options.stepsPerTemperature + (t % 2 === 0 ? 1 : -1)'),
};

describe('several steps at each temperature', () => {
  let of: Awaited<ReturnType<typeof graded>>;
  beforeAll(async () => {
    const folder = exercise((run) => ({ ...run, options: { ...run.options, stepsPerTemperature: 3 } }));
    const twice = looping('options.stepsPerTemperature').replace('delta / T', 'delta / (4 * T)');
    of = await graded(folder, { ...RIGHT, ...WRONG, hotter: twice });
  });
  test.each(Object.keys(RIGHT))('%s gets full marks', (name) => {
    expect(of(name).failed).toEqual([]);
  });
  test.each(Object.keys(WRONG))('%s breaks the law of temperatures', (name) => {
    const { failed, said, score } = of(name);
    expect(failed).toContain('schedule');
    expect(said).toContain('with 3 steps at each');
    expect(score).toBeLessThan(10);
  });
  test('who accepts otherwise is found as ever', () => {
    expect(of('hotter').failed).toEqual(['chance']);
  });
});

const cooling = (temperature: string, steps = 'options.steps'): string => `${STEP}
export function simulatedAnnealing(problem, schedule, random, options) {
  let current = problem.initial;
  for (let t = 1; t <= ${steps}; t += 1) current = step(problem, current, ${temperature}, random);
  return current;
}`;
const OWN = 'options.start * options.rate ** (t - 1)';

describe('temperatures of one’s own', () => {
  let of: Awaited<ReturnType<typeof graded>>;
  beforeAll(async () => {
    const { start, rate, steps } = GEOMETRIC;
    const folder = exercise((run) => ({
      ...run,
      schedule: GEOMETRIC,
      options: { ownCooling: true, start, rate, steps },
    }));
    of = await graded(folder, {
      worked: cooling(OWN),
      multiplied: cooling('options.start').replace('t += 1)', 't += 1, options.start *= options.rate)'),
      asked: looping('1'),
      linear: cooling('options.start * (1 - (t - 1) / options.steps)'),
      'one-more': cooling(OWN, '(options.steps + 1)'),
      half: cooling(OWN, 'options.steps / 2'),
      none: 'export const simulatedAnnealing = (problem) => problem.initial;',
    });
  });
  test.each(['worked', 'multiplied', 'asked'])('%s gets full marks', (name) => {
    expect(of(name).failed).toEqual([]);
  });
  test('another schedule is found by what it accepts', () => {
    expect(of('linear').failed).toEqual(['chance']);
  });
  test.each(['one-more', 'half'])('%s: steps that are not as many as temperatures', (name) => {
    const { failed, said } = of(name);
    expect(failed).toContain('schedule');
    expect(said).toContain('The schedule has 40 temperatures above 0');
  });
  test('who does nothing has nothing', () => {
    expect(of('none').score).toBe(0);
  });
});

test.each([{ stepsPerTemperature: 3 }, { stepsPerTemperature: 2, ownCooling: true }])(
  'every correct style gets full marks: %j',
  async (options) => {
    const { value } = (await loadExercise('simulated-annealing')) as { value: Exercise };
    const checks = value.checks
      .filter(({ visibility }) => visibility === 'student')
      .map((check) => ({
        ...check,
        cases: check.cases.map((one) => ({
          ...one,
          inputs: one.inputs
            .slice(0, check.kind === 'evidence' && isWhole ? 5 : 2)
            .map((input) =>
              input.kind === 'local' ? { ...input, options: { ...input.options, ...options } } : input,
            ),
        })),
      }));
    const lost = some(runSubjectOf(value)!.variants, 5).filter(({ load }) => {
      const { check, open } = gradeInProcess({ ...value, checks }, load, (input) => input);
      return check !== null || open.length > 0;
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  },
);

describe('in a file', () => {
  const problems = (options: object, schedule: object = { schedule: GEOMETRIC }): string[] => {
    const read = parseRun(
      JSON.stringify({ title: 'a', problem: { name: 'n-queens', n: 4 }, ...schedule, options, seeds: [1] }),
      'a.json',
    );
    return read.ok ? [] : read.problems.map(formatProblem);
  };
  test.each<[object, object | undefined, ...string[]]>([
    [{ stepsPerTemperature: 5, ownCooling: false }, undefined],
    [
      { stepsPerTemperature: 0 },
      undefined,
      'a.json: options.stepsPerTemperature: found 0; expected a whole number from 1 to 1000',
    ],
    [{ ownCooling: 'yes' }, undefined, 'a.json: options.ownCooling: found "yes"; expected true or false'],
    [
      { ownCooling: true },
      {},
      'a.json: options.ownCooling: found no "schedule" in the file; expected a "schedule", which says what its temperatures are',
    ],
  ])('%j', (options, schedule, ...expected) => {
    expect(problems(options, schedule)).toEqual(expected);
  });
});
