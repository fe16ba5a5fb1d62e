import { Fraction } from 'fraction.js';
import { LOSS } from '../credit/credit.ts';
import { fraction } from '../exactNumber.ts';
import { askedElsewhere } from './offeredAnswers.ts';
import { decimal } from './numbers.ts';
import { partXml21 } from './qti21Part.ts';
import { QTI21, xhtml } from './qti21Markup.ts';
import type { Item } from './questionBank.ts';
import { xml } from '../../picture/xml.ts';

const TEMPLATE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response';

/** A name as QTI wants it, which no digit may begin. */
export const itemIdent = ({ id }: Item): string => `q-${id}`;

/** One question in QTI 2.1. Its parts add up; none brings less than nothing to the whole. */
export function itemXml21(item: Item): string {
  const asked = askedElsewhere(item.prepared);
  const { credit } = item.prepared.ask.question;
  const share = fraction(item.points).div(Math.max(1, asked.length));
  const rule = {
    share,
    loss: asked.length > 1 && credit === 'net' ? share.mul(LOSS) : new Fraction(0),
    allOrNothing: credit === 'all',
  };
  const parts = asked.map((each, at) =>
    partXml21(each, asked.length === 1 ? 'RESPONSE' : `RESPONSE${at + 1}`, rule, asked.length === 1),
  );
  const picture =
    item.image === null
      ? xhtml(item.tableHtml)
      : xml('p', {}, xml('img', { src: `images/${item.image.name}`, alt: item.image.alt }));
  const [only, ...others] = parts;
  const processing =
    only !== undefined && others.length === 0 && only.isMapped && credit !== 'all'
      ? xml('responseProcessing', { template: TEMPLATE })
      : xml('responseProcessing', {}, parts.map(({ scoring }) => scoring).join('') + bounds(item));
  return xml(
    'assessmentItem',
    {
      xmlns: QTI21,
      identifier: itemIdent(item),
      title: item.title,
      adaptive: 'false',
      timeDependent: 'false',
    },
    [
      ...parts.map(({ declaration }) => declaration),
      outcome('SCORE', '0'),
      outcome('MAXSCORE', item.points),
      xml('itemBody', {}, picture + xhtml(item.textHtml) + parts.map(({ body }) => body).join('\n')),
      processing,
    ].join('\n'),
  );
}

const outcome = (identifier: string, value: string): string =>
  xml(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType: 'float' },
    xml('defaultValue', {}, xml('value', {}, decimal(value))),
  );

/** Nothing where the sum is below 0, or below the whole where that is all that counts. */
function bounds({ points, prepared }: Item): string {
  const least = prepared.ask.question.credit === 'all' ? fraction(points).sub('0.0001').toFraction() : '0';
  const test = xml(
    'lt',
    {},
    xml('variable', { identifier: 'SCORE' }) + xml('baseValue', { baseType: 'float' }, decimal(least)),
  );
  const none = xml('baseValue', { baseType: 'float' }, '0');
  return xml(
    'responseCondition',
    {},
    xml('responseIf', {}, test + xml('setOutcomeValue', { identifier: 'SCORE' }, none)),
  );
}
