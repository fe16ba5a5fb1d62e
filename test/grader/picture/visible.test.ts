import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columns } from '../../../grader/picture/columns.ts';
import { escapeMarkup } from '../../../grader/picture/markup.ts';
import { shorten, visible, visibleLine } from '../../../grader/picture/visible.ts';

describe('visible', () => {
  it.each<[what: string, text: string, shown: string]>([
    ['plain text stays', 'naïve – 3 ≥ 2\n\tok', 'naïve – 3 ≥ 2\n\tok'],
    ['Windows line ends', 'a\r\nb', 'a\nb'],
    ['a carriage return that would overwrite the line', 'FAIL\rPASS', 'FAIL␍PASS'],
    ['a terminal escape', '\u001b[2J\u001b[31m', '␛[2J␛[31m'],
    ['NUL and delete', 'a\u0000b\u007f', 'a␀b␡'],
    ['the one-character escape of C1', '\u009b31m', '\\u{9b}31m'],
    ['text turned around', 'x\u202egpj.exe', 'x\\u{202e}gpj.exe'],
    ['isolates', '\u2066a\u2069', '\\u{2066}a\\u{2069}'],
    ['zero-width space', 'ad\u200bmin', 'ad\\u{200b}min'],
    ['half of a surrogate pair', 'a\ud800b', 'a\ufffdb'],
    ['a whole pair stays', '😀', '😀'],
    ['joiners that emoji need stay', '👩\u200d💻', '👩\u200d💻'],
    ['line separators', 'a\u2028b', 'a\\u{2028}b'],
  ])('%s', (_, text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('leaves nothing that moves, hides or reorders, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const shown = visible(`${a}\u001b\u202e${b}`);
        expect(shown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
        expect(shown).not.toMatch(/\p{Surrogate}/u);
        expect(visible(shown)).toBe(shown);
        expect(visibleLine(a + b)).not.toMatch(/[\n\t]/);
      }),
    );
  });
});

describe('escapeMarkup', () => {
  it('leaves no character that markup reads', () => {
    expect(escapeMarkup(`<img src=x onerror="alert('1')">&`)).toBe(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;',
    );
  });
});

describe('shorten', () => {
  it('keeps both ends, never more than asked, and never half a character', () => {
    expect(shorten('abcdefghij', 7)).toBe('abcd…ij');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 3, max: 20 }), (text, most) => {
        const short = shorten(text, most);
        expect([...short].length).toBeLessThanOrEqual(Math.max(most, 0));
        expect(short).not.toMatch(/\p{Surrogate}/u);
        if ([...text].length <= most) expect(short).toBe(text);
      }),
    );
  });
});

describe('columns', () => {
  it.each<[text: string, wide: number]>([
    ['abc', 3],
    ['≤ 2 ▲', 5],
    ['日本', 4],
    ['e\u0301', 1],
    ['👩\u200d💻', 2],
    ['👍🏽', 2],
    ['🇳🇱', 2],
    ['❤\ufe0f', 2],
    ['x\u200by', 2],
    ['한', 2],
    ['ｱ', 1],
    ['ก็', 1],
    ['├─ ', 3],
  ])('%s takes %i', (text, wide) => {
    expect(columns(text)).toBe(wide);
  });
});
