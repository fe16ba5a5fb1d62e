/** What may stand by mistake where something else belongs. */
export const OTHER_VALUES: readonly unknown[] = [null, 7, 'x', [], {}];

/** A copy of a JSON value with another in one place, and where that is: `checks[0].cases[1]`. */
export interface Changed {
  readonly place: string;
  readonly other: unknown;
  readonly json: unknown;
}

/** Puts each of the other values at every place of a JSON value, the whole first. */
export function* withOtherValues(json: unknown): Generator<Changed> {
  for (const { place, put } of placesOf(json, '', (value) => value))
    for (const other of OTHER_VALUES) yield { place, other, json: put(structuredClone(other)) };
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
