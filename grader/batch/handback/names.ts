import { visibleLine } from '../../picture/visible.ts';

/** Somebody in the class, by all that may name them. */
export interface Somebody {
  readonly ids: readonly string[];
  readonly name: string;
}

/** Shorter ones, and numbers with fewer digits, stand in every page. */
const FEWEST_LETTERS = 3;
const FEWEST_DIGITS = 6;

/**
 * Who of a class is named in a page that is not theirs, by a name or an id in whole words, whatever the
 * capitals and whatever stands between the words. A name is looked for in both orders. Nobody is told who is
 * called as the page's owner.
 */
export function namesIn(everybody: readonly Somebody[]): (html: string, own: Somebody) => string[] {
  const phrases = new Map<string, string>();
  for (const { ids, name } of everybody)
    for (const text of [...ids, name])
      for (const phrase of phrasesOf(text)) if (!phrases.has(phrase)) phrases.set(phrase, text);
  const byFirst = new Map<string, string[]>();
  for (const phrase of phrases.keys()) {
    const [first = ''] = phrase.split(' ');
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return (html, own) => {
    const [said, tags] = textsOf(html).map(wordsOf) as [string[], string[]];
    const words = [...said, '|', ...tags];
    let text = ` ${words.join(' ')} `;
    const ours = [...own.ids, own.name].flatMap(phrasesOf).sort((a, b) => b.length - a.length);
    for (const phrase of ours) text = text.split(` ${phrase} `).join(' | ');
    const likely = [...new Set(words)].flatMap((word) => byFirst.get(word) ?? []);
    const found = likely.filter((phrase) => !ours.includes(phrase) && text.includes(` ${phrase} `));
    return [...new Set(found.map((phrase) => phrases.get(phrase) ?? phrase))].sort();
  };
}

const wordsOf = (text: string): string[] =>
  visibleLine(text.normalize('NFC'))
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** As its words follow each other, and with the last one first. */
function phrasesOf(text: string): string[] {
  const words = wordsOf(text);
  const letters = words.join('');
  const isShort = /^\d+$/.test(letters) ? letters.length < FEWEST_DIGITS : letters.length < FEWEST_LETTERS;
  if (isShort) return [];
  const turned = [...words.slice(-1), ...words.slice(0, -1)];
  const back = [...words.slice(1), ...words.slice(0, 1)];
  return [...new Set([words, turned, back].map((each) => each.join(' ')))];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a page says, and what is in its tags; how it looks and what it runs says nothing of anybody. */
function textsOf(html: string): [said: string, tags: string] {
  const body = html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ');
  return [body.replace(TAG, ' '), (body.match(TAG) ?? []).join(' ')].map(unescaped) as [string, string];
}

/** Text never holds a bare `<`. */
const TAG = /<[^<>]*>/g;

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi,
    (all, hex?: string, code?: string, name = '') => {
      if (hex === undefined && code === undefined) return ENTITIES[String(name)] ?? all;
      return String.fromCodePoint(Math.min(hex === undefined ? Number(code) : parseInt(hex, 16), 0x10_ffff));
    },
  );
