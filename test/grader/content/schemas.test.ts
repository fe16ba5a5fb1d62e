import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { RandomTreeShape } from '../../../reference/games/randomTree.ts';
import type { NodeSpec, TreeSpec } from '../../../reference/games/treeSpec.ts';
import { schemaText } from '../../../grader/build/publishSchemas.ts';
import type { CaseFile } from '../../../grader/content/schemas/check.ts';
import type { ExerciseFile } from '../../../grader/content/schemas/exercise.ts';
import type { ProblemFile } from '../../../grader/content/schemas/problem.ts';
import type { ScheduleFile } from '../../../grader/content/schemas/schedule.ts';
import { PUBLISHED } from '../../../grader/content/schemas/published.ts';
import type { ResultFile } from '../../../grader/content/schemas/result/result.ts';
import type { RunFile } from '../../../grader/content/schemas/run.ts';
import type { NodeFile, TreeFile } from '../../../grader/content/schemas/tree.ts';
import { parseTreeJson } from '../../../grader/content/tree.ts';
import { compile } from '../../../grader/build/schemas.ts';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { reportJson } from '../../../grader/report/json.ts';
import { SUBJECTS } from '../../../grader/subjects/subjects.ts';
import type { Conventions, Limits } from '../../../grader/types/exercise.ts';
import type { Options, ProblemSpec } from '../../../grader/types/input.ts';
import type { Counterexample, Report } from '../../../grader/types/report.ts';
import type { ScheduleSpec } from '../../../grader/types/schedule.ts';
import type { Evidence, Verdict } from '../../../grader/types/verdict.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { published, schema } from '../../support/publishedSchemas.ts';
import { SAMPLES } from '../../support/sampleReports.ts';
import { validTreeSpec } from '../../support/treeSpecs.ts';

type ObjectNode = Extract<Exclude<NodeSpec, readonly NodeSpec[]>, object>;

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

test.each(Object.entries(PUBLISHED))(
  'the published schema is what is said in TypeScript: %s',
  (name, said) => {
    const path = join(folder, 'schemas', `${name}.schema.json`);
    expect(readFileSync(path, 'utf8'), 'run npm run build').toBe(schemaText(said));
  },
);

test('an exercise may be on any algorithm that there is, and on no other', () => {
  const { algorithm } = schema('exercise')['properties'] as { algorithm: { enum: readonly string[] } };
  expect(algorithm.enum).toEqual(SUBJECTS.map(({ name }) => name));
});

test('types that the program has of its own are those of the schemas', () => {
  expectTypeOf<keyof TreeFile>().toEqualTypeOf<keyof TreeSpec>();
  expectTypeOf<TreeFile['levels']>().toEqualTypeOf<TreeSpec['levels']>();
  expectTypeOf<TreeFile['bounds']>().toEqualTypeOf<TreeSpec['bounds']>();
  expectTypeOf<TreeFile['agents']>().toEqualTypeOf<TreeSpec['agents']>();
  expectTypeOf<keyof NodeFile>().toEqualTypeOf<keyof ObjectNode>();
  expectTypeOf<NodeFile['evaluation']>().toEqualTypeOf<ObjectNode['evaluation']>();
  expectTypeOf<NodeFile['outcome']>().toEqualTypeOf<ObjectNode['outcome']>();
  expectTypeOf<NonNullable<CaseFile['random']>['shape']>().toEqualTypeOf<RandomTreeShape>();
  expectTypeOf<NonNullable<ExerciseFile['conventions']>>().toEqualTypeOf<Partial<Conventions>>();
  expectTypeOf<NonNullable<ExerciseFile['limits']>>().toEqualTypeOf<Partial<Limits>>();
  expectTypeOf<NonNullable<RunFile['options']>>().toEqualTypeOf<Options>();
  expectTypeOf<ProblemFile['name']>().toEqualTypeOf<ProblemSpec['name']>();
  expectTypeOf<ScheduleFile['name']>().toEqualTypeOf<ScheduleSpec['name']>();
});

test('a result has the keys of a report, and so have its parts', () => {
  type ScoreKeys = 'maxScore' | 'earned' | 'max' | 'withheld';
  expectTypeOf<keyof ResultFile>().toEqualTypeOf<
    Exclude<keyof Report, 'source'> | ScoreKeys | 'format' | 'trees'
  >();
  expectTypeOf<ResultFile['exercise']>().toEqualTypeOf<Report['exercise']>();
  expectTypeOf<ResultFile['submission']>().toEqualTypeOf<Report['submission']>();
  expectTypeOf<ResultFile['status']>().toEqualTypeOf<Report['status']>();
  expectTypeOf<ResultFile['diagnoses']>().toEqualTypeOf<Report['diagnoses']>();
  expectTypeOf<ResultFile['output']>().toEqualTypeOf<Report['output']>();
  expectTypeOf<ResultFile['limits']>().toEqualTypeOf<Report['limits']>();
  type VerdictFile = ResultFile['verdicts'][number];
  expectTypeOf<keyof VerdictFile>().toEqualTypeOf<keyof Verdict>();
  expectTypeOf<VerdictFile['state']>().toEqualTypeOf<Verdict['state']>();
  expectTypeOf<VerdictFile['reason']>().toEqualTypeOf<Verdict['reason']>();
  expectTypeOf<VerdictFile['among']>().toEqualTypeOf<Verdict['among']>();
  expectTypeOf<keyof NonNullable<ResultFile['counterexample']>>().toEqualTypeOf<keyof Counterexample>();
  type EvidenceFile = NonNullable<VerdictFile['evidence']>;
  type KeysOf<T extends { kind: string }> = { [Each in T as Each['kind']]: keyof Each };
  expectTypeOf<KeysOf<EvidenceFile>>().toEqualTypeOf<KeysOf<Evidence>>();
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
  for (const name of ['tree', 'exercise', 'run', 'course']) walk(schema(name), name);
  expect(silent).toEqual([]);
});
