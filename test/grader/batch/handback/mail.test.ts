import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mailOf } from '../../../../grader/batch/handback/mail.ts';

const PAGE = {
  id: 'ann',
  ids: ['ann'],
  name: 'Ann Ábel',
  section: '',
  email: 'ann@example.org',
  title: 'Alpha–beta pruning',
  score: '7 of 13 points',
  file: 'report.html',
  content: Buffer.from('<!doctype html>\n<title>Ann</title>\n'),
};
const FROM = { from: 'ta@example.org', subject: 'Alpha–beta pruning' };

/** `npx vitest run -u` on this file writes the golden file again. */
test('a message', async () => {
  const text = mailOf(PAGE, FROM);
  await expect(text.replaceAll('\r\n', '\n')).toMatchFileSnapshot(join('golden', 'ann.eml.txt'));
  expect(mailOf(PAGE, FROM)).toBe(text);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

/** Heads and body of a message or of a part, by what RFC 5322 says of folded lines. */
function parted(text: string): { readonly heads: ReadonlyMap<string, string>; readonly body: string } {
  const at = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const heads = lines.map(
    (line) => [/^[\w-]+/.exec(line)?.[0] ?? '', line.replace(/^[\w-]+: /, '')] as const,
  );
  expect(heads.every(([name]) => name !== '')).toBe(true);
  return { heads: new Map(heads), body: text.slice(at + 4) };
}

/** RFC 2047: blanks between encoded words are none. */
const decoded = (text = ''): string =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([\w+/=]*?)\?=/g, (_, word: string) =>
      Buffer.from(word, 'base64').toString('utf8'),
    );

describe('a hostile name', () => {
  test.each([
    ['a second head', 'Ann\r\nBcc: all@example.org\r\n\r\n<b>'],
    ['an address of its own', '"x" <all@example.org>, y'],
    ['marks that turn text round', 'Ann \u202egro.elpmaxe'],
    ['a long one of many bytes', 'Ŵ'.repeat(200)],
    ['none at all', ''],
  ])('%s', (_, name) => {
    const text = mailOf({ ...PAGE, name, title: name }, { ...FROM, subject: name });
    const { heads, body } = parted(text);
    expect([...heads.keys()]).toEqual(['From', 'To', 'Subject', 'X-Unsent', 'MIME-Version', 'Content-Type']);
    expect(heads.get('To')).toMatch(/^(?:=\?utf-8\?B\?[\w+/=]*\?= )+<ann@example\.org>$/);
    expect(decoded(heads.get('Subject'))).not.toMatch(/[\r\n\u202e]/);
    for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(100);
    for (const [word] of text.matchAll(/=\?utf-8\?B\?[\w+/=]*\?=/g))
      expect(word.length).toBeLessThanOrEqual(75);
    const boundary = /boundary="([^"]+)"/.exec(heads.get('Content-Type') ?? '')?.[1] ?? '';
    const [before, first = '', second = '', end] = body.split(`--${boundary}`);
    expect([before, end]).toEqual(['', '--\r\n']);
    const [words, page] = [first, second].map((part) => parted(part.slice(2)));
    expect(Buffer.from(words?.body ?? '', 'base64').toString('utf8')).toContain('7 of 13 points');
    expect(Buffer.from(page?.body ?? '', 'base64').equals(PAGE.content)).toBe(true);
    expect(page?.heads.get('Content-Disposition')).toBe('attachment; filename="report.html"');
  });
});
