/**
 * The keys that a kind of question adds to a quiz file, as parts of its JSON Schema. The types of the options
 * are read off them, and `default` fills in what an author leaves out, so that nothing is said twice.
 */

/** Schema of one key. Every one says in `title` what belongs there: problems are worded with it. */
export interface KeySchema {
  readonly title: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly [keyword: string]: unknown;
}
export type KeySchemas = Readonly<Record<string, KeySchema>>;

/** A question inside a question. */
export const QUESTION_REF = '#/$defs/question';
export const LABEL_REF = '#/$defs/label';

/** The type of what fits a schema; `Nested` is that of a question inside a question. */
export type ValueOf<S, Nested> = S extends { readonly $ref: typeof QUESTION_REF }
  ? Nested
  : S extends { readonly $ref: typeof LABEL_REF }
    ? string
    : S extends { readonly enum: readonly (infer Word)[] }
      ? Word
      : S extends { readonly type: infer Type }
        ? TypedValue<Type extends readonly (infer Each)[] ? Each : Type, S, Nested>
        : unknown;

type TypedValue<Type, S, Nested> = Type extends 'string'
  ? string
  : Type extends 'boolean'
    ? boolean
    : Type extends 'number' | 'integer'
      ? number
      : Type extends 'array'
        ? ListOf<S, Nested>
        : Type extends 'object'
          ? ObjectOf<S, Nested>
          : never;

type ListOf<S, Nested> = S extends { readonly minItems: 2; readonly maxItems: 2; readonly items: infer Item }
  ? readonly [ValueOf<Item, Nested>, ValueOf<Item, Nested>]
  : S extends { readonly items: infer Item }
    ? readonly ValueOf<Item, Nested>[]
    : never;

type ObjectOf<S, Nested> = S extends { readonly properties: infer Properties }
  ? {
      readonly [Key in keyof Properties as IsThere<S, Properties, Key> extends true ? Key : never]: ValueOf<
        Properties[Key],
        Nested
      >;
    } & {
      readonly [Key in keyof Properties as IsThere<S, Properties, Key> extends true ? never : Key]?: ValueOf<
        Properties[Key],
        Nested
      >;
    }
  : never;

type IsThere<S, Properties, Key extends keyof Properties> = Properties[Key] extends {
  readonly default: unknown;
}
  ? true
  : S extends { readonly required: readonly (infer Required)[] }
    ? Key extends Required
      ? true
      : false
    : false;

/** Options as they are once read: null where an author says nothing and nothing is usual. */
export type OptionsOf<Keys, Required, Nested> = {
  readonly [Key in keyof Keys]:
    | ValueOf<Keys[Key], Nested>
    | (Key extends Required ? never : Keys[Key] extends { readonly default: unknown } ? never : null);
};

/** A value that fits its schema, with what it leaves out filled in; null for a key that is left out. */
export function withDefault(schema: KeySchema, value: unknown): unknown {
  if (value === undefined) return schema.default ?? null;
  const properties = schema['properties'] as KeySchemas | undefined;
  if (properties === undefined || typeof value !== 'object' || value === null) return value;
  const left = Object.entries(properties).flatMap(([key, inner]) =>
    inner.default === undefined || Object.hasOwn(value, key) ? [] : [[key, inner.default] as const],
  );
  return { ...value, ...Object.fromEntries(left) };
}
