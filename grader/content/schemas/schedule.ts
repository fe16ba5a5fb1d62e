import Type from 'typebox';
import { oneOf, optional, whole } from './define.ts';
import type { FileOf } from './define.ts';

export const schedule = Type.Object(
  {
    name: oneOf(['exponential', 'linear', 'logarithmic', 'table'], {
      title: 'the name of a schedule',
      description:
        'exponential: start · rate^(t − 1). linear: in equal steps from start ' +
        'to 0. logarithmic: c / log(t + 1). table: as listed.',
    }),
    start: optional(
      Type.Number({
        title: 'a number above 0',
        description: 'exponential, linear: the first temperature.',
        exclusiveMinimum: 0,
        maximum: 1_000_000,
      }),
    ),
    rate: optional(
      Type.Number({
        title: 'a number between 0 and 1',
        description: 'exponential: what is left of the temperature after a step.',
        exclusiveMinimum: 0,
        exclusiveMaximum: 1,
      }),
    ),
    c: optional(
      Type.Number({
        title: 'a number above 0',
        description: 'logarithmic.',
        exclusiveMinimum: 0,
        maximum: 1_000_000,
      }),
    ),
    steps: optional(whole(1, 100_000, { description: 'Steps until the temperature is 0.' })),
    temperatures: optional(
      Type.Array(Type.Number({ title: 'a number from 0', minimum: 0, maximum: 1_000_000 }), {
        title: 'a list of temperatures',
        description: 'table: for t = 1, 2, 3, …',
        minItems: 1,
        maxItems: 100_000,
      }),
    ),
  },
  {
    title: 'a schedule',
    description: 'The temperature for t = 1, 2, 3, …; it is 0 after the last step.',
    additionalProperties: false,
  },
);

/** A schedule of a run file that fits the schema: which keys it has is still to be looked at. */
export type ScheduleFile = FileOf<typeof schedule>;
