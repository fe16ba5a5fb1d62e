import type { Fraction } from 'fraction.js';
import { isFinite } from '../exactNumber.ts';
import { countOf } from './exportedAnswers.ts';
import type { Asked, Choice } from './exportedAnswers.ts';
import { decimal, toleranceOf } from './numbers.ts';
import { spellingsOfNumber } from './spellings.ts';
import { xml, xmlText } from '../../picture/xml.ts';

/** What a right part brings, and a wrong one takes. */
interface Rule {
  readonly share: Fraction;
  readonly loss: Fraction;
  readonly allOrNothing: boolean;
}

export interface Part {
  readonly declaration: string;
  readonly body: string;
  /** Adds what the part earns to SCORE. */
  readonly scoring: string;
  /** Whether a map of answers says all of what it earns. */
  readonly isMapped: boolean;
}

const number = (value: Fraction): string => decimal(value.toFraction());
/** As long a box whatever is asked for. */
const BOX = '20';

/** A part of a question, whose answer is held by that variable. */
export function partXml21(asked: Asked, name: string, rule: Rule, isAlone: boolean): Part {
  switch (asked.kind) {
    case 'number':
      if (asked.tolerance > 0 && isFinite(asked.value)) return marginPart(asked, name, rule);
      return textPart(asked.label, spellingsOfNumber(asked.value), name, rule);
    case 'text':
      return textPart(asked.label, asked.accepted, name, rule);
    case 'one':
      return onePart(asked, name, rule, isAlone);
    case 'many':
      return manyPart(asked, name, rule);
  }
}

const declared = (
  name: string,
  baseType: string,
  right: readonly string[],
  map: string,
  many = false,
): string =>
  xml(
    'responseDeclaration',
    { identifier: name, cardinality: many ? 'multiple' : 'single', baseType },
    xml('correctResponse', {}, right.map((text) => xml('value', {}, xmlText(text))).join('')) + map,
  );

const box = (label: string, name: string): string =>
  xml(
    'p',
    {},
    `${xmlText(label)}: ${xml('textEntryInteraction', { responseIdentifier: name, expectedLength: BOX })}`,
  );

function textPart(label: string, accepted: readonly string[], name: string, { share, loss }: Rule): Part {
  const keys = [...new Map(accepted.map((text) => [text.toLowerCase(), text])).values()];
  const entries = keys.map((mapKey) =>
    xml('mapEntry', { mapKey, mappedValue: number(share), caseSensitive: 'false' }),
  );
  const map = xml('mapping', { defaultValue: number(loss.neg()) }, entries.join(''));
  return {
    declaration: declared(name, 'string', accepted.slice(0, 1), map),
    body: box(label, name),
    scoring: addedByMap(name),
    isMapped: true,
  };
}

function marginPart(
  { label, value, tolerance }: Extract<Asked, { readonly kind: 'number' }>,
  name: string,
  { share, loss }: Rule,
): Part {
  const slack = toleranceOf(value, tolerance);
  const equal = xml(
    'equal',
    { toleranceMode: 'absolute', tolerance: `${slack} ${slack}` },
    variable(name) + float(decimal(value)),
  );
  const wrong = xml('responseElseIf', {}, isGiven(name) + added(float(number(loss.neg()))));
  return {
    declaration: declared(name, 'float', [decimal(value)], ''),
    body: box(label, name),
    scoring: xml(
      'responseCondition',
      {},
      xml('responseIf', {}, equal + added(float(number(share)))) + (loss.equals(0) ? '' : wrong),
    ),
    isMapped: false,
  };
}

const ident = (name: string, at: number): string => `${name}-${at + 1}`;

function onePart(
  { label, options }: Extract<Asked, { readonly kind: 'one' }>,
  name: string,
  { share, loss }: Rule,
  isAlone: boolean,
): Part {
  const right = options.flatMap(({ isRight }, at) => (isRight ? [ident(name, at)] : []));
  const entries = right.map((mapKey) => xml('mapEntry', { mapKey, mappedValue: number(share) }));
  const map = xml('mapping', { defaultValue: number(loss.neg()) }, entries.join(''));
  const inline = options.map(({ text }, at) =>
    xml('inlineChoice', { identifier: ident(name, at) }, xmlText(text)),
  );
  const list = xml(
    'inlineChoiceInteraction',
    { responseIdentifier: name, shuffle: 'false' },
    inline.join(''),
  );
  return {
    declaration: declared(name, 'identifier', right.slice(0, 1), map),
    body: isAlone ? choices(label, options, name, '1') : xml('p', {}, `${xmlText(label)}: ${list}`),
    scoring: addedByMap(name),
    isMapped: true,
  };
}

/** A set: each wrong one takes as much as a right one brings, or more where fewer are wrong than right. */
function manyPart(
  { label, options }: Extract<Asked, { readonly kind: 'many' }>,
  name: string,
  { share, allOrNothing }: Rule,
): Part {
  const { right, wrong } = countOf(options);
  const gain = share.div(Math.max(1, right));
  const cost = share.div(Math.max(1, Math.min(right, wrong))).neg();
  const entries = options.map(({ isRight }, at) =>
    xml('mapEntry', { mapKey: ident(name, at), mappedValue: number(isRight ? gain : cost) }),
  );
  const map = xml(
    'mapping',
    { lowerBound: '0', upperBound: number(share), defaultValue: '0' },
    entries.join(''),
  );
  const keys = options.flatMap(({ isRight }, at) => (isRight ? [ident(name, at)] : []));
  const whole = xml('match', {}, variable(name) + xml('correct', { identifier: name }));
  return {
    declaration: declared(name, 'identifier', keys, map, true),
    body: choices(label, options, name, '0'),
    scoring: allOrNothing
      ? xml('responseCondition', {}, xml('responseIf', {}, whole + added(float(number(share)))))
      : addedByMap(name),
    isMapped: true,
  };
}

function choices(label: string, options: readonly Choice[], name: string, most: string): string {
  const listed = options.map(({ text }, at) =>
    xml('simpleChoice', { identifier: ident(name, at) }, xmlText(text)),
  );
  return xml(
    'choiceInteraction',
    { responseIdentifier: name, shuffle: 'false', maxChoices: most },
    xml('prompt', {}, xmlText(label)) + listed.join(''),
  );
}

const variable = (identifier: string): string => xml('variable', { identifier });
const float = (value: string): string => xml('baseValue', { baseType: 'float' }, value);
const isGiven = (name: string): string => xml('not', {}, xml('isNull', {}, variable(name)));
const added = (value: string): string =>
  xml('setOutcomeValue', { identifier: 'SCORE' }, xml('sum', {}, variable('SCORE') + value));
/** What is left blank earns and costs nothing. */
const addedByMap = (name: string): string =>
  xml(
    'responseCondition',
    {},
    xml('responseIf', {}, isGiven(name) + added(xml('mapResponse', { identifier: name }))),
  );
