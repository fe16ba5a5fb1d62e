import { afterAll, expect, test } from 'vitest';
import { outcomeInWords } from '../../../support/outcomes.ts';
import { Sandbox, type Asked, type Files } from '../../../support/sandbox.ts';

/**
 * Every place where students put the entry, and every way they connect files: what they do by reflex works.
 */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const WORKS: readonly (readonly [name: string, files: Files, asked?: Asked])[] = [
  ['named export', 'export function search() { return 7; }'],
  ['exported arrow', 'export const search = (game, state) => 7;'],
  ['export list', 'function find() { return 7; }\nexport { find as search };'],
  ['default function', 'export default function () { return 7; }'],
  ['default arrow', 'export default (game, state) => 7;'],
  ['default function of another name', 'export default function anything() { return 7; }'],
  [
    'default class with a method',
    'export default class { search() { return this.seven(); } seven() { return 7; } }',
  ],
  [
    'default class with a static method',
    'export default class { static search() { return this.seven; } static seven = 7; }',
  ],
  ['default object', 'export default { seven: 7, search() { return this.seven; } };'],
  [
    'default instance',
    'class Search { #seven = 7; search() { return this.#seven; } }\nexport default new Search();',
  ],
  [
    'the only class with such a method',
    'export class Search { search() { return 7; } }\nexport const other = 1;',
  ],
  ['snake case for camel case', 'export function alpha_beta() { return 7; }', { entry: 'alphaBeta' }],
  ['camel case for snake case', 'export function alphaBeta() { return 7; }', { entry: 'alpha_beta' }],
  ['function of a script', 'function search() { return 7; }'],
  ['const of a script', 'const search = () => 7;'],
  [
    'class of a script that calls itself',
    'class Search { run() { return 7; } }\nvar search = (g, s) => new Search().run(g, s);',
  ],
  ['strict script', "'use strict';\nfunction search() { return this === undefined ? 7 : 0; }"],
  [
    'words of a module in a comment',
    '/*\nimport nothing\nexport nothing\n*/\nfunction search() { return 7; }',
  ],
  [
    'words of a module in a template',
    'const text = `\nexport const x = 1\n`;\nfunction search() { return text.length > 0 ? 7 : 0; }',
  ],
  ['exports.name', 'exports.search = () => 7;'],
  ['module.exports of a function', 'module.exports = function () { return 7; };'],
  ['module.exports of an object', 'function search() { return 7; }\nmodule.exports = { search };'],
  ['module.exports of a class', 'module.exports = class { search() { return 7; } };'],
  [
    'guarded module.exports',
    "function search() { return 7; }\nif (typeof module !== 'undefined') module.exports = { search };",
  ],
  [
    'return at the top level of CommonJS',
    'exports.search = () => 7;\nif (exports.search) return;\nexports.search = null;',
  ],
  [
    'guard for Node',
    "if (typeof process !== 'undefined' && typeof window === 'undefined') throw new Error('Node');\nexport const search = () => 7;",
  ],
  ['byte order mark', '\uFEFFexport const search = () => 7;'],
  ['hashbang', '#!/usr/bin/env node\nexport const search = () => 7;'],
  ['Windows line ends', 'export function search() {\r\n  return 7;\r\n}\r\n'],
  ['names that are not ASCII', 'export const search = () => größe.π;\nconst größe = { π: 7 };'],
  [
    'modules with extension',
    {
      'search.js': "import { seven } from './lib/seven.js';\nexport const search = () => seven();",
      'lib/seven.js': "import n from '../n.js';\nexport const seven = () => n;",
      'n.js': 'export default 7;',
    },
  ],
  [
    'modules without extension',
    {
      'search.js': "import { seven } from './lib/seven';\nexport const search = () => seven();",
      'lib/seven.js': "import n from '../n';\nexport const seven = () => n;",
      'n.mjs': 'export default 7;',
    },
  ],
  [
    'a folder with an index',
    {
      'src/search.js': "import { seven } from './lib';\nexport const search = () => seven;",
      'src/lib/index.js': 'export const seven = 7;',
    },
  ],
  [
    'modules in a circle',
    {
      'search.js':
        "import { half } from './half.js';\nexport const seven = () => 7;\nexport const search = () => half() * 2;",
      'half.js': "import { seven } from './search.js';\nexport const half = () => seven() / 2;",
    },
  ],
  [
    'CommonJS files',
    {
      'search.js': "const { seven } = require('./lib/seven');\nexports.search = () => seven();",
      'lib/seven.js': "exports.seven = () => require('../n.js').n;",
      'n.js': 'module.exports = { n: 7 };',
    },
  ],
  [
    'CommonJS files in a circle',
    {
      'search.js':
        "exports.seven = () => 7;\nconst { half } = require('./half.js');\nexports.search = () => half() * 2;",
      'half.js': "const whole = require('./search');\nexports.half = () => whole.seven() / 2;",
    },
  ],
  [
    'a module that imports CommonJS',
    {
      'search.js':
        "import whole, { seven } from './seven.js';\nexport const search = () => (whole.seven === seven ? seven() : 0);",
      'seven.js': 'module.exports = { seven: () => 7, other: 1 };',
    },
  ],
  [
    'CommonJS that requires a module',
    {
      'search.js': "const { seven } = require('./seven.js');\nmodule.exports = { search: () => seven() };",
      'seven.js': 'export const seven = () => 7;',
    },
  ],
  [
    'a file is loaded once',
    {
      'search.js':
        "import { count } from './a.js';\nimport './b.js';\nexport const search = () => count.n * 7;",
      'a.js': 'export const count = { n: 0 };\ncount.n += 1;',
      'b.js': "import { count } from './a.js';\nexport default count;",
    },
  ],
  [
    'data by an import with its type',
    {
      'search.js':
        "import config from './config.json' with { type: 'json' };\nexport const search = () => config.seven;",
      'config.json': '{ "seven": 7 }',
    },
  ],
  [
    'data in TypeScript',
    {
      'search.ts':
        "import config from './data/config.json';\nexport const search = (): number => config[0] + 4;",
      'data/config.json': '\ufeff[3]\n',
    },
    { language: 'typescript' },
  ],
  [
    'data by require',
    {
      'search.js': "const config = require('./config.json');\nexports.search = () => config.seven;",
      'config.json': '{ "seven": 7, "__proto__": { "seven": 8 } }',
    },
  ],
];

for (const [name, files, asked] of WORKS) {
  test(name, async () => {
    expect(outcomeInWords((await sandbox.one(files, asked)).outcome)).toBe('returned: 7');
  });
}

const MISSING: readonly (readonly [name: string, files: Files, outcome: string])[] = [
  [
    'a module that defines but does not export it',
    'function search() { return 7; }\nexport const help = 1;\nexport function other() {}',
    'no-entry: help, other',
  ],
  ['another name', 'export function serach() { return 7; }', 'no-entry: serach'],
  ['no function', 'export const search = 7;', 'no-entry: search'],
  ['nothing at all', '', 'no-entry: '],
  ['a class without the method', 'export default class { find() { return 7; } }', 'no-entry: default'],
];

test.each(MISSING)('no entry: %s', async (_, files, outcome) => {
  expect(outcomeInWords((await sandbox.one(files)).outcome)).toBe(outcome);
});

test.each<[string, Files, string]>([
  [
    'data that is no JSON',
    {
      'search.js':
        "import config from './config.json' with { type: 'json' };\nexport const search = () => config;",
      'config.json': '{ seven: 7 }',
    },
    'config.json',
  ],
  [
    'a decorator of a method',
    'const log = (f) => f;\nclass Search {\n  @log\n  run() { return 7; }\n}\nexport const search = () => new Search().run();',
    'decorators such as @log are not supported here; call a function instead',
  ],
  [
    'a decorator of a class',
    'const log = (f) => f;\n@log.twice()\nexport class Search {}\nexport const search = () => 7;',
    'decorators such as @log.twice are not supported here; call a function instead',
  ],
])('not loaded: %s', async (_, files, words) => {
  const { outcome } = await sandbox.one(files);
  expect(JSON.stringify(outcome)).toContain(words);
  expect(outcome.kind).toBe('not-loaded');
});

test('every input gets the same observation of what does not load', async () => {
  const input = [1, 2, 3].map(
    () => ({ kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit: 1 }) as const,
  );
  const observations = await sandbox.observe('export function search( {', { inputs: input });
  expect(observations.map(({ outcome }) => outcomeInWords(outcome))).toEqual(
    Array(3).fill('not-loaded: SyntaxError'),
  );
});
