import { expect, test } from 'vitest';
import { type Grammar, parse } from '../../../grader/code/parse.ts';
import { usesOf } from '../../../grader/code/uses.ts';

function uses(grammar: Grammar, text: string): string[] {
  const tree = parse(text, grammar);
  if (tree === null) throw new Error('this cannot be parsed');
  return usesOf(text, tree, grammar).map(({ kind, names, line }) => `${line} ${kind} ${names.join('|')}`);
}

test.each([
  ['import random\nrandom.choice(a)', ['1 module random', '2 call random.choice']],
  ['import random as r\nr.choice(a)', ['1 module random', '2 call random.choice']],
  [
    'from random import choice as c, shuffle\nc(a)\nshuffle(a)',
    ['1 module random|random.choice|random.shuffle', '2 call random.choice', '3 call random.shuffle'],
  ],
  ['import os.path, sys as s', ['1 module os.path|os', '1 module sys']],
  ['from a import (\n  b,\n  c as d,\n)\nd()', ['1 module a|a.b|a.c', '5 call a.c']],
  ['# eval("x")\n"eval(1)"\n\nx = sorted(a)', ['4 call sorted']],
  ['f = eval\ng = f\ng("1")', ['3 call eval']],
  ['from random import *\nchoice(a)', ['1 module random|random.*', '2 call choice|random.choice']],
  ['__import__("os")', ['1 call __import__', '1 module os']],
  ['@lru_cache\ndef f(x):\n  return f(x)', ['1 call lru_cache']],
  ['a.b().sort()', ['1 call ?.sort', '1 call a.b']],
  // What the program defines itself, where it can be seen, is its own.
  ['def max(a):\n  return a\nmax(1)', []],
  ['def f(max):\n  max(1)\nmax(2)', ['3 call max']],
  [
    'class A:\n  def max(self):\n    return max(1)\n  def g(self):\n    self.max()',
    ['3 call max', '5 call ?.max'],
  ],
  ['def f():\n  m("1")\nm = eval', ['2 call eval']],
  ['eval = eval\neval("1")', ['2 call eval']],
  ['def broken(:\n  eval(x)', ['2 call eval']],
])('python: %j', (text, expected) => {
  expect(uses('python', text)).toEqual(expected);
});

test.each([
  ['Math.max(a, b)', ['1 call Math.max']],
  ['const { max: m, min } = Math;\nm(a); min(b)', ['2 call Math.max', '2 call Math.min']],
  ['const m = Math;\nconst x = m.max;\nx(1)', ['3 call Math.max']],
  [
    'import fs, { readFile as r } from "node:fs";\nr(a);\nfs.stat(b)',
    ['1 module fs|fs.readFile', '2 call fs.readFile', '3 call fs.stat'],
  ],
  ['import * as q from "fs";\nq.stat(b)', ['1 module fs', '2 call fs.stat']],
  ['const r = require("fs");\nr.stat(a)', ['1 module fs', '1 call require', '2 call fs.stat']],
  ['const q = await import("fs");', ['1 module fs']],
  ['function max(a) { return a; } max(1)', []],
  ['{ const max = (a) => a; max(1); }\nmax(2)', ['2 call max']],
  ['let q;\nfunction f() { q = eval; }\nq("1")', ['3 call eval']],
  ['Math["max"](1); [2].sort()', ['1 call Math.max', '1 call ?.sort']],
  [
    '// eval(1)\n"eval(2)"; `eval(3)`; /eval(4)/;\n(eval)("x"); new Function("y")',
    ['3 call eval', '3 call Function'],
  ],
])('script: %j', (text, expected) => {
  expect(uses('script', text)).toEqual(expected);
});
