import type { Obj } from './exports.ts';
import type { Python } from './python.ts';

/** Classes whose name says little to a student. */
const WORDS: Readonly<Record<string, string>> = {
  NoneType: 'None',
  bool: 'a bool',
  int: 'an int',
  float: 'a float',
  str: 'a string',
  list: 'a list',
  tuple: 'a tuple',
  dict: 'a dict',
  set: 'a set',
  function: 'a function',
  builtin_function_or_method: 'a function',
  method: 'a method',
  type: 'a class',
  module: 'a module',
  coroutine: 'a coroutine (the function is async)',
  generator: 'a generator (the function has yield)',
};

/** What an object is, in words for a message: `a set`, `a generator`, `an object of class Node`. */
export function describeObject(python: Python, object: Obj): string {
  const name = python.className(object);
  return Object.hasOwn(WORDS, name) ? WORDS[name]! : `an object of class ${name}`;
}
