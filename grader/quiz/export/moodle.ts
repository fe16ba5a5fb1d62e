import { escapeMarkup } from '../../picture/markup.ts';
import { askedElsewhere } from './exportedAnswers.ts';
import type { Choice } from './exportedAnswers.ts';
import { clozeBlank } from './moodleCloze.ts';
import { rightShares, tooManyRight, wrongShare } from './moodleShares.ts';
import { decimal, toleranceOf } from './numbers.ts';
import { unmarkable } from './questionBank.ts';
import type { Bank, Exported, Item } from './questionBank.ts';
import { cdata, xml, xmlText } from '../../picture/xml.ts';

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
  if (rest.length > 0 || only?.kind !== 'many') return null;
  const { id, credit } = prepared.ask.question;
  const right = only.options.filter(({ isRight }) => isRight).length;
  if (rightShares(right) === null) return tooManyRight(id, right);
  return credit === 'all'
    ? `question ${id} is all or nothing, and Moodle’s multiple choice always gives part of the ` +
        'mark: write "credit": "net"'
    : null;
}

function questionXml(item: Item, notes: string[]): string {
  const asked = askedElsewhere(item.prepared);
  const [only, ...others] = asked;
  if (only === undefined || others.length > 0) {
    const blanks = asked.map((each) => `<li>${escapeMarkup(each.label)}: ${clozeBlank(each, notes)}</li>`);
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
      const tolerance = xml('tolerance', {}, toleranceOf(only.value, only.tolerance));
      return question('numerical', item, item.textHtml, [
        answer('100', decimal(only.value), 'moodle_auto_format', tolerance),
      ]);
    }
    case 'text':
      return question('shortanswer', item, item.textHtml, [
        xml('usecase', {}, '0'),
        ...only.accepted.map((text) =>
          answer('100', xmlText(text.replaceAll('*', '\\*')), 'moodle_auto_format'),
        ),
      ]);
  }
}

/** Right options share the mark, and each wrong one takes away. */
function setXml(item: Item, options: readonly Choice[], notes: string[]): string {
  const { id, credit } = item.prepared.ask.question;
  if (credit === 'each')
    notes.push(
      `In Moodle, the sets of question ${id} are marked by what is right less what is wrong ("net").`,
    );
  const right = options.filter(({ isRight }) => isRight).length;
  const shares = rightShares(right) ?? [];
  const loss = `-${wrongShare(right, options.length - right)}`;
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
