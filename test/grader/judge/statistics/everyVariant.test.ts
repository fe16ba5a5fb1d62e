import { describe, expect, it } from 'vitest';
import type { Conventions } from '../../../../grader/types/exercise.ts';
import type { Input } from '../../../../grader/types/input.ts';
import type { Observation, Plain } from '../../../../grader/types/observation.ts';
import { averageOf, expectFair, type Outcome } from './everyOutcome.ts';
import { Trace } from './traces.ts';

/**
 * Variants that an exercise may accept, each on a problem so small that everything it can do is listed: the
 * evidence against it is 1 on the average, or less, under a hypothesis that is true of it.
 */
const answered = (answers: readonly Plain[]): Observation => new Trace([0]).returns([...answers]);

/** Every way to answer three times; `all`: each answer as often as it is likely. */
function thrice(all: readonly Plain[]): Outcome[] {
  const chances = new Map<string, number>();
  for (const each of all.map((answer) => JSON.stringify(answer)))
    chances.set(each, (chances.get(each) ?? 0) + 1 / all.length);
  const different = [...chances].map(([text, chance]) => ({ answer: JSON.parse(text) as Plain, chance }));
  return different.flatMap((a) =>
    different.flatMap((b) =>
      different.map((c) => ({
        chance: a.chance * b.chance * c.chance,
        observation: answered([a.answer, b.answer, c.answer]),
      })),
    ),
  );
}

function expectFairUnder(
  family: Parameters<typeof averageOf>[0],
  accepts: Conventions['accepts'] & object,
  input: Input,
  outcomes: readonly Outcome[],
  words: string,
): void {
  const conventions: Partial<Conventions> = { accepts };
  const average = averageOf(family, conventions, input, outcomes, (tests) => {
    const hypothesis = tests.hypotheses.find(({ convention }) => convention === words);
    return hypothesis ?? expect.unreachable(tests.hypotheses.map(({ convention }) => convention).join(' | '));
  });
  expectFair(average, 0.9);
}

describe('selection', () => {
  /** Two are equally fit, the first of which is always taken of two; two are one individual. */
  const population = [[0], [1], [2], [3], [3]];
  const fitness = [0, 2, 2, 5, 5];
  const input: Input = { kind: 'part', part: 'randomSelection', population, fitness, seed: 1, repeat: 3 };
  const places = [0, 1, 2, 3, 4];
  const fittest = (drawn: readonly number[]): readonly number[] =>
    population[drawn.reduce((best, at) => (fitness[at]! > fitness[best]! ? at : best))]!;
  const pairs = places.flatMap((a) => places.map((b) => [a, b]));
  const different = (drawn: readonly number[]): boolean => new Set(drawn).size === drawn.length;
  const triples = pairs.flatMap((pair) => places.map((c) => [...pair, c]));
  const tickets = (many: readonly number[]): number[][] =>
    many.flatMap((often, at) => Array<number[]>(often).fill([at % 4 === 0 && at > 0 ? 3 : at]));

  it.each([
    ['tournament-2', 'a tournament of two, in which an individual may be drawn again', pairs.map(fittest)],
    ['tournament-2', 'a tournament of two different individuals', pairs.filter(different).map(fittest)],
    [
      'tournament-3',
      'a tournament of three, in which an individual may be drawn again',
      triples.map(fittest),
    ],
    ['tournament-3', 'a tournament of three different individuals', triples.filter(different).map(fittest)],
    ['rank', 'by rank, where equals have the mean of their ranks', tickets([1, 2, 3, 4, 5])],
    ['rank', 'by rank, where equals have the lowest of their ranks', tickets([1, 2, 2, 4, 4])],
    ['rank', 'by rank, where equals count as one', tickets([1, 2, 2, 3, 3])],
    ['truncation', 'evenly from the fitter half, rounded up', [[3], [3], [1]]],
    ['truncation', 'in proportion to fitness', tickets([0, 2, 2, 5, 5])],
  ] as const)('%s: %s', (id, words, answers) => {
    expectFairUnder('selection', [id], input, thrice(answers), words);
  });
});

describe('crossover', () => {
  const [x, y] = [
    [0, 0, 0, 7],
    [1, 1, 1, 7], // the last position says nothing
  ];
  const input: Input = { kind: 'part', part: 'reproduce', parents: [x, y], seed: 1, repeat: 3 };
  const between = (a: number, b: number): number[] =>
    x.map((value, at) => (at >= Math.min(a, b) && at < Math.max(a, b) ? y[at]! : value));
  const cuts = [0, 1, 2, 3, 4];
  const ranges = {
    '1 to n − 1': [1, 2, 3],
    '0 to n − 1': [0, 1, 2, 3],
    '1 to n': [1, 2, 3, 4],
    '0 to n': cuts,
  };
  const pairs = Object.entries(ranges).flatMap(([words, among]) => {
    const all = among.flatMap((a) => among.map((b) => [a, b] as const));
    const different = all.filter(([a, b]) => a !== b);
    return [
      ['two-cuts', `two different cuts, from ${words}`, different.map(([a, b]) => between(a, b))],
      ['two-cuts', `two cuts that may be equal, from ${words}`, all.map(([a, b]) => between(a, b))],
    ] as const;
  });
  const coins = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
    x.map((value, at) => ((bits >> at) % 2 === 1 ? y[at]! : value)),
  );

  it.each([
    ...pairs,
    ['each-position', 'each position from either parent by a fair coin', coins],
    ['cut-at-0', 'cuts from 0 to n − 1', [0, 1, 2, 3].map((cut) => between(cut, 4))],
    ['cut-anywhere', 'cuts from 0 to n', cuts.map((cut) => between(cut, 4))],
    ['cut-anywhere', 'cuts from 1 to n', [1, 2, 3, 4].map((cut) => between(cut, 4))],
  ] as const)('%s: %s', (id, words, children) =>
    expectFairUnder('crossover', [id], input, thrice(children), words),
  );
});
