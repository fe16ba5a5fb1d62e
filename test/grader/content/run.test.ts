import { expect, test } from 'vitest';
import { parseRun } from '../../../grader/content/run.ts';
import { formatProblem } from '../../../grader/types/result.ts';

const text = (problem: unknown, seeds: unknown = [1], more: object = {}): string =>
  JSON.stringify({ title: 'A run', problem, seeds, ...more });

test('a run file gives one input a seed, in order', () => {
  expect(
    parseRun(
      text({ name: 'n-queens', n: 4, initial: [1, 3, 0, 2] }, [7, 3], { options: { sideways: 100 } }),
      null,
    ),
  ).toEqual({
    ok: true,
    value: [7, 3].map((seed) => ({
      kind: 'local',
      problem: { name: 'n-queens', n: 4, initial: [1, 3, 0, 2] },
      seed,
      options: { sideways: 100 },
    })),
  });
  expect(parseRun(text({ name: 'n-queens', n: 8 }), null)).toMatchObject({
    value: [{ problem: { initial: null }, options: {} }],
  });
});

test.each([
  [
    'an unknown problem',
    text({ name: 'n-queen', n: 8 }),
    [
      'r.json: problem.name: found "n-queen"; expected "n-queens", "landscape", "tour", "one-max", "knapsack", "graph-colouring", "number-partitioning", "max-sat", "timetable" or "module" (did you mean "n-queens"?)',
    ],
  ],
  [
    'no n',
    text({ name: 'n-queens' }),
    ['r.json: problem: found no "n"; expected "n": a whole number from 1 to 100'],
  ],
  [
    'half a queen',
    text({ name: 'n-queens', n: 8.5 }),
    ['r.json: problem.n: found 8.5; expected a whole number from 1 to 100'],
  ],
  [
    'a board too short',
    text({ name: 'n-queens', n: 8, initial: [0, 1] }),
    ['r.json: problem.initial: found a list of 2; expected a list of 8, one a column'],
  ],
  [
    'rows from 1',
    text({ name: 'n-queens', n: 2, initial: [1, 2] }),
    ['r.json: problem.initial[1]: found 2; expected a row from 0 to 1 (rows are numbered from 0)'],
  ],
  [
    'no seeds',
    text({ name: 'n-queens', n: 8 }, []),
    ['r.json: seeds: found an empty list; expected a list of 1 to 10,000 whole numbers'],
  ],
  [
    'a seed twice',
    text({ name: 'n-queens', n: 8 }, [5, 6, 5]),
    ['r.json: seeds[2]: found 5; expected a seed that is not there yet (it is the same run as seeds[0])'],
  ],
  [
    'a seed that is no whole number',
    text({ name: 'n-queens', n: 8 }, [1, -1, '3']),
    [
      'r.json: seeds[1]: found -1; expected a whole number from 0 to 2147483647',
      'r.json: seeds[2]: found "3"; expected a whole number from 0 to 2147483647 (write 3 without quotes)',
    ],
  ],
  [
    'an option that is a list',
    text({ name: 'n-queens', n: 8 }, [1], { options: { ties: [] } }),
    ['r.json: options.ties: found an empty list; expected a number, text, true or false'],
  ],
  [
    'a key of another problem',
    text({ name: 'n-queens', n: 8, capacity: 3 }),
    ['r.json: problem.capacity: found the key "capacity"; expected no such key in the problem "n-queens"'],
  ],
  [
    'a landscape with a short row',
    text({ name: 'landscape', elevation: [[1, 2], [3]] }),
    ['r.json: problem.elevation[1]: found a list of 1; expected a list of 2, as the first row is'],
  ],
  [
    'a place off the map',
    text({
      name: 'landscape',
      elevation: [
        [1, 2],
        [3, 4],
      ],
      initial: [1, 2],
    }),
    ['r.json: problem.initial[1]: found 2; expected a place from 0 to 1'],
  ],
  [
    'distances that differ by direction',
    text({
      name: 'tour',
      moves: 'swap',
      distances: [
        [0, 1, 2, 3],
        [1, 0, 4, 5],
        [2, 4, 0, 6],
        [3, 5, 7, 0],
      ],
    }),
    ['r.json: problem.distances[3][2]: found 7; expected 6, as in distances[2][3]'],
  ],
  [
    'a city visited twice',
    text({
      name: 'tour',
      moves: 'swap',
      distances: Array.from({ length: 4 }, (_, a) => Array.from({ length: 4 }, (_, b) => Math.abs(a - b))),
      initial: [0, 1, 1, 3],
    }),
    ['r.json: problem.initial: found [0, 1, 1, 3]; expected a list of the 4 cities from 0 to 3, each once'],
  ],
  [
    'a knapsack without a capacity',
    text({ name: 'knapsack', items: [{ weight: 1, worth: 1 }] }),
    ['r.json: problem: found no "capacity"; expected "capacity": a whole number from 0'],
  ],
  [
    'a schedule without a rate',
    text({ name: 'n-queens', n: 8 }, [1], { schedule: { name: 'exponential', start: 4, steps: 10 } }),
    ['r.json: schedule: found no "rate"; expected "rate": what is left of the temperature after a step'],
  ],
  [
    'a schedule with a key of another',
    text({ name: 'n-queens', n: 8 }, [1], { schedule: { name: 'linear', start: 4, steps: 10, rate: 0.5 } }),
    ['r.json: schedule.rate: found the key "rate"; expected no such key in the schedule "linear"'],
  ],
  [
    'a rate of 1',
    text({ name: 'n-queens', n: 8 }, [1], {
      schedule: { name: 'exponential', start: 4, rate: 1, steps: 10 },
    }),
    ['r.json: schedule.rate: found 1; expected a number between 0 and 1'],
  ],
  [
    'a schedule of nothing',
    JSON.stringify({
      title: 'x',
      seeds: [1],
      genetic: { size: 4, fitness: { name: 'one-max', n: 4 } },
      schedule: { name: 'linear', start: 1, steps: 1 },
    }),
    ['r.json: schedule: found "schedule" without "problem"; expected "schedule" only beside "problem"'],
  ],
  [
    'two kinds at once',
    text({ name: 'n-queens', n: 8 }, [1], { mutate: { child: [1] } }),
    [
      'r.json: found "problem" and "mutate"; expected exactly one of "problem", "selection", "reproduce", "mutate" or "genetic"',
    ],
  ],
  [
    'repeat beside a problem',
    text({ name: 'n-queens', n: 8 }, [1], { repeat: 3 }),
    [
      'r.json: repeat: found the key "repeat"; expected no such key beside "problem": it is for parts of a genetic algorithm',
    ],
  ],
  ['a list', '[]', ['r.json: found an empty list; expected an object with "title", "problem" and "seeds"']],
  [
    'no JSON',
    '{',
    ['r.json: line 1, column 2: found the end of the file; expected a key in double quotes or "}"'],
  ],
])('%s', (_, file, problems) => {
  const result = parseRun(file, 'r.json');
  expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual(problems);
});

const part = (more: object): string => JSON.stringify({ title: 'A part', seeds: [1], ...more });

test('parts and whole genetic runs', () => {
  expect(
    parseRun(
      part({ selection: { population: [[0], [1]], fitness: [1, 3] }, repeat: 5, script: [0, 0.5] }),
      null,
    ),
  ).toEqual({
    ok: true,
    value: [
      {
        kind: 'part',
        part: 'randomSelection',
        seed: 1,
        repeat: 5,
        script: [0, 0.5],
        population: [[0], [1]],
        fitness: [1, 3],
      },
    ],
  });
  expect(
    parseRun(
      part({
        reproduce: {
          parents: [
            [0, 0],
            [1, 1],
          ],
        },
      }),
      null,
    ),
  ).toEqual({
    ok: true,
    value: [
      {
        kind: 'part',
        part: 'reproduce',
        seed: 1,
        repeat: 1,
        parents: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  });
  const options = { mutationRate: 0.3, values: 8, generations: 5 };
  expect(parseRun(part({ mutate: { child: [7, 0] }, options }), null)).toMatchObject({
    value: [{ part: 'mutate', child: [7, 0], options }],
  });
  expect(
    parseRun(part({ genetic: { size: 20, fitness: { name: 'n-queens', n: 8 } }, options }), null),
  ).toEqual({
    ok: true,
    value: [
      {
        kind: 'genetic',
        population: 20,
        fitness: { name: 'n-queens', n: 8, initial: null },
        options,
        seed: 1,
      },
    ],
  });
});

test.each([
  [
    'too few fitnesses',
    { selection: { population: [[0], [1]], fitness: [1] } },
    ['selection.fitness: found a list of 1; expected a list of 2, one an individual'],
  ],
  [
    'twins that differ',
    { selection: { population: [[0], [0]], fitness: [1, 2] } },
    ['selection.fitness[1]: found 2; expected 1, since individual 0 is the same'],
  ],
  [
    'nobody fit',
    { selection: { population: [[0]], fitness: [0] } },
    ['selection.fitness: found nothing but zeros; expected at least one fitness above 0'],
  ],
  [
    'parents of two lengths',
    { reproduce: { parents: [[0, 1], [1]] } },
    ['reproduce.parents: found lists of 2 and 1; expected two lists of one length, at least 2'],
  ],
  [
    'no rate',
    { mutate: { child: [0] }, options: { values: 2 } },
    ['options: found no "mutationRate"; expected "mutationRate": a number from 0 to 1'],
  ],
  [
    'a rate of 2',
    { mutate: { child: [0] }, options: { values: 2, mutationRate: 2 } },
    ['options.mutationRate: found 2; expected a number from 0 to 1'],
  ],
  [
    'a value that there is not',
    { mutate: { child: [0, 5] }, options: { values: 4, mutationRate: 0.5 } },
    ['mutate.child[1]: found 5; expected a value from 0 to 3, as options.values says'],
  ],
  [
    'tours bred',
    {
      genetic: {
        size: 4,
        fitness: { name: 'tour', moves: 'swap', distances: Array.from({ length: 4 }, () => [0, 0, 0, 0]) },
      },
      options: {},
    },
    [
      'genetic.fitness.name: found "tour"; expected "n-queens", "one-max", "knapsack" (crossover must make states of states)',
    ],
  ],
  [
    'values that the problem has not',
    {
      genetic: { size: 4, fitness: { name: 'one-max', n: 4 } },
      options: { values: 3, mutationRate: 0.5, generations: 1 },
    },
    ['options.values: found 3; expected 2, as the problem has'],
  ],
  [
    'no generations',
    { genetic: { size: 4, fitness: { name: 'one-max', n: 4 } }, options: { values: 2, mutationRate: 0.5 } },
    ['options.generations: found nothing; expected a whole number from 1'],
  ],
  [
    'a crossover rate that is no share',
    {
      genetic: { size: 4, fitness: { name: 'one-max', n: 4 } },
      options: { values: 2, mutationRate: 0.5, generations: 1, crossoverRate: 80 },
    },
    ['options.crossoverRate: found 80; expected a number from 0 to 1'],
  ],
  [
    'both a population and a size',
    { genetic: { size: 4, population: [[0, 0]], fitness: { name: 'one-max', n: 2 } } },
    ['genetic: found "population" and "size"; expected exactly one of "population" or "size"'],
  ],
])('%s', (_, file, problems) => {
  const result = parseRun(part(file), null);
  expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual(problems);
});
