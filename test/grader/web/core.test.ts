import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'rolldown/experimental';
import { expect, test } from 'vitest';
import { packageRoot } from '../../../grader/types/root.ts';

/** The only sources of the core that know Node, which the build leaves out of what browsers get. */
const NODES_OWN = ['grader/host/node.ts', 'grader/types/root.ts'];

test('what checks a submission is written for no host: without the types of Node it compiles', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'test/grader/web/core.tsconfig.json'],
    { cwd: packageRoot(), encoding: 'utf8' },
  );
  const files = stdout.split('\n').flatMap((line) => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? []);
  expect([...new Set(files)].sort()).toEqual(NODES_OWN);
});

const folder = join(packageRoot(), 'dist', 'web');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

test('scripts of pages load only each other, and no module of Node', () => {
  expect(scripts).toEqual(expect.arrayContaining(['core.js', 'javascript.js', 'python.js']));
  const loaded = scripts.flatMap((name) => {
    const { module } = parseSync(name, readFileSync(join(folder, name), 'utf8'));
    return [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
        readFileSync(join(folder, name), 'utf8').slice(start, end).replaceAll(/['"`]/g, ''),
      ),
    ];
  });
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((from) => !scripts.includes(from.replace('./', '')))).toEqual([]);
  expect(loaded.filter((from) => from.startsWith('node:') || builtinModules.includes(from))).toEqual([]);
});

test('scripts of pages are text without a character that only programs read', () => {
  for (const name of scripts) expect(readFileSync(join(folder, name)).includes(0)).toBe(false);
});
