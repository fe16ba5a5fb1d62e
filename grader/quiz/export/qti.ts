import { Fraction } from 'fraction.js';
import { escapeMarkup } from '../../picture/markup.ts';
import { fraction } from '../exactNumber.ts';
import { askedElsewhere } from './exportedAnswers.ts';
import type { Asked, Choice } from './exportedAnswers.ts';
import { unmarkable } from './questionBank.ts';
import type { Bank, Exported, Item, OutFile } from './questionBank.ts';
import { decimal, toleranceOf } from './moodle.ts';
import { xml, xmlText } from './xml.ts';

const QTI = 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2';

/**
 * A quiz in QTI 1.2 as Canvas reads it: a package of manifest, assessment and pictures, to be zipped. Of each
 * question's variants, one is drawn.
 */
export function qtiPackage(bank: Bank): Exported {
  const id = `${bank.slug}-quiz`;
  const notes: string[] = [];
  const images = new Map<string, string>();
  const sections: string[] = [];
  for (const group of bank.groups) {
    const items: string[] = [];
    for (const item of group.items) {
      const why = unmarkable(item) ?? refusal(item);
      if (why !== null) return { ok: false, why };
      if (item.image !== null) images.set(item.image.name, item.image.svg);
      items.push(itemXml(item, notes));
    }
    const selection = xml(
      'selection_ordering',
      {},
      xml(
        'selection',
        {},
        xml('selection_number', {}, '1') +
          xml('selection_extension', {}, xml('points_per_item', {}, decimal(group.points))),
      ),
    );
    sections.push(
      group.items.length === 1
        ? items.join('\n')
        : xml(
            'section',
            { ident: `${bank.slug}-${group.id}`, title: group.id },
            `${selection}\n${items.join('\n')}`,
          ),
    );
  }
  const assessment = document(
    xml(
      'questestinterop',
      { xmlns: QTI },
      xml(
        'assessment',
        { ident: id, title: bank.title },
        xml('section', { ident: 'root_section' }, `\n${sections.join('\n')}\n`),
      ),
    ),
  );
  const files: OutFile[] = [
    { path: 'imsmanifest.xml', content: manifest(id, [...images.keys()]) },
    { path: `${id}/${id}.xml`, content: assessment },
    { path: `${id}/assessment_meta.xml`, content: meta(bank, id) },
    ...[...images].map(([name, svg]) => ({ path: `images/${name}`, content: svg })),
  ];
  return { ok: true, files, notes: [...new Set(notes)] };
}

const document = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

function refusal({ prepared }: Item): string | null {
  const asked = askedElsewhere(prepared);
  return asked.length > 1 && asked.some(({ kind }) => kind === 'many')
    ? `question ${prepared.ask.question.id} has a set among other blanks, which QTI 1.2 cannot ask`
    : null;
}

function manifest(id: string, images: readonly string[]): string {
  const resources = [
    xml(
      'resource',
      { identifier: id, type: 'imsqti_xmlv1p2' },
      xml('file', { href: `${id}/${id}.xml` }) + xml('dependency', { identifierref: `${id}-meta` }),
    ),
    xml(
      'resource',
      {
        identifier: `${id}-meta`,
        type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
        href: `${id}/assessment_meta.xml`,
      },
      xml('file', { href: `${id}/assessment_meta.xml` }),
    ),
    ...images.map((name, at) =>
      xml(
        'resource',
        { identifier: `${id}-image-${at + 1}`, type: 'webcontent', href: `images/${name}` },
        xml('file', { href: `images/${name}` }),
      ),
    ),
  ];
  const schema = xml('metadata', {}, xml('schema', {}, 'IMS Content') + xml('schemaversion', {}, '1.1.3'));
  return document(
    xml(
      'manifest',
      { identifier: `${id}-manifest`, xmlns: 'http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1' },
      `${schema}${xml('organizations', {})}${xml('resources', {}, resources.join('\n'))}`,
    ),
  );
}

function meta(bank: Bank, id: string): string {
  const points = bank.groups
    .reduce((sum, group) => sum.add(fraction(group.points)), new Fraction(0))
    .valueOf();
  return document(
    xml(
      'quiz',
      { identifier: id, xmlns: 'http://canvas.instructure.com/xsd/cccv1p0' },
      [
        xml('title', {}, xmlText(bank.title)),
        xml('description', {}, xmlText(bank.introHtml)),
        xml('quiz_type', {}, 'assignment'),
        xml('points_possible', {}, String(points)),
      ].join(''),
    ),
  );
}

function itemXml(item: Item, notes: string[]): string {
  const asked = askedElsewhere(item.prepared);
  const [only] = asked;
  if (asked.length > 1) return blanksXml(item, asked);
  switch (only!.kind) {
    case 'number':
      return numberXml(item, only!);
    case 'one':
      return choiceXml(item, only!.options, false);
    case 'many':
      if (item.prepared.ask.question.credit === 'each')
        notes.push(
          `In Canvas, the sets of question ${item.prepared.ask.question.id} are marked by Canvas’s own rule for several answers.`,
        );
      return choiceXml(item, only!.options, true);
    case 'text':
      return shortXml(item, only!.accepted);
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
      : `<p><img src="$IMS-CC-FILEBASE$/images/${item.image.name}" alt="${escapeMarkup(item.image.alt)}"></p>`;
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
