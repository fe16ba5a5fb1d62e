import { countOf } from './exportedAnswers.ts';
import { askedTyped } from './offeredAnswers.ts';
import type { Asked } from './exportedAnswers.ts';
import type { Bank, Item, Written } from './questionBank.ts';
import { rightShares, wrongShare } from './moodleShares.ts';
import { decimal, toleranceOf } from './numbers.ts';
import { guessNote } from './guessing.ts';
import { spellingsOfNumber } from './spellings.ts';

/** Longer than this, a picture in words is not enough. */
const MOST_WORDS = 1500;

/** GIFT has no pictures, and takes them in words. */
export function giftRefusal({ inWords, prepared }: Item): string | null {
  if (prepared.kind.shown !== undefined)
    return (
      `question ${prepared.ask.question.number} has a program of several lines, and GIFT has one line a ` +
      'question: export to moodle instead'
    );
  return inWords.length > MOST_WORDS
    ? `question ${prepared.ask.question.number} has a figure too large to be told in words, and GIFT ` +
        'has no pictures: export to moodle instead'
    : null;
}

/** A question bank in GIFT. */
export function giftText(bank: Bank): Written {
  const lines: string[] = [];
  const notes: string[] = [];
  for (const { id, items } of bank.groups) {
    lines.push(`$CATEGORY: $course$/${bank.title.replaceAll('/', '//')}/${id}`, '');
    for (const item of items) {
      const asked = askedTyped(item.prepared);
      const guess = guessNote(item.prepared, asked, 'GIFT');
      if (guess !== null) notes.push(guess);
      if (asked.length > 1)
        notes.push(
          `Question ${item.prepared.ask.question.number} has ${asked.length} parts; GIFT has ` +
            'a question for each.',
        );
      for (const [at, part] of asked.entries()) {
        const suffix = asked.length === 1 ? '' : ` ${at + 1}`;
        const label = asked.length === 1 ? '' : part.label;
        const text = [item.inWords, item.plain, label].filter((each) => each !== '').join(' ');
        lines.push(`::${escape(item.title + suffix)}::${escape(text)} {${answers(part)}}`, '');
      }
    }
  }
  return {
    files: [{ path: `${bank.slug}.gift.txt`, content: `${lines.join('\n').trimEnd()}\n` }],
    notes: [...new Set(notes)],
  };
}

function answers(part: Asked): string {
  switch (part.kind) {
    case 'number':
      if (part.tolerance === 0) return typed(spellingsOfNumber(part.value));
      return `#${decimal(part.value)}:${toleranceOf(part.value, part.tolerance)}`;
    case 'text':
      return typed(part.accepted);
    case 'one':
      return part.options.map(({ text, isRight }) => `${isRight ? '=' : '~'}${escape(text)}`).join(' ');
    case 'many': {
      const { right, wrong } = countOf(part.options);
      const shares = rightShares(right) ?? [];
      const loss = wrongShare(right, wrong);
      let at = 0;
      return part.options
        .map(({ text, isRight }) => `~%${isRight ? (shares[at++] ?? '0') : `-${loss}`}%${escape(text)}`)
        .join(' ');
    }
  }
}

/** An arrow would make pairs of them. */
const typed = (accepted: readonly string[]): string =>
  accepted
    .filter((text) => !text.includes('->'))
    .map((text) => `=${escape(text)}`)
    .join(' ');

/** GIFT's own signs are escaped; a question is one line. */
const escape = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\~=#{}:]/g, (character) => `\\${character}`);
