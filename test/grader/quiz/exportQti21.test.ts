import { expect, test } from 'vitest';
import { parseCsv } from '../../../grader/content/csv.ts';
import { exportQuiz } from '../../../grader/quiz/export/export.ts';
import type { OutFile } from '../../../grader/quiz/export/questionBank.ts';
import { elements, parseXml } from '../../support/dtd.ts';
import type { XmlNode } from '../../support/dtd.ts';
import { quizOf } from './judged.ts';
import { inQti21 } from './qti21System.ts';

const quiz = quizOf({
  title: '8 <i>&"',
  intro: 'First line  \nsecond ~~old~~.\n\n---\n\n| a |\n|:-:|\n| 1 |\n',
  figures: {
    t: {
      title: '<b>',
      tree: [
        [-3, 2],
        [2, 4],
        [7, 5],
      ],
    },
    line: { landscape: [1, 3, 2, 2, 5, 1] },
    population: { population: ['1234', '4321'], fitness: [1, 2] },
  },
  questions: [
    { id: 'value', kind: 'value', figure: 't', text: 'What? ]]> <script>alert(1)</script> & ~=#' },
    { id: 'windows', kind: 'windows', figure: 't', nodes: ['B', 'C'], points: 3 },
    { id: 'feature', kind: 'feature', figure: 'line', places: ['B', 'D', 'E'] },
    { id: 'tries', kind: 'restarts', success: 0.14, steps: [4, 3], tolerance: 0.5 },
    { id: 'chances', kind: 'selection', figure: 'population' },
    { id: 'set', kind: 'pruned', figure: 't', points: '7/3' },
    { id: 'all', kind: 'pruned', figure: 't', credit: 'all' },
    { id: 'order', kind: 'order', figure: 't' },
    { id: 'stuck', kind: 'next-state', figure: 'line', place: 'B' },
  ],
});
const filesOf = (target: 'qti21' | 'csv', variants: readonly (typeof quiz)[] = []): readonly OutFile[] => {
  const made = exportQuiz(quiz, target, variants);
  if (!made.ok) throw new Error(made.why);
  expect(made.leftOut).toEqual([]);
  return made.files;
};

/** What stands in elements of QTI 2.1, in order, as far as we write them (`imsqti_v2p1`, part 2 and 5). */
const MODELS: Readonly<Record<string, RegExp>> = {
  assessmentTest: /^outcomeDeclaration testPart outcomeProcessing $/,
  testPart: /^assessmentSection $/,
  assessmentSection: /^(selection )?(rubricBlock )?(assessmentItemRef |assessmentSection )+$/,
  assessmentItem: /^(responseDeclaration )+(outcomeDeclaration ){2}itemBody responseProcessing $/,
  responseDeclaration: /^correctResponse (mapping )?$/,
  correctResponse: /^(value )+$/,
  mapping: /^(mapEntry )+$/,
  itemBody: /^(p |table |ul |ol |pre |hr |blockquote |choiceInteraction )+$/,
  choiceInteraction: /^prompt (simpleChoice ){2,}$/,
  inlineChoiceInteraction: /^(inlineChoice ){2,}$/,
  responseProcessing: /^(responseCondition )*$/,
  responseCondition: /^responseIf (responseElseIf )?$/,
  responseIf: /^(not |equal |match |lt )setOutcomeValue $/,
  responseElseIf: /^not setOutcomeValue $/,
  manifest: /^metadata organizations resources $/,
  resource: /^(file )+(dependency )*$/,
};
const everyNode = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(everyNode)];

test('a package is whole, well-formed, and keeps to the order of the schema', () => {
  const files = new Map(filesOf('qti21', [quiz, quiz]).map(({ path, content }) => [path, content]));
  const manifest = parseXml(files.get('imsmanifest.xml')!);
  const hrefs = new Set(elements(manifest, 'file').map((file) => file.attributes.get('href')!));
  expect([...hrefs, 'imsmanifest.xml'].sort()).toEqual([...files.keys()].sort());
  const idents = new Set(elements(manifest, 'resource').map((each) => each.attributes.get('identifier')));
  for (const each of elements(manifest, 'dependency'))
    expect(idents).toContain(each.attributes.get('identifierref'));
  const seen = new Set<string>();
  for (const [path, content] of files) {
    const root = parseXml(content);
    if (path.startsWith('images/')) continue;
    for (const node of everyNode(root)) {
      seen.add(node.name);
      const model = MODELS[node.name];
      const names = node.children
        .filter(({ name }) => name !== '')
        .map(({ name }) => `${name} `)
        .join('');
      if (model !== undefined) expect([node.name, names]).toEqual([node.name, expect.stringMatching(model)]);
      for (const name of ['identifier', 'responseIdentifier'])
        expect(node.attributes.get(name) ?? 'a').toMatch(/^[A-Za-z_][\w.-]*$/);
    }
    const declared = elements(root, 'responseDeclaration').map((each) => each.attributes.get('identifier'));
    const used = everyNode(root).flatMap((node) => node.attributes.get('responseIdentifier') ?? []);
    expect(used).toEqual(declared);
    expect(content).not.toMatch(/<(script|del|br)\b[^/]*>|align=/);
  }
  expect(Object.keys(MODELS).filter((name) => !seen.has(name))).toEqual([]);
  const test = parseXml(files.get('test.xml')!);
  expect(elements(test, 'selection').map((each) => each.attributes.get('select'))).toEqual(
    quiz.questions.map(() => '1'),
  );
});

test('the right answer brings everything, a wrong one nothing, and all boxes nothing', () => {
  const marked = inQti21(filesOf('qti21'));
  expect(marked.map(({ id }) => id)).toEqual(quiz.questions.map(({ id }) => `quiz-${id}`));
  for (const question of marked) {
    const { boxes, blanks } = question;
    if (boxes.length > 0) {
      const all = boxes.map((_, at) => at);
      const single = all.map((at) => question.tick([[at]])[0]!);
      const right = all.filter((at) => single[at]! > 0);
      if (question.id.endsWith('-set')) {
        expect(question.tick([right, all, []]).map((share) => Math.round(share * 1e6) / 1e6)).toEqual([
          1, 0, 0,
        ]);
      }
      continue;
    }
    const right = blanks.map(({ answers }) => [...answers].find(([, worth]) => worth > 0)![0]);
    const [full, none] = question.fill([right, blanks.map(() => 'x')]);
    expect([question.id, Math.round(full! * 1e6) / 1e6, none]).toEqual([question.id, 1, 0]);
  }
});

test('a table for spreadsheets has a row for each part, and nothing in it is run', () => {
  const [{ content }] = filesOf('csv') as [OutFile];
  const [head, ...rows] = parseCsv(content);
  expect(head).toEqual([
    'question',
    'variant',
    'points',
    'text',
    'figure',
    'part',
    'type',
    'options',
    'answer',
    'margin',
  ]);
  expect(rows).toHaveLength(4 + 3 + 2 + 2 + 1 + 1 + 1 + 1 + 1);
  expect(rows.find(([id]) => id === 'tries')?.slice(6)).toEqual(['number', '', '7.14285714', '0.5']);
  expect(rows.find(([id]) => id === 'feature')?.[7]).toMatch(/^a slope; a shoulder; /);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@]|^-(?!\d)/);
});
