import { createHash } from 'node:crypto';
import { visibleLine } from '../../picture/visible.ts';
import type { Page } from './collect.ts';

/**
 * A message as a file (RFC 5322, MIME by RFC 2045 to 2047), with the page attached. `X-Unsent` lets mail
 * programs open it as a draft. It has no date and no id, which whoever sends it adds (RFC 6409, section 8),
 * so that the same page gives the same bytes.
 */
export function mailOf(
  page: Omit<Page, 'content' | 'email'> & { readonly email: string; readonly content: Uint8Array },
  { from, subject }: { readonly from: string; readonly subject: string },
): string {
  const { name, email, title, score, file, content } = page;
  const type = file.endsWith('.pdf') ? 'application/pdf' : 'text/html; charset=utf-8';
  const text =
    `${visibleLine(name)}\r\n\r\n${visibleLine(title)}: ${score}.\r\n` +
    `The report is attached: ${file}.\r\n`;
  const boundary = `=_${createHash('sha256').update(email).update(content).digest('hex').slice(0, 32)}`;
  const part = (heads: readonly string[], body: Uint8Array): readonly string[] => [
    `--${boundary}`,
    ...heads,
    'Content-Transfer-Encoding: base64',
    '',
    ...linesOf(Buffer.from(body).toString('base64')),
  ];
  return [
    `From: ${from}`,
    `To: ${encoded(visibleLine(name))} <${email}>`,
    `Subject: ${encoded(visibleLine(subject))}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...part(['Content-Type: text/plain; charset=utf-8'], Buffer.from(text)),
    ...part([`Content-Type: ${type}`, `Content-Disposition: attachment; filename="${file}"`], content),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** A line of base64 has 76 characters at most. */
const linesOf = (base64: string): readonly string[] => base64.match(/.{1,76}/g) ?? [];

/** Bytes of text in an encoded word, which has 75 characters at most. */
const MOST_BYTES = 45;

/** Text of a head as encoded words, each with whole characters, on a line of its own. */
function encoded(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > MOST_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?utf-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ');
}
