import { describe, expect, it } from 'vitest';
import { fitnessOf } from '../../../../grader/content/localProblem.ts';
import type { GeneticInput, Input } from '../../../../grader/types/input.ts';
import { averageOf, expectFair, type Outcome } from './everyOutcome.ts';
import { Trace } from './traces.ts';

/**
 * As in everyOutcome.test.ts, for the parts of a genetic algorithm and the whole: every child that can be
 * bred, with its chance.
 */
describe('parts', () => {
  const repeat = 3;
  /** Every list of `repeat` answers. */
  function lists(
    answers: readonly { readonly answer: readonly number[]; readonly chance: number }[],
    length = repeat,
  ): Outcome[] {
    const found: Outcome[] = [];
    const follow = (list: readonly (readonly number[])[], chance: number): void => {
      if (list.length === length) found.push({ chance, observation: new Trace([0]).number().returns(list) });
      else for (const one of answers) follow([...list, one.answer], chance * one.chance);
    };
    follow([], 1);
    return found;
  }

  it('selection, with two individuals alike', () => {
    const population = [
      [0, 1],
      [1, 1],
      [0, 1],
      [1, 0],
    ];
    const fitness = [2, 5, 2, 1];
    const input: Input = { kind: 'part', part: 'randomSelection', seed: 1, repeat, population, fitness };
    expectFair(
      averageOf(
        'selection',
        {},
        input,
        lists(population.map((answer, at) => ({ answer, chance: fitness[at]! / 10 }))),
      ),
      0.97,
    );
  });

  it.each(['1..n-1', '1..n'] as const)('crossover, cuts %s, with parents that agree somewhere', (range) => {
    const [x, y] = [
      [0, 1, 2, 3, 4],
      [5, 1, 2, 6, 7],
    ];
    const cuts = Array.from({ length: range === '1..n' ? 5 : 4 }, (_, at) => at + 1);
    const input: Input = { kind: 'part', part: 'reproduce', seed: 1, repeat, parents: [x, y] };
    const answers = cuts.map((cut) => ({
      answer: [...x.slice(0, cut), ...y.slice(cut)],
      chance: 1 / cuts.length,
    }));
    expectFair(averageOf('crossover', { cutRange: [range] }, input, lists(answers)), 0.97);
  });

  const child = [0, 2, 1];
  const change = (position: number, value: number): number[] =>
    child.map((old, at) => (at === position ? value : old));
  const mutate = (rate: number): Input => ({
    kind: 'part',
    part: 'mutate',
    seed: 1,
    repeat,
    child,
    options: { mutationRate: rate, values: 3 },
  });

  it('mutation of one position, to another value', () => {
    const rate = 0.3;
    const others = [0, 1, 2].flatMap((position) =>
      [0, 1, 2].filter((value) => value !== child[position]).map((value) => change(position, value)),
    );
    const answers = [
      { answer: child, chance: 1 - rate },
      ...others.map((answer) => ({ answer, chance: rate / 6 })),
    ];
    expectFair(
      averageOf(
        'mutation',
        { mutates: ['individual'], mutationDraws: ['another'] },
        mutate(rate),
        lists(answers),
      ),
      0.97,
    );
  });

  it('mutation of each position, to any value', () => {
    const rate = 0.3;
    const answers = [0, 1, 2].flatMap((a) =>
      [0, 1, 2].flatMap((b) =>
        [0, 1, 2].map((c) => ({
          answer: [a, b, c],
          chance: [a, b, c].reduce(
            (product, value, at) => product * (value === child[at] ? 1 - (rate * 2) / 3 : rate / 3),
            1,
          ),
        })),
      ),
    );
    expectFair(
      averageOf(
        'mutation',
        { mutates: ['position'], mutationDraws: ['any'] },
        mutate(rate),
        lists(answers, 2),
      ),
      0.97,
    );
  });
});

describe('whole genetic runs', () => {
  const population = [
    [0, 0, 1],
    [1, 1, 0],
    [0, 1, 1],
  ];
  const input: GeneticInput = {
    kind: 'genetic',
    population,
    fitness: { name: 'one-max', n: 3, initial: null },
    options: { mutationRate: 0.25, values: 2, generations: 1 },
    seed: 5,
  };

  it('every generation of three children, sorted as a submission might sort them', () => {
    const children = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [bits >> 2, (bits >> 1) & 1, bits & 1]);
    const chances = children.map((child) => childByHand(population, child, 0.25));
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    const fitness = fitnessOf(input.fitness);
    // Whatever comes to the same three children, once sorted, is one outcome.
    const generations = new Map<string, { readonly members: number[][]; chance: number }>();
    for (let a = 0; a < 8; a += 1)
      for (let b = 0; b < 8; b += 1)
        for (let c = 0; c < 8; c += 1) {
          const members = [children[a]!, children[b]!, children[c]!].sort(
            (x, y) => fitness(y) - fitness(x) || (x.join() < y.join() ? -1 : 1),
          );
          const one = generations.get(members.join()) ?? { members, chance: 0 };
          one.chance += chances[a]! * chances[b]! * chances[c]!;
          generations.set(members.join(), one);
        }
    const outcomes: Outcome[] = [...generations.values()].map(({ members, chance }) => ({
      chance,
      observation: new Trace(population[0]!)
        .number()
        .generation(0, members)
        .returns(members[0], { population }),
    }));
    // An order of our own, drawn from the seed, undoes the sorting: on the average over seeds.
    const averages = Array.from({ length: 6 }, (_, seed) =>
      averageOf(
        'generations',
        { cutRange: ['1..n-1'], mutates: ['individual'], mutationDraws: ['another'] },
        { ...input, seed },
        outcomes,
      ),
    );
    for (const { total, decisions } of averages) {
      expect(total).toBeCloseTo(1, 10);
      expect(decisions).toBe(3);
    }
    const average = averages.reduce((sum, { evidence }) => sum + evidence[0]!, 0) / averages.length;
    expect(average).toBeGreaterThan(0.97);
    expect(average).toBeLessThan(1.01);
  });

  /** By hand: over both parents, both cuts, and no mutation or one of each position. */
  function childByHand(
    members: readonly (readonly number[])[],
    child: readonly number[],
    rate: number,
  ): number {
    const fitness = members.map((member) => member.reduce((a, b) => a + b, 0));
    const total = fitness.reduce((a, b) => a + b, 0);
    let sum = 0;
    members.forEach((x, i) =>
      members.forEach((y, j) =>
        [1, 2].forEach((cut) => {
          const chance = (fitness[i]! / total) * (fitness[j]! / total) * 0.5;
          const made = [...x.slice(0, cut), ...y.slice(cut)];
          if (made.join() === child.join()) sum += chance * (1 - rate);
          for (let position = 0; position < 3; position += 1)
            if (made.with(position, 1 - made[position]!).join() === child.join()) sum += (chance * rate) / 3;
        }),
      ),
    );
    return sum;
  }
});
