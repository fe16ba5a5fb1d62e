import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { reportedAs } from '../../../../grader/report/ci/reporters.ts';
import type { Suite } from '../../../../grader/report/ci/suite.ts';
import { invalid, parseDtd, parseXml } from '../../../support/dtd.ts';
import { CLASS, grade } from '../../../support/gradedClass.ts';
import { cutoff, type Ran } from '../../../support/io.ts';
import { CORRECT, courseFolder, SMALL_EXERCISE } from '../../../support/smallExercise.ts';

/**
 * What a class looks like to a system of continuous integration. The files in `golden/` are for people to read;
 * `npx vitest run -u` on this file writes them again.
 */
const FORMS = ['junit', 'tap', 'github', 'sarif'] as const;
type Form = (typeof FORMS)[number];

/** Two files of one id withhold. */
const WHOLE_CLASS = { ...CLASS, 'class/twin.js': CORRECT, 'class/twin/minimax.js': CORRECT };
let cwd = '';
const told = new Map<Form, Ran>();
const textOf = (form: Form): string => told.get(form)?.out ?? '';

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'cutoff-reporters-'));
  const course = Object.entries(SMALL_EXERCISE).map(([path, text]) => [`exercise/${path}`, text]);
  for (const [path = '', text = ''] of [...course, ...Object.entries(WHOLE_CLASS)]) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  for (const form of FORMS) told.set(form, await grade(cwd, '--reporter', form));
});

afterAll(() => rmSync(cwd, { recursive: true }));

test.each(FORMS)('%s: nothing else is on standard output, and the file is the same', async (form) => {
  await expect(textOf(form)).toMatchFileSnapshot(join('golden', `class.${form}.txt`));
  const { out } = await grade(cwd, '--reporter', form, '--reporter-file', 'told.txt');
  expect(readFileSync(join(cwd, 'told.txt'), 'utf8')).toBe(textOf(form));
  expect(out).toMatch(/^9 submissions: /);
});

test('the exit code is that of the class', async () => {
  expect(told.get('junit')?.code).toBe(2);
  expect((await grade(cwd, '--reporter', 'junit', '--only', 'bea', '--strict')).code).toBe(1);
  expect((await grade(cwd, '--reporter', 'junit', '--only', 'ann')).code).toBe(0);
});

/** Names and text that mean something to one of the forms, to a terminal, or to who reads. */
const HOSTILE = [
  '../../etc/passwd',
  '=HYPERLINK("http://x")',
  'a\u001b[2Jb\u0000c',
  'a\u202etxt.exe',
  '::error::injected\n::set-output name=a::b',
  'ok 7 # SKIP \\# all\nBail out!',
  ']]><testcase/>&<!--',
  '%0A::warning::x,y=z',
  '\ud800 alone',
];
const hostile: readonly Suite[] = HOSTILE.flatMap((text, at) => [
  {
    id: text,
    folder: `f${at}%2F`,
    status: 'graded',
    score: 1.5,
    max: '3',
    tests: [
      { check: 'value', case: text, state: 'passed', type: 'passed', message: '', details: [] },
      { check: 'value', case: text, state: 'failed', type: 'failed', message: text, details: [text, 'x'] },
      { check: 'value', state: 'not-checked', type: 'time-limit', message: text, details: [] },
    ],
  },
]);
const CHECK = { id: 'value', title: 'Value', visibility: 'staff', points: '3' } as const;
const EXERCISE = { slug: 'small', title: 'Small: a, b', hash: '', checks: [CHECK] };
const reported = (form: Form): string => reportedAs(form, hostile, EXERCISE);
const ACTIVE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800]/;

test.each(FORMS)('%s holds nothing that acts on who looks at it', async (form) => {
  expect(ACTIVE.exec(reported(form))).toBe(null);
  await expect(reported(form)).toMatchFileSnapshot(join('golden', `hostile.${form}.txt`));
});

describe('junit', () => {
  // Jenkins' junit-10.xsd (xunit plugin), as far as it is used here.
  const dtd = parseDtd(`
    <!ELEMENT testsuites (testsuite*)>
    <!ATTLIST testsuites name CDATA #IMPLIED tests CDATA #IMPLIED failures CDATA #IMPLIED errors CDATA #IMPLIED>
    <!ELEMENT testsuite (properties?, testcase*)>
    <!ATTLIST testsuite name CDATA #REQUIRED tests CDATA #REQUIRED failures CDATA #IMPLIED errors CDATA #IMPLIED>
    <!ELEMENT properties (property*)>
    <!ELEMENT property EMPTY>
    <!ATTLIST property name CDATA #REQUIRED value CDATA #REQUIRED>
    <!ELEMENT testcase (failure | error)*>
    <!ATTLIST testcase name CDATA #REQUIRED classname CDATA #REQUIRED>
    <!ELEMENT failure (#PCDATA)>
    <!ATTLIST failure type CDATA #IMPLIED message CDATA #IMPLIED>
    <!ELEMENT error (#PCDATA)>
    <!ATTLIST error type CDATA #IMPLIED message CDATA #IMPLIED>`);

  test('is as its schema says, and its counts are true', () => {
    for (const text of [textOf('junit'), reported('junit')]) {
      const root = parseXml(text);
      expect(invalid(root, dtd)).toEqual([]);
      for (const suite of root.children) {
        const cases = suite.children.filter(({ name }) => name === 'testcase');
        const count = (name: string): number =>
          cases.filter(({ children }) => children.some((child) => child.name === name)).length;
        const said = ['tests', 'failures', 'errors'].map((name) => suite.attributes.get(name));
        expect(said).toEqual([cases.length, count('failure'), count('error')].map(String));
      }
    }
  });

  test('hidden checks are in it, and what is withheld is an error', () => {
    expect(textOf('junit')).toContain('classname="exercise.secret"');
    const twin = parseXml(textOf('junit')).children.find(
      ({ attributes }) => attributes.get('name') === 'twin',
    );
    expect(twin?.children[1]?.children[0]).toMatchObject({ name: 'error' });
  });
});

describe('tap', () => {
  test('has a plan, and a point for each case with YAML below it', () => {
    for (const text of [textOf('tap'), reported('tap')]) {
      const [version, plan, ...lines] = text.trimEnd().split('\n');
      const points = lines.filter((line) => /^(?:not )?ok /.test(line));
      expect([version, plan]).toEqual(['TAP version 14', `1..${points.length}`]);
      expect(points.map((line) => Number(/ok (\d+) - /.exec(line)?.[1]))).toEqual(
        points.map((_, at) => at + 1),
      );
      // No directive: each # of a description is escaped.
      for (const point of points) expect(point.replace(/\\[\\#]/g, '')).not.toMatch(/[\\#]/);
      for (const line of lines) expect(line).toMatch(/^(?:(?:not )?ok \d+ - |# | {2}\S| {4}- ")/);
      for (const [, block = ''] of text.matchAll(/^ {2}---\n([^]*?)^ {2}\.\.\.$/gm))
        expect(parse(block)).toMatchObject({ message: expect.any(String), severity: /fail|error/ });
    }
  });
});

describe('github', () => {
  test('each line is one command, whose title ends where it should', () => {
    for (const text of [textOf('github'), reported('github')])
      for (const line of text.trimEnd().split('\n'))
        expect(line).toMatch(/^::(?:error|warning|notice) title=[^:,]*::[^\r\n]*$/);
  });

  test('reads back as it was meant', () => {
    const [first = ''] = reported('github').split('\n').slice(7);
    const [, title = '', message = ''] = /^::error title=([^:]*)::(.*)$/.exec(first) ?? [];
    expect(decodeURIComponent(title)).toBe('%0A::warning::x,y=z: 1.5 of 3');
    expect(decodeURIComponent(message).split('\n')[0]).toContain('%0A::warning::x,y=z');
  });
});

describe('sarif', () => {
  const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };
  /** What SARIF 2.1.0 requires (§3.13, 3.14, 3.19, 3.27, 3.28, 3.49), as far as it is used here. */
  const schema = {
    type: 'object',
    required: ['version', 'runs'],
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      version: { const: '2.1.0' },
      runs: {
        type: 'array',
        items: {
          type: 'object',
          required: ['tool', 'results'],
          additionalProperties: false,
          properties: {
            tool: {
              type: 'object',
              required: ['driver'],
              properties: {
                driver: {
                  type: 'object',
                  required: ['name', 'rules'],
                  properties: {
                    name: { type: 'string' },
                    version: { type: 'string' },
                    semanticVersion: { type: 'string', pattern: String.raw`^\d+\.\d+\.\d+` },
                    rules: {
                      type: 'array',
                      uniqueItems: true,
                      items: { type: 'object', required: ['id'], properties: { shortDescription: text } },
                    },
                  },
                },
              },
            },
            automationDetails: { type: 'object', properties: { id: { type: 'string' } } },
            originalUriBaseIds: { type: 'object' },
            columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
            results: {
              type: 'array',
              items: {
                type: 'object',
                required: ['message', 'ruleId', 'ruleIndex', 'kind', 'level', 'locations'],
                additionalProperties: false,
                properties: {
                  message: text,
                  ruleId: { type: 'string' },
                  ruleIndex: { type: 'integer', minimum: 0 },
                  kind: { enum: ['fail', 'open'] },
                  level: { enum: ['error', 'none'] },
                  locations: { type: 'array', minItems: 1 },
                  properties: { type: 'object' },
                },
              },
            },
          },
        },
      },
    },
  };
  interface Log {
    readonly runs: readonly [
      {
        readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
        readonly results: readonly {
          readonly ruleId: string;
          readonly ruleIndex: number;
          readonly kind: string;
          readonly level: string;
          readonly locations: readonly [
            { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } },
          ];
        }[];
      },
    ];
  }

  test('has what is required, and each result its rule and a page that is there', () => {
    const fits = new Ajv({ strict: false }).compile(schema);
    for (const [written, where] of [
      [textOf('sarif'), cwd],
      [reported('sarif'), null],
    ] as const) {
      const log = JSON.parse(written) as Log;
      expect(fits(log), JSON.stringify(fits.errors)).toBe(true);
      const { tool, results } = log.runs[0];
      expect(results.length).toBeGreaterThan(5);
      for (const { ruleId, ruleIndex, kind, level, locations } of results) {
        expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
        expect(level).toBe(kind === 'fail' ? 'error' : 'none');
        const { uri } = locations[0].physicalLocation.artifactLocation;
        expect(uri).toMatch(/^(?:[\w.~!*'()-]|%[\dA-F]{2})+\/staff\/report\.html$/);
        if (where !== null)
          expect(readFileSync(join(where, 'out', decodeURIComponent(uri)), 'utf8')).toContain(
            '<!doctype html>',
          );
      }
    }
  });
});

const GRADE = ['grade', 'class', '--out', 'out', '--exercise'];

test.each<[string, readonly string[], RegExp]>([
  ['no form', ['--reporter-file', 'x.xml'], /--reporter-file: in which form\? Add --reporter junit\|tap/],
  [
    'an unknown form',
    ['--reporter', 'junits'],
    /found "junits"; expected junit, tap, github, sarif, gradescope, .*; did you mean "junit"/,
  ],
  ['JSON beside it', ['--reporter', 'tap', '--json'], /both want standard output; add --reporter-file/],
  [
    'nothing graded',
    ['--reporter', 'tap', '--dry-run'],
    /tells what was graded, and this would grade nothing/,
  ],
  ['no such folder', ['--reporter', 'tap', '--reporter-file', 'no/x'], /no\/x: there is no such folder/],
])('%s is refused before anything is graded', async (_, more, words) => {
  const folder = courseFolder({ 'class/ann.js': CORRECT });
  const { code, out, err } = await cutoff(folder, [...GRADE, './exercise', ...more]);
  expect(code).toBe(2);
  if (!more.includes('--json')) expect(out).toBe('');
  expect(err.replace(/\s+/g, ' ')).toMatch(words);
  expect(() => readFileSync(join(folder, 'out', 'grades.csv'))).toThrow();
});

test('a quiz is refused', async () => {
  const { code, err } = await cutoff(courseFolder(), [...GRADE, 'figure-5-2', '--reporter', 'junit']);
  expect([code, err]).toEqual([2, 'cutoff: --reporter: tells of exercises, and this is a quiz\n']);
});
