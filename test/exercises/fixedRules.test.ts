/**
 * Where a handout asks for a random choice, a fixed rule fails the test of chances, drawn beside it or not;
 * where it says that any rule is right, each gets full marks. The programs leave the choice to `pick`, which
 * is written in their language by the rule.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Check, Exercise } from '../../grader/types/exercise.ts';
import { type ChanceProgram } from '../support/chancePrograms.ts';
import { checkStates } from '../support/checkStates.ts';
import { bundled } from '../support/handedIn.ts';
import { some } from '../support/whole.ts';
import { Sandbox } from '../support/sandbox.ts';

const sandbox = new Sandbox();
afterAll(() => sandbox.close());

type Language = 'js' | 'py';
type Rule = Readonly<Record<Language, string>>;

const FIXED: Readonly<Record<string, Rule>> = {
  'the second': { js: 'list[Math.min(1, list.length - 1)]', py: 'items[min(1, len(items) - 1)]' },
  'the middle': { js: 'list[Math.floor(list.length / 2)]', py: 'items[len(items) // 2]' },
  'the largest': { js: 'list.reduce((a, b) => (String(a) < String(b) ? b : a))', py: 'max(items)' },
  'the last': { js: 'list[list.length - 1]', py: 'items[-1]' },
  'the first, beside a draw': { js: '(random.number(), list[0])', py: '(random.number(), items[0])[1]' },
};

/** Programs by their exercise and what is chosen. */
type Choices = readonly (readonly [exercise: string, of: string, file: string])[];

const MUST_BE_RANDOM: Choices = [
  ['hill-climbing', 'best neighbours, with options.ties', 'hill-climbing.js'],
  ['hill-climbing', 'best neighbours, with options.ties', 'hill_climbing.py'],
  ['stochastic-hill-climbing', 'uphill moves', 'stochastic-hill-climbing.js'],
  ['first-choice', 'better neighbours', 'first-choice.js'],
  ['first-choice', 'better neighbours', 'first_choice.py'],
  ['random-restart', 'starts', 'random-restart-starts.js'],
  ['simulated-annealing', 'neighbours', 'simulated-annealing-neighbours.js'],
  ['simulated-annealing', 'what is accepted', 'simulated-annealing-acceptance.js'],
  ['genetic-algorithm', 'parents', 'genetic-algorithm.js'],
  ['genetic-algorithm', 'cuts', 'genetic-algorithm.js'],
  ['genetic-algorithm', 'positions of mutations', 'genetic-algorithm.js'],
  ['genetic-algorithm', 'values of mutations', 'genetic-algorithm.js'],
  ['mutate', 'positions', 'mutate-position.js'],
  ['mutate', 'values', 'mutate-value.js'],
  ['reproduce', 'cuts', 'reproduce.js'],
  ['reproduce', 'cuts', 'reproduce.py'],
  ['random-selection', 'individuals', 'random-selection.js'],
];

const FREE: Choices = [
  ['hill-climbing', 'best neighbours, without options.ties', 'hill-climbing-if-asked.js'],
  ['random-restart', 'best neighbours and best ends', 'random-restart.js'],
  ['local-beam', 'best successors and best states', 'local-beam.js'],
  ['local-beam', 'best successors and best states', 'local_beam.py'],
  ['genetic-algorithm', 'fittest individuals', 'genetic-algorithm.js'],
];

/** `of`: the choice that is fixed, where a program makes several. */
function programWith(file: string, of: string, rule: Rule): ChanceProgram {
  const text = readFileSync(join(import.meta.dirname, 'fixedRules', file), 'utf8');
  const isPython = file.endsWith('.py');
  const pick = isPython
    ? `\ndef pick(items, random):\n    return ${rule.py}\n`
    : `\nconst FIXED = ${JSON.stringify(of)};\nfunction pick(list, random) {\n  return ${rule.js};\n}\n`;
  return { exercise: '', name: file, file, text: text + pick };
}

/** Each program with some of the rules, by turns. */
const rowsOf = (choices: Choices) =>
  choices.flatMap(([slug, of, file], nth) =>
    some(Object.entries(FIXED), 6, nth % 6).map(([name, rule]) => [slug, name, of, file, rule] as const),
  );

const isOnChance = ({ kind }: Check): boolean => kind === 'evidence';
const passes = async (exercise: Exercise, check: Check, program: ChanceProgram): Promise<boolean> =>
  (await checkStates(sandbox, exercise, check, program)).every((state) => state === 'passed');

describe('what must be random', () => {
  test.each(rowsOf(MUST_BE_RANDOM))('%s: always %s of %s, in %s', async (slug, _, of, file, rule) => {
    const exercise = await bundled(slug);
    const outcomes: boolean[] = [];
    for (const check of exercise.checks.filter(isOnChance))
      if (outcomes.every(Boolean)) outcomes.push(await passes(exercise, check, programWith(file, of, rule)));
    expect(outcomes).toContain(false);
  });

  // No check of a beam is on chance: its law is about the states that were drawn.
  test.each(rowsOf([['local-beam', 'random states', 'local-beam-starts.js']]))(
    '%s: always %s of %s, in %s',
    async (slug, _, of, file, rule) => {
      const exercise = await bundled(slug);
      const [first] = exercise.checks;
      expect(await passes(exercise, first!, programWith(file, of, rule))).toBe(false);
    },
  );
});

describe('what is free', () => {
  test.each(rowsOf(FREE))('%s: always %s of %s, in %s', async (slug, _, of, file, rule) => {
    const exercise = await bundled(slug);
    const failed: string[] = [];
    for (const check of exercise.checks)
      if (!(await passes(exercise, check, programWith(file, of, rule)))) failed.push(check.id);
    expect(failed).toEqual([]);
  });
});
