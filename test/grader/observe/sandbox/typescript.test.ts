import { afterAll, expect, test } from 'vitest';
import { outcomeInWords } from '../../../support/outcomes.ts';
import { FIGURE_5_2, Sandbox, type Files } from '../../../support/sandbox.ts';

const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const WORKS: readonly (readonly [name: string, files: Files])[] = [
  [
    'types',
    'interface Answer { value: number }\nexport function search<T extends number>(game: unknown, state: T): Answer["value"] { return (7 satisfies number) as number; }',
  ],
  [
    'a class with modifiers',
    'export default class Search { private readonly seven: number = 7; public search(): number { return this.seven!; } }',
  ],
  ['an enum', 'export enum Kind { Seven = 7 }\nexport const search = (): number => Kind.Seven;'],
  [
    'a namespace',
    'namespace Constants { export const seven = 7; }\nexport const search = (): number => Constants.seven;',
  ],
  [
    'parameter properties',
    'class Search { constructor(private readonly seven: number) {} run(): number { return this.seven; } }\nexport const search = (): number => new Search(7).run();',
  ],
  ['assertions in angle brackets', 'export const search = (): number => <number>(<unknown>7);'],
  ['CommonJS', 'function search(): number { return 7; }\nmodule.exports = { search };'],
  ['export =', 'const search = (): number => 7;\nexport = { search };'],
  [
    'export = beside an import of types',
    "import type { Game } from './cutoff';\nconst search = (_: Game): number => 7;\nexport = { search };",
  ],
  ['a plain script', 'function search(): number { return 7; }'],
  [
    'types imported without the word type',
    {
      'search.ts': "import { Game } from './types';\nexport const search = (game: Game): number => 7;",
      'types.ts': 'export interface Game { n: number }',
    },
  ],
  [
    'types imported from a declaration',
    {
      'search.ts': "import { Game } from './types';\nexport const search = (game: Game): number => 7;",
      'types.d.ts': 'export interface Game { n: number }',
    },
  ],
  [
    'types imported from a package that is not there',
    "import type { Game } from 'course';\nexport const search = (game: Game): number => 7;",
  ],
  [
    'a file by the name that the compiler would write',
    {
      'search.ts': "import { seven } from './seven.js';\nexport const search = (): number => seven;",
      'seven.ts': 'export const seven: number = 7;',
    },
  ],
  [
    'JavaScript beside it',
    {
      'search.ts': "import { seven } from './seven';\nexport const search = (): number => seven();",
      'seven.js': 'export const seven = () => 7;',
    },
  ],
  [
    'a file with mistakes that nobody uses',
    { 'search.ts': 'export const search = (): number => 7;', 'old.ts': 'export const search = ( {' },
  ],
  [
    'decorated words that are names',
    'const type = 3, of = 4;\nexport const search = (): number => type + of;',
  ],
];

test.each(WORKS)('%s', async (_, files) => {
  expect(outcomeInWords((await sandbox.one(files, { language: 'typescript' })).outcome)).toBe('returned: 7');
});

test('a mistake in the types is not a mistake in the search', async () => {
  expect(
    outcomeInWords(
      (await sandbox.one('export const search = (): string => 7;', { language: 'typescript' })).outcome,
    ),
  ).toBe('returned: 7');
});

test('a file that breaks the compiler is told so, and the next submission of the same thread is read', async () => {
  const deep = `export const search = () => ${'('.repeat(20_000)}7${')'.repeat(20_000)};`;
  const [first, second] = await sandbox.observe(deep, {
    language: 'typescript',
    inputs: [FIGURE_5_2, FIGURE_5_2],
  });
  expect(first!.outcome).toEqual({
    kind: 'not-loaded',
    error: {
      name: 'SyntaxError',
      message: 'this TypeScript is nested too deep to be read',
      frames: [{ file: 'search.ts', line: 1, column: null, function: '' }],
    },
  });
  expect(second!.outcome).toEqual(first!.outcome);
  expect(
    outcomeInWords(
      (await sandbox.one('export const search = (): number => 7;', { language: 'typescript' })).outcome,
    ),
  ).toBe('returned: 7');
});
