import { createHash } from 'node:crypto';

const INLINE = 'a|abbr|b|bdi|bdo|cite|code|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|tspan|u|var';
const HIDDEN = /<(script|style)\b[^>]*>.*?<\/\1>/gs;
const PICTURE = /<svg\b.*?<\/svg>/gs;
/** Attributes that hold words for somebody who reads or hears the page. */
const WORDS = /<[a-z][^>]*?>/gi;
const SPOKEN = /\b(?:aria-label|alt|title|placeholder|value)="([^"]*)"/g;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/**
 * What a page says, a line for each block: its text, the words of its attributes, and for each picture its
 * own words and a hash of how it is drawn. Scripts and styles are left out.
 */
export function pageText(html) {
  const spoken = html
    .replace(HIDDEN, '')
    .replace(PICTURE, (svg) => `\n[picture ${hashOf(svg)}]\n${svg}\n`)
    .replace(WORDS, (tag) => {
      const words = [...tag.matchAll(SPOKEN)].map(([, text]) => text).filter((text) => text.trim() !== '');
      return words.length === 0 ? tag : `\n${words.join('\n')}\n${tag}`;
    });
  const text = spoken
    .replace(new RegExp(`</?(?:${INLINE})\\b[^>]*>`, 'gi'), '')
    .replace(/<!--.*?-->|<[^>]*>/gs, '\n');
  return decoded(text)
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const decoded = (text) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => ENTITIES[name]);
