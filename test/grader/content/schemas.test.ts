import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTreeJson } from '../../../grader/content/tree.ts';
import { compile } from '../../../grader/build/schemas.ts';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { reportJson } from '../../../grader/report/json.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { published, schema } from '../../support/publishedSchemas.ts';
import { SAMPLES } from '../../support/sampleReports.ts';
import { validTreeSpec } from '../../support/treeSpecs.ts';

const folder = join(packageRoot(), 'exercises');
const readJson = (...path: string[]): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as Record<string, unknown>;

test('the compiled validators are those of the published schemas', () => {
  const built = createRequire(import.meta.url).resolve(
    join(packageRoot(), 'dist', 'validators', 'exercises.cjs'),
  );
  const isCurrent =
    readFileSync(built, 'utf8') === compile(schema('tree'), schema('exercise'), schema('run'));
  expect(isCurrent, 'the schemas have changed since the last npm run build').toBe(true);
});

test('a schema that would need a module at run time is refused when it is built', () => {
  expect(() =>
    compile(schema('tree'), { $id: 'x', type: 'array', uniqueItems: true }, schema('run')),
  ).toThrow(/need a module at run time/);
});

test('the published schema accepts every valid tree', () => {
  const validate = published().getSchema('tree.schema.json')!;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
      expect(validate(validTreeSpec(seed)), JSON.stringify(validate.errors)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** What the shape alone can decide: editor and reader must say the same. */
test.each([
  [{ title: 'x', tree: [3, 'seven'] }],
  [{ title: 'x', tree: [3, []] }],
  [{ title: 'x', tree: [3, true] }],
  [{ title: 'x', tree: [{ value: 1, children: [2] }] }],
  [{ title: 'x', tree: [{ id: 'a' }] }],
  [{ title: 'x', tree: [{ childern: [2] }] }],
  [{ title: 'x', tree: [[[{ children: [{ player: 'mx', children: [1] }] }]]] }],
  [{ title: 'x', tree: [{ player: 'max', value: 1 }] }],
  [{ title: 'x', tree: [1], root: 'chance' }],
  [{ title: 'x', tree: [1], root: 'max', levels: ['max'] }],
  [{ title: 'x', tree: [1], bounds: [1] }],
  [{ title: ' ', tree: [1] }],
  [{ title: 'x' }],
])('editor and reader refuse %j', (json) => {
  expect(published().getSchema('tree.schema.json')!(json)).toBe(false);
  expect(parseTreeJson(json, null).ok).toBe(false);
});

test.each(SAMPLES)('a result file fits its schema: $submission.id, $status', (report) => {
  const validate = published().getSchema('result.schema.json')!;
  for (const view of [report, forStudent(report)]) {
    const json = JSON.parse(reportJson(view)) as Record<string, unknown>;
    expect(validate(json), JSON.stringify(validate.errors)).toBe(true);
    // And the schema is not one that everything fits.
    expect(validate({ ...json, score: 'ten' })).toBe(false);
    expect(validate({ ...json, mark: 10 })).toBe(false);
  }
});

describe('what is bundled', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const kinds: readonly (readonly [string, RegExp])[] = [
    ['exercise', /^[^/]+\/exercise\.json$/],
    ['tree', /^[^/]+\/(trees|hidden)\/(?!.*run)[^/]+\.json$/],
    ['run', /^[^/]+\/runs\/[^/]+\.json$/],
  ];

  test.each(kinds)('fits the published schema: %s', (kind, pattern) => {
    const ajv = published();
    const chosen = files.filter((path) => pattern.test(path));
    expect(chosen.length).toBeGreaterThan(2);
    for (const path of chosen) {
      const json = readJson(...path.split('/'));
      // A hidden file may be a tree or a run; it says which by what it holds.
      const validate = ajv.getSchema(`${kind === 'tree' && !('tree' in json) ? 'run' : kind}.schema.json`)!;
      expect(validate(json), `${path}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });
});

test('every key of a schema says what belongs there', () => {
  const silent: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties') {
        for (const [name, property] of Object.entries(inner as Record<string, Record<string, unknown>>)) {
          if (!('title' in property) && !('$ref' in property)) silent.push(`${path}/${name}`);
        }
      }
      walk(inner, `${path}/${key}`);
    }
  };
  for (const name of ['tree', 'exercise', 'run']) walk(schema(name), name);
  expect(silent).toEqual([]);
});
