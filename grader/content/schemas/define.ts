/**
 * Published schemas, and the types of what fits them, are written once: as values of TypeBox. The build
 * writes the values to `exercises/schemas/` and compiles validators of them; the program itself imports the
 * types alone. (A library that makes types of JSON files would have named them after their titles.)
 */
import Type from 'typebox';
import type { Static, TSchema } from 'typebox';

/** What fits a schema, as it is read: nothing in it is changed. */
export type FileOf<T extends TSchema> = Frozen<Static<T>>;

type Frozen<T> = T extends (...args: never) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** What schemas say to people: `title` is what belongs here, for "expected …"; `description` says more. */
interface Words {
  readonly title?: string;
  readonly description?: string;
}

export const optional = Type.Optional;

/** One of a list of words. */
export const oneOf = <const T extends string>(
  words: readonly T[],
  options: Words & { readonly default?: T },
): Type.TUnsafe<T> => Type.Unsafe<T>({ ...options, type: 'string', enum: [...words] });

/** A list of some of a list of words. */
export const someOf = <const T extends string>(
  words: readonly T[],
  each: string,
  options: Words,
): Type.TUnsafe<T[]> =>
  Type.Unsafe<T[]>({ ...options, type: 'array', minItems: 1, items: oneOf(words, { title: each }) });

/** Exactly two of a kind. */
export const pair = <T extends TSchema>(items: T, options: Words): Type.TUnsafe<[Static<T>, Static<T>]> =>
  Type.Unsafe<[Static<T>, Static<T>]>({ ...options, type: 'array', minItems: 2, maxItems: 2, items });

/** A whole number; the title says so, unless another is given. */
export const whole = (minimum: number, maximum: number, options: Words & { default?: number } = {}) =>
  Type.Integer({
    title: `a whole number from ${grouped(minimum)} to ${grouped(maximum)}`,
    ...options,
    minimum,
    maximum,
  });

/** 1,000 for 1000. */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Text that is not blank. */
export const text = (title: string, description?: string) =>
  Type.String({ title, ...(description === undefined ? {} : { description }), pattern: '\\S' });

/** As a range of a pattern: `\p{Cc}` is not read by every validator. */
const CONTROL = String.raw`\x00-\x1f\x7f-\x9f`;
/** Blanks, something to see, and anything; each character can be read in one way only. */
const PRINTABLE = String.raw`^[^\S${CONTROL}]*[^\s${CONTROL}][^${CONTROL}]*$`;

/** Text that is not blank, and holds nothing that a terminal obeys. */
export const printable = (title: string, description: string) =>
  Type.String({ title, description, pattern: PRINTABLE });

/** What `$defs` holds under a name. */
export const ref = <T extends TSchema>(name: string, _of: T, options: Words = {}): Type.TUnsafe<Static<T>> =>
  Type.Unsafe<Static<T>>({ ...options, $ref: `#/$defs/${name}` });

/** A whole schema file: `defs` are the schemas that `ref` names in it. */
export const schemaFile = (
  name: string,
  schema: TSchema,
  defs: Readonly<Record<string, TSchema>>,
): Readonly<Record<string, unknown>> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${name}.schema.json`,
  ...(schema as Readonly<Record<string, unknown>>),
  $defs: defs,
});
