import { Fraction } from 'fraction.js';
import { escapeMarkup } from '../../picture/markup.ts';
import { fraction } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';
import { askedElsewhere } from './exportedAnswers.ts';
import type { Asked, Choice } from './exportedAnswers.ts';
import { unmarkable } from './questionBank.ts';
import type { Bank, Exported, Item } from './questionBank.ts';
import { cdata, xml, xmlText } from './xml.ts';

/** Shares of a mark that Moodle knows; any other is refused when a file is read. */
export const MOODLE_FRACTIONS = [
  '100',
  '90',
  '83.33333',
  '80',
  '75',
  '70',
  '66.66667',
  '60',
  '50',
  '40',
  '33.33333',
  '30',
  '25',
  '20',
  '16.66667',
  '14.28571',
  '12.5',
  '11.11111',
  '10',
  '5',
];

/**
 * A question bank in Moodle's XML: a category for each question, so that a quiz can draw one of its variants
 * at random. Pictures are files beside the text. Sets are multiple choice, wrong ones counting against right
 * ones; several blanks are one cloze question.
 */
export function moodleXml(bank: Bank): Exported {
  const notes: string[] = [];
  const parts: string[] = [];
  for (const { id, items } of bank.groups) {
    parts.push(
      xml(
        'question',
        { type: 'category' },
        xml('category', {}, xml('text', {}, xmlText(`$course$/${pathPart(bank.title)}/${pathPart(id)}`))),
      ),
    );
    for (const item of items) {
      const why = unmarkable(item) ?? refusal(item);
      if (why !== null) return { ok: false, why };
      parts.push(questionXml(item, notes));
    }
  }
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n${xml('quiz', {}, `\n${parts.join('\n')}\n`)}\n`;
  return { ok: true, files: [{ path: `${bank.slug}.xml`, content }], notes: [...new Set(notes)] };
}

/** A slash would begin a category below. */
const pathPart = (text: string): string => text.replaceAll('/', '//');

function refusal({ prepared }: Item): string | null {
  const [only, ...rest] = askedElsewhere(prepared);
  const isSet = rest.length === 0 && only?.kind === 'many';
  const { id, credit } = prepared.ask.question;
  return isSet && credit === 'all'
    ? `question ${id} is all or nothing, and Moodle’s multiple choice always gives part of the mark: write "credit": "net"`
    : null;
}

function questionXml(item: Item, notes: string[]): string {
  const asked = askedElsewhere(item.prepared);
  const [only] = asked;
  if (asked.length === 1 && only!.kind === 'many') return setXml(item, only!.options, notes);
  if (asked.length === 1 && only!.kind === 'one') {
    const answers = only!.options.map(({ text, isRight }) =>
      answer(isRight ? '100' : '0', escapeMarkup(text), 'html'),
    );
    return question('multichoice', item, item.textHtml, [
      xml('single', {}, 'true'),
      xml('shuffleanswers', {}, 'false'),
      xml('answernumbering', {}, 'abc'),
      ...answers,
    ]);
  }
  if (asked.length === 1 && only!.kind === 'number') {
    return question('numerical', item, item.textHtml, [
      `<answer fraction="100" format="moodle_auto_format"><text>${decimal(only!.value)}</text><tolerance>${toleranceOf(only!.value, only!.tolerance)}</tolerance></answer>`,
    ]);
  }
  if (asked.length === 1 && only!.kind === 'text')
    return question('shortanswer', item, item.textHtml, [
      xml('usecase', {}, '0'),
      ...only!.accepted.map((text) =>
        answer('100', xmlText(text.replaceAll('*', '\\*')), 'moodle_auto_format', true),
      ),
    ]);
  const blanks = asked.map((each) => `<li>${escapeMarkup(each.label)}: ${blank(each, notes)}</li>`).join('');
  return question('cloze', item, `${item.textHtml}<ul>${blanks}</ul>`, []);
}

/** Each right option carries an equal share, and each wrong one takes one away. */
function setXml(item: Item, options: readonly Choice[], notes: string[]): string {
  const right = options.filter(({ isRight }) => isRight).length;
  const share = shareOf(right);
  if (item.prepared.ask.question.credit === 'each')
    notes.push(
      `In Moodle, the sets of question ${item.prepared.ask.question.id} are marked by what is right less what is wrong ("net").`,
    );
  if (share === null) {
    notes.push(
      `Question ${item.prepared.ask.question.id} has ${right} right options, whose share Moodle does not know; it asks about each of them by itself.`,
    );
    const blanks = options
      .slice(0, -1)
      .map(
        ({ text, isRight }) =>
          `<li>${escapeMarkup(text)}: {1:MULTICHOICE:${isRight ? '=yes~no' : 'yes~=no'}}</li>`,
      )
      .join('');
    return question('cloze', item, `${item.textHtml}<ul>${blanks}</ul>`, []);
  }
  const answers = options.map(({ text, isRight }) =>
    answer(isRight ? share : `-${share}`, escapeMarkup(text), 'html'),
  );
  return question('multichoice', item, item.textHtml, [
    xml('single', {}, 'false'),
    xml('shuffleanswers', {}, 'false'),
    xml('answernumbering', {}, 'none'),
    ...answers,
  ]);
}

function shareOf(count: number): string | null {
  const exact = new Fraction(100, count);
  return (
    MOODLE_FRACTIONS.find(
      (known) => new Fraction(known).sub(exact).abs().compare(new Fraction(1, 50_000)) < 0,
    ) ?? null
  );
}

function answer(share: string, text: string, format: string, isText = false): string {
  return `<answer fraction="${share}" format="${format}"><text>${isText ? text : cdata(text)}</text></answer>`;
}

function question(type: string, item: Item, html: string, rest: readonly string[]): string {
  const picture =
    item.image === null
      ? item.tableHtml
      : `<p><img src="@@PLUGINFILE@@/${item.image.name}" alt="${escapeMarkup(item.image.alt)}"></p>`;
  const file =
    item.image === null
      ? ''
      : `<file name="${xmlText(item.image.name)}" path="/" encoding="base64">${Buffer.from(item.image.svg, 'utf8').toString('base64')}</file>`;
  return [
    `<question type="${type}">`,
    `<name><text>${xmlText(item.title)}</text></name>`,
    `<questiontext format="html"><text>${cdata(picture + html)}</text>${file}</questiontext>`,
    '<generalfeedback format="html"><text></text></generalfeedback>',
    ...(type === 'cloze' ? [] : [`<defaultgrade>${decimal(item.points)}</defaultgrade>`]),
    '<penalty>0</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${xmlText(item.id)}</idnumber>`,
    ...rest,
    '</question>',
  ].join('\n');
}

/** `{1:NUMERICAL:=3:0}`; what cloze would read as its own is escaped. */
function blank(asked: Asked, notes: string[]): string {
  switch (asked.kind) {
    case 'number':
      return `{1:NUMERICAL:=${decimal(asked.value)}:${toleranceOf(asked.value, asked.tolerance)}}`;
    case 'text':
      return `{1:SHORTANSWER:${asked.accepted.map((text) => `=${clozeText(text)}`).join('~')}}`;
    case 'one':
      return `{1:MULTICHOICE:${asked.options.map(({ text, isRight }) => `${isRight ? '=' : ''}${clozeText(text)}`).join('~')}}`;
    case 'many': {
      notes.push('Sets among other blanks are asked as text.');
      const right = asked.options.filter(({ isRight }) => isRight).map(({ text }) => text);
      return `{1:SHORTANSWER:${[', ', ',', ' '].map((between) => `=${clozeText(right.join(between))}`).join('~')}}`;
    }
  }
}

const clozeText = (text: string): string =>
  escapeMarkup(text.replace(/[\\~=%#{}"*/]/g, (character) => `\\${character}`));

/** As many digits as a double holds. */
export function decimal(value: Exact): string {
  return String(fraction(value).valueOf());
}

/** A fraction without an end cannot be written down, so what is nearest must do. */
export function toleranceOf(value: Exact, tolerance: number): string {
  if (tolerance > 0) return String(tolerance);
  return new Fraction(decimal(value)).equals(fraction(value)) ? '0' : '0.005';
}
