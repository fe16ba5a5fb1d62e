import { exportQuiz } from '../../../grader/quiz/export/export.ts';
import type { ExportTarget } from '../../../grader/quiz/export/export.ts';
import type { OutFile } from '../../../grader/quiz/export/questionBank.ts';
import type { Quiz } from '../../../grader/quiz/quiz.ts';
import { elements, parseXml } from '../../support/dtd.ts';
import type { XmlNode } from '../../support/dtd.ts';

/** What a student sees of an export as markup: what only the system reads is left out. Null where none is. */
export function studentView(quiz: Quiz, target: ExportTarget): string | null {
  const exported = exportQuiz(quiz, target, []);
  if (!exported.ok) return null;
  return VIEWS[target](exported.files);
}

const VIEWS: Readonly<Record<ExportTarget, (files: readonly OutFile[]) => string>> = {
  html: (files) => files.map(({ content }) => content.replace(/ data-hash="[^"]*"/, '')).join('\n'),
  pdf: (files) => VIEWS.html(files),
  moodle: ([file]) =>
    elements(parseXml(file!.content), 'question')
      .map((question) =>
        [
          ...elements(question, 'questiontext').flatMap(({ children: [text] }) => blanks(text?.text ?? '')),
          ...(['multichoice'].includes(question.attributes.get('type')!) ? texts(question, 'answer') : []),
          ...elements(question, 'file').map(({ text }) => Buffer.from(text, 'base64').toString('utf8')),
        ].join('\n'),
      )
      .join('\n'),
  qti12: (files) =>
    files
      .flatMap(({ path, content }) => {
        if (path.startsWith('images/')) return [content];
        if (!path.endsWith('-quiz.xml')) return [];
        return elements(parseXml(content), 'item').flatMap((item) => {
          const [, ...others] = elements(item, 'mattext').map(({ text }) => text);
          const type = texts(item, 'fieldentry')[0] ?? '';
          const isChosen = /multiple_choice|multiple_answers|dropdowns/.test(type);
          return [elements(item, 'mattext')[0]!.text, typeSeen(type), ...(isChosen ? others : [])];
        });
      })
      .join('\n'),
  qti21: (files) =>
    files
      .filter(({ path }) => path.startsWith('q-') || path.startsWith('images/'))
      .map(({ content }) => /<itemBody>[^]*<\/itemBody>/.exec(content)?.[0] ?? content)
      .join('\n'),
  // A table of answers is for staff.
  csv: () => '',
  prairielearn: (files) =>
    files
      .flatMap(({ path, content }) => {
        if (path.includes('/clientFilesQuestion/')) return [content];
        if (!path.endsWith('question.html')) return [];
        return [content.replace(/ (correct|correct-answer|atol|rtol)="[^"]*"/g, '')];
      })
      .join('\n'),
  // What can be chosen has a `~`; all else is typed.
  gift: ([file]) =>
    file!.content.replace(/(?<!\\)\{((?:\\.|[^\\}])*)\}/g, (_whole, answers: string) =>
      /(?<!\\)~/.test(answers) ? `{${answers.replace(/(?<!\\)[=~](?:%-?[\d.]+%)?/g, '~')}}` : '{}',
    ),
};

const texts = (node: XmlNode, name: string): string[] =>
  elements(node, name).map((each) => each.text + each.children.map(({ text }) => text).join(''));

/** A blank of a cloze question as a student sees it: an empty box, or what can be chosen. */
const blanks = (html: string): string =>
  html.replace(/\{\d+:(\w+):((?:\\.|[^\\}])*)\}/g, (_whole, kind: string, answers: string) =>
    kind === 'MULTICHOICE' ? `[${answers.replace(/(^|~)(=|%-?[\d.]+%)?/g, '$1')}]` : '[text]',
  );

const typeSeen = (type: string): string => `<input type="${type}">`;
