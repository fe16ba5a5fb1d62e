import Type from 'typebox';
import { optional, pair, ref, schemaFile, text, whole } from './define.ts';
import type { FileOf } from './define.ts';
import { problem } from './problem.ts';
import { schedule } from './schedule.ts';

const individual = Type.Array(
  Type.Integer({ title: 'a whole number from 0', minimum: 0, maximum: 1_000_000 }),
  { title: 'an individual: a list of whole numbers from 0', minItems: 1, maxItems: 1000 },
);

const population = Type.Array(ref('individual', individual), {
  title: 'a list of individuals',
  minItems: 1,
  maxItems: 1000,
});

const run = Type.Object(
  {
    $schema: optional(
      Type.String({
        title: 'the address of this schema, as text',
        description: 'Helps your editor; has no effect on the run.',
      }),
    ),
    title: text('a title, as text'),
    problem: optional(ref('problem', problem)),
    schedule: optional(ref('schedule', schedule)),
    selection: optional(
      Type.Object(
        {
          population: ref('population', population),
          fitness: Type.Array(
            Type.Number({ title: 'a number from 0 to 1,000,000', minimum: 0, maximum: 1_000_000 }),
            { title: 'a list of numbers from 0, one an individual', minItems: 1, maxItems: 1000 },
          ),
        },
        {
          title: 'a population to select from',
          description: 'Calls randomSelection(population, fitness, random) again and again.',
          additionalProperties: false,
        },
      ),
    ),
    reproduce: optional(
      Type.Object(
        {
          parents: pair(ref('individual', individual), { title: 'a list of two individuals' }),
        },
        {
          title: 'two parents',
          description: 'Calls reproduce(x, y, random) again and again.',
          additionalProperties: false,
        },
      ),
    ),
    mutate: optional(
      Type.Object(
        {
          child: ref('individual', individual),
        },
        {
          title: 'a child to mutate',
          description:
            'Calls mutate(child, random, options) again and again; ' +
            'the options need mutationRate and values.',
          additionalProperties: false,
        },
      ),
    ),
    genetic: optional(
      Type.Object(
        {
          population: optional(
            ref('population', population, {
              title: 'a list of individuals',
              description: 'The first population.',
            }),
          ),
          size: optional(
            whole(2, 1000, {
              description: 'How many individuals the first population has, drawn from the seed.',
            }),
          ),
          fitness: ref('problem', problem, {
            title: 'a problem',
            description: 'What makes an individual fit: pairs of queens in peace, ones, or worth.',
          }),
        },
        {
          title: 'a whole genetic run',
          description:
            'Calls geneticAlgorithm(population, fitness, random, options); the ' +
            'options need mutationRate, values and generations, and may hold fitEnough and crossoverRate.',
          oneOf: [{ required: ['population'] }, { required: ['size'] }],
          additionalProperties: false,
        },
      ),
    ),
    repeat: optional(whole(1, 10_000, { description: 'How often a part is called with each seed.' })),
    script: optional(
      Type.Array(
        Type.Number({
          title: 'a number from 0 up to, but not including, 1',
          minimum: 0,
          exclusiveMaximum: 1,
        }),
        {
          title: 'a list of numbers from 0 up to, but not including, 1',
          description: 'For a part: numbers that the stream gives before those of the seed.',
          minItems: 1,
          maxItems: 1000,
        },
      ),
    ),
    seeds: Type.Array(
      Type.Integer({ title: 'a whole number from 0 to 2147483647', minimum: 0, maximum: 2_147_483_647 }),
      {
        title: 'a list of 1 to 10,000 whole numbers',
        description: 'One run for each. The seed decides every random draw of the run.',
        minItems: 1,
        maxItems: 10_000,
      },
    ),
    options: optional(
      Type.Unsafe<Record<string, number | string | boolean>>({
        title: 'options for the search, by name',
        description: "Handed to the student's function as its options.",
        type: 'object',
        additionalProperties: {
          title: 'a number, text, true or false',
          type: ['number', 'string', 'boolean'],
        },
      }),
    ),
  },
  {
    title: 'runs of a local search',
    description:
      'A problem to search, a part of a genetic algorithm to call, or a ' +
      'whole genetic run; and the seeds, one run each.',
    oneOf: [
      { required: ['problem'] },
      { required: ['selection'] },
      { required: ['reproduce'] },
      { required: ['mutate'] },
      { required: ['genetic'] },
    ],
    dependentRequired: { schedule: ['problem'] },
    additionalProperties: false,
  },
);

export const runSchema = schemaFile('run', run, { individual, population, problem, schedule });

/** A run file that fits the schema. */
export type RunFile = FileOf<typeof run>;
