import { escapeMarkup } from '../../picture/markup.ts';
import { decimal } from './numbers.ts';
import type { Item } from './questionBank.ts';
import { xml, xmlText } from '../../picture/xml.ts';

/** An item of that type, with what it asks, its responses and their scores. */
export function shell(item: Item, type: string, text: string, responses: string, conditions: string): string {
  const field = (label: string, entry: string): string =>
    xml('qtimetadatafield', {}, xml('fieldlabel', {}, label) + xml('fieldentry', {}, xmlText(entry)));
  const metadata = xml(
    'itemmetadata',
    {},
    xml('qtimetadata', {}, field('question_type', type) + field('points_possible', decimal(item.points))),
  );
  const picture =
    item.image === null
      ? item.tableHtml
      : `<p><img src="$IMS-CC-FILEBASE$/images/${item.image.name}" ` +
        `alt="${escapeMarkup(item.image.alt)}"></p>`;
  const presentation = xml(
    'presentation',
    {},
    xml('material', {}, xml('mattext', { texttype: 'text/html' }, xmlText(picture + text))) + responses,
  );
  const outcomes = xml(
    'outcomes',
    {},
    xml('decvar', { maxvalue: '100', minvalue: '0', varname: 'SCORE', vartype: 'Decimal' }),
  );
  return xml(
    'item',
    { ident: item.id, title: item.title },
    metadata + presentation + xml('resprocessing', {}, outcomes + conditions),
  );
}

/** Options, called `answer1` and so on. */
export const labels = (options: readonly string[]): string =>
  options
    .map((text, at) =>
      xml(
        'response_label',
        { ident: `answer${at + 1}` },
        xml('material', {}, xml('mattext', { texttype: 'text/plain' }, xmlText(text))),
      ),
    )
    .join('');
export const equal = (ident: string, value: string): string =>
  xml('varequal', { respident: ident }, xmlText(value));
export const condition = (test: string, action: 'Set' | 'Add', score: string): string =>
  xml(
    'respcondition',
    { continue: action === 'Add' ? 'Yes' : 'No' },
    xml('conditionvar', {}, test) + xml('setvar', { action, varname: 'SCORE' }, score),
  );
