import { camelCase, snakeCase } from '../../host/names.ts';
import { NULL, type Obj } from './exports.ts';
import type { Python } from './python.ts';

const MOST_NAMES = 50;
/** What nobody writes by hand is not looked through. */
const MOST_MEMBERS = 20_000;
const LONGEST_NAME = 200;

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
  const dict = python.exports.PyModule_GetDict(module);
  if (dict === NULL) {
    python.exports.PyErr_Clear(); // no module: the file has put something else in its place
    return new Map();
  }
  return new Map(
    (python.entries(dict, MOST_MEMBERS) ?? []).flatMap(([key, value]) => {
      const name = python.is(key, 'PyUnicode_Type') ? python.readShortString(key, LONGEST_NAME) : null;
      return name === null ? [] : [[name, value] as const];
    }),
  );
}

/** Anything but plain data may be called; what cannot says so itself when it is. */
function isCallable(python: Python, value: Obj): boolean {
  return python.exports.PyCallable_Check(value) !== 0;
}
