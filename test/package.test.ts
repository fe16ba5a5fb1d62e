/**
 * The package as a stranger gets it: packed, installed in an empty folder, and used there. Needs npm's registry,
 * or its cache, for the few packages that it depends on; without both, the tests are skipped and say so.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../grader/types/root.ts';
import { VERSION } from '../grader/types/version.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly entryCount: number;
  readonly files: readonly { readonly path: string }[];
}

const MB = 1_000_000;
const root = packageRoot();
const { name, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const place = mkdtempSync(join(tmpdir(), 'cutoff-package-'));
const installed = join(place, 'node_modules', name);
let packed: Packed;
let unreachable: string | null = null;

interface Ended {
  readonly code: number;
  readonly out: string;
}

/** Runs Node in the empty folder; what it prints, both ways. */
async function node(...args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: '1', NODE_PATH: '' };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: place, env });
    return { code: 0, out: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout + stderr };
  }
}

/** npm runs by way of Node, so that no shell is between us and it on any system. */
function npm(...args: readonly string[]): Promise<Ended> {
  const beside = join(process.execPath, '..');
  const places = [
    process.env['npm_execpath'] ?? '',
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'), // Windows
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return node(
    places.find((path) => path.endsWith('npm-cli.js') && existsSync(path))!,
    ...args,
  );
}

/** The command as npm links it, by way of the file that the link leads to. */
const cutoff = (...args: readonly string[]): Promise<Ended> =>
  node(join(installed, 'dist', 'program', 'cutoff.js'), ...args);

const NO_REGISTRY = /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|E50\d/;

beforeAll(async () => {
  const pack = await npm('pack', root, '--ignore-scripts', '--json', '--silent');
  [packed] = JSON.parse(pack.out) as [Packed];
  await writeFile(join(place, 'package.json'), '{ "private": true, "type": "module" }\n');
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { code, out } = await npm(...install, join(place, packed.filename));
  if (code !== 0 && NO_REGISTRY.test(out)) unreachable = `npm's registry cannot be reached: ${out}`;
  else expect(code, out).toBe(0);
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('what is packed', () => {
  test('little, and nothing twice', () => {
    // The compiler of TypeScript is in it, in place of a package that is larger, and the grader for browsers.
    expect(packed.size).toBeLessThan(13 * MB);
    // Each exercise brings some forty small files, of which there are twenty-two.
    expect(packed.entryCount).toBeLessThan(1600);
    const folders = new Set(packed.files.map(({ path }) => path.split('/').slice(0, 2).join('/')));
    expect([...folders].filter((path) => path.startsWith('dist/')).sort()).toEqual([
      'dist/THIRD-PARTY.txt',
      'dist/program',
      'dist/python.library.zip',
      'dist/python.snapshot',
      'dist/python.wasm',
      'dist/quickjs.wasm',
      'dist/reference',
      'dist/scripts',
      'dist/types',
      'dist/typescript.cjs',
      'dist/typescript.wasm.br',
      'dist/validators',
      'dist/web',
    ]);
  });

  test('the licences of what others wrote', () => {
    const text = readFileSync(join(root, 'dist', 'THIRD-PARTY.txt'), 'utf8');
    for (const title of [
      'pyodide',
      'quickjs-wasi',
      'Python 3.14',
      'handlebars',
      'fast-check',
      'chokidar',
      'fflate',
      'write-excel-file',
    ]) {
      expect(text).toMatch(new RegExp(`^${title}\\b`, 'm'));
    }
    expect(text).toContain('Mozilla Public License Version 2.0');
    expect(text).toContain('PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2');
  });

  test('only the packages that it depends on are imported', () => {
    const folder = join(root, 'dist', 'program');
    const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    // As the bundler writes them, without a space.
    const imported = sources.flatMap((text) =>
      [...text.matchAll(/\b(?:from|import\(?)["'`]((?:node:|@)?[a-z][\w./@-]*)["'`]/g)].map(
        ([, named]) => named!,
      ),
    );
    const others = new Set(imported.filter((specifier) => !isBuiltin(specifier)));
    expect([...others].sort()).toEqual(['tinypool']);
    expect([...others].filter((specifier) => !(specifier in dependencies))).toEqual([]);
  });
});

describe('what is installed', () => {
  beforeAll(async () => {
    await cp(join(root, 'exercises', 'alpha-beta', 'solutions', 'figure-5-7'), join(place, 'javascript'), {
      recursive: true,
    });
    await cp(join(root, 'exercises', 'alpha-beta', 'solutions', 'negamax'), join(place, 'typescript'), {
      recursive: true,
    });
    await cp(join(root, 'exercises', 'alpha-beta', 'solutions', 'python-class'), join(place, 'python'), {
      recursive: true,
    });
    await writeFile(
      join(place, 'tree.json'),
      '{ "title": "2-ply", "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }',
    );
  });

  const online = (title: string, run: () => Promise<void>): void => {
    test(title, async ({ skip }) => {
      skip(unreachable !== null, unreachable ?? '');
      await run();
    });
  };

  online('the command is linked', async () => {
    expect(await npm('exec', '--offline', '--', 'cutoff', '--version')).toEqual({
      code: 0,
      out: `${VERSION}\n`,
    });
  });

  online('solves a tree', async () => {
    const { code, out } = await cutoff('solve', 'tree.json');
    expect(code, out).toBe(0);
    expect(out).toMatch(/Value +3\n/);
  });

  for (const language of ['javascript', 'typescript', 'python']) {
    online(`checks ${language}`, async () => {
      const { code, out } = await cutoff('check', language, '--exercise', 'alpha-beta');
      expect(code, out).toBe(0);
      expect(out).toMatch(/13 of 13 points/);
    });
  }

  online('grades a class, with pages', async () => {
    await mkdir(join(place, 'class'));
    await cp(join(place, 'python'), join(place, 'class', 'ada'), { recursive: true });
    const { code, out } = await cutoff('grade', 'class', '--exercise', 'alpha-beta', '--out', 'results');
    expect(code, out).toBe(0);
    const page = readFileSync(join(place, 'results', 'ada', 'staff', 'report.html'), 'utf8');
    expect(page).toContain('<title>');
  });

  online('checks a quiz', async () => {
    const quiz = readdirSync(join(installed, 'exercises', 'quizzes')).find((file) => file.endsWith('.json'))!;
    const { code, out } = await cutoff('quiz', 'solve', join(installed, 'exercises', 'quizzes', quiz));
    expect(code, out).toBe(0);
  });

  online('is a library that grades', async () => {
    await writeFile(
      join(place, 'grade.js'),
      `import { createEngines, gradeSubmission, loadExercise, readSubmission, reportJson } from '${name}';
const { value: exercise } = await loadExercise('alpha-beta');
const engines = createEngines({ workers: 1 });
const report = await gradeSubmission(exercise, await readSubmission('python', exercise), engines);
await engines.close();
console.log(report.status, report.score.value, JSON.parse(reportJson(report)).exercise.slug);
`,
    );
    expect(await node('grade.js')).toEqual({ code: 0, out: 'graded 20 alpha-beta\n' });
  });

  online('is a library of searches', async () => {
    await writeFile(
      join(place, 'search.js'),
      `import { alphaBeta } from '${name}/reference/adversarial/alphaBeta';
import { ticTacToe } from '${name}/reference/games/ticTacToe';
import { Random } from '${name}/reference/random';
const game = ticTacToe();
console.log(alphaBeta(game, game.initial).value, Random.name);
`,
    );
    expect(await node('search.js')).toEqual({ code: 0, out: '0 Random\n' });
  });

  online('has the types of both, which need no others', async () => {
    await writeFile(
      join(place, 'typed.ts'),
      `import { parseTree, type Report, type Tree } from '${name}';
import { solve } from '${name}/reference/adversarial/solve';
const parsed = parseTree('{ "title": "t", "tree": [1, 2] }', null);
if (parsed.ok) solve(parsed.value satisfies Tree, { algorithm: 'minimax' });
export const pointsOf = (report: Report): number | null => report.score.value;
// @ts-expect-error a score is no text
export const wrong = (report: Report): string => report.score.value;
`,
    );
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
    const { code, out } = await node(compiler, ...options, 'typed.ts');
    expect(code, out).toBe(0);
  });
});
