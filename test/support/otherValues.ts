import { isWhole } from './whole.ts';

/** What may stand by mistake where something else belongs. */
export const OTHER_VALUES: readonly unknown[] = [null, 7, 'x', [], {}];

/** A copy of a JSON value with another in one place, and where that is: `checks[0].cases[1]`. */
export interface Changed {
  readonly place: string;
  readonly other: unknown;
  readonly json: unknown;
}

/** Puts two of the other values, by turns, at every place of a JSON value, the whole first. */
export function* withOtherValues(json: unknown): Generator<Changed> {
  for (const [turn, { place, put }] of [...placesOf(json, '', (value) => value)].entries())
    for (const [nth, other] of OTHER_VALUES.entries())
      if (isWhole || (nth + 2 * turn) % OTHER_VALUES.length < 2)
        yield { place, other, json: put(structuredClone(other)) };
}

interface Place {
  readonly place: string;
  readonly put: (value: unknown) => unknown;
}

function* placesOf(json: unknown, place: string, put: Place['put']): Generator<Place> {
  yield { place, put };
  if (Array.isArray(json))
    for (const [at, item] of json.entries())
      yield* placesOf(item, `${place}[${at}]`, (value) => put(json.with(at, value)));
  else if (typeof json === 'object' && json !== null)
    for (const [key, item] of Object.entries(json))
      yield* placesOf(item, place === '' ? key : `${place}.${key}`, (value) =>
        put({ ...json, [key]: value }),
      );
}
