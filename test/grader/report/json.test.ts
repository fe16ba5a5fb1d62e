import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { plainFromJson, reportJson } from '../../../grader/report/json.ts';
import { layOut, type Json } from '../../../grader/report/layOut.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import type { Plain } from '../../../grader/types/observation.ts';
import type { Report } from '../../../grader/types/report.ts';
import type { TreeEvidence } from '../../../grader/types/treeEvidence.ts';
import { ALPHA_BETA, SAMPLES } from '../../support/sampleReports.ts';

const withActual = (actual: Plain): Report => ({
  ...ALPHA_BETA,
  verdicts: [{ ...ALPHA_BETA.verdicts[0]!, actual }],
});
const actualOf = (report: Report): unknown =>
  (JSON.parse(reportJson(report)) as { verdicts: { actual?: unknown }[] }).verdicts[0]!.actual;

interface Stored {
  readonly trees: Readonly<Record<string, unknown>>;
  readonly verdicts: readonly { readonly evidence?: { readonly tree?: unknown } }[];
}

function schema(): (value: unknown) => unknown {
  const read = (name: string): object =>
    JSON.parse(readFileSync(join(packageRoot(), 'exercises', 'schemas', name), 'utf8')) as object;
  const ajv = new Ajv2020({ allowUnionTypes: true, strict: false });
  ajv.addSchema(read('tree.schema.json'), 'tree.schema.json');
  const validate = ajv.compile(read('result.schema.json'));
  return (value) => (validate(value) ? null : validate.errors);
}

describe('result.json', () => {
  const validate = schema();

  it.each(
    SAMPLES.flatMap(
      (report) =>
        [
          [report.submission.id, report],
          [`${report.submission.id}, for the student`, forStudent(report)],
        ] as const,
    ),
  )('is valid against the published schema: %s', (_, report) => {
    expect(validate(JSON.parse(reportJson(report)))).toBeNull();
  });

  it('begins with what it is and ends with a line end', () => {
    const text = reportJson(ALPHA_BETA);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'tool',
      'format',
      'version',
      'audience',
      'exercise',
      'submission',
      'status',
      'note',
      'score',
      'maxScore',
      'earned',
      'max',
      'verdicts',
      'diagnoses',
      'output',
      'limits',
      'trees',
    ]);
    expect(text.startsWith('{\n  "tool": "cutoff",\n')).toBe(true);
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('holds each tree once, and names it where it is shown', () => {
    const [verdict] = ALPHA_BETA.verdicts.filter(({ evidence }) => evidence?.kind === 'tree');
    const again = { ...verdict!, case: 'again', evidence: structuredClone(verdict!.evidence!) };
    const json = JSON.parse(reportJson({ ...ALPHA_BETA, verdicts: [verdict!, again] })) as Stored;
    const names = Object.keys(json.trees);
    expect(names).toHaveLength(1);
    expect(json.verdicts.map(({ evidence }) => evidence?.tree)).toEqual([names[0], names[0]]);
    expect(json.trees[names[0]!]).toEqual((verdict!.evidence as TreeEvidence).tree);
  });

  it('gives a student no tree that only staff may see', () => {
    const hidden = ALPHA_BETA.verdicts.map((verdict) => ({ ...verdict, visibility: 'staff' as const }));
    const { counterexample: _, ...report } = { ...ALPHA_BETA, verdicts: hidden };
    expect(Object.keys((JSON.parse(reportJson(report)) as Stored).trees)).not.toEqual([]);
    expect((JSON.parse(reportJson(forStudent(report))) as Stored).trees).toEqual({});
  });

  it('does not depend on the order in which fields were set', () => {
    const turned = Object.fromEntries(Object.entries(ALPHA_BETA).reverse()) as unknown as Report;
    expect(
      reportJson({
        ...turned,
        verdicts: ALPHA_BETA.verdicts.map(
          (verdict) => Object.fromEntries(Object.entries(verdict).reverse()) as unknown as typeof verdict,
        ),
      }),
    ).toBe(reportJson(ALPHA_BETA));
  });

  it.each<[what: string, actual: Plain, json: unknown]>([
    ['−0', -0, 0],
    ['∞', Infinity, 'inf'],
    ['−∞', -Infinity, '-inf'],
    ['NaN', NaN, 'nan'],
    ['nothing', undefined, 'undefined'],
    [
      'nothing inside',
      { value: undefined, list: [undefined, -0] },
      { value: 'undefined', list: ['undefined', 0] },
    ],
    ['a key that objects reserve', JSON.parse('{"__proto__": 1}') as Plain, JSON.parse('{"__proto__": 1}')],
    ['half a surrogate pair', '\ud800', '\ud800'],
  ])('writes %s', (_, actual, json) => {
    expect(actualOf(withActual(actual))).toEqual(json);
  });

  it('reads back what it wrote', () => {
    const number = fc
      .oneof(fc.double({ noNaN: false }), fc.constantFrom(Infinity, -Infinity, NaN))
      .map((value) => (value === 0 ? 0 : value));
    const text = fc.string().filter((value) => !['inf', '-inf', 'nan', 'undefined'].includes(value));
    const plain = fc.letrec<{ plain: Plain }>((tie) => ({
      plain: fc.oneof(
        { maxDepth: 4 },
        number,
        text,
        fc.boolean(),
        fc.constantFrom(null, undefined),
        fc.array(tie('plain'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('plain'), { maxKeys: 4, noNullPrototype: true }),
      ),
    })).plain;
    fc.assert(
      fc.property(plain, (value) => {
        expect(plainFromJson(actualOf(withActual(value)) as Json)).toStrictEqual(value);
      }),
    );
  });

  it('leaves out what was not given', () => {
    const { help: _, ...given } = ALPHA_BETA.verdicts[1]!;
    const [verdict] = (JSON.parse(reportJson({ ...ALPHA_BETA, verdicts: [given] })) as { verdicts: object[] })
      .verdicts;
    expect(Object.keys(verdict!)).toEqual([
      'check',
      'case',
      'state',
      'points',
      'maxPoints',
      'visibility',
      'code',
      'rationale',
    ]);
  });
});

describe('layOut', () => {
  it('says the same as JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(layOut(value as Json))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['a function', () => 1],
  ])('refuses %s, which JSON has no words for', (_, value) => {
    expect(() => layOut({ inside: [value as Json] })).toThrow(TypeError);
  });

  it('puts on a line what fits on one, and no more than a hundred columns of lists', () => {
    const wide = Array.from({ length: 60 }, (_, at) => at);
    expect(layOut({ a: [1, [2, 3]], b: {} })).toBe('{ "a": [1, [2, 3]], "b": {} }\n');
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer(), { maxLength: 30 }), { maxLength: 12 }), (lists) => {
        for (const line of layOut([wide, ...lists]).split('\n')) expect(line.length).toBeLessThanOrEqual(101);
      }),
    );
  });
});
