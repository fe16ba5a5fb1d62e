import { escapeMarkup } from '../../picture/markup.ts';
import type { Asked } from './exportedAnswers.ts';
import { decimal, toleranceOf } from './numbers.ts';
import { spellingsOfNumber } from './spellings.ts';

/** How blanks are marked: what each weighs, and what a wrong one takes, in percent of it. */
export interface BlankRule {
  readonly weight: number;
  readonly loss: number;
}

/** `{1:NUMERICAL:=3:0~%-50%*}`; what cloze would read as its own is escaped. */
export function clozeBlank(asked: Asked, { weight, loss }: BlankRule, notes: string[]): string {
  const wrong = loss === 0 ? '' : `~%-${loss}%*`;
  const blank = (type: string, answers: string): string => `{${weight}:${type}:${answers}}`;
  switch (asked.kind) {
    case 'number':
      if (asked.tolerance === 0)
        return blank('SHORTANSWER', shortAnswers(spellingsOfNumber(asked.value)) + wrong);
      return blank(
        'NUMERICAL',
        `=${decimal(asked.value)}:${toleranceOf(asked.value, asked.tolerance)}${wrong}`,
      );
    case 'text':
      return blank('SHORTANSWER', shortAnswers(asked.accepted) + wrong);
    case 'one': {
      const other = loss === 0 ? '' : `%-${loss}%`;
      const options = asked.options.map(({ text, isRight }) => `${isRight ? '=' : other}${clozeText(text)}`);
      return blank('MULTICHOICE', options.join('~'));
    }
    case 'many': {
      notes.push('Sets among other blanks are asked as text.');
      const right = asked.options.filter(({ isRight }) => isRight).map(({ text }) => text);
      return blank(
        'SHORTANSWER',
        shortAnswers([', ', ',', ' '].map((between) => right.join(between))) + wrong,
      );
    }
  }
}

const shortAnswers = (accepted: readonly string[]): string =>
  accepted.map((text) => `=${clozeText(text)}`).join('~');

const clozeText = (text: string): string =>
  escapeMarkup(text.replace(/[\\~=%#{}"*/]/g, (character) => `\\${character}`));
