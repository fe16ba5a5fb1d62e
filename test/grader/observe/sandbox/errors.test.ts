import { afterAll, describe, expect, test } from 'vitest';
import type { StudentError } from '../../../../grader/types/observation.ts';
import { Sandbox, type Asked, type Files } from '../../../support/sandbox.ts';

/** Errors are told in the student's own coordinates, in words that help, and without a line of ours. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

async function errorOf(files: Files, asked?: Asked): Promise<StudentError & { readonly kind: string }> {
  const { outcome } = await sandbox.one(files, asked);
  if (outcome.kind !== 'threw' && outcome.kind !== 'not-loaded')
    throw new Error(`expected an error, found ${JSON.stringify(outcome)}`);
  return { kind: outcome.kind, ...outcome.error };
}

const at = ({ frames }: StudentError): string[] =>
  frames.map(({ file, line, column, function: name }) => `${file}:${line}:${column} ${name}`.trim());

describe('where', () => {
  const TABLE: readonly (readonly [name: string, files: Files, places: readonly string[], asked?: Asked])[] =
    [
      [
        'in a module',
        'export function search() {\n  return help();\n}\nfunction help() {\n  throw new TypeError("no");\n}',
        ['search.js:5:13 help', 'search.js:2:10 search'],
      ],
      [
        'in a script',
        'function search() {\n  return help();\n}\nfunction help() {\n  throw new TypeError("no");\n}',
        ['search.js:5:13 help', 'search.js:2:10 search'],
      ],
      ['on the first line of a script', 'function search(game) { game.a.b; }', ['search.js:1:25 search']],
      [
        'on the first line of a module',
        'export function search(game) { game.a.b; }',
        ['search.js:1:32 search'],
      ],
      ['behind a byte order mark', '\uFEFFfunction search(game) { game.a.b; }', ['search.js:1:25 search']],
      [
        'behind a hashbang',
        '#!/usr/bin/env node\nfunction search(game) { game.a.b; }',
        ['search.js:2:25 search'],
      ],
      [
        'with Windows line ends',
        'function search() {\r\n  let a;\r\n  return a.b;\r\n}\r\n',
        ['search.js:3:10 search'],
      ],
      ['at the top level of a script', 'const a = undefined; a.b;\nfunction search() {}', ['search.js:1:22']],
      [
        'at the top level of a module',
        'const a = undefined;\na.b;\nexport function search() {}',
        ['search.js:2:1'],
      ],
      [
        'in another file',
        {
          'search.js': "import { help } from './lib/help.js';\nexport const search = () => help();",
          'lib/help.js': 'export function help() {\n  return nothing;\n}',
        },
        ['lib/help.js:2:10 help', 'search.js:2:29 search'],
      ],
      [
        'in a file that is required',
        {
          'search.js': "const { help } = require('./help');\nexports.search = () => help();",
          'help.js': 'exports.help = function help() { return nothing; };',
        },
        ['help.js:1:41 help', 'search.js:2:24'],
      ],
      [
        'through a native function',
        'export function search(game) {\n  [1].forEach((x) => x.a.b);\n}',
        ['search.js:2:22', 'search.js:2:7 search'],
      ],
      [
        'through a question',
        'export function search(game, state) {\n  return game.utility(state);\n}',
        ['search.js:2:23 search'],
      ],
      [
        'in TypeScript',
        'interface G { actions(s: number): string[] }\nexport function search(game: G): number {\n  const x: any = undefined;   return (x as any).foo;\n}',
        ['search.ts:3:39 search'],
        { language: 'typescript' },
      ],
      [
        'in TypeScript that has to be rewritten',
        'enum Kind { A = 3, B }\n\ntype T = number;\nexport function search(): T {\n  if (Kind.B === 4) throw new Error("x");\n  return 1;\n}',
        ['search.ts:5:31 search'],
        { language: 'typescript' },
      ],
      ['a mistake in the syntax', 'export function search() {\n  return (1;\n}', ['search.js:2:12']],
      ['a brace too many', 'function search() {\n  return 1;\n}\n}\n', ['search.js:4:1']],
      ['a brace too few', 'function search() {\n  if (true) {\n  return 1;\n}\n', ['search.js:5:1']],
      [
        'a mistake in the syntax of TypeScript',
        'export function search() {\n  let x: = 3;\n}',
        ['search.ts:2:10'],
        { language: 'typescript' },
      ],
      [
        'an import that is not there',
        "\nimport { a } from './a.js';\nexport const search = () => a;",
        ['search.js:2:20'],
      ],
      [
        'a name that is not exported',
        {
          'search.js': "import { a } from './a.js';\nexport const search = () => a;",
          'a.js': 'export const b = 1;',
        },
        ['search.js:1:10'],
      ],
    ];

  for (const [name, files, places, asked] of TABLE) {
    test(name, async () => {
      expect(at(await errorOf(files, asked))).toEqual(places);
    });
  }

  test('at most twenty frames of a deep recursion', async () => {
    const error = await errorOf('function search(game, state) { return search(game, state) + 1; }');
    expect(error).toMatchObject({ name: 'RangeError', message: 'Maximum call stack size exceeded' });
    expect(error.frames.length).toBeLessThanOrEqual(20);
    expect(error.frames.every(({ file }) => file === 'search.js')).toBe(true);
  });
});

describe('what', () => {
  const TABLE: readonly (readonly [code: string, name: string, message: RegExp])[] = [
    ['setTimeout(() => 1, 0)', 'ReferenceError', /^setTimeout is not defined: .*nothing runs later/],
    ['queueMicrotask(() => 1)', 'ReferenceError', /^queueMicrotask is not defined: .*nothing runs later/],
    ['structuredClone([1])', 'ReferenceError', /^structuredClone is not defined: copy a list with/],
    ['process.exit(0)', 'ReferenceError', /^process is not defined: submissions run without Node/],
    [
      'fetch("http://localhost")',
      'ReferenceError',
      /^fetch is not defined: submissions run without a network/,
    ],
    ['document.title', 'ReferenceError', /^document is not defined: submissions run without a browser/],
    ['nothing', 'ReferenceError', /^nothing is not defined$/],
    ['hasOwn()', 'ReferenceError', /^hasOwn is not defined$/],
    [
      'require("fs")',
      'Error',
      /^cannot find "fs": a submission can only use its own files, .*there are no other files in this submission$/,
    ],
    ['require("./help")', 'Error', /^cannot find ".\/help": there are no other files/],
    [
      'game.getActions(state)',
      'TypeError',
      /^game has no function "getActions"; it has player, actions, result, isTerminal, utility, evaluate, probability, depthLimit$/,
    ],
    [
      'const n = game.actions(state).length + game.depth_limit()',
      'TypeError',
      /^game.depth_limit is no function: leave out the brackets$/,
    ],
    ['game.terminal_test(state) || game.moves (state)', 'TypeError', /^game has no function "moves"/],
    ['game.actions(state)()', 'TypeError', /^something that is called on this line is not a function$/],
    [
      'const g = game; g.getActions(state)',
      'TypeError',
      /^something that is called on this line is not a function$/,
    ],
    [
      'new game.actions(state)',
      'TypeError',
      /^something that "new" is used with on this line is not a class$/,
    ],
    ['game.actions(state).forEach(1)', 'TypeError', /^not a function$/],
    ['null.x', 'TypeError', /^cannot read property 'x' of null$/],
    ['throw Object.assign(new Error("m"), { name: "Mine" })', 'Mine', /^m$/],
    ['throw "left"', 'Error', /^threw left, which is not an Error$/],
    ['throw { a: 1 }', 'Error', /^threw \{ a: 1 \}, which is not an Error$/],
    ['throw undefined', 'Error', /^threw undefined, which is not an Error$/],
    ['throw new Error("x".repeat(5000))', 'Error', /^x{2000}…$/],
  ];

  test.each(TABLE)('%s', async (code, name, message) => {
    const error = await errorOf(`function search(game, state) {\n  ${code};\n}`);
    expect(error).toMatchObject({ kind: 'threw', name });
    expect(error.message).toMatch(message);
  });

  const LOADING: readonly (readonly [name: string, files: Files, message: RegExp])[] = [
    ['an end too early', 'function search() {', /^the file ends too early: /],
    [
      'a package',
      "import lodash from 'lodash';\nexport const search = 1;",
      /^cannot find "lodash": a submission can only use its own files/,
    ],
    [
      'a file that is not there, beside one that is',
      { 'search.js': "import './helper.js';\nexport const search = 1;", 'help.js': '' },
      /^cannot find ".\/helper.js": the other files here are help.js$/,
    ],
    [
      'a name that is not exported',
      { 'search.js': "import { a } from './a.js';\nexport const search = 1;", 'a.js': 'export const b = 1;' },
      /^a.js has no export named "a"$/,
    ],
    [
      'waiting at the top level',
      'await 1;\nexport const search = 1;',
      /^a file cannot await at its top level/,
    ],
    ['CommonJS in a module', "import './a.js';\nmodule.exports = 1;", /./],
  ];

  test.each(LOADING)('%s', async (_, files, message) => {
    const error = await errorOf(files);
    expect(error.kind).toBe('not-loaded');
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/student:/);
  });
});
