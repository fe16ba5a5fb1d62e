import { describe, expect, test } from 'vitest';
import { readSource, sourcesOf } from './support/sources.ts';
import type { Reference, Source } from './support/sources.ts';

/** Rooms from the bottom up: a room may import its own files, and rooms of lower floors. */
const FLOORS: readonly (readonly string[])[] = [
  ['reference'],
  ['mistakes'],
  ['grader/types'],
  ['grader/host'],
  ['grader/subjects'],
  ['grader/words'],
  ['grader/content'],
  ['grader/reading', 'grader/observe', 'grader/picture', 'grader/code'],
  ['grader/judge', 'grader/intake', 'grader/rules', 'grader/steps'],
  ['grader/diagnose', 'grader/policy'],
  ['grader/grade.ts', 'grader/report'],
  ['grader/quiz', 'grader/adequacy', 'grader/batch', 'grader/gradebook', 'grader/lab', 'grader/similar'],
  ['grader/web'],
  ['grader/cli', 'grader/index.ts'],
];
/** Folders and files of quizzes from the bottom up, by the same rule. */
const QUIZ_FLOORS: readonly (readonly string[])[] = [
  ['exactNumber.ts'],
  ['types.ts'],
  ['tree', 'read'],
  ['question'],
  ['mistakes'],
  ['kinds'],
  ['quiz.ts'],
  ['preparedQuestion.ts', 'quizData.ts'],
  ['file'],
  ['sheets'],
  ['credit'],
  ['judge', 'page', 'make', 'solve.ts'],
  ['examples.ts', 'export', 'lint', 'practice'],
].map((rooms) => rooms.map((room) => `grader/quiz/${room}`));
const QUIZ_KINDS = 'grader/quiz/kinds/';
const SANDBOX = 'grader/observe/sandbox/';
const BUILD = 'grader/build/';

const sources = [...sourcesOf('reference'), ...sourcesOf('mistakes'), ...sourcesOf('grader')];

function floorOf(path: string, floors = FLOORS): { room: string; floor: number } | null {
  for (const [floor, rooms] of floors.entries()) {
    const room = rooms.find((name) => path === name || path.startsWith(`${name}/`));
    if (room !== undefined) return { room, floor };
  }
  return null;
}

/**
 * Whether one file of `reference/` or `grader/` may refer to another; build steps may use anything, and no
 * room uses them.
 */
function allowed(from: string, to: string): boolean {
  if (from.startsWith(BUILD)) return !to.startsWith('test/');
  const [importer, imported] = [floorOf(from), floorOf(to)];
  if (importer === null || imported === null) return false;
  // What is judged and what runs students' code know nothing of each other.
  if (/^grader\/(judge|diagnose)/.test(from) && to.startsWith('grader/observe/')) return false;
  return importer.room === imported.room || imported.floor < importer.floor;
}

const said = (references: readonly Reference[]): string[] =>
  references.map(({ from, specifier }) => `${from} imports ${specifier}`);
const using = (wanted: (source: Source) => boolean, where: (path: string) => boolean): string[] =>
  sources.filter((source) => !where(source.path) && wanted(source)).map(({ path }) => path);

test('every source belongs to a room', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(
    sources.map(({ path }) => path).filter((path) => floorOf(path) === null && !path.startsWith(BUILD)),
  ).toEqual([]);
});

test('no room imports a higher one, or a neighbour on its floor', () => {
  const references = sources.flatMap((source) => source.references).filter(({ target }) => target !== null);
  expect(references.length).toBeGreaterThan(100);
  expect(said(references.filter(({ from, target }) => !allowed(from, target!)))).toEqual([]);
});

test('diagnosing trees and diagnosing runs know nothing of each other', () => {
  const [trees, runs] = ['grader/diagnose/trees/', 'grader/diagnose/runs/'] as const;
  const between = sources
    .filter(({ path }) => path.startsWith(trees) || path.startsWith(runs))
    .flatMap(({ references }) => references)
    .filter(({ from, target }) => target?.startsWith(from.startsWith(trees) ? runs : trees));
  expect(said(between)).toEqual([]);
});

test('no folder of quizzes imports a higher one, or a neighbour on its floor', () => {
  const ofQuizzes = (path: string | null): path is string => path?.startsWith('grader/quiz/') ?? false;
  const astray = sources
    .flatMap(({ references }) => references)
    .filter(({ from, target }) => {
      if (!ofQuizzes(from) || !ofQuizzes(target)) return false;
      const [importer, imported] = [floorOf(from, QUIZ_FLOORS), floorOf(target, QUIZ_FLOORS)];
      return (
        importer === null ||
        imported === null ||
        (importer.room !== imported.room && importer.floor <= imported.floor)
      );
    });
  expect(said(astray)).toEqual([]);
});

test('a kind of question knows no other, and the rest of quizzes only the list of them', () => {
  const kindOf = (path: string): string | undefined =>
    path.startsWith(QUIZ_KINDS) ? path.slice(QUIZ_KINDS.length).split('/')[0] : undefined;
  const common = ['kinds.ts', 'shared'];
  const astray = sources
    .flatMap(({ references }) => references)
    .filter(({ from, target }) => {
      const [importer, imported] = [kindOf(from), kindOf(target ?? '')];
      return (
        imported !== undefined &&
        !common.includes(imported) &&
        ![imported, 'kinds.ts'].includes(importer ?? '')
      );
    });
  expect(said(astray)).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const imports = new Map(
    sources.map(({ path, references }) => [path, references.flatMap(({ target }) => target ?? [])]),
  );
  const reaches = (from: string, to: string): boolean => {
    const seen = new Set<string>();
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const target of imports.get(at) ?? []) {
        if (target === to) return true;
        if (!seen.has(target)) open.push(target);
        seen.add(target);
      }
    return false;
  };
  const circling = [...imports.keys()].filter((path) => reaches(path, path));
  expect(circling).toEqual([]);
});

test('reference imports only itself and its generator of random numbers', () => {
  const outside = sources
    .filter(({ path }) => path.startsWith('reference/'))
    .flatMap(({ references }) => references)
    .filter(({ target }) => target === null);
  expect(said(outside.filter(({ specifier }) => !specifier.startsWith('pure-rand/')))).toEqual([]);
});

test('relative imports name the .ts file, so that Node and the compiler agree', () => {
  expect(
    said(
      sources
        .flatMap(({ references }) => references)
        .filter(({ target }) => target !== null && !target.endsWith('.ts')),
    ),
  ).toEqual([]);
});

test('only the sandbox has what can run a student’s code', () => {
  const engines = ['quickjs-wasi', 'pyodide', 'node:vm', 'vm', 'node:worker_threads', 'node:child_process'];
  const runs = ({ references, computedImports, names }: Source): boolean =>
    computedImports > 0 ||
    names.includes('eval') ||
    names.includes('Function') ||
    references.some(({ specifier }) =>
      engines.some((engine) => specifier === engine || specifier.startsWith(`${engine}/`)),
    );
  // A browser prints our own pages to PDF, a review opens them, and a clock ends what a pattern for names does.
  const others = ['grader/cli/asking.ts', 'grader/cli/pdf/browser.ts', 'grader/intake/namePattern.ts'];
  expect(
    using(runs, (path) => path.startsWith(SANDBOX) || path.startsWith(BUILD) || others.includes(path)),
  ).toEqual([]);
});

test('only the report reads the templates', () => {
  expect(
    using(
      ({ strings }) => strings.some((text) => /(^|\/)templates(\/|$)/.test(text)),
      // A package for another system takes the folder along, and reads nothing in it.
      (path) =>
        path.startsWith('grader/report/') ||
        path.startsWith(BUILD) ||
        path === 'grader/cli/packFor/program.ts',
    ),
  ).toEqual([]);
});

test('only the command line prints, reads flags and exits', () => {
  const talks = [
    'process.stdout',
    'process.stderr',
    'process.stdin',
    'process.argv',
    'process.exit',
    'process.exitCode',
  ];
  const speaks = ({ members }: Source): boolean =>
    members.some((member) => talks.includes(member) || member.startsWith('console.'));
  expect(using(speaks, (path) => path.startsWith('grader/cli/') || path.startsWith(BUILD))).toEqual([]);
});

test('no clock, chance or locale anywhere in the reference or the judge', () => {
  const unsteady = ({ members, names }: Source): boolean =>
    members.some(
      (member) =>
        ['Math.random', 'Date.now', 'performance.now'].includes(member) ||
        /\.(toLocale\w*|localeCompare)$/.test(member),
    ) ||
    names.some((name) =>
      ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase', 'Intl'].includes(name),
    );
  expect(
    using(
      unsteady,
      (path) =>
        !/^(reference|mistakes|grader\/(types|subjects|words|content|reading|judge|diagnose|policy\/(?!zone\.ts)|picture|report|code|similar|grade\.ts))/.test(
          path,
        ),
    ),
  ).toEqual([]);
});

describe('the parser behind these tests', () => {
  test('sees every way to import, and no comment or string', () => {
    const source = readSource(
      'grader/judge/x.ts',
      [
        'import a from "./a.ts"; import type { B } from "../b.ts"; import { type C } from "c";',
        '// import d from "./d.ts"',
        'const text = "import e from \'./e.ts\'"; /* import("./f.ts") */',
        'export * from "./g.ts"; export type { H } from "./h.ts"; import "./i.ts";',
        'const j = await import("./j.ts"); let k: import("./k.ts").K; const l = await import(text);',
      ].join('\n'),
    );
    expect(source.references.map(({ specifier }) => specifier).sort()).toEqual([
      '../b.ts',
      './a.ts',
      './g.ts',
      './h.ts',
      './i.ts',
      './j.ts',
      './k.ts',
      'c',
    ]);
    expect(source.references.find(({ specifier }) => specifier === '../b.ts')?.target).toBe('grader/b.ts');
    expect(source.computedImports).toBe(1);
  });

  test.each([
    ['reference/a.ts', 'grader/types/b.ts', false],
    ['grader/judge/a.ts', 'reference/local/b.ts', true],
    ['grader/judge/a.ts', 'grader/observe/b.ts', false],
    ['grader/observe/a.ts', 'grader/judge/b.ts', false],
    ['grader/types/a.ts', 'grader/content/b.ts', false],
    ['grader/content/a.ts', 'grader/types/b.ts', true],
    ['grader/report/a.ts', 'grader/picture/b.ts', true],
    ['grader/picture/a.ts', 'grader/report/b.ts', false],
    ['grader/batch/a.ts', 'grader/grade.ts', true],
    ['grader/cli/a.ts', 'grader/build/b.ts', false],
    ['grader/cli/a.ts', 'test/support/b.ts', false],
    ['grader/build/a.ts', 'grader/report/b.ts', true],
  ])('%s importing %s: %s', (from, to, may) => {
    expect(allowed(from, to)).toBe(may);
  });
});
