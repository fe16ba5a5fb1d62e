/**
 * Randomised local search, written from the handouts alone by somebody who had not read the grader
 * (`test/fixtures/heldOut/styles`): a correct program gets full points, however it is written, and a wrong one
 * loses some, and is told no name that is false.
 *
 * `CUTOFF_CORPUS=whole` takes every program (about half an hour); otherwise a few.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import type { Report } from '../../grader/types/report.ts';
import { bundled, gradeFiles } from '../support/handedIn.ts';
import { some } from '../support/whole.ts';
import { handedIn, LABELS, programs, type Styled } from './corpusOfStyles.ts';

const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

const RIGHT = programs('right');
const WRONG = programs('wrong');

async function grade(program: Styled): Promise<Report> {
  const exercise = await bundled(program.exercise);
  return gradeFiles(engines, exercise, handedIn(exercise, program));
}

const title = ({ exercise, name }: Styled): string => `${exercise}: ${name}`;

const NAMELESS: readonly string[] = ['unknown', 'several', 'error'];
const namesIn = ({ diagnoses }: Report): string[] =>
  diagnoses.flatMap(({ mistake }) => mistake.split('+')).filter((name) => !NAMELESS.includes(name));

/** False names that are still told, which are to go. */
const FALSE_NAMES: Readonly<Record<string, readonly string[]>> = {
  'genetic-algorithm: mutation-first-check': ['mutation-halved'],
  'hill-climbing: sideways-off-by-one': ['sideways-in-all', 'so-many-moves'],
  'hill-climbing: sideways-total': ['so-many-moves'],
  'local-beam: stochastic': ['random-kept'],
  'random-restart: goal-inside': ['restarts-inside'],
};

describe('correct programs in many styles', () => {
  test('are at least twelve for each exercise, half of them in Python', () => {
    for (const exercise of Object.keys(LABELS)) {
      const own = RIGHT.filter((program) => program.exercise === exercise);
      expect(own.length, exercise).toBeGreaterThanOrEqual(12);
      const inPython = own.filter(({ language }) => language === 'python').length;
      expect(Math.abs(2 * inPython - own.length), exercise).toBeLessThanOrEqual(4);
    }
  });

  test.each(some(RIGHT, 29).map((program) => [title(program), program] as const))(
    '%s gets full points',
    async (_title, program) => {
      const { score, diagnoses } = await grade(program);
      expect({ earned: score.earned, diagnoses }).toEqual({ earned: score.max, diagnoses: [] });
    },
  );
});

describe('wrong programs in many styles', () => {
  test('are those that have a label', () => {
    const labelled = Object.entries(LABELS).flatMap(([exercise, labels]) =>
      Object.keys(labels).map((name) => `${exercise}: ${name}`),
    );
    expect(WRONG.map(title).sort()).toEqual(labelled.sort());
  });

  test.each(some(WRONG, 60).map((program) => [title(program), program] as const))(
    '%s loses points, and is told nothing false',
    async (name, program) => {
      const { names, passes } = LABELS[program.exercise]![program.name]!;
      const report = await grade(program);
      if (process.env['CUTOFF_SHOW'] !== undefined) console.log(name, report.score, namesIn(report));
      expect(report.score.earned === report.score.max).toBe(passes !== undefined);
      const told = namesIn(report).filter(
        (one) =>
          !one.split('|').some((id) => names.includes(id)) && FALSE_NAMES[name]?.includes(one) !== true,
      );
      expect(told).toEqual([]);
    },
  );
});
