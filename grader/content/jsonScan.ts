import { jsonAdvice } from './jsonSlip.ts';
import type { Slip } from './jsonSlip.ts';
import { quote } from '../words/quoting.ts';

/**
 * The first slip in a JSON text (RFC 8259), or null when `JSON.parse` accepts it and no object repeats a key.
 *
 * `JSON.parse` does the reading; this says in words where a text is broken, which differs between engines,
 * and finds repeated keys, of which `JSON.parse` keeps the last without a word. Iterative: depth costs no
 * stack.
 */
export function findSlip(text: string): Slip | null {
  return new Scanner(text).run();
}

/** The keys so far of an open object, or null for an open list. */
type Open = { keys: string[] | Set<string> } | null;

class Scanner {
  readonly #text: string;
  readonly #escapePattern = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
  readonly #plainPattern = /[^"\\\u0000-\u001f]*/y;
  readonly #numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
  readonly #wordPattern = /[\p{L}\p{N}_$.+-]+/uy;
  readonly #spacePattern = /[ \t\n\r]*/y;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): Slip | null {
    const open: Open[] = [];
    this.#skip(this.#spacePattern);
    if (this.#at === this.#text.length) return this.#slip('a JSON value', 'the file is empty');
    for (;;) {
      // A value starts here.
      const first = this.#text[this.#at];
      if (first === '{' || first === '[') {
        this.#at += 1;
        this.#skip(this.#spacePattern);
        const closing = first === '{' ? '}' : ']';
        if (this.#text[this.#at] === closing) this.#at += 1;
        else {
          const here: Open = first === '{' ? { keys: [] } : null;
          open.push(here);
          const slip = here === null ? null : this.#key(here, '"}"');
          if (slip !== null) return slip;
          continue;
        }
      } else {
        const slip = this.#scalar(first);
        if (slip !== null) return slip;
      }
      // A value has ended: close what ends with it, then go on to the next.
      for (;;) {
        this.#skip(this.#spacePattern);
        const here = open.at(-1);
        if (here === undefined)
          return this.#at === this.#text.length ? null : this.#slip('the end of the file');
        const closing = here === null ? ']' : '}';
        const next = this.#text[this.#at];
        if (next === closing) {
          this.#at += 1;
          open.pop();
          continue;
        }
        if (next !== ',')
          return this.#slip(
            `"," or "${closing}"`,
            next === undefined ? `a "${closing}" is missing` : this.#comment(),
          );
        this.#at += 1;
        this.#skip(this.#spacePattern);
        if (this.#text[this.#at] === closing)
          return this.#slip(here === null ? 'a value' : 'a key', `no comma before "${closing}"`);
        const slip = here === null ? null : this.#key(here);
        if (slip !== null) return slip;
        break;
      }
    }
  }

  /** Reads `"key":` and remembers it. */
  #key(open: NonNullable<Open>, or?: string): Slip | null {
    const start = this.#at;
    if (this.#text[start] !== '"')
      return this.#slip(`a key in double quotes${or === undefined ? '' : ` or ${or}`}`, this.#comment());
    const slip = this.#string();
    if (slip !== null) return slip;
    const raw = this.#text.slice(start, this.#at);
    const key = raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
    if (Array.isArray(open.keys) && open.keys.length === 16) open.keys = new Set(open.keys);
    if (Array.isArray(open.keys) ? open.keys.includes(key) : open.keys.has(key)) {
      return {
        code: 'repeated-key',
        at: start,
        found: `${quote(key)} a second time in one object`,
        expected: 'each key once',
      };
    }
    if (Array.isArray(open.keys)) open.keys.push(key);
    else open.keys.add(key);
    this.#skip(this.#spacePattern);
    if (this.#text[this.#at] !== ':') return this.#slip('":" after the key');
    this.#at += 1;
    this.#skip(this.#spacePattern);
    return null;
  }

  #scalar(first: string | undefined): Slip | null {
    if (first === '"') return this.#string();
    for (const word of ['true', 'false', 'null']) {
      if (this.#text.startsWith(word, this.#at)) {
        if (this.#word() !== word) break;
        this.#at += word.length;
        return null;
      }
    }
    this.#numberPattern.lastIndex = this.#at;
    const number = this.#numberPattern.exec(this.#text)?.[0];
    if (number !== undefined && number === this.#word()) {
      this.#at += number.length;
      return null;
    }
    return this.#slip('a value', this.#advice());
  }

  #string(): Slip | null {
    const start = this.#at;
    this.#at += 1;
    for (;;) {
      this.#skip(this.#plainPattern);
      const next = this.#text[this.#at];
      if (next === '"') {
        this.#at += 1;
        return null;
      }
      if (next === '\\') {
        this.#escapePattern.lastIndex = this.#at;
        const escape = this.#escapePattern.exec(this.#text)?.[0];
        if (escape === undefined) {
          return {
            code: 'json-syntax',
            at: this.#at,
            found: quote(this.#text.slice(this.#at, this.#at + 2)),
            expected: 'an escape such as \\n or \\"',
            hint: 'a backslash in text is written \\\\',
          };
        }
        this.#at += escape.length;
        continue;
      }
      if (next === undefined || next === '\n' || next === '\r') {
        return {
          code: 'json-syntax',
          at: start,
          found: 'text that does not end on its line',
          expected: 'a closing "',
          hint: 'a line break in text is written \\n',
        };
      }
      return this.#slip('text without control characters', 'a tab in text is written \\t');
    }
  }

  #advice(): string | undefined {
    const advice = jsonAdvice(this.#word());
    if (advice !== null) return advice;
    return this.#text[this.#at] === "'" ? 'text is written in double quotes' : this.#comment();
  }

  #comment(): string | undefined {
    const next = this.#text[this.#at];
    return next === '/' || next === '#' ? 'JSON has no comments' : undefined;
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    pattern.exec(this.#text);
    this.#at = pattern.lastIndex;
  }

  #word(): string {
    this.#wordPattern.lastIndex = this.#at;
    return this.#wordPattern.exec(this.#text)?.[0] ?? '';
  }

  #slip(expected: string, hint?: string): Slip {
    const word = this.#word();
    const character = this.#text.codePointAt(this.#at);
    const found =
      character === undefined
        ? 'the end of the file'
        : quote(word === '' ? String.fromCodePoint(character) : word);
    return { code: 'json-syntax', at: this.#at, found, expected, ...(hint === undefined ? {} : { hint }) };
  }
}
