import { guessNote } from './guessing.ts';
import type { Asked, Choice } from './exportedAnswers.ts';
import { decimal, toleranceOf } from './numbers.ts';
import { askedElsewhere } from './offeredAnswers.ts';
import { blanksFor, blanksXml, partOf } from './qtiBlanks.ts';
import { condition, equal, labels, shell } from './qtiShell.ts';
import type { Item } from './questionBank.ts';
import { spellingsOfNumber } from './spellings.ts';
import { xml } from '../../picture/xml.ts';

/**
 * One question in QTI 1.2, as Canvas reads it: an item, or one for each part where an item cannot ask them
 * all. `notes` says what could not be said exactly.
 */
export function itemsXml(item: Item, notes: string[]): string[] {
  const asked = askedElsewhere(item.prepared);
  const [only, ...others] = asked;
  const guess = guessNote(item.prepared, asked, 'Canvas');
  if (guess !== null) notes.push(guess);
  if (only !== undefined && others.length === 0) return [partXml(item, only, notes)];
  if (blanksFor(asked) !== 'apart') return [blanksXml(item, asked)];
  const { number } = item.prepared.ask.question;
  notes.push(`In Canvas, the ${asked.length} parts of question ${number} are questions of their own.`);
  return asked.map((each, at) => partXml(partOf(item, each, at, asked.length), each, notes));
}

function partXml(item: Item, asked: Asked, notes: string[]): string {
  switch (asked.kind) {
    case 'number':
      // A number field of Canvas reads no true minus sign, comma or fraction; what is exact can be typed.
      return asked.tolerance > 0 ? numberXml(item, asked) : shortXml(item, spellingsOfNumber(asked.value));
    case 'one':
      return choiceXml(item, asked.options, false);
    case 'many':
      if (item.prepared.ask.question.credit === 'each')
        notes.push(
          `In Canvas, the sets of question ${item.prepared.ask.question.number} are marked by ` +
            'Canvas’s own rule for several answers.',
        );
      return choiceXml(item, asked.options, true);
    case 'text':
      return shortXml(item, asked.accepted);
  }
}

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
    ? condition(xml('and', {}, tests.join('')), 'Set', '100')
    : tests.map((test) => condition(test, 'Set', '100')).join('');
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
    condition(xml('or', {}, equal('response1', decimal(value)) + range), 'Set', '100'),
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
    condition(accepted.map((text) => equal('response1', text)).join(''), 'Set', '100'),
  );
}
