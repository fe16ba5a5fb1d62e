import { describe, it } from 'vitest';
import type { Conventions } from '../../../../grader/types/exercise.ts';
import type { GeneticInput, PartInput } from '../../../../grader/types/input.ts';
import type { Observation, Plain } from '../../../../grader/types/observation.ts';
import { type Broken, expectBroken, type Row } from './firstBroken.ts';
import { Trace } from './traces.ts';

describe('parts', () => {
  const answers = (list: readonly Plain[], more: Partial<Observation> = {}): Observation =>
    new Trace([0]).number().returns(list, { changed: [], ...more });
  const select: PartInput = {
    kind: 'part',
    part: 'randomSelection',
    seed: 1,
    repeat: 1,
    population: [[0], [1]],
    fitness: [0, 2],
  };
  const cross: PartInput = {
    kind: 'part',
    part: 'reproduce',
    seed: 1,
    repeat: 1,
    parents: [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ],
  };
  const mutate: PartInput = {
    kind: 'part',
    part: 'mutate',
    seed: 1,
    repeat: 1,
    child: [0, 1, 2],
    options: { mutationRate: 0.5, values: 3 },
  };
  const one: Partial<Conventions> = {
    mutates: ['individual'],
    mutationDraws: ['another'],
    cutRange: ['1..n-1'],
  };

  it.each<readonly [string, PartInput, readonly Plain[], Broken['law'] | null, string, Partial<Conventions>]>(
    [
      ['the fit one', select, [[1]], null, '', {}],
      ['one of fitness 0', select, [[1], [0]], 'child', 'whose fitness is 0', {}],
      ['an index', select, [1], 'child', 'which is no individual', {}],
      [
        'front of x, back of y',
        cross,
        [
          [0, 1, 1, 1],
          [0, 0, 0, 1],
        ],
        null,
        '',
        {},
      ],
      ['a copy, where cuts reach n', cross, [[0, 0, 0, 0]], null, '', {}],
      [
        'a copy, where they do not',
        cross,
        [[0, 0, 0, 0]],
        'child',
        'a copy of the first. The cut lies from 1 to 3',
        one,
      ],
      ['a cut at 0', cross, [[1, 1, 1, 1]], 'child', 'a copy of the second', {}],
      ['y first', cross, [[1, 1, 0, 0]], 'child', 'the front of the second', {}],
      ['two cuts', cross, [[0, 1, 1, 0]], 'child', 'more than once', {}],
      ['a stranger', cross, [[0, 0, 2, 1]], 'child', 'which neither parent has there', {}],
      ['too short', cross, [[0, 0, 1]], 'child', 'not a child of 4 numbers', {}],
      [
        'one change',
        mutate,
        [
          [0, 1, 2],
          [2, 1, 2],
        ],
        null,
        '',
        one,
      ],
      ['two changes, each position by itself', mutate, [[2, 0, 2]], null, '', {}],
      ['two changes, one position only', mutate, [[2, 0, 2]], 'child', '2 positions changed', one],
      ['out of range', mutate, [[0, 1, 3]], 'child', 'values run from 0 to 2', {}],
      [
        'rate 0',
        { ...mutate, options: { mutationRate: 0, values: 3 } },
        [[1, 1, 2]],
        'child',
        'though the mutation rate is 0',
        {},
      ],
      [
        'rate 1, to another value',
        { ...mutate, options: { mutationRate: 1, values: 3 } },
        [[0, 1, 2]],
        'child',
        'though the mutation rate is 1',
        one,
      ],
      [
        'rate 1, to any value',
        { ...mutate, options: { mutationRate: 1, values: 3 } },
        [[0, 1, 2]],
        null,
        '',
        {},
      ],
    ],
  )('%s', (_, input, list, law, words, conventions) =>
    expectBroken('mutate', input, answers(list), law, words, conventions),
  );

  it('what was given is changed', () =>
    expectBroken(
      'reproduce',
      cross,
      answers([[0, 1, 1, 1]], { changed: [0] }),
      'unchanged',
      'changed a parent',
      {},
    ));
  it('nothing is drawn', () =>
    expectBroken(
      'mutate',
      mutate,
      new Trace([0]).returns(Array.from({ length: 50 }, () => [0, 1, 2])),
      'stream',
      'never drew',
      {},
    ));
});

describe('whole genetic runs', () => {
  const population = [
    [0, 0, 1],
    [1, 1, 0],
  ];
  const input: GeneticInput = {
    kind: 'genetic',
    population,
    fitness: { name: 'one-max', n: 3, initial: null },
    options: { mutationRate: 0.25, values: 2, generations: 2, fitEnough: 3 },
    seed: 1,
  };
  const one: Partial<Conventions> = {
    mutates: ['individual'],
    mutationDraws: ['another'],
    cutRange: ['1..n-1'],
    returned: ['current'],
  };
  const run = (...generations: number[][][]): Trace =>
    generations.reduce((trace, members, at) => trace.generation(at, members), new Trace([0, 0, 1]).number());
  const kept: Partial<Observation> = { population };

  it.each<Row>([
    [
      'two generations',
      run(
        [
          [0, 0, 0],
          [1, 1, 0],
        ],
        [
          [1, 0, 0],
          [0, 1, 0],
        ],
      ).returns([1, 0, 0], kept),
      null,
      '',
    ],
    [
      'fit enough after one',
      run([
        [1, 1, 1],
        [1, 1, 0],
      ]).returns([1, 1, 1], kept),
      null,
      '',
    ],
    [
      'reports the first population too',
      run(
        population,
        [
          [0, 0, 0],
          [1, 1, 0],
        ],
        [
          [1, 0, 0],
          [0, 1, 0],
        ],
      ).returns([1, 0, 0], kept),
      null,
      '',
    ],
    [
      'shrinks',
      run([[0, 0, 0]]).returns([0, 0, 0], kept),
      'population',
      'Generation 1 has 1 individual, and the first population has 2',
    ],
    ['reports nothing', run().returns([1, 1, 0], kept), 'population', 'never called options.onGeneration'],
    [
      'a child out of nowhere',
      run(
        [
          [1, 1, 0],
          [1, 1, 0],
        ],
        [
          [0, 0, 0],
          [1, 1, 0],
        ],
      ).returns([1, 1, 0], kept),
      'child',
      'Generation 2 holds [0, 0, 0], which cannot come',
    ],
    [
      'goes on though one is fit enough',
      run(
        [
          [1, 1, 1],
          [1, 1, 0],
        ],
        [
          [1, 1, 1],
          [1, 1, 0],
        ],
      ).returns([1, 1, 1], kept),
      'stops',
      'which is enough, but your algorithm went on',
    ],
    [
      'one generation too few',
      run([
        [0, 0, 0],
        [1, 1, 0],
      ]).returns([1, 1, 0], kept),
      'stops',
      'stopped after 1 generation',
    ],
    [
      'one too many',
      run(
        [
          [0, 0, 0],
          [1, 1, 0],
        ],
        [
          [1, 0, 0],
          [0, 1, 0],
        ],
        [
          [1, 0, 0],
          [0, 1, 0],
        ],
      ).returns([1, 0, 0], kept),
      'stops',
      '3 generations, and 2 are allowed',
    ],
    [
      'returns the least fit',
      run(
        [
          [0, 0, 0],
          [1, 1, 0],
        ],
        [
          [1, 0, 0],
          [1, 1, 0],
        ],
      ).returns([1, 0, 0], kept),
      'returns',
      'but [1, 1, 0] has fitness 2',
    ],
  ])('%s', (_, observation, law, words) =>
    expectBroken('genetic-algorithm', input, observation, law, words, one),
  );
});
