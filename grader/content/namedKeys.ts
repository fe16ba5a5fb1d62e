import type { Problems } from './problems.ts';
import { quote } from '../words/quoting.ts';

/** Things that go by a name, each with keys of its own, in one object of a file. */
interface Named<Name extends string, Key extends string> {
  /** What a name stands for, such as `problem`. */
  readonly noun: string;
  /** The keys of each. */
  readonly keys: Readonly<Record<Name, readonly Key[]>>;
  /** What belongs under each key. */
  readonly wanted: Readonly<Record<Key, string>>;
}

/** Adds a problem for each key that is missing, and for each that belongs to another name. */
export function checkKeys<Name extends string, Key extends string>(
  file: { readonly name: Name } & Readonly<Partial<Record<Key, unknown>>>,
  { noun, keys, wanted }: Named<Name, Key>,
  place: string,
  problems: Problems,
): void {
  const own: readonly string[] = keys[file.name];
  for (const [key, expected] of Object.entries<string>(wanted)) {
    if (own.includes(key) && !(key in file))
      problems.add({
        code: 'missing-key',
        place,
        found: `no ${quote(key)}`,
        expected: `${quote(key)}: ${expected}`,
      });
  }
  for (const key of Object.keys(wanted)) {
    if (key in file && !own.includes(key))
      problems.add({
        code: 'unknown-key',
        place: `${place}.${key}`,
        found: `the key ${quote(key)}`,
        expected: `no such key in the ${noun} ${quote(file.name)}`,
      });
  }
}
