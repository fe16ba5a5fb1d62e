import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../../grader/rules/findings.ts';
import type { FileRule } from '../../../grader/types/rules.ts';
import { findingWords } from '../../../grader/words/rules.ts';

const found = (rule: Omit<FileRule, 'id'>, files: Readonly<Record<string, string>>): string[] =>
  findingsOf(
    [{ id: 'rule', ...rule }],
    Object.entries(files).map(([path, text]) => ({ path, text })),
  ).map(findingWords);

describe('what is forbidden', () => {
  const calls = (...names: string[]): Omit<FileRule, 'id'> => ({ forbids: { calls: names } });
  const modules = (...names: string[]): Omit<FileRule, 'id'> => ({ forbids: { modules: names } });

  test.each<[Omit<FileRule, 'id'>, string, string[]]>([
    [calls('eval'), '# eval(1)\nx = "eval(1)"\n', []],
    [
      calls('eval'),
      'x = eval("1")\r\ny = eval("2")\r\n',
      ['"a.py" calls "eval" in line 1, and 1 more time below'],
    ],
    [calls('eval'), 'import builtins as b\nb.eval("1")', ['"a.py" calls "eval" in line 2']],
    [
      calls('random.choice'),
      'from random import choice as c\nc(a)',
      ['"a.py" calls "random.choice" in line 2'],
    ],
    [calls('random.choice'), 'from random import *\nchoice(a)', ['"a.py" calls "random.choice" in line 2']],
    [calls('.sort'), 'a.b().sort()\nsort(a)', ['"a.py" calls ".sort" in line 1']],
    [
      calls('functools.cache'),
      'import functools\n@functools.cache\ndef f(): pass',
      ['"a.py" calls "functools.cache" in line 2'],
    ],
    [calls('max'), 'def max(a): return a\nmax(1)', []],
    [modules('random'), 'import randomness, os.random\nfrom . import random', []],
    [modules('os'), 'from os.path import join', ['"a.py" imports "os" in line 1']],
    [modules('os.path'), 'from os import path', ['"a.py" imports "os.path" in line 1']],
    [modules('os'), '__import__("os").remove("x")', ['"a.py" imports "os" in line 1']],
  ])('%j in %j', (rule, text, expected) => {
    expect(found(rule, { 'a.py': text })).toEqual(expected);
  });

  test('in scripts', () => {
    const text = 'import { readFile as r } from "node:fs";\nconst { max: m } = Math;\nr(m(1, 2));';
    const rule = { forbids: { calls: ['Math.max'], modules: ['fs'] } };
    expect(found(rule, { 'a.ts': text })).toEqual([
      '"a.ts" imports "fs" in line 1',
      '"a.ts" calls "Math.max" in line 3',
    ]);
  });
});

test('size, names of files and functions', () => {
  expect(found({ maxBytes: 3 }, { 'a.py': 'ä', 'b.py': 'x' })).toEqual([]);
  expect(found({ maxBytes: 2 }, { 'a.py': 'ä', 'b.py': 'x' })).toEqual([
    'The files have 3 bytes; at most 2 are allowed',
  ]);
  expect(found({ requires: { files: ['a.py', 'b.py'] } }, { 'x/a.py': '' })).toEqual([
    'There is no file "b.py"',
  ]);
  const text =
    'function f() {} const g = () => 1; class A { h() {} } exports.k = function () {}; o = { l() {}, m: () => 1 };';
  const names = ['f', 'g', 'h', 'k', 'l', 'm', 'o'];
  expect(found({ requires: { functions: names } }, { 'a.js': text })).toEqual(['No function "o" is defined']);
  expect(
    found(
      { requires: { functions: ['maxValue', 'g', 'x'] } },
      { 'a.py': 'def max_value(): pass\ng = lambda: 1\nx = 1' },
    ),
  ).toEqual(['No function "x" is defined']);
});

test('what cannot be read breaks no rule, and is said', () => {
  const text = 'eval("1")\nx = = = eval("2")\n';
  const unread =
    '"a.py" could not be read in full (line 2), so that the rule was not checked there; that costs nothing';
  expect(found({ forbids: { calls: ['eval'] } }, { 'a.py': text })).toEqual([
    '"a.py" calls "eval" in line 1',
    unread,
  ]);
  expect(found({ requires: { functions: ['f'] } }, { 'a.py': text })).toEqual([unread]);
  // The grammar knows no element of a list on the left side; what follows is read all the same.
  const swap = '[a[0], a[1]] = [a[1], a[0]];\neval("1");';
  expect(found({ forbids: { calls: ['eval'] } }, { 'a.js': swap })).toContain(
    '"a.js" calls "eval" in line 2',
  );
  const cpp = '"a.cpp" could not be read, so that the rule was not checked there; that costs nothing';
  expect(found({ forbids: { calls: ['eval'] } }, { 'a.cpp': 'eval();' })).toEqual([cpp]);
});

test.each([
  ['f(', 'a.js'],
  ['{f();', 'a.js'],
  ['a=a.b\n', 'a.py'],
  ['a.b', 'a.js'],
  ['@f', 'a.py'],
  ['f().', 'a.js'],
  ['import a\n', 'a.py'],
  ['class a:\n def a(a):a(a)\n', 'a.py'],
  ['from a import *\na()\n', 'a.py'],
])('ends before long: %j', (piece, path) => {
  const rule = { id: 'rule', forbids: { calls: ['eval'], modules: ['os'] } };
  const files = [{ path, text: piece.repeat(99_000 / piece.length) }];
  expect(findingsOf([rule], files).length).toBeLessThan(3);
});
