import { escapeMarkup } from '../../picture/markup.ts';
import { countOf } from './exportedAnswers.ts';
import { askedElsewhere } from './offeredAnswers.ts';
import type { Choice } from './exportedAnswers.ts';
import { clozeBlank } from './moodleCloze.ts';
import type { BlankRule } from './moodleCloze.ts';
import { fraction } from '../exactNumber.ts';
import { formatPoints } from '../../words/points.ts';
import { rightShares, tooManyRight, wrongShare } from './moodleShares.ts';
import { decimal, toleranceOf } from './numbers.ts';
import { spellingsOfNumber } from './spellings.ts';
import type { Bank, Item, Written } from './questionBank.ts';
import { cdata, xml, xmlText } from '../../picture/xml.ts';

/**
 * A question bank in Moodle's XML: one category, and where there are variants one for each question below it,
 * from which a quiz draws at random. Pictures are files beside the text. Sets are multiple choice, wrong ones
 * counting against right ones; several blanks are one cloze question.
 */
export function moodleXml(bank: Bank): Written {
  const notes: string[] = [];
  const parts: string[] = [];
  const hasVariants = bank.groups.some(({ items }) => items.length > 1);
  if (!hasVariants) parts.push(categoryXml([bank.title]));
  for (const { id, items } of bank.groups) {
    if (hasVariants) parts.push(categoryXml([bank.title, id]));
    for (const item of items) parts.push(questionXml(item, notes));
  }
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n${xml('quiz', {}, `\n${parts.join('\n')}\n`)}\n`;
  return { files: [{ path: `${bank.slug}.xml`, content }], notes: [...new Set(notes)] };
}

const categoryXml = (path: readonly string[]): string =>
  xml(
    'question',
    { type: 'category' },
    xml('category', {}, xml('text', {}, xmlText(['$course$', ...path.map(pathPart)].join('/')))),
  );

/** A slash would begin a category below. */
const pathPart = (text: string): string => text.replaceAll('/', '//');

export function moodleRefusal({ prepared }: Item): string | null {
  const [only, ...rest] = askedElsewhere(prepared);
  if (rest.length > 0 || only?.kind !== 'many') return null;
  const { number, credit } = prepared.ask.question;
  const right = only.options.filter(({ isRight }) => isRight).length;
  if (rightShares(right) === null) return tooManyRight(number, right);
  return credit === 'all'
    ? `question ${number} is all or nothing, and Moodle’s multiple choice always gives part of the ` +
        'mark: write "credit": "net"'
    : null;
}

function questionXml(item: Item, notes: string[]): string {
  const asked = askedElsewhere(item.prepared);
  const [only, ...others] = asked;
  if (only === undefined || others.length > 0) {
    const rule = blankRule(item, asked.length, notes);
    const blanks = asked.map(
      (each) => `<li>${escapeMarkup(each.label)}: ${clozeBlank(each, rule, notes)}</li>`,
    );
    return question('cloze', item, `${item.textHtml}<ul>${blanks.join('')}</ul>`, []);
  }
  switch (only.kind) {
    case 'many':
      return setXml(item, only.options, notes);
    case 'one':
      return question('multichoice', item, item.textHtml, [
        xml('single', {}, 'true'),
        xml('shuffleanswers', {}, 'false'),
        xml('answernumbering', {}, 'abc'),
        ...only.options.map(({ text, isRight }) =>
          answer(isRight ? '100' : '0', cdata(escapeMarkup(text)), 'html'),
        ),
      ]);
    case 'number': {
      if (only.tolerance === 0) return shortXml(item, spellingsOfNumber(only.value));
      const tolerance = xml('tolerance', {}, toleranceOf(only.value, only.tolerance));
      return question('numerical', item, item.textHtml, [
        answer('100', decimal(only.value), 'moodle_auto_format', tolerance),
      ]);
    }
    case 'text':
      return shortXml(item, only.accepted);
  }
}

/** What is typed, in all spellings: of numbers too, since Moodle reads neither `−3` nor `1/3` as one. */
const shortXml = (item: Item, accepted: readonly string[]): string =>
  question('shortanswer', item, item.textHtml, [
    xml('usecase', {}, '0'),
    ...accepted.map((text) => answer('100', xmlText(text.replaceAll('*', '\\*')), 'moodle_auto_format')),
  ]);

/** Blanks weigh whole numbers, and what a question is worth is their sum. */
function blankRule({ prepared, points }: Item, count: number, notes: string[]): BlankRule {
  const { number, credit } = prepared.ask.question;
  const each = fraction(points).div(count);
  const weight = each.d === 1n && each.n > 0n ? Number(each.n) : 1;
  if (!each.equals(weight))
    notes.push(
      `In Moodle, question ${number} counts ${count * weight} points instead of ${formatPoints(points)}, ` +
        'one a blank: set what it is worth where you put it into a quiz.',
    );
  if (credit !== 'net') return { weight, loss: 0 };
  notes.push(
    `In Moodle, a wrong answer to question ${number} takes half of what a right one brings, and wrong ones ` +
      'alone come to less than nothing.',
  );
  return { weight, loss: 50 };
}

/** Right options share the mark, and each wrong one takes away. */
function setXml(item: Item, options: readonly Choice[], notes: string[]): string {
  const { number, credit } = item.prepared.ask.question;
  if (credit === 'each')
    notes.push(
      `In Moodle, the sets of question ${number} are marked by what is right less what is wrong ("net").`,
    );
  const { right, wrong } = countOf(options);
  const shares = rightShares(right) ?? [];
  const loss = `-${wrongShare(right, wrong)}`;
  let at = 0;
  return question('multichoice', item, item.textHtml, [
    xml('single', {}, 'false'),
    xml('shuffleanswers', {}, 'false'),
    xml('answernumbering', {}, 'none'),
    ...options.map(({ text, isRight }) =>
      answer(isRight ? (shares[at++] ?? '0') : loss, cdata(escapeMarkup(text)), 'html'),
    ),
  ]);
}

/** `text` is markup, or character data. */
const answer = (fraction: string, text: string, format: string, more = ''): string =>
  xml('answer', { fraction, format }, xml('text', {}, text) + more);

function question(type: string, item: Item, html: string, rest: readonly string[]): string {
  const picture =
    item.image === null
      ? item.tableHtml
      : `<p><img src="@@PLUGINFILE@@/${item.image.name}" alt="${escapeMarkup(item.image.alt)}"></p>`;
  const file =
    item.image === null
      ? ''
      : `<file name="${xmlText(item.image.name)}" path="/" ` +
        `encoding="base64">${Buffer.from(item.image.svg, 'utf8').toString('base64')}</file>`;
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
