/** Programs that draw, but not as they should, in ways that are in no bank: bets that know none notice. */
import { describe, expect, test } from 'vitest';
import { gradeCheck } from '../../grader/adequacy/gradeInProcess.ts';
import type { TrustedProgram } from '../../grader/types/trusted.ts';
import type { Annealing, Mutation, Search } from '../../mistakes/correct/local/api.ts';
import { bundled } from '../support/handedIn.ts';

/** Queens in a random order, and of the first that has better moves one of these. */
const queenFirst: Search = (problem, random) => {
  let current = problem.initial;
  for (;;) {
    const value = problem.value(current);
    const better = problem.neighbours(current).filter((next) => problem.value(next) > value);
    if (better.length === 0) return current;
    const queens = random.shuffle(current.map((_, queen) => queen));
    const movesOf = (queen: number): number[][] => better.filter((next) => next[queen] !== current[queen]);
    current = random.choice(movesOf(queens.find((queen) => movesOf(queen).length > 0)!));
  }
};

const positionFromValues: Mutation = (child, random, { mutationRate, values }) => {
  if (random.number() >= mutationRate!) return [...child];
  const at = random.integer(0, values! - 1) % child.length;
  const value = random.integer(0, values! - 2);
  return child.with(at, value < child[at]! ? value : value + 1);
};

/** The current state is drawn among its neighbours. */
const drawsItself: Annealing = (problem, schedule, random) => {
  let current = problem.initial;
  for (let t = 1; schedule(t) > 0; t += 1) {
    const next = random.choice([...problem.neighbours(current), current]);
    const delta = problem.value(next) - problem.value(current);
    if (delta >= 0 || random.number() < Math.exp(delta / schedule(t))) current = next;
  }
  return current;
};

describe.each([
  ['simulated-annealing', 'moves', 'itself among the neighbours', drawsItself],
  ['simulated-annealing', 'moves-more', 'itself among the neighbours', drawsItself],
  ['first-choice', 'chance', 'a queen, then one of her moves', queenFirst],
  ['mutate', 'chance-more', 'a position from the range of values', positionFromValues],
] satisfies [string, string, string, TrustedProgram][])('%s, %s', async (slug, id, words, program) => {
  const exercise = await bundled(slug);
  const check = exercise.checks.find((each) => each.id === id)!;

  test(words, () => {
    const outcome = gradeCheck(
      exercise,
      check,
      () => program,
      (input) => input,
    );
    expect(outcome).toEqual({ decisions: check.kind === 'law' ? null : expect.any(Number) });
  });
});
