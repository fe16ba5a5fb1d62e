import { escapeMarkup } from '../../picture/markup.ts';
import { fraction } from '../exactNumber.ts';
import type { Asked } from './exportedAnswers.ts';
import { spellingsOfNumber } from './spellings.ts';
import { xml, xmlText } from '../../picture/xml.ts';
import type { Item } from './questionBank.ts';
import { condition, equal, shell } from './qtiShell.ts';

/** How several parts are asked in Canvas. */
export type Blanks = 'dropdowns' | 'blanks' | 'apart';

/**
 * By dropdowns where all are chosen, by blanks where all are typed. Canvas mixes neither, and a blank has no
 * margin, so all else is asked in questions of their own.
 */
export function blanksFor(asked: readonly Asked[]): Blanks {
  if (asked.every(({ kind }) => kind === 'one')) return 'dropdowns';
  const isTyped = (each: Asked): boolean =>
    each.kind === 'text' || (each.kind === 'number' && each.tolerance === 0);
  return asked.every(isTyped) ? 'blanks' : 'apart';
}

/** A blank for each part; each adds its share of a hundred, to two decimals, as Canvas writes it. */
export function blanksXml(item: Item, asked: readonly Asked[]): string {
  const isChosen = blanksFor(asked) === 'dropdowns';
  const share = (100 / asked.length).toFixed(2);
  const blanks = asked.map((each, at) => {
    const name = `b${at + 1}`;
    const options = optionsOf(each);
    // Canvas looks answers up by their names, so no two blanks may share one.
    const choices = options.map(({ text }, place) => label(`${name}-answer${place + 1}`, text));
    const response = xml(
      'response_lid',
      { ident: `response_${name}` },
      xml('material', {}, xml('mattext', {}, name)) + xml('render_choice', {}, choices.join('')),
    );
    const right = options.flatMap(({ isRight }, place) => (isRight ? [place] : []));
    return {
      html: `<li>${escapeMarkup(each.label)}: [${name}]</li>`,
      response,
      conditions: (isChosen ? right : right.slice(0, 1)).map((place) =>
        condition(equal(`response_${name}`, `${name}-answer${place + 1}`), 'Add', share),
      ),
    };
  });
  return shell(
    item,
    isChosen ? 'multiple_dropdowns_question' : 'fill_in_multiple_blanks_question',
    `${item.textHtml}<ul>${blanks.map(({ html }) => html).join('')}</ul>`,
    blanks.map(({ response }) => response).join(''),
    blanks.flatMap(({ conditions }) => conditions).join(''),
  );
}

/** What can be chosen, or all spellings of what must be typed. */
function optionsOf(asked: Asked): readonly { readonly text: string; readonly isRight: boolean }[] {
  if (asked.kind === 'one' || asked.kind === 'many') return asked.options;
  const accepted = asked.kind === 'text' ? asked.accepted : spellingsOfNumber(asked.value);
  return accepted.map((text) => ({ text, isRight: true }));
}

const label = (ident: string, text: string): string =>
  xml(
    'response_label',
    { ident },
    xml('material', {}, xml('mattext', { texttype: 'text/plain' }, xmlText(text))),
  );

/** One part as a question of its own, worth its share. */
export const partOf = (item: Item, { label: text }: Asked, at: number, count: number): Item => ({
  ...item,
  id: `${item.id}-part${at + 1}`,
  title: `${item.title}, part ${at + 1}`,
  textHtml: `${item.textHtml}<p>${escapeMarkup(text)}</p>`,
  plain: `${item.plain} ${text}`,
  points: fraction(item.points).div(count).toFraction(),
});
