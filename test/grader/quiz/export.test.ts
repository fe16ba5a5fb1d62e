import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exportQuiz } from '../../../grader/quiz/export/export.ts';
import type { ExportTarget } from '../../../grader/quiz/export/export.ts';
import type { OutFile } from '../../../grader/quiz/export/questionBank.ts';
import { MOODLE_FRACTIONS } from '../../../grader/quiz/export/moodleShares.ts';
import { zipOf } from '../../../grader/content/zip.ts';
import { listQuizzes, loadQuiz, parseQuizJson, quizPath } from '../../../grader/quiz/file/quiz.ts';
import type { QuizFile } from '../../../grader/quiz/file/quizSchema.ts';
import { VariantMaker } from '../../../grader/quiz/make/variants.ts';
import type { Quiz } from '../../../grader/quiz/quiz.ts';
import { elements, invalid, parseDtd, parseXml } from '../../support/dtd.ts';
import type { XmlNode } from '../../support/dtd.ts';

function bundled(name: string): Quiz {
  const path = quizPath(name);
  const quiz = path.ok ? loadQuiz(path.value, name) : path;
  if (!quiz.ok) throw new Error(JSON.stringify(quiz.problems));
  return quiz.value;
}

const HOSTILE: QuizFile = {
  title: 'A </text>]]><script>alert(1)</script> & "quiz" {{x}} {1:NUMERICAL:=1} $$',
  convention: 'non-strict',
  figures: {
    t: {
      title: '<b>&"\'',
      tree: [
        {
          id: '<i>&"',
          children: [
            { id: ']]>', value: 3 },
            { id: '{=x~}', value: 12 },
            { id: '{{y}}', value: 8 },
          ],
        },
        { id: 'C', children: [2, 4, 6] },
      ],
    },
  },
  questions: [
    { id: 'v', kind: 'values', text: 'What? ]]> <script>alert(1)</script> & {{x}} {~=#}', points: '7/3' },
    { id: 'p', kind: 'pruned', what: 'leaves' },
    { id: 'b', kind: 'best-action' },
    { id: 'e', kind: 'evaluated' },
    { id: 'c', kind: 'cutoffs' },
    { id: 'w', kind: 'windows', nodes: ['C'] },
    { id: 'n', kind: 'count' },
    { id: 'm', kind: 'choice', of: { kind: 'value' }, options: 3 },
  ],
};
function quizOf(file: QuizFile): Quiz {
  const parsed = parseQuizJson(file, 'hostile', null);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}
const hostile = quizOf(HOSTILE);
function variantsOf(quiz: Quiz, file: QuizFile, count: number): Quiz[] {
  const maker = new VariantMaker(quiz, file);
  return Array.from({ length: count }, (_, at) => {
    const made = maker.make(String(at));
    if (!made.ok) throw new Error(made.why);
    return made.variant.quiz;
  });
}
const filesOf = (quiz: Quiz, target: ExportTarget, variants: readonly Quiz[] = []): readonly OutFile[] => {
  const exported = exportQuiz(quiz, target, variants);
  if (!exported.ok) throw new Error(exported.why);
  return exported.files;
};
/** Bundled quizzes that a system can mark, and one whose texts mean mischief. */
const markable = (target: ExportTarget): Quiz[] => [
  ...listQuizzes()
    .map(bundled)
    .filter((quiz) => exportQuiz(quiz, target, []).ok),
  hostile,
];
/** Those of its questions that a system holds. */
const heldOf = (quiz: Quiz, target: ExportTarget): Quiz['questions'] => {
  const exported = exportQuiz(quiz, target, []);
  if (!exported.ok) return [];
  const leftOut = new Set(exported.leftOut.map(({ id }) => id));
  return quiz.questions.filter(({ id }) => !leftOut.has(id));
};
const childrenOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => child.name === name);
const textAt = (node: XmlNode, ...path: readonly string[]): string =>
  path.reduce((at: XmlNode, name) => childrenOf(at, name)[0]!, node).text;

describe('Moodle', () => {
  test('files keep to the rules of the format', () => {
    const quizzes = markable('moodle');
    expect(quizzes.length).toBeGreaterThan(12);
    const types = new Set<string>();
    for (const quiz of quizzes) {
      const root = parseXml(filesOf(quiz, 'moodle')[0]!.content);
      expect(root.name).toBe('quiz');
      for (const question of childrenOf(root, 'question')) {
        const type = question.attributes.get('type')!;
        types.add(type);
        if (type === 'category') {
          expect(textAt(question, 'category', 'text')).toMatch(/^\$course\$\//);
          continue;
        }
        expect(textAt(question, 'name', 'text')).not.toBe('');
        const html = textAt(question, 'questiontext', 'text');
        const names = elements(question, 'file').map((file) => file.attributes.get('name')!);
        for (const [, cited] of html.matchAll(/@@PLUGINFILE@@\/([^"]+)"/g)) expect(names).toContain(cited);
        for (const file of elements(question, 'file'))
          expect(parseXml(Buffer.from(file.text, 'base64').toString('utf8')).name).toBe('svg');
        if (html.includes('<img')) expect(html).toMatch(/alt="[^"]{20,}"/);
        expect(html).not.toContain('<script>');
        const shares = childrenOf(question, 'answer').map((answer) => answer.attributes.get('fraction')!);
        for (const share of shares)
          expect([...MOODLE_FRACTIONS, ...MOODLE_FRACTIONS.map((known) => `-${known}`), '0']).toContain(
            share,
          );
        const paid = shares.map(Number).filter((share) => share > 0);
        if (type === 'multichoice' && textAt(question, 'single') === 'true')
          expect(new Set(paid)).toEqual(new Set([100]));
        else if (type === 'multichoice')
          expect(Math.abs(paid.reduce((a, b) => a + b) - 100)).toBeLessThan(0.001);
        if (type === 'numerical')
          expect(
            childrenOf(question, 'answer').every(
              (answer) =>
                Number.isFinite(Number(textAt(answer, 'text'))) && Number(textAt(answer, 'tolerance')) >= 0,
            ),
          ).toBe(true);
        if (type === 'cloze')
          for (const [, blank] of html.matchAll(/\{(1:[^\\}]*(?:\\.[^\\}]*)*)\}/g))
            expect(blank).toMatch(/^1:(NUMERICAL|SHORTANSWER|MULTICHOICE):.*=/);
        if (type !== 'cloze') expect(textAt(question, 'defaultgrade')).toMatch(/^\d+(\.\d+)?$/);
      }
    }
    expect([...types].sort()).toEqual(['category', 'cloze', 'multichoice', 'shortanswer']);
  });

  test('variants share a category, from which a quiz draws one', () => {
    const root = parseXml(filesOf(hostile, 'moodle', variantsOf(hostile, HOSTILE, 4))[0]!.content);
    const types = childrenOf(root, 'question').map((question) => question.attributes.get('type'));
    expect(types.filter((type) => type === 'category')).toHaveLength(HOSTILE.questions.length);
    expect(types).toHaveLength(HOSTILE.questions.length * 5);
    const ids = elements(root, 'idnumber').map(({ text }) => text);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('eleven right options are asked as ten are, and come to the whole mark', () => {
    const wide = quizOf({
      title: 'w',
      figures: {
        t: {
          tree: [
            [9, 8],
            [1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6],
          ],
        },
      },
      questions: [{ id: 'p', kind: 'pruned', what: 'leaves' }],
    });
    const root = parseXml(filesOf(wide, 'moodle')[0]!.content);
    const shares = elements(root, 'answer').map((answer) => Number(answer.attributes.get('fraction')));
    const right = shares.filter((share) => share > 0);
    expect(right).toHaveLength(11);
    expect(right.reduce((a, b) => a + b)).toBe(100);
    // Three leaves are evaluated, and "none of them" is wrong: all boxes come to nothing.
    expect(shares.filter((share) => share < 0)).toEqual([-33.33333, -33.33333, -33.33333, -33.33333]);
  });
});

describe('QTI 1.2', () => {
  test('packages are whole and name every file', () => {
    for (const quiz of markable('qti12')) {
      const files = new Map(filesOf(quiz, 'qti12').map(({ path, content }) => [path, content]));
      const manifest = parseXml(files.get('imsmanifest.xml')!);
      const named = elements(manifest, 'file').map((file) => file.attributes.get('href')!);
      expect([...named, 'imsmanifest.xml'].sort()).toEqual([...files.keys()].sort());
      const resources = elements(manifest, 'resource');
      const ids = new Set(resources.map((resource) => resource.attributes.get('identifier')));
      expect(ids.size).toBe(resources.length);
      for (const dependency of elements(manifest, 'dependency'))
        expect(ids).toContain(dependency.attributes.get('identifierref'));
      const assessment = parseXml([...files].find(([path]) => path.endsWith('-quiz.xml'))![1]);
      const items = elements(assessment, 'item');
      const asked = items.map((item) => item.attributes.get('ident')!.replace(/-part\d+$/, ''));
      expect(new Set(asked).size).toBe(heldOf(quiz, 'qti12').length);
      expect(new Set(items.map((item) => item.attributes.get('ident'))).size).toBe(items.length);
      for (const item of items) {
        const html = elements(item, 'mattext')[0]!.text;
        expect(html).not.toContain('<script>');
        for (const [, cited] of html.matchAll(/\$IMS-CC-FILEBASE\$\/(images\/[^"]+)"/g))
          expect(files.has(cited!)).toBe(true);
        // Every choice that is said to be right is there to be chosen.
        const labels = new Set(
          elements(item, 'response_label').map((label) => label.attributes.get('ident')),
        );
        for (const equal of elements(item, 'varequal'))
          if (elements(item, 'response_lid').length > 0) expect(labels).toContain(equal.text);
        expect(elements(item, 'setvar').length).toBeGreaterThan(0);
      }
    }
  });

  test('of variants one is drawn', () => {
    const files = filesOf(hostile, 'qti12', variantsOf(hostile, HOSTILE, 3));
    const assessment = parseXml(files.find(({ path }) => path.endsWith('-quiz.xml'))!.content);
    const groups = elements(assessment, 'section').filter(
      (section) => section.attributes.get('ident') !== 'root_section',
    );
    expect(groups).toHaveLength(HOSTILE.questions.length);
    for (const group of groups) {
      expect(childrenOf(group, 'item')).toHaveLength(3);
      expect(textAt(group, 'selection_ordering', 'selection', 'selection_number')).toBe('1');
    }
  });

  const dtdPath = process.env['CUTOFF_QTI_DTD'] ?? '';
  test.skipIf(dtdPath === '')('files are valid by the DTD that CUTOFF_QTI_DTD names', () => {
    const dtd = parseDtd(readFileSync(dtdPath, 'utf8'));
    expect(dtd.models.size).toBeGreaterThan(100);
    // It is no validator that everything passes.
    for (const wrong of [
      '<questestinterop><item ident="a"><setvar/></item></questestinterop>',
      '<questestinterop><item/></questestinterop>',
      '<questestinterop><item ident="a" colour="b"/></questestinterop>',
      '<questestinterop><item ident="a"><presentation/><itemmetadata/></item></questestinterop>',
    ])
      expect(invalid(parseXml(wrong), dtd)).not.toEqual([]);
    expect(invalid(parseXml('<questestinterop><item ident="a"/></questestinterop>'), dtd)).toEqual([]);
    for (const [quiz, variants] of [
      ...markable('qti12').map((each) => [each, []] as const),
      [hostile, variantsOf(hostile, HOSTILE, 3)] as const,
    ]) {
      const file = filesOf(quiz, 'qti12', variants).find(({ path }) => path.endsWith('-quiz.xml'))!;
      // The DTD knows neither namespaces nor Canvas's own way to say what a drawn question is worth.
      const text = file.content
        .replace(/ xmlns="[^"]*"/, '')
        .replace(/<selection_extension>.*?<\/selection_extension>/g, '');
      expect(invalid(parseXml(text), dtd)).toEqual([]);
    }
  });
});

describe('PrairieLearn', () => {
  test('each question is a folder with what is required', () => {
    for (const [quiz, variants] of [
      ...markable('prairielearn').map((each) => [each, []] as const),
      [hostile, variantsOf(hostile, HOSTILE, 3)] as const,
    ]) {
      const files = new Map(
        filesOf(quiz, 'prairielearn', variants).map(({ path, content }) => [path, content]),
      );
      const uuids = new Set<string>();
      const held = heldOf(quiz, 'prairielearn');
      for (const { id } of held) {
        const folder = `${quiz.slug}-${id}`;
        const info = JSON.parse(files.get(`${folder}/info.json`)!) as Record<string, string>;
        expect(info).toMatchObject({
          type: 'v3',
          title: expect.stringMatching(/\S/) as string,
          topic: expect.stringMatching(/\S/) as string,
        });
        expect(info['uuid']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        uuids.add(info['uuid']!);
        const html = files.get(`${folder}/question.html`)!;
        for (const [, cited] of html.matchAll(/file-name="([^"]+)"/g))
          expect(files.has(`${folder}/clientFilesQuestion/${cited}`)).toBe(true);
        expect(html).toMatch(/answers-name="/);
        const tags = [...html.matchAll(/\{\{([^}]*)\}\}/g)].map(([, tag]) => tag!);
        for (const tag of tags) expect(tag).toMatch(/^[#/]params\.v\d+$/);
        expect(files.get(`${folder}/server.py`)!.includes('def generate(')).toBe(variants.length > 1);
        expect(html).not.toContain('<script>');
      }
      expect(uuids.size).toBe(held.length);
    }
  });
});

describe('GIFT', () => {
  test('what needs no picture is written, one question a block', () => {
    const text = filesOf(bundled('random-restarts'), 'gift')[0]!.content;
    const blocks = text.trim().split('\n\n');
    for (const block of blocks) expect(block).toMatch(/^\$CATEGORY: \S|^::.+::.+ \{[#=~].*\}$/);
    expect(text).toContain('{#7.14285714:0.5}');
  });
  test('a picture is told in words, where that is enough', () => {
    const text = filesOf(bundled('figure-5-2'), 'gift')[0]!.content;
    expect(text).toMatch(/^::[^\n]*B \(MIN\)\\: b1 \\= 3, b2 \\= 12, b3 \\= 8\./m);
    const wide = Array.from({ length: 40 }, (_, at) => Array.from({ length: 5 }, () => at));
    expect(
      exportQuiz(
        quizOf({ title: 'w', figures: { t: { tree: wide } }, questions: [{ id: 'v', kind: 'value' }] }),
        'gift',
        [],
      ),
    ).toMatchObject({ ok: false, why: expect.stringMatching(/too large to be told in words/) as string });
  });
});

test('what a system cannot hold is left out with the reason, and the rest exported', () => {
  const some = exportQuiz(
    quizOf({
      ...HOSTILE,
      questions: [
        { id: 'all', kind: 'pruned', what: 'leaves', credit: 'all' },
        { id: 'n', kind: 'count' },
      ],
    }),
    'moodle',
    [],
  );
  expect(some).toMatchObject({
    ok: true,
    leftOut: [{ id: 'all', why: expect.stringMatching(/all or nothing/) as string }],
  });
  const { files } = some as Extract<typeof some, { ok: true }>;
  expect(files[0]!.content).toContain('hostile-n');
  expect(files[0]!.content).not.toContain('hostile-all');
  expect(exportQuiz(bundled('figure-5-2'), 'pdf', [bundled('figure-5-2')])).toMatchObject({ ok: false });
});

test('a zip is the same bytes each time, and readers find all of it', async () => {
  const files = [
    { path: 'a.xml', content: 'é<a/>' },
    { path: 'deep/ü.svg', content: '' },
  ];
  const bytes = zipOf(files);
  expect(Buffer.compare(Buffer.from(bytes), Buffer.from(zipOf(files)))).toBe(0);
  const yauzl = await import('yauzl');
  const names = await new Promise<string[]>((resolve, reject) => {
    const found: string[] = [];
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: false }, (error, zip) => {
      if (error) return reject(error);
      zip
        .on('entry', (entry: { fileName: string }) => found.push(entry.fileName))
        .on('end', () => resolve(found))
        .on('error', reject);
    });
  });
  expect(names).toEqual(['a.xml', 'deep/ü.svg']);
});
