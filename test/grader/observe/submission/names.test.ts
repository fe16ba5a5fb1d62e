import { describe, expect, test } from 'vitest';
import { pythonNames } from '../../../../grader/observe/submission/pythonNames.ts';
import { scriptNames } from '../../../../grader/observe/submission/scriptNames.ts';

describe('names that a script defines', () => {
  test.each<[string, string, string[]]>([
    ['a function', 'function f() {}', ['f']],
    ['an async generator', 'async function* f() {}', ['f']],
    ['an exported function', 'export function f() {}', ['f']],
    ['an exported class', 'export class F {}', ['F']],
    ['a constant', 'const f = (game) => game;', ['f']],
    ['a constant with a type', 'export const f: (g: Game) => number = (g) => 1;', ['f']],
    ['two constants in one', 'let a = 1, f = function () {};', ['a', 'f']],
    ['a default export without a name', 'export default function (game) {}', ['default']],
    ['a default export with a name', 'export default function f(game) {}', ['default', 'f']],
    ['an export list', 'const g = 1; export { g as f };', ['f', 'g']],
    ['an export list as default', 'const g = 1; export { g as default };', ['default', 'g']],
    ['exports.f', 'exports.f = function () {};', ['f']],
    ['module.exports.f', 'module.exports.f = function () {};', ['f']],
    ['module.exports with short keys', 'function f() {}\nmodule.exports = { f, g };', ['f', 'g']],
    [
      'module.exports with keys, methods and nested objects',
      'module.exports = { f(game) { return { h: 1, i } }, async g() {}, j: { k: 1 } };',
      ['f', 'g', 'j'],
    ],
    ['module.exports of one function', 'module.exports = function (game) {};', ['default']],
    ['globalThis.f', 'globalThis.f = () => 1;', ['f']],
    ['a function in a comment', '// function f() {}\n/* function g() {} */', []],
    ['a function in a string', 'x("function f() {}"); y(\'function g() {}\')', []],
    ['a function in a template', 'x(`function f() {} ${ `${1}` } function g() {}`)', []],
    ['code inside a template', 'x(`${ function f() {} }`); function g() {}', ['g']],
    ['a function in a regular expression', 'x(/[/"]function f() {/); function g() {}', ['g']],
    ['a division', 'const a = b / c; function f() {} const d = e / 2;', ['a', 'd', 'f']],
    ['a quote in a regular expression', "const q = /'/; function f() {} const r = /'/;", ['f', 'q', 'r']],
    ['an inner function', 'function outer() { function f() {} }', ['outer']],
    ['a method', 'class Search { f() {} }', ['Search']],
    ['a function expression', 'const g = function f() {};', ['g']],
    ['an assignment of a member', 'game.f = 1; this.x.f = 2;', []],
    ['a comparison', 'f == 1; g => 2; h += 3; i >= 4; j !== 5', []],
    [
      'an import',
      "import { f } from './f.js'; import g, { h } from './g.js'; import * as i from './i.js';",
      [],
    ],
    ['an import passed on', "import { f } from './f.js'; export { f };", []],
    ['an import passed on at once', "export { f } from './f.js';", []],
    ['a require', "const { f } = require('./f'); module.exports = { f };", []],
    ['a dynamic import', "import('./x.js'); function f() {}", ['f']],
    ['a type', 'type f = number; interface g {}', []],
    ['a syntax error before', 'const = ;; function f() {}', ['f']],
    ['a hash-bang line', '#!/usr/bin/env node "\nfunction f() {}', ['f']],
    ['non-ASCII names', 'function größe() {} const 最大 = 1;', ['größe', '最大']],
    ['an unclosed string', "const a = 'oops\nfunction f() {}", ['a', 'f']],
    ['nothing', '', []],
  ])('%s', (_, source, names) => {
    expect([...scriptNames(source)].sort()).toEqual([...names].sort());
  });

  test('a long hostile file takes linear time: 200,000 characters of each opening are scanned', () => {
    for (const unit of [
      '/',
      '`',
      '`${',
      '{',
      '"',
      '\\',
      'a=',
      '/*',
      ' ',
      'import ',
      'export {',
      '(',
      '[/',
      'function ',
    ]) {
      const source = unit.repeat(200_000 / unit.length);
      expect(scriptNames(source)).toBeInstanceOf(Set);
    }
  });
});

describe('names that a Python file defines', () => {
  test.each<[string, string, string[]]>([
    ['a function', 'def f(game):\n    pass', ['f']],
    ['an async function', 'async def f(game): pass', ['f']],
    ['a class', 'class F:\n    def g(self): pass', ['F']],
    ['a lambda', 'f = lambda game: 1', ['f']],
    ['an annotated name', 'f: Callable = g', ['f']],
    ['an inner function', 'def outer():\n    def f(): pass', ['outer']],
    ['a docstring', '"""\ndef f(): pass\n"""\ndef g(): pass', ['g']],
    ['a comment', '# def f(): pass', []],
    ['an import', 'from x import f\nimport g', []],
    ['a call over several lines', 'x(\ndef_,\nf)\ndef g(): pass', ['g']],
    ['a bracket never closed', 'x = (1,\ndef f(): pass', ['f', 'x']],
    ['a comparison', 'f == 1', []],
    ['a continued line', 'x = 1 + \\\nf\r\ndef g(): pass', ['g', 'x']],
  ])('%s', (_, source, names) => {
    expect([...pythonNames(source)].sort()).toEqual([...names].sort());
  });
});
