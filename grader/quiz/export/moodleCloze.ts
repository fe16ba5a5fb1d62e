import { escapeMarkup } from '../../picture/markup.ts';
import type { Asked } from './exportedAnswers.ts';
import { decimal, toleranceOf } from './numbers.ts';

/** `{1:NUMERICAL:=3:0}`; what cloze would read as its own is escaped. */
export function clozeBlank(asked: Asked, notes: string[]): string {
  switch (asked.kind) {
    case 'number':
      return `{1:NUMERICAL:=${decimal(asked.value)}:${toleranceOf(asked.value, asked.tolerance)}}`;
    case 'text':
      return shortAnswer(asked.accepted);
    case 'one': {
      const options = asked.options.map(({ text, isRight }) => `${isRight ? '=' : ''}${clozeText(text)}`);
      return `{1:MULTICHOICE:${options.join('~')}}`;
    }
    case 'many': {
      notes.push('Sets among other blanks are asked as text.');
      const right = asked.options.filter(({ isRight }) => isRight).map(({ text }) => text);
      return shortAnswer([', ', ',', ' '].map((between) => right.join(between)));
    }
  }
}

const shortAnswer = (accepted: readonly string[]): string =>
  `{1:SHORTANSWER:${accepted.map((text) => `=${clozeText(text)}`).join('~')}}`;

const clozeText = (text: string): string =>
  escapeMarkup(text.replace(/[\\~=%#{}"*/]/g, (character) => `\\${character}`));
