import Type from 'typebox';
import { oneOf, optional, ref } from '../define.ts';
import { PROBLEMS, TOUR_MOVES } from '../problem.ts';
import { schedule } from '../schedule.ts';
import type { ScheduleSpec } from '../../../types/schedule.ts';
import type { RunSearch } from '../../../types/runEvidence.ts';
import { number, data } from './shared.ts';

const item = Type.Object(
  { weight: Type.Number(), worth: Type.Number() },
  { title: 'an item', additionalProperties: false },
);

export const problem = Type.Object(
  {
    name: oneOf(PROBLEMS, {}),
    n: optional(Type.Integer({ minimum: 1 })),
    elevation: optional(Type.Array(Type.Array(Type.Number()))),
    distances: optional(Type.Array(Type.Array(Type.Integer()))),
    moves: optional(oneOf(TOUR_MOVES, {})),
    items: optional(Type.Array(item)),
    capacity: optional(Type.Number()),
    edges: optional(Type.Array(Type.Array(Type.Integer()))),
    colours: optional(Type.Integer()),
    numbers: optional(Type.Array(Type.Number())),
    clauses: optional(Type.Array(Type.Array(Type.Integer()))),
    events: optional(
      Type.Array(
        Type.Object(
          { name: Type.String(), groups: Type.Array(Type.String()) },
          { title: 'an event', additionalProperties: false },
        ),
      ),
    ),
    slots: optional(Type.Integer()),
    rooms: optional(Type.Integer()),
    module: optional(Type.String()),
    parameters: optional(Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' })),
    initial: Type.Unsafe<number[] | null>({
      title: 'the start, or null when it is drawn from the seed',
      type: ['array', 'null'],
      items: { type: 'integer' },
    }),
  },
  { title: 'the problem, as a run file names it', additionalProperties: false },
);

export const runSearch = Type.Object(
  {
    algorithm: Type.String(),
    options: Type.Unsafe<RunSearch['options']>({
      type: 'object',
      additionalProperties: { type: ['number', 'string', 'boolean'] },
    }),
    schedule: optional(Type.Unsafe<ScheduleSpec>({ ...schedule })),
  },
  { title: 'what the run was asked for, where a law is broken', additionalProperties: false },
);

export const runEvidence = Type.Object(
  {
    kind: Type.Unsafe<'run'>({ const: 'run' }),
    problem: ref('problem', problem),
    seed: Type.Integer(),
    states: Type.Array(Type.Array(Type.Integer()), {
      title: 'the states that the search made its current one, in order',
    }),
    values: Type.Array(ref('number', number), { title: 'their objective values' }),
    returned: optional(ref('data', data)),
    brokenAt: optional(
      Type.Integer({ title: 'the step that breaks the law, as a place in states', minimum: 0 }),
    ),
    search: optional(ref('runSearch', runSearch)),
    temperatures: optional(
      Type.Array(ref('number', number), { title: 'the temperature at which each state was left' }),
    ),
    rejected: optional(
      Type.Array(
        Type.Object(
          {
            at: Type.Integer({ title: 'the place in states at which it was made', minimum: 0 }),
            state: optional(Type.Array(Type.Integer())),
            value: ref('number', number),
          },
          { additionalProperties: false },
        ),
        { title: 'proposals that were seen and not accepted' },
      ),
    ),
    drawn: optional(
      Type.Array(Type.Unsafe<number | null>({ type: ['number', 'null'] }), {
        title: 'the number drawn to decide on the proposal at each state, null where none was seen',
      }),
    ),
    starts: optional(
      Type.Array(Type.Integer({ minimum: 0 }), { title: 'the places in states at which a climb starts' }),
    ),
    beams: optional(
      Type.Array(Type.Integer({ minimum: 0 }), { title: 'the number of the beam that each state is in' }),
    ),
  },
  { title: 'a run of local search', additionalProperties: false },
);

export const runLength = Type.Object(
  {
    seed: Type.Integer(),
    steps: Type.Integer({ title: 'how often the current state changed', minimum: 0 }),
    value: ref('number', number, { title: 'the value of the state returned' }),
  },
  { title: 'how long a run was, and how it ended', additionalProperties: false },
);

export const runsEvidence = Type.Object(
  {
    kind: Type.Unsafe<'runs'>({ const: 'runs' }),
    problem: ref('problem', problem),
    runs: Type.Array(ref('runLength', runLength), { title: "the submission's runs" }),
    reference: Type.Array(ref('runLength', runLength), { title: "the reference's runs" }),
  },
  { title: "the runs of a case, beside the reference's with the same seeds", additionalProperties: false },
);
