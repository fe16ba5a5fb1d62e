import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../../../grader/types/root.ts';
import { FIGURE_5_2, queensInput, Sandbox, type Asked } from '../../../support/sandbox.ts';

/** `from cutoff import Game`: what the stubs declare for editors is there at run time, too. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const folder = join(packageRoot(), 'exercises');
const STUBS = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => basename(path) === 'cutoff.pyi')
  .map((path) => readFileSync(join(folder, path), 'utf8'));

/** Names that stubs declare. */
const NAMES = [
  ...new Set(
    STUBS.flatMap((stub) => [...stub.matchAll(/^(?:class (\w+)|(\w+) = )/gm)]).map(
      ([, ofClass, ofType]) => ofClass ?? ofType ?? '',
    ),
  ),
].sort();

const returned = async (
  source: string,
  asked: Asked = {},
  more: Record<string, string> = {},
): Promise<unknown> => {
  const { outcome } = await sandbox.one({ 'search.py': source, ...more }, { language: 'python', ...asked });
  return outcome.kind === 'returned' ? outcome.value : outcome;
};

test('every name of every stub can be imported, and stands in annotations that are worked out', async () => {
  expect(NAMES).toEqual(
    expect.arrayContaining(['Decision', 'Fitness', 'Game', 'Options', 'Problem', 'State']),
  );
  const annotated = NAMES.map((name) => `    ${name.toLowerCase()}: ${name} | None = None`).join('\n');
  const source = [
    `from dataclasses import dataclass\nfrom typing import get_type_hints\nfrom cutoff import ${NAMES.join(', ')}`,
    `@dataclass\nclass All:\n${annotated}`,
    'def search(game: Game, state: State) -> Decision:\n    return len(get_type_hints(All))',
  ].join('\n');
  expect(await returned(source)).toBe(NAMES.length);
});

describe('what is given is of the types', () => {
  test.each([
    ['import cutoff\ndef search(game, state): return isinstance(game, cutoff.Game)', {}],
    [
      'from cutoff import *\ndef search(game, state): return isinstance(game, Game) and not isinstance(game, Problem)',
      {},
    ],
    [
      'from cutoff import Problem, Random\ndef search(problem, random): return isinstance(problem, Problem) and isinstance(random, Random)',
      { inputs: [queensInput(4, 1)] },
    ],
  ])('%s', async (source, asked) => {
    expect(await returned(source, { inputs: [FIGURE_5_2], ...asked })).toBe(true);
  });
});

test('a game of one’s own may be of the type, to try a search on', async () => {
  const source = [
    'from cutoff import Game, State',
    'class Toy(Game):\n    def utility(self, state: State) -> float: return 7',
    'def search(game, state): return Toy().utility(0)',
  ].join('\n');
  expect(await returned(source)).toBe(7);
});

test('a file of that name that was handed in is imported instead', async () => {
  const source = 'from cutoff import x\ndef search(game, state): return x';
  expect(await returned(source, {}, { 'cutoff.py': 'x = 7\n' })).toBe(7);
});

test('nothing but types is there: no way to the host, no module', async () => {
  const source = [
    'import cutoff, types, typing',
    'def search(game, state):',
    '    names = [name for name in vars(cutoff) if not name.startswith("__")]',
    '    return [name for name in names if isinstance(vars(cutoff)[name], (types.ModuleType, types.BuiltinFunctionType))]',
  ].join('\n');
  expect(await returned(source)).toEqual([]);
});
