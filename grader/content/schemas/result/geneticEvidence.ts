import Type from 'typebox';
import { oneOf, optional, ref } from '../define.ts';
import { PARTS } from '../../../types/input.ts';
import { problem, runSearch } from './runEvidence.ts';
import { number, data } from './shared.ts';

export const generationsEvidence = Type.Object(
  {
    kind: Type.Unsafe<'generations'>({ const: 'generations' }),
    problem: ref('problem', problem),
    seed: Type.Integer(),
    generations: Type.Array(
      Type.Object(
        {
          size: Type.Integer({ minimum: 0 }),
          best: ref('number', number),
          mean: ref('number', number),
          worst: ref('number', number),
          different: Type.Integer({ title: 'how many different individuals', minimum: 0 }),
        },
        { additionalProperties: false },
      ),
      { title: 'the generations; the first is the population that was given' },
    ),
    fittest: Type.Array(Type.Integer(), { title: 'the fittest individual of the last generation' }),
    populations: optional(
      Type.Object(
        {
          from: Type.Integer({ title: 'the generation that the first of them is', minimum: 0 }),
          members: Type.Array(Type.Array(Type.Array(Type.Integer()))),
        },
        { title: 'generations with all their members', additionalProperties: false },
      ),
    ),
    returned: optional(ref('data', data)),
    search: optional(ref('runSearch', runSearch)),
    brokenAt: optional(Type.Integer({ title: 'the generation that breaks the law', minimum: 0 })),
  },
  { title: 'a run of a genetic algorithm', additionalProperties: false },
);

export const partEvidence = Type.Object(
  {
    kind: Type.Unsafe<'part'>({ const: 'part' }),
    part: oneOf(PARTS, {}),
    given: ref('data', data),
    answers: Type.Array(ref('data', data), { title: 'the first answers' }),
    calls: Type.Integer({ title: 'how many answers there are in all', minimum: 0 }),
    broken: optional(
      Type.Object(
        { call: Type.Integer({ minimum: 0 }), answer: ref('data', data) },
        { title: 'the call that breaks a law', additionalProperties: false },
      ),
    ),
  },
  { title: 'calls of a part of a genetic algorithm', additionalProperties: false },
);
