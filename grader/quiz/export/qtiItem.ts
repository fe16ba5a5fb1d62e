import { escapeMarkup } from '../../picture/markup.ts';
import { askedElsewhere } from './offeredAnswers.ts';
import type { Asked, Choice } from './exportedAnswers.ts';
import { canvasGuessNote } from './canvasGuessing.ts';
import { decimal, toleranceOf } from './numbers.ts';
import type { Item } from './questionBank.ts';
import { xml, xmlText } from '../../picture/xml.ts';

/** One question in QTI 1.2, as Canvas reads it; `notes` says what could not be said exactly. */
export function itemXml(item: Item, notes: string[]): string {
  const asked = askedElsewhere(item.prepared);
  const [only, ...others] = asked;
  const guess = canvasGuessNote(item.prepared, asked);
  if (guess !== null) notes.push(guess);
  if (only === undefined || others.length > 0) return blanksXml(item, asked);
  switch (only.kind) {
    case 'number':
      return numberXml(item, only);
    case 'one':
      return choiceXml(item, only.options, false);
    case 'many':
      if (item.prepared.ask.question.credit === 'each')
        notes.push(
          `In Canvas, the sets of question ${item.prepared.ask.question.id} are marked by ` +
            'Canvas’s own rule for several answers.',
        );
      return choiceXml(item, only.options, true);
    case 'text':
      return shortXml(item, only.accepted);
  }
}

function shell(item: Item, type: string, text: string, responses: string, conditions: string): string {
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

const labels = (options: readonly string[]): string =>
  options
    .map((text, at) =>
      xml(
        'response_label',
        { ident: `answer${at + 1}` },
        xml('material', {}, xml('mattext', { texttype: 'text/plain' }, xmlText(text))),
      ),
    )
    .join('');
const equal = (ident: string, value: string): string => xml('varequal', { respident: ident }, xmlText(value));
const scored = (test: string, action: 'Set' | 'Add', score: string): string =>
  xml(
    'respcondition',
    { continue: action === 'Add' ? 'Yes' : 'No' },
    xml('conditionvar', {}, test) + xml('setvar', { action, varname: 'SCORE' }, score),
  );

function choiceXml(item: Item, options: readonly Choice[], many: boolean): string {
  const response = xml(
    'response_lid',
    { ident: 'response1', rcardinality: many ? 'Multiple' : 'Single' },
    xml('render_choice', {}, labels(options.map(({ text }) => text))),
  );
  const tests = options
    .map(({ isRight }, at) =>
      isRight
        ? equal('response1', `answer${at + 1}`)
        : many
          ? xml('not', {}, equal('response1', `answer${at + 1}`))
          : '',
    )
    .filter((test) => test !== '');
  // Of several that are right, any one brings the points.
  const conditions = many
    ? scored(xml('and', {}, tests.join('')), 'Set', '100')
    : tests.map((test) => scored(test, 'Set', '100')).join('');
  return shell(
    item,
    many ? 'multiple_answers_question' : 'multiple_choice_question',
    item.textHtml,
    response,
    conditions,
  );
}

function numberXml(item: Item, { value, tolerance }: Extract<Asked, { readonly kind: 'number' }>): string {
  const response = xml(
    'response_str',
    { ident: 'response1', rcardinality: 'Single' },
    xml('render_fib', { fibtype: 'Decimal' }, xml('response_label', { ident: 'answer1' })),
  );
  const middle = Number(decimal(value));
  const slack = Number(toleranceOf(value, tolerance));
  const range = xml(
    'and',
    {},
    xml('vargte', { respident: 'response1' }, String(middle - slack)) +
      xml('varlte', { respident: 'response1' }, String(middle + slack)),
  );
  return shell(
    item,
    'numerical_question',
    item.textHtml,
    response,
    scored(xml('or', {}, equal('response1', decimal(value)) + range), 'Set', '100'),
  );
}

function shortXml(item: Item, accepted: readonly string[]): string {
  const response = xml(
    'response_str',
    { ident: 'response1', rcardinality: 'Single' },
    xml('render_fib', {}, xml('response_label', { ident: 'answer1', rshuffle: 'No' })),
  );
  return shell(
    item,
    'short_answer_question',
    item.textHtml,
    response,
    scored(accepted.map((text) => equal('response1', text)).join(''), 'Set', '100'),
  );
}

/** A blank for each part; each adds its share of a hundred, to two decimals, as Canvas writes it. */
function blanksXml(item: Item, asked: readonly Asked[]): string {
  const share = (100 / asked.length).toFixed(2);
  const blanks = asked.map((each, at) => {
    const name = `b${at + 1}`;
    const accepted =
      each.kind === 'number'
        ? numbersOf(each)
        : each.kind === 'text'
          ? each.accepted
          : each.options.filter(({ isRight }) => isRight).map(({ text }) => text);
    const response = xml(
      'response_lid',
      { ident: `response_${name}` },
      xml('material', {}, xml('mattext', {}, name)) + xml('render_choice', {}, labels(accepted)),
    );
    const hint = each.kind === 'one' ? ` (${each.options.map(({ text }) => text).join(' / ')})` : '';
    return {
      html: `<li>${escapeMarkup(each.label + hint)}: [${name}]</li>`,
      response,
      condition: scored(equal(`response_${name}`, 'answer1'), 'Add', share),
    };
  });
  return shell(
    item,
    'fill_in_multiple_blanks_question',
    `${item.textHtml}<ul>${blanks.map(({ html }) => html).join('')}</ul>`,
    blanks.map(({ response }) => response).join(''),
    blanks.map(({ condition }) => condition).join(''),
  );
}

/** A blank of text takes a number in the forms that people write it in. */
function numbersOf({ value, tolerance }: Extract<Asked, { readonly kind: 'number' }>): string[] {
  const middle = Number(decimal(value));
  const rounded =
    tolerance > 0 || value.includes('/')
      ? [1, 2, 3, 4]
          .map((digits) => middle.toFixed(digits))
          .filter((text) => Math.abs(Number(text) - middle) <= Math.max(tolerance, 0.005))
      : [];
  return [...new Set([decimal(value), ...(value.includes('/') ? [value] : []), ...rounded])];
}
