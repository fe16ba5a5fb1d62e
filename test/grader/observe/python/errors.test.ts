import { afterAll, describe, expect, test } from 'vitest';
import type { StudentError } from '../../../../grader/types/observation.ts';
import { FIGURE_5_2, Sandbox, type Files } from '../../../support/sandbox.ts';

/** Errors are told in the student's own coordinates, in words that help, and without a line of ours. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

async function errorOf(files: Files): Promise<StudentError & { readonly kind: string }> {
  const { outcome } = await sandbox.one(typeof files === 'string' ? { 'search.py': files } : files, {
    language: 'python',
    limits: { fuel: 100_000_000 },
  });
  if (outcome.kind !== 'threw' && outcome.kind !== 'not-loaded')
    throw new Error(`expected an error, found ${JSON.stringify(outcome)}`);
  return { kind: outcome.kind, ...outcome.error };
}

const at = ({ frames }: StudentError): string[] =>
  frames.map(({ file, line, column, function: name }) => `${file}:${line}:${column} ${name}`.trim());

describe('where', () => {
  test.each<[name: string, files: Files, places: readonly string[]]>([
    [
      'innermost first',
      'def search(game, state):\n    return help()\ndef help():\n    raise TypeError("no")\n',
      ['search.py:4:5 help', 'search.py:2:12 search'],
    ],
    [
      'in a method',
      'class A:\n    def run(self):\n        return self.x\ndef search(game, state):\n    A().run()\n',
      ['search.py:3:16 A.run', 'search.py:5:5 search'],
    ],
    ['while it is loaded', 'x = 1\ny = x.z\ndef search(game, state): pass\n', ['search.py:2:5']],
    [
      'behind a byte order mark',
      '\uFEFFdef search(game, state):\n    return game.a\n',
      ['search.py:2:12 search'],
    ],
    [
      'with Windows line ends',
      'def search(game, state):\r\n    a = None\r\n    return a.b\r\n',
      ['search.py:3:12 search'],
    ],
    [
      'with tabs',
      'def search(game, state):\n\tif state == 0:\n\t\treturn game.a\n',
      ['search.py:3:10 search'],
    ],
    [
      'in names that are not ASCII',
      'def größe(x):\n    return x.μ\ndef search(game, state):\n    return größe(state)\n',
      ['search.py:2:12 größe', 'search.py:4:12 search'],
    ],
    [
      'in another file',
      {
        'search.py': 'from lib.help import help\ndef search(game, state):\n    return help()\n',
        'lib/help.py': 'def help():\n    return nothing\n',
      },
      ['lib/help.py:2:12 help', 'search.py:3:12 search'],
    ],
    [
      'through the standard library',
      'import functools\ndef search(game, state):\n    return functools.reduce(lambda a, b: a.x, [1, 2])\n',
      ['search.py:3:42 search.<locals>.<lambda>', 'search.py:3:12 search'],
    ],
    [
      'through a question',
      'def search(game, state):\n    return max(map(game.utility, [0]))\n',
      ['search.py:2:12 search'],
    ],
  ])('%s', async (_, files, places) => {
    expect(at(await errorOf(files))).toEqual(places);
  });

  test('only the innermost frames of a deep recursion are kept', async () => {
    const error = await errorOf('def search(game, state):\n    return search(game, state)\n');
    expect(error).toMatchObject({ name: 'RecursionError', message: 'maximum recursion depth exceeded' });
    expect(new Set(at(error))).toEqual(new Set(['search.py:2:12 search']));
    expect(error.frames).toHaveLength(20);
  });
});

describe('mistakes of syntax', () => {
  test.each<[name: string, files: Files, kind: string, message: RegExp, place: string]>([
    [
      'a colon left out',
      'def search(game, state)\n    return 3\n',
      'SyntaxError',
      /^expected ':'$/,
      'search.py:1:24',
    ],
    [
      'no indentation',
      'def search(game, state):\nreturn 3\n',
      'IndentationError',
      /^expected an indented block after function definition on line 1$/,
      'search.py:2:1',
    ],
    [
      'indentation that does not match',
      'def search(game, state):\n    if state:\n        pass\n   return 3\n',
      'IndentationError',
      /^unindent does not match/,
      'search.py:4:12',
    ],
    [
      'tabs and spaces mixed',
      'def search(game, state):\n    if state:\n\treturn 3\n',
      'TabError',
      /^inconsistent use of tabs and spaces/,
      'search.py:3:1',
    ],
    [
      'an open bracket',
      'def search(game, state):\n    return (3\n',
      'SyntaxError',
      /^'\(' was never closed$/,
      'search.py:2:12',
    ],
    [
      'text without end',
      'def search(game, state):\n    return "3\n',
      'SyntaxError',
      /^unterminated string literal/,
      'search.py:2:12',
    ],
    [
      'Python 2',
      'def search(game, state):\n    print "x"\n',
      'SyntaxError',
      /^Missing parentheses in call to 'print'/,
      'search.py:2:5',
    ],
    [
      'in another file',
      { 'search.py': 'import other\n', 'other.py': '\n\nx = = 3\n' },
      'SyntaxError',
      /^invalid syntax$/,
      'other.py:3:5',
    ],
  ])('%s', async (_, files, name, message, place) => {
    const error = await errorOf(files);
    expect(error).toMatchObject({ kind: 'not-loaded', name });
    expect(error.message).toMatch(message);
    expect(at(error)[0]).toBe(place);
  });
});

describe('what is not there is told so', () => {
  test.each([
    [
      'import numpy as np',
      "there is no module 'numpy' here: submissions run with Python’s standard library only",
    ],
    [
      'from numpy import array',
      "there is no module 'numpy' here: submissions run with Python’s standard library only",
    ],
    [
      'import scipy.optimize',
      "there is no module 'scipy' here: submissions run with Python’s standard library only",
    ],
    [
      'import asyncio',
      "there is no module 'asyncio' here: submissions run without a network, other programs or threads",
    ],
    [
      'import subprocess',
      "there is no module 'subprocess' here: submissions run without a network, other programs or threads",
    ],
    [
      'from concurrent.futures import ThreadPoolExecutor',
      "there is no module 'concurrent.futures' here: submissions run without a network, other programs or threads",
    ],
    ['import js', "there is no module 'js' here: it is not part of the Python that submissions run in"],
    ['import helpers', "No module named 'helpers'"],
    ['input()', 'input() has nobody to ask here: take what you need from the arguments'],
    [
      'open("notes.txt", "w")',
      "[Errno 69] Read-only file system: 'notes.txt': submissions cannot write files or reach the system",
    ],
    [
      'import threading; threading.Thread(target=print).start()',
      "can't start new thread: submissions run without threads",
    ],
    ['import sys; sys.exit(0)', 'the program ended itself instead of returning an answer'],
    ['import os; os._exit(0)', 'the program ended itself instead of returning an answer'],
    [
      'game.action(state)',
      "game has no 'action'; it has player, actions, result, is_terminal, utility, evaluate, probability, depth_limit",
    ],
    [
      'game.result(state, 0)',
      'game.result(state, action): at state 0 the action is "0", "1" or "2"; found the number 0',
    ],
    [
      'game.result(state)',
      'game.result(state, action): at state 0 the action is "0", "1" or "2"; found nothing',
    ],
    ['game.result(state, "0", 2)', 'game.result(state, action) takes 2 arguments; found 3'],
    ['game.result(state, move="0")', 'game.result(state, action) has no further argument "move"'],
    ['game.is_terminal(None)', 'game.is_terminal(state) takes a state that the game gave you; found None'],
    ['game.isTerminal([0])', 'game.is_terminal(state) takes a state that the game gave you; found a list'],
    ['raise MemoryError', 'it asked for more memory than there is'],
  ])('%s', async (line, message) => {
    expect((await errorOf(`def search(game, state):\n    ${line}\n`)).message).toBe(message);
  });

  test('mistaken questions can be caught, by the class that says what they are', async () => {
    const { outcome } = await sandbox.one(
      {
        'search.py': [
          'def caught(question):',
          '    try:',
          '        question()',
          '    except Exception as error:',
          '        return type(error).__name__',
          'def search(game, state):',
          '    return [caught(lambda: game.actions("x")), caught(lambda: game.utility(state)), caught(lambda: game.result(state, "x"))]',
        ].join('\n'),
      },
      { language: 'python', inputs: [FIGURE_5_2] },
    );
    expect(outcome).toEqual({ kind: 'returned', value: ['TypeError', 'RuntimeError', 'RuntimeError'] });
  });
});
