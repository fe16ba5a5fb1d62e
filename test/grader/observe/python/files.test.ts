import { afterAll, describe, expect, test } from 'vitest';
import type { Observation } from '../../../../grader/types/observation.ts';
import { FIGURE_5_2, Sandbox, type Asked } from '../../../support/sandbox.ts';

/** How submissions are laid out and written, what of Python they may use, and where their limits are. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const observe = (files: Readonly<Record<string, string>>, asked: Asked = {}): Promise<Observation> =>
  sandbox.one(files, { language: 'python', ...asked });
const main = (body: string): string =>
  `def search(game, state):\n${body
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}\n`;

describe('files', () => {
  test.each<[name: string, files: Readonly<Record<string, string>>, asked: Asked]>([
    ['one', { 'search.py': main('return 7') }, {}],
    [
      'two beside each other',
      { 'search.py': 'import other\n' + main('return other.x'), 'other.py': 'x = 7\n' },
      {},
    ],
    [
      'a package',
      {
        'search.py': 'from tools.more import x\n' + main('return x'),
        'tools/__init__.py': '',
        'tools/more.py': 'from . import base\nx = base.y\n',
        'tools/base.py': 'y = 7\n',
      },
      {},
    ],
    [
      'a folder without __init__',
      { 'search.py': 'import tools.more\n' + main('return tools.more.x'), 'tools/more.py': 'x = 7\n' },
      {},
    ],
    [
      'in a folder, its neighbours beside it',
      { 'work/search.py': 'import other\n' + main('return other.x'), 'work/other.py': 'x = 7\n' },
      { entryFile: 'work/search.py' },
    ],
    [
      'inside a package',
      {
        'work/search.py': 'from .other import x\n' + main('return x'),
        'work/__init__.py': '',
        'work/other.py': 'x = 7\n',
      },
      { entryFile: 'work/search.py' },
    ],
    [
      'importing each other',
      {
        'search.py': 'import other\nx = 7\n' + main('return other.get()'),
        'other.py': 'import search\ndef get(): return search.x\n',
      },
      {},
    ],
    [
      'a name that is no identifier',
      { 'my search (2).py': main('return 7') },
      { entryFile: 'my search (2).py' },
    ],
    [
      'called like a module of the standard library',
      { 'search.py': 'import statistics\n' + main('return statistics.x'), 'statistics.py': 'x = 7\n' },
      {},
    ],
    [
      'reading one of its own',
      { 'search.py': main('return int(open("data.txt").read())'), 'data.txt': '7\n' },
      {},
    ],
    [
      'a guard for running it by itself',
      { 'search.py': main('return 7') + 'if __name__ == "__main__":\n    input()\n' },
      {},
    ],
    [
      'an entry in camelCase',
      { 'search.py': 'def alphaBeta(game, state): return 7\n' },
      { entry: 'alphaBeta' },
    ],
    [
      'an entry in snake_case',
      { 'search.py': 'def alpha_beta(game, state): return 7\n' },
      { entry: 'alphaBeta' },
    ],
    [
      'an entry that is imported',
      {
        'search.py': 'from other import alpha_beta\n',
        'other.py': 'def alpha_beta(game, state): return 7\n',
      },
      { entry: 'alphaBeta' },
    ],
    [
      'an entry that is an object',
      { 'search.py': 'class A:\n    def __call__(self, game, state): return 7\nsearch = A()\n' },
      {},
    ],
    [
      'more parameters than are given',
      { 'search.py': 'def search(game, state, alpha=3, beta=4): return alpha + beta\n' },
      {},
    ],
    ['fewer parameters than are given', { 'search.py': 'def search(game): return 7\n' }, {}],
    ['any number of parameters', { 'search.py': 'def search(*args): return 5 + len(args)\n' }, {}],
    [
      'a decorated entry',
      {
        'search.py':
          'import functools\ndef twice(f):\n    @functools.wraps(f)\n    def g(*args): return f(*args)\n    return g\n@twice\ndef search(game, state): return 7\n',
      },
      {},
    ],
    ['non-ASCII text and names', { 'search.py': '# ångström\nπ = 7\n' + main('return π') }, {}],
    [
      'an encoding that it states',
      { 'search.py': '# -*- coding: utf-8 -*-\n' + main('return len("äöü") + 4') },
      {},
    ],
  ])('%s', async (_, files, asked) => {
    expect((await observe(files, asked)).outcome).toEqual({ kind: 'returned', value: 7 });
  });

  test('no entry: the names that are there', async () => {
    expect(
      (
        await observe({
          'search.py':
            'import math\ndef serach(game, state): pass\nclass Node: pass\n_hidden = print\nx = 3\n',
        })
      ).outcome,
    ).toEqual({ kind: 'no-entry', exports: ['serach', 'Node'] });
  });
});

describe('the language and its library', () => {
  test.each([
    [
      'dataclasses and typing',
      'from dataclasses import dataclass\nfrom typing import Optional\n@dataclass(order=True)\nclass N:\n    v: int\n    a: Optional[str] = None\nreturn max(N(3, "x"), N(7)).v',
    ],
    ['match', 'match (3, 4):\n    case (a, b) if a < b: return a + b\n    case _: return 0'],
    ['named tuples', 'from collections import namedtuple\nP = namedtuple("P", "x y")\nreturn sum(P(3, 4))'],
    [
      'caches',
      'from functools import cache\n@cache\ndef f(n): return n if n < 2 else f(n - 1) + f(n - 2)\nreturn f(80) % 1000 - 678',
    ],
    [
      'heaps and queues',
      'import heapq, queue, collections\nq = queue.PriorityQueue()\nq.put((2, 9)); q.put((1, 7))\nreturn q.get()[1]',
    ],
    [
      'itertools and operator',
      'import itertools, operator\nreturn list(itertools.accumulate([1, 2, 4], operator.add))[-1]',
    ],
    [
      'exact arithmetic',
      'from fractions import Fraction\nfrom decimal import Decimal\nreturn int(Fraction(1, 3) * 21 + Decimal("0").__int__())',
    ],
    ['statistics', 'import statistics\nreturn statistics.median([7, 1, 9])'],
    ['enums', 'import enum\nclass P(enum.Enum):\n    MAX = 7\nreturn P.MAX.value'],
    ['regular expressions and json', 'import re, json\nreturn json.loads(re.sub(r"x", "7", "[x]"))[0]'],
    [
      'generators and comprehensions',
      'return sum(x for x in (i for i in range(5)) if x % 2 == 1) + len({1, 2, 3})',
    ],
    ['walrus, f-strings and star expressions', 'if (n := 7) > 3: return int(f"{n:d}") + len([*()])'],
    [
      'abstract classes',
      'import abc\nclass A(abc.ABC):\n    @abc.abstractmethod\n    def f(self): ...\nclass B(A):\n    def f(self): return 7\nreturn B().f()',
    ],
    ['a module that is compiled when it is asked for', 'import zipfile, configparser, optparse\nreturn 7'],
  ])('%s', async (_, body) => {
    expect((await observe({ 'search.py': main(body) }, { limits: { fuel: 200_000_000 } })).outcome).toEqual({
      kind: 'returned',
      value: 7,
    });
  });
});

describe('limits', () => {
  test.each<[name: string, body: string, asked: Asked, outcome: object]>([
    ['work', 'while True: pass', {}, { kind: 'limit', limit: 'work' }],
    [
      'work that no handler can catch',
      'while True:\n    try:\n        while True: pass\n    except BaseException: pass',
      {},
      { kind: 'limit', limit: 'work' },
    ],
    ['questions', 'while True: game.actions(state)', {}, { kind: 'limit', limit: 'calls' }],
    ['memory', 'x = bytearray(10**8)', {}, { kind: 'limit', limit: 'memory' }],
    ['output', 'while True: print("x" * 1000)', {}, { kind: 'limit', limit: 'output' }],
  ])('%s', async (_, body, asked, outcome) => {
    expect((await observe({ 'search.py': main(body) }, asked)).outcome).toEqual(outcome);
  });

  test('what was printed before the end is kept, from both streams', async () => {
    const { output } = await observe({
      'search.py': main(
        'import sys\nprint("one", {"a": [1.5]}, end="!")\nprint("zwei ü", file=sys.stderr)\nwhile True: pass',
      ),
    });
    expect(output).toEqual({
      text: "one {'a': [1.5]}!zwei ü\n",
      bytes: Buffer.byteLength("one {'a': [1.5]}!zwei ü\n"),
    });
  });

  test('after the end of one call the next begins anew', async () => {
    const files = {
      'search.py':
        'n = 0\ndef search(game, state):\n    global n\n    n += 1\n    while game.depth_limit == 1: pass\n    return n\n',
    };
    const endless = { ...FIGURE_5_2, depthLimit: 1 };
    const observations = await sandbox.observe(files, {
      language: 'python',
      inputs: [FIGURE_5_2, endless, FIGURE_5_2, FIGURE_5_2],
    });
    expect(observations.map(({ outcome }) => outcome)).toEqual([
      { kind: 'returned', value: 1 },
      { kind: 'limit', limit: 'work' },
      { kind: 'returned', value: 1 },
      { kind: 'returned', value: 2 },
    ]);
  });

  test('the same work costs the same fuel, whatever ran before', async () => {
    const files = { 'search.py': main('return sum(i * i for i in range(1000))') };
    const { fuel } = await observe(files);
    await observe({ 'search.py': main('return [bytearray(1000) for _ in range(10000)] and 0') });
    await observe({ 'search.py': main('x = bytearray(10**8)') });
    expect((await observe(files)).fuel).toBe(fuel);
    // Measured on Node 20, 22, 24 and 26 alike. Another number means another Python or another meter.
    expect(fuel).toBe(34_503);
  });
});
