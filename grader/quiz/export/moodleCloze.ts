import { escapeMarkup } from '../../picture/markup.ts';
import type { Asked } from './exportedAnswers.ts';
import { decimal, toleranceOf } from './numbers.ts';

/** `{1:NUMERICAL:=3:0}`; what cloze would read as its own is escaped. */
export function clozeBlank(asked: Asked, notes: string[]): string {
  switch (asked.kind) {
    case 'number':
      return `{1:NUMERICAL:=${decimal(asked.value)}:${toleranceOf(asked.value, asked.tolerance)}}`;
    case 'text':
      return `{1:SHORTANSWER:${asked.accepted.map((text) => `=${clozeText(text)}`).join('~')}}`;
    case 'one':
      return `{1:MULTICHOICE:${asked.options.map(({ text, isRight }) => `${isRight ? '=' : ''}${clozeText(text)}`).join('~')}}`;
    case 'many': {
      notes.push('Sets among other blanks are asked as text.');
      const right = asked.options.filter(({ isRight }) => isRight).map(({ text }) => text);
      return `{1:SHORTANSWER:${[', ', ',', ' '].map((between) => `=${clozeText(right.join(between))}`).join('~')}}`;
    }
  }
}

const clozeText = (text: string): string =>
  escapeMarkup(text.replace(/[\\~=%#{}"*/]/g, (character) => `\\${character}`));
