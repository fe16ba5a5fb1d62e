import type { OutFile } from '../../../grader/quiz/export/questionBank.ts';
import { elements, parseXml } from '../../support/dtd.ts';
import type { XmlNode } from '../../support/dtd.ts';
import type { Scored } from '../../support/python.ts';

/**
 * How other systems mark what is exported to them, by `shared/FORMATS.md` and the systems’ own sources. A
 * question is either boxes to tick or blanks to fill; what has one blank alone cannot be answered the same
 * everywhere.
 */
export interface Marked<Scores = number[]> {
  readonly id: string;
  readonly boxes: readonly string[];
  readonly blanks: readonly Blank[];
  /** From 0 to 1, for each way to tick boxes, by their places. */
  tick(ways: readonly (readonly number[])[]): Scores;
  /** From 0 to 1, for each way to fill the blanks. */
  fill(ways: readonly (readonly string[])[]): Scores;
}

/** What can be written there, with what it brings. */
interface Blank {
  readonly weight: number;
  readonly answers: ReadonlyMap<string, number>;
  readonly otherwise: number;
}

export const never = (): never => {
  throw new Error('no such question');
};

/**
 * Moodle, several answers: the fractions of what is ticked, from 0 to 1 (`qtype_multichoice`). Cloze: the
 * fractions of the blanks by their weights, below 0 too; `*` fits any other answer
 * (`qtype_multianswer::grade_response`).
 */
export function inMoodle([file]: readonly OutFile[]): Marked[] {
  return elements(parseXml(file!.content), 'question').flatMap((question): Marked[] => {
    const type = question.attributes.get('type');
    const id = elements(question, 'idnumber')[0]?.text ?? '';
    const answers = elements(question, 'answer');
    if (type === 'multichoice' && elements(question, 'single')[0]!.text === 'false') {
      const fractions = answers.map((each) => Number(each.attributes.get('fraction')) / 100);
      return [
        {
          id,
          boxes: answers.map((each) => elements(each, 'text')[0]!.text),
          blanks: [],
          tick: (ways) =>
            ways.map((places) => Math.max(0, Math.min(1, sum(places.map((at) => fractions[at]!))))),
          fill: never,
        },
      ];
    }
    if (type === 'shortanswer')
      return [filling(id, [blankOf(new Map(answers.map((each) => [elements(each, 'text')[0]!.text, 1])))])];
    if (type !== 'cloze') return [];
    const html = elements(question, 'questiontext')[0]!
      .children.map(({ text }) => text)
      .join('');
    const blanks = [...html.matchAll(/\{(\d+):\w+:((?:\\.|[^\\}])*)\}/g)].map(([, weight, text]) => {
      const alternatives = text!.split(/(?<!\\)~/).map((each) => /^(=|%(-?[\d.]+)%)?([^]*)$/.exec(each)!);
      const parsed = alternatives.map(([, mark = '', percent, answer]) => ({
        answer: answer!.replace(/:[\d.e-]+$/, '').replace(/\\(.)/g, '$1'),
        share: mark === '=' ? 1 : Number(percent ?? 0) / 100,
      }));
      return {
        weight: Number(weight),
        answers: new Map(
          parsed.filter(({ answer }) => answer !== '*').map(({ answer, share }) => [answer, share]),
        ),
        otherwise: parsed.find(({ answer }) => answer === '*')?.share ?? 0,
      };
    });
    return [filling(id, blanks)];
  });
}

export const blankOf = (answers: ReadonlyMap<string, number>): Blank => ({
  weight: 1,
  answers,
  otherwise: 0,
});
export const filling = (id: string, blanks: readonly Blank[]): Marked => ({
  id,
  boxes: [],
  blanks,
  tick: never,
  fill: (ways) => ways.map((texts) => filled(blanks, texts)),
});

/**
 * Canvas, `multiple_answers_question`: right ones less wrong ones, out of those that are right, not below 0
 * (`Quizzes::QuizQuestion::MultipleAnswersQuestion`). `fill_in_multiple_blanks_question`: each blank its
 * share, nothing taken away; `multiple_dropdowns_question` likewise, whose right options conditions name.
 */
export function inCanvas(files: readonly OutFile[]): Marked[] {
  const { content } = files.find(({ path }) => path.endsWith('-quiz.xml'))!;
  return elements(parseXml(content), 'item').flatMap((item): Marked[] => {
    const id = item.attributes.get('ident')!;
    const type = elements(item, 'fieldentry')[0]!.text;
    const labelsOf = (node: XmlNode): [string, string][] =>
      elements(node, 'response_label').map((label) => [
        label.attributes.get('ident')!,
        elements(label, 'mattext')[0]!.text,
      ]);
    if (type === 'multiple_answers_question') {
      const labels = labelsOf(item);
      const [and] = elements(item, 'and');
      const right = new Set(and!.children.filter(({ name }) => name === 'varequal').map(({ text }) => text));
      const isRight = labels.map(([ident]) => right.has(ident));
      return [
        {
          id,
          boxes: labels.map(([, text]) => text),
          blanks: [],
          tick: (ways) =>
            ways.map((places) => {
              const hits = places.filter((at) => isRight[at]).length;
              return Math.max(0, (hits - (places.length - hits)) / right.size);
            }),
          fill: never,
        },
      ];
    }
    const isTyped = type === 'fill_in_multiple_blanks_question';
    if (!isTyped && type !== 'multiple_dropdowns_question') return [];
    const right = new Set(elements(item, 'varequal').map(({ text }) => text));
    const blanks = elements(item, 'response_lid').map((lid) =>
      blankOf(new Map(labelsOf(lid).map(([ident, text]) => [text, isTyped || right.has(ident) ? 1 : 0]))),
    );
    return [filling(id, blanks)];
  });
}

/**
 * PrairieLearn: its elements mark numbers and single choices; then `grade(data)` of `server.py` decides the
 * score, as it is run here.
 */
export function inPrairieLearn(files: readonly OutFile[], scored: Scored): Marked<Promise<number[]>>[] {
  return files.flatMap(({ path, content }): Marked<Promise<number[]>>[] => {
    if (!path.endsWith('/question.html')) return [];
    const folder = path.slice(0, -'/question.html'.length);
    const server = files.find((file) => file.path === `${folder}/server.py`)!.content;
    const [{ fields: rows }] = JSON.parse(/^VARIANTS = (\[[^]*?\n\])/m.exec(server)![1]!) as [
      { fields: [name: string, kind: string, accepted?: string | string[] | string[][]][] },
    ];
    const accepted = new Map(
      rows.flatMap(([name, kind, texts]): [string, string[]][] => {
        if (kind === 'text') return [[name, texts as string[]]];
        return kind === 'list' ? [[name, (texts as string[][]).map((each) => each.join(', '))]] : [];
      }),
    );
    const fields = [...content.matchAll(/<pl-([\w-]+) answers-name="([^"]+)"([^>]*)>([^]*?)<\/pl-\1>/g)].map(
      ([, tag, name, attributes, body]) => ({
        tag: tag!,
        name: name!,
        correct: /correct-answer="([^"]*)"/.exec(attributes!)?.[1] ?? '',
        options: [...body!.matchAll(/<pl-answer correct="(true|false)">([^<]*)</g)].map(
          ([, isRight, text]) => ({ text: text!, isRight: isRight === 'true' }),
        ),
      }),
    );
    const [only] = fields;
    const base = { id: folder, tick: never, fill: never, boxes: [], blanks: [] };
    if (fields.length === 1 && only!.tag === 'checkbox') {
      const { name, options } = only!;
      const keyed = options.map(({ isRight }, at) => ({ key: String(at), isRight }));
      return [
        {
          ...base,
          boxes: options.map(({ text }) => text),
          tick: (ways) =>
            scored(
              server,
              // An answer without a box is not taken.
              ways.map((places) =>
                places.length === 0
                  ? null
                  : {
                      params: { [name]: keyed },
                      correct_answers: { [name]: keyed.filter(({ isRight }) => isRight) },
                      submitted_answers: { [name]: places.map(String) },
                      partial_scores: {},
                    },
              ),
            ),
        },
      ];
    }
    const blanks = fields.map(({ name, correct, options }) => ({
      weight: 1,
      answers: new Map(
        options.length > 0
          ? options.map(({ text, isRight }) => [text, isRight ? 1 : 0])
          : (accepted.get(name) ?? [correct]).map((text) => [text, 1]),
      ),
      otherwise: 0,
    }));
    return [
      {
        ...base,
        blanks,
        fill: (ways) =>
          scored(
            server,
            ways.map((texts) => ({
              params: {},
              correct_answers: {},
              submitted_answers: Object.fromEntries(fields.map(({ name }, at) => [name, texts[at]])),
              partial_scores: Object.fromEntries(
                fields.map(({ name }, at) => [name, { score: blanks[at]!.answers.get(texts[at]!) ?? 0 }]),
              ),
            })),
          ),
      },
    ];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const filled = (blanks: readonly Blank[], texts: readonly string[]): number =>
  sum(blanks.map(({ weight, answers, otherwise }, at) => weight * (answers.get(texts[at]!) ?? otherwise))) /
  sum(blanks.map(({ weight }) => weight));

/** Every uniform way to tick or fill, and what it earns; `period` blanks are about one thing. */
export function uniformly<Scores>(question: Marked<Scores>, period: number): Scores | readonly number[] {
  const { boxes, blanks } = question;
  if (boxes.length > 0) {
    const all = boxes.map((_, at) => at);
    const endings = new Set(boxes.map((text) => text.replace(/^.*: /, '')));
    const alike = [...endings].map((ending) => all.filter((at) => boxes[at]!.endsWith(ending)));
    return question.tick([
      [],
      all,
      all.slice(0, -1),
      all.slice(-1),
      ...alike.filter(({ length }) => length > 1),
    ]);
  }
  if (blanks.length <= period) return [];
  // Options that differ from blank to blank can only be chosen by their places.
  const [{ answers: options }] = blanks as [Blank];
  const areChosen = blanks.every(({ answers }) => [...answers.values()].some((share) => share <= 0));
  const isShared = [...options.keys()].some((text) => blanks.every(({ answers }) => answers.has(text)));
  if (areChosen && !isShared)
    return question.fill(
      [...options].map((_, place) => blanks.map(({ answers }) => [...answers.keys()][place] ?? '')),
    );
  const texts = (place: number): string[] => [
    ...new Set(blanks.filter((_, at) => at % period === place).flatMap(({ answers }) => [...answers.keys()])),
  ];
  const [first, second] = [texts(0), period === 2 ? texts(1) : ['']];
  return question.fill(
    first.flatMap((a) => second.map((b) => blanks.map((_, at) => (at % period === 0 ? a : b)))),
  );
}
