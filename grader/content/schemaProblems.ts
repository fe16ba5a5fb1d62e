import type { ErrorObject } from 'ajv';
import { nearest } from './nearest.ts';
import type { Problems } from './problems.ts';
import { describe, didYouMean, oneOf, quote } from '../words/found.ts';

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
  const explained = new Map<string, Set<string>>();
  const explain = (at: string, key: string): void => {
    explained.set(at, (explained.get(at) ?? new Set()).add(key));
  };
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const meant = nearestMissing(error);
    if (meant !== null) explain(error.instancePath, meant);
  }
  const valued = new Set<string>();
  for (const error of errors) {
    const at = error.instancePath;
    const place = join(base, at);
    const schema = error.parentSchema as Schema;
    const isExplained = (key: string): boolean => explained.get(at)?.has(key) ?? false;
    switch (error.keyword) {
      case 'additionalProperties': {
        const key = error.params['additionalProperty'] as string;
        const keys = Object.keys(properties(schema));
        problems.add({
          code: 'unknown-key',
          place: below(place, key),
          found: `the key ${quote(key)}`,
          expected: keys.length === 0 ? 'no such key' : oneOf(keys),
          ...didYouMean(nearestMissing(error)),
        });
        break;
      }
      case 'required': {
        const key = error.params['missingProperty'] as string;
        if (inChoice(error) || isExplained(key)) break;
        problems.add({
          code: 'missing-key',
          place,
          found: `no ${quote(key)}`,
          expected: `${quote(key)}: ${titleOf(properties(schema)[key])}`,
        });
        break;
      }
      case 'oneOf': {
        const choices = (schema['oneOf'] as Schema[]).flatMap((choice) => choice['required'] as string[]);
        const present = choices.filter((key) => Object.hasOwn(error.data as object, key));
        if (present.length === 0 && choices.some(isExplained)) break;
        const found = present.length === 0 ? 'none of them' : present.map(quote).join(' and ');
        problems.add({
          code: present.length === 0 ? 'missing-key' : 'too-many-keys',
          place,
          found,
          expected: `exactly one of ${oneOf(choices)}`,
        });
        break;
      }
      case 'not': {
        const both = (schema['not'] as Schema)['required'] as string[];
        problems.add({
          code: 'too-many-keys',
          place,
          found: both.map(quote).join(' and '),
          expected: 'only one of them',
        });
        break;
      }
      case 'dependentRequired': {
        const { property, missingProperty } = error.params as { property: string; missingProperty: string };
        // A choice that was not made at all is the mistake, and is reported.
        if (
          isExplained(missingProperty) ||
          errors.some((other) => other.keyword === 'oneOf' && other.instancePath === at)
        )
          break;
        problems.add({
          code: 'key-without-other',
          place: below(place, property),
          found: `${quote(property)} without ${quote(missingProperty)}`,
          expected: `${quote(property)} only beside ${quote(missingProperty)}`,
        });
        break;
      }
      case 'if':
        break;
      default: {
        if (valued.has(at)) break;
        valued.add(at);
        const hint = advice(place, error.data) ?? valueHint(error, schema);
        problems.add({
          code: `wrong-${error.keyword === 'type' ? 'type' : 'value'}`,
          place,
          found: describe(error.data),
          expected: expectedValue(schema),
          ...(hint === undefined ? {} : { hint }),
        });
      }
    }
  }
}

function nearestMissing(error: ErrorObject): string | null {
  const missing = Object.keys(properties(error.parentSchema as Schema)).filter(
    (key) => !Object.hasOwn(error.data as object, key),
  );
  return nearest(error.params['additionalProperty'] as string, missing);
}

const properties = (schema: Schema): Readonly<Record<string, unknown>> =>
  (schema['properties'] ?? {}) as Schema;
const inChoice = (error: ErrorObject): boolean => /\/(oneOf|not)\//.test(error.schemaPath);

function titleOf(schema: unknown): string {
  return (schema as { title?: string }).title ?? 'a value';
}

function expectedValue(schema: Schema): string {
  const title = schema['title'] as string | undefined;
  const values = schema['enum'] as string[] | undefined;
  if (values?.[0] !== undefined && !(title ?? '').includes(quote(values[0]))) return oneOf(values);
  return title ?? 'something else';
}

function valueHint(error: ErrorObject, schema: Schema): string | undefined {
  const values = schema['enum'] as string[] | undefined;
  if (values !== undefined)
    return typeof error.data === 'string' ? didYouMean(nearest(error.data, values)).hint : undefined;
  const types = [error.params['type'] as string | string[] | undefined].flat();
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

/** `/checks/0/cases/1` below `base`, as `base.checks[0].cases[1]`. */
function join(base: string, pointer: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce(
    (place, step) => (/^[0-9]+$/.test(step) ? `${place}[${step}]` : below(place, step)),
    base,
  );
}

function below(place: string, key: string): string {
  if (!/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(key)) return `${place}[${quote(key)}]`;
  return place === '' ? key : `${place}.${key}`;
}
