import { NonPrimitive } from '../../host/errors.ts';
import type { Obj } from './exports.ts';
import type { Python } from './python.ts';
import { describeObject } from './describeObject.ts';

const LONGEST_STRING = 100_000;
export const LONGEST_LIST = 100_000;

/**
 * An argument as the host's own value: numbers and strings as themselves, anything else as what it is in
 * words.
 */
export function readArgument(python: Python, value: Obj | undefined): unknown {
  if (value === undefined) return new NonPrimitive('nothing');
  if (python.is(value, 'PyBool_Type'))
    return new NonPrimitive(python.readInteger(value) === 1 ? 'True' : 'False');
  if (python.is(value, 'PyLong_Type'))
    return python.readInteger(value) ?? new NonPrimitive('a very large int');
  if (python.is(value, 'PyFloat_Type')) return python.readFloat(value);
  if (python.is(value, 'PyUnicode_Type'))
    return python.readShortString(value, LONGEST_STRING) ?? new NonPrimitive('a very long string');
  return new NonPrimitive(describeObject(python, value));
}

/** As `readArgument`, but a list or tuple is read item by item. */
export function readList(python: Python, value: Obj | undefined, read = readArgument): unknown {
  if (value === undefined || !isList(python, value)) return readArgument(python, value);
  if (python.length(value) > LONGEST_LIST) return new NonPrimitive('a very long list');
  return python.items(value).map((item) => read(python, item));
}

/** As `readList`, where each item may be a list too. */
export const readLists = (python: Python, value: Obj | undefined): unknown =>
  readList(python, value, readList);

export function isList(python: Python, value: Obj): boolean {
  return python.is(value, 'PyList_Type') || python.is(value, 'PyTuple_Type');
}
