import { countOf } from './exportedAnswers.ts';
import { askedElsewhere } from './offeredAnswers.ts';
import type { Asked } from './exportedAnswers.ts';
import type { Bank, Item, Written } from './questionBank.ts';
import { rightShares, wrongShare } from './moodleShares.ts';
import { decimal, toleranceOf } from './numbers.ts';
import { spellingsOfNumber } from './spellings.ts';

/** GIFT has no pictures. */
export function giftRefusal({ image, tableHtml, prepared }: Item): string | null {
  const { id } = prepared.ask.question;
  const what = image !== null ? 'picture' : tableHtml !== '' ? 'table' : null;
  return what === null
    ? null
    : `question ${id} needs a ${what}, which GIFT cannot hold: export to moodle instead`;
}

/** A question bank in GIFT. */
export function giftText(bank: Bank): Written {
  const lines: string[] = [];
  const notes: string[] = [];
  for (const { id, items } of bank.groups) {
    lines.push(`$CATEGORY: $course$/${bank.title.replaceAll('/', '//')}/${id}`, '');
    for (const item of items) {
      const asked = askedElsewhere(item.prepared);
      if (asked.length > 1)
        notes.push(`Question ${id} has ${asked.length} parts; GIFT has a question for each.`);
      for (const [at, part] of asked.entries()) {
        const suffix = asked.length === 1 ? '' : ` ${at + 1}`;
        const text = asked.length === 1 ? item.plain : `${item.plain} ${part.label}`;
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
