/**
 * What the handouts on randomised search say of leanings: the exercise promises it, its table of power shows
 * it, and the guide for instructors lists it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEAST_GRADINGS, readPowerTable } from '../../grader/adequacy/powerTable.ts';
import { lintLeanings } from '../../grader/adequacy/lintLeanings.ts';
import { RUN_SUBJECTS, runSubjectOf } from '../../grader/subjects/subjects.ts';
import { packageRoot } from '../../grader/types/root.ts';
import { bundled } from '../support/handedIn.ts';

/** As the handouts call them. */
const CHOICES: Readonly<Record<string, string>> = {
  individual: 'the individual',
  cut: 'the cut',
  rate: 'whether there is a mutation',
  position: 'its position',
  value: 'its new value',
};

/** Choices of which nothing is promised, as hours of grading would have to show it. */
const NOT_YET_MEASURED: Readonly<Record<string, readonly string[]>> = {
  'hill-climbing': ['neighbour'],
  'stochastic-hill-climbing': ['neighbour'],
  'first-choice': ['neighbour'],
  'random-restart': ['number'],
  'simulated-annealing': ['neighbour', 'acceptance'],
  mutate: ['value'],
  'genetic-algorithm': ['individual', 'cut', 'rate', 'position', 'value'],
};

const sentence = (notices: Readonly<Record<string, number>>): string => {
  const parts = Object.entries(notices).map(([choice, size]) => `${size} for ${CHOICES[choice]}`);
  const [last] = parts.slice(-1);
  const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
  return `A draw that leans, to whatever it does, is noticed in at least 999 of 1,000 gradings from this size on: ${list}.`;
};

/** The rows of its table in the guide. */
const [, ...GUIDE] = readFileSync(join(packageRoot(), 'docs/instructors.md'), 'utf8')
  .split('| Exercise | Choice | Noticed from |\n')
  .at(-1)!
  .split('\n\n')[0]!
  .split('\n');

const FILES = { table: 'power.json', exercise: 'exercise.json' };

describe.each(RUN_SUBJECTS.map(({ name }) => name))('%s', async (name) => {
  const exercise = await bundled(name);
  const subject = runSubjectOf({ algorithm: name })!;
  const { notices = {}, handout } = exercise;

  test('the table shows what is promised', () => {
    const rows = readPowerTable(exercise)!.leanings;
    const { problems, short } = lintLeanings(exercise, subject, rows, FILES, LEAST_GRADINGS.leanings);
    expect([problems, short]).toEqual([[], []]);
  });

  test('of each choice something is promised, or it is not yet measured', () => {
    const choices = [...new Set(subject.leanings.map(({ choice }) => choice))];
    expect([...Object.keys(notices), ...(NOT_YET_MEASURED[name] ?? [])]).toEqual(choices);
  });

  test('the handout and the guide say so, and nothing else', () => {
    const said = handout.split('\n').filter((line) => line.includes('A draw that leans'));
    const rows = GUIDE.filter((line) => line.startsWith(`| \`${name}\` |`));
    if (Object.keys(notices).length === 0) expect([said, rows]).toEqual([[], []]);
    else {
      expect(said).toEqual([expect.stringContaining(sentence(notices))]);
      expect(rows).toEqual(
        Object.entries(notices).map(([choice, size]) => `| \`${name}\` | ${CHOICES[choice]} | ${size} |`),
      );
    }
  });
});
