import { camelCase, snakeCase } from '../../host/names.ts';
import type { Obj } from './exports.ts';
import type { Python } from './python.ts';

const MOST_NAMES = 50;

/** The function to call, borrowed from the module; null when there is none of that name in any spelling. */
export function findEntry(python: Python, module: Obj, entry: string): Obj | null {
  const named = members(python, module);
  const upper = entry.charAt(0).toUpperCase() + entry.slice(1);
  for (const name of [snakeCase(entry), entry, camelCase(entry), upper]) {
    const found = named.get(name);
    if (found !== undefined && isCallable(python, found)) return found;
  }
  return null;
}

/** Names of the functions and classes that a module defines or imports, in the order it did. */
export function exportNames(python: Python, module: Obj): string[] {
  return [...members(python, module)]
    .filter(([name, value]) => !name.startsWith('_') && isCallable(python, value))
    .map(([name]) => name)
    .slice(0, MOST_NAMES);
}

function members(python: Python, module: Obj): Map<string, Obj> {
  const entries = python.entries(python.exports.PyModule_GetDict(module)) ?? [];
  return new Map(
    entries.flatMap(([key, value]) =>
      python.is(key, 'PyUnicode_Type') ? [[python.readString(key), value] as const] : [],
    ),
  );
}

/** Anything but plain data may be called; what cannot says so itself when it is. */
function isCallable(python: Python, value: Obj): boolean {
  return python.exports.PyCallable_Check(value) !== 0;
}
