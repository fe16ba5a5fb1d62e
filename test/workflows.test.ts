/** What the host of the repository runs and asks, held to what is there: scripts, files, versions of Node. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageRoot } from '../grader/types/root.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly steps?: readonly Step[];
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: {
    readonly matrix: { readonly os: readonly string[]; readonly node: readonly number[] };
  };
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Field {
  readonly type: string;
  readonly id?: string;
  readonly attributes: { readonly label?: string };
  readonly validations?: { readonly required: boolean };
}

const root = packageRoot();
const text = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');
const { scripts, engines } = JSON.parse(text('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};
const workflows = readdirSync(join(root, '.github', 'workflows'));
const workflow = (name: string): Workflow => parse(text('.github', 'workflows', name)) as Workflow;
const forms = readdirSync(join(root, '.github', 'ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');

describe.each(workflows)('%s', (name) => {
  const { permissions, jobs } = workflow(name);
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const used = [...Object.values(jobs), ...steps].flatMap(({ uses }) => uses ?? []);

  test('runs scripts that package.json has', () => {
    const named = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/\bnpm (?:run )?(\S+)/g)].map(([, word]) => word!),
    );
    const others = named.filter((word) => !(word in scripts));
    expect(others.filter((word) => !['ci', 'pkg', 'publish'].includes(word))).toEqual([]);
    expect(named).toContain('ci');
  });

  test('may read, and nothing else unless a job says so', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const more = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
    expect(more.filter(([, may]) => may === 'write').map(([what]) => what)).toEqual(
      name === 'release.yml' ? ['id-token'] : [],
    );
  });

  test('uses actions by their commit, and its own files', () => {
    const local = used.filter((action) => action.startsWith('./'));
    expect(local.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const pinned = used.filter((action) => !local.includes(action));
    expect(pinned.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  test('reads files that are there', () => {
    const files = steps.flatMap(({ with: given = {} }) =>
      [given['node-version-file'], given['cache-dependency-path']].flatMap((value) =>
        typeof value === 'string' ? value.trim().split('\n') : [],
      ),
    );
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('tests run on three systems, with the oldest and the newest Node', () => {
  const { os, node } = workflow('tests.yml').jobs['test']!.strategy!.matrix;
  expect(os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
  expect(engines.node).toMatch(new RegExp(`^>=${node[0]}\\.`));
  expect(Number(text('.nvmrc'))).toBe(node.at(-1));
});

test('a release is tested, then published with its provenance', () => {
  const { test: tests, publish } = workflow('release.yml').jobs;
  expect(tests!.uses).toBe('./.github/workflows/tests.yml');
  expect(publish!.needs).toBe('test');
  const commands = publish!.steps!.flatMap(({ run }) => run ?? []);
  expect(commands.at(-1)).toBe('npm publish --provenance --access public');
  expect(commands[0]).toContain('GITHUB_REF_NAME');
});

describe.each(forms)('the form %s', (name) => {
  const { body, ...head } = parse(text('.github', 'ISSUE_TEMPLATE', name)) as {
    readonly body: readonly Field[];
  };
  const questions = body.filter(({ type }) => type !== 'markdown');

  test('is one that the host accepts', () => {
    expect(head).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questions.every(({ attributes }) => (attributes.label ?? '') !== '')).toBe(true);
  });

  test.skipIf(name === 'idea.yml')(
    'asks for the file, the command, the version and what was expected',
    () => {
      const required = questions
        .filter(({ validations }) => validations?.required === true)
        .map(({ id }) => id);
      expect(required).toEqual(expect.arrayContaining(['file', 'command', 'actual', 'expected', 'version']));
    },
  );
});
