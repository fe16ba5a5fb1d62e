/** A piece of the short notation, and where it begins: a line and a column, both from 1. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** Where the first piece on its line stands. */
  readonly indent: number;
}

/**
 * `open`, `close`, `bar`: `(`, `)` and `|`. `player`: `max:`. `action`, `probability`, `name`: what stands
 * before a node, `left>`, `1/2*`, `A=`. `evaluation`: `~4`, behind a node. `vector`: `<1,2,3>`. `value`: a
 * number, `inf`, `-inf` or `?`. `other`: none of these.
 */
export type TokenKind =
  | 'open'
  | 'close'
  | 'bar'
  | 'player'
  | 'action'
  | 'probability'
  | 'name'
  | 'evaluation'
  | 'vector'
  | 'value'
  | 'other';

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;
const WORD = String.raw`(?:"(?:[^"\\]|\\.)*"|[^\s()|:<>=*~"]+)`;
/** In this order, as the first that fits is taken. */
const PIECES: readonly (readonly [TokenKind, RegExp])[] = [
  ['open', /\(/y],
  ['close', /\)/y],
  ['bar', /\|/y],
  ['probability', new RegExp(String.raw`(\d+/\d+|${NUMBER})\*`, 'y')],
  ['player', /(max|min|chance|\d{1,2}):/y],
  ['action', new RegExp(`(${WORD})>`, 'y')],
  ['name', new RegExp(`(${WORD})=`, 'y')],
  ['vector', new RegExp(String.raw`<(\s*${NUMBER}\s*(?:,\s*${NUMBER}\s*)*)>`, 'y')],
  ['evaluation', new RegExp(String.raw`~(${NUMBER}|-?inf)(?![^\s()|])`, 'y')],
  ['value', new RegExp(String.raw`(${NUMBER}|-?inf|\?)(?![^\s()|~])`, 'y')],
  ['other', /[^\s()|]+/y],
];

/** The pieces of some lines, the first of which has that number. */
export function tokensOf(text: string, line: number = 1): Token[] {
  const tokens: Token[] = [];
  for (const [nth, row] of text.split('\n').entries()) {
    let at = 0;
    const indent = row.search(/\S/) + 1;
    while (at < row.length) {
      if (/\s/.test(row.charAt(at))) {
        at += 1;
        continue;
      }
      for (const [kind, piece] of PIECES) {
        piece.lastIndex = at;
        const found = piece.exec(row);
        if (found === null) continue;
        tokens.push({ kind, text: unquoted(found[1] ?? found[0]), line: line + nth, column: at + 1, indent });
        at = piece.lastIndex;
        break;
      }
    }
  }
  return tokens;
}

const unquoted = (text: string): string =>
  text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text;

/** A word as it is written: in quotes where it would not be read as one. */
export const quotedWord = (word: string): string =>
  new RegExp(`^${WORD}$`).test(word) && !word.startsWith('"')
    ? word
    : `"${word.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
