import { expect } from 'vitest';

/** Fails unless every element of XML-like markup is closed in order, and every `&` starts an entity. */
export function expectWellFormed(markup: string): void {
  const open: string[] = [];
  let rest = markup;
  while (rest !== '') {
    const tag = /^<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest);
    if (tag === null) {
      const text = /^[^<]+/.exec(rest);
      expect(text, `markup at: ${rest.slice(0, 80)}`).not.toBeNull();
      expect(text![0]).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
      rest = rest.slice(text![0].length);
      continue;
    }
    const [whole, closes, name = '', , empty] = tag;
    if (closes === '/') expect(open.pop()).toBe(name);
    else if (empty === '') open.push(name);
    rest = rest.slice(whole.length);
  }
  expect(open).toEqual([]);
}
