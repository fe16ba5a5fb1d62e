import type { ErrorObject } from 'ajv';
import { below, join } from './jsonPlace.ts';
import { nearest } from './nearest.ts';
import type { Problem } from '../types/result.ts';
import type { Problems } from './problems.ts';
import { describe, didYouMean, oneOf } from '../words/found.ts';
import { quote } from '../words/quoting.ts';

type Schema = Readonly<Record<string, unknown>>;
/** Says what to write instead, where that takes more than the schema. */
export type Advice = (place: string, found: unknown) => string | undefined;

/**
 * Tells a validator's errors as a reader would: one problem a mistake.
 *
 * A validator reports one mistake many times over: a misspelt key is also a missing one, and fails each
 * branch of a choice. What another error already explains is left out. Schemas use choices (`oneOf`, `not`)
 * only between keys. The words for what was expected are the schema's own titles.
 */
export function addSchemaProblems(
  problems: Problems,
  errors: readonly ErrorObject[],
  base: string,
  advice: Advice = () => undefined,
): void {
  const meant = keysMeant(errors);
  const valued = new Set<string>();
  for (const error of errors) {
    const { instancePath: at, keyword } = error;
    const place = join(base, at);
    const isExplained = (key: string): boolean => meant.get(at)?.has(key) ?? false;
    const ofKeys = KEY_PROBLEMS[keyword];
    // What is no object has no keys to choose between; that it is none is another error.
    if (ofKeys !== undefined && !isObject(error.data)) continue;
    if (ofKeys !== undefined) {
      const problem = ofKeys(error, place, isExplained, errors);
      if (problem?.code === 'unknown-key') problems.addRepeated(problem);
      else if (problem !== null) problems.add(problem);
    } else if (keyword !== 'if' && !valued.has(at)) {
      valued.add(at);
      problems.add(valueProblem(error, place, advice));
    }
  }
}

/** Keys that misspelt ones were most likely meant to be, by the place of their object. */
function keysMeant(errors: readonly ErrorObject[]): ReadonlyMap<string, ReadonlySet<string>> {
  const meant = new Map<string, Set<string>>();
  for (const error of errors) {
    const key = error.keyword === 'additionalProperties' ? nearestMissing(error) : null;
    if (key === null) continue;
    const keys = meant.get(error.instancePath) ?? new Set();
    meant.set(error.instancePath, keys.add(key));
  }
  return meant;
}

type Found = Omit<Problem, 'file'>;

/** What is wrong with the keys of an object, by the schema's keyword; null where another error says it. */
const KEY_PROBLEMS: Readonly<
  Record<
    string,
    (
      error: ErrorObject,
      place: string,
      isExplained: (key: string) => boolean,
      errors: readonly ErrorObject[],
    ) => Found | null
  >
> = {
  additionalProperties(error, place) {
    const key = error.params['additionalProperty'] as string;
    const keys = Object.keys(properties(error.parentSchema as Schema));
    return {
      code: 'unknown-key',
      place: below(place, key),
      found: `the key ${quote(key)}`,
      expected: keys.length === 0 ? 'no such key' : oneOf(keys),
      ...didYouMean(nearestMissing(error)),
    };
  },
  required(error, place, isExplained) {
    const key = error.params['missingProperty'] as string;
    if (inChoice(error) || isExplained(key)) return null;
    const title = titleOf(properties(error.parentSchema as Schema)[key]);
    return {
      code: 'missing-key',
      place,
      found: `no ${quote(key)}`,
      expected: `${quote(key)}: ${title}`,
    };
  },
  oneOf(error, place, isExplained, errors) {
    const options = (error.parentSchema as Schema)['oneOf'] as Schema[];
    const choices = options.flatMap((choice) => choice['required'] as string[]);
    const present = choices.filter((key) => Object.hasOwn(error.data as object, key));
    // A key that nobody knows may stand for the choice, and is reported.
    const isOdd = errors.some(
      ({ keyword, instancePath }) =>
        keyword === 'additionalProperties' && instancePath === error.instancePath,
    );
    if (present.length === 0 && (isOdd || choices.some(isExplained))) return null;
    return {
      code: present.length === 0 ? 'missing-key' : 'too-many-keys',
      place,
      found: present.length === 0 ? 'none of them' : present.map(quote).join(' and '),
      expected: `exactly one of ${oneOf(choices)}`,
    };
  },
  not(error, place) {
    const both = ((error.parentSchema as Schema)['not'] as Schema)['required'] as string[];
    return {
      code: 'too-many-keys',
      place,
      found: both.map(quote).join(' and '),
      expected: 'only one of them',
    };
  },
  dependentRequired(error, place, isExplained, errors) {
    const { property, missingProperty } = error.params as { property: string; missingProperty: string };
    // A choice that was not made at all is the mistake, and is reported.
    const isChoice = errors.some(
      ({ keyword, instancePath }) => keyword === 'oneOf' && instancePath === error.instancePath,
    );
    if (isExplained(missingProperty) || isChoice) return null;
    return {
      code: 'key-without-other',
      place: below(place, property),
      found: `${quote(property)} without ${quote(missingProperty)}`,
      expected: `${quote(property)} only beside ${quote(missingProperty)}`,
    };
  },
};

function valueProblem(error: ErrorObject, place: string, advice: Advice): Found {
  const schema = error.parentSchema as Schema;
  const hint = advice(place, error.data) ?? valueHint(error, schema);
  return {
    code: `wrong-${error.keyword === 'type' ? 'type' : 'value'}`,
    place,
    found: describe(error.data),
    expected: expectedValue(schema),
    ...(hint === undefined ? {} : { hint }),
  };
}

function nearestMissing(error: ErrorObject): string | null {
  const missing = Object.keys(properties(error.parentSchema as Schema)).filter(
    (key) => !Object.hasOwn(error.data as object, key),
  );
  return nearest(error.params['additionalProperty'] as string, missing);
}

const properties = (schema: Schema): Readonly<Record<string, unknown>> =>
  (schema['properties'] ?? {}) as Schema;
const isObject = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const inChoice = (error: ErrorObject): boolean => /\/(oneOf|not)\//.test(error.schemaPath);

function titleOf(schema: unknown): string {
  return (schema as { title?: string }).title ?? 'a value';
}

/** The words that may stand there, where only certain ones may; numbers are told by the title. */
function wordsOf(schema: Schema): readonly string[] | undefined {
  const values = schema['enum'] as readonly unknown[] | undefined;
  return values?.every((value) => typeof value === 'string') === true ? values : undefined;
}

function expectedValue(schema: Schema): string {
  const title = schema['title'] as string | undefined;
  const values = wordsOf(schema);
  if (values?.[0] !== undefined && !(title ?? '').includes(quote(values[0]))) return oneOf(values);
  return title ?? 'something else';
}

function valueHint(error: ErrorObject, schema: Schema): string | undefined {
  const values = wordsOf(schema);
  if (values !== undefined)
    return typeof error.data === 'string' ? didYouMean(nearest(error.data, values)).hint : undefined;
  const types = [schema['type'] as string | string[] | undefined].flat();
  const numeric = types.includes('number') || types.includes('integer');
  if (typeof error.data === 'string' && numeric && isNumeric(error.data))
    return `write ${error.data.trim()} without quotes`;
  if (typeof error.data === 'number' && types.includes('string') && !numeric)
    return 'put it in double quotes';
  return undefined;
}

export function isNumeric(text: string): boolean {
  return /^\s*-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?\s*$/.test(text);
}
