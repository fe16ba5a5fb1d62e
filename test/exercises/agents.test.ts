/**
 * As for the other exercises: mistakes written without the bank show themselves on some case of the exercise
 * on agents, and correct searches on none.
 */
import { describe, expect, test } from 'vitest';
import { loadExercise } from '../../grader/content/exercise.ts';
import { sumPoints } from '../../grader/words/points.ts';
import { AGENT_ALGORITHMS } from '../../grader/subjects/agentClasses.ts';
import type { Check } from '../../grader/types/exercise.ts';
import type { Input } from '../../grader/types/input.ts';
import { isCaught } from './caught.ts';
import { agentSearches } from './mistakes/agents.ts';

const loaded = await loadExercise('multi-agents');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
const exercise = loaded.value;
const cases = exercise.checks.flatMap((check) =>
  check.cases.map((item) => ({ name: `${check.id}/${item.id}`, check, item })),
);

function caught(
  kind: 'correct' | 'mistakes',
  program: string,
  input: Input,
  { agent, kind: looksAt }: Check,
): boolean {
  if (input.kind !== 'game') return false;
  const search = agentSearches(agent!, input.agents!)[kind][program];
  return isCaught(search ?? expect.unreachable(program), input, {
    algorithm: agent!,
    kind: looksAt,
    conventions: exercise.conventions,
  });
}

test('every case names a mistake that it catches', () => {
  expect(cases.filter(({ item }) => item.catches === undefined).map(({ name }) => name)).toEqual([]);
});

test.each(cases)('$name lets correct searches through', ({ check, item }) => {
  for (const program of Object.keys(agentSearches(check.agent!, 2).correct)) {
    expect(
      item.inputs.filter((input) => caught('correct', program, input, check)),
      program,
    ).toEqual([]);
  }
});

describe.each(AGENT_ALGORITHMS)('%s', (agent) => {
  const own = cases.filter(({ check }) => check.agent === agent);
  test.each(Object.keys(agentSearches(agent, 2).mistakes))('some case catches: %s', (mistake) => {
    expect(
      own.some(({ check, item }) => item.inputs.some((input) => caught('mistakes', mistake, input, check))),
    ).toBe(true);
  });
});

test('points sum to a round number, with as many cases seen as every exercise has', () => {
  expect(sumPoints(exercise.checks.map(({ points }) => points)).valueOf()).toBe(20);
  const visible = cases.filter(({ check }) => check.visibility === 'student').length;
  expect([visible >= 8, cases.length - visible >= 8]).toEqual([true, true]);
});
