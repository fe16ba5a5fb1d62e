import { itemAt } from '../../types/lookup.ts';

/** A token of a script: a word, a punctuator, or `""` for any string, template or regular expression. */
export interface Token {
  readonly text: string;
  /**
   * How many brackets of any kind it stands inside. An opening and its closing bracket have the depth around
   * them.
   */
  readonly depth: number;
}

const WORD = /[\p{ID_Start}$_#\\][\p{ID_Continue}$\\\u200c\u200d]*/uy;
const NUMBER = /\d[\w.]*/y;
const SPACE = /\s+/y;
const COMPOUND = '=!<>+-*/%&|^?';
/** A slash that begins nothing must not cost a look at the whole line each time. */
const LONGEST_REGEX = 2000;
/** After these words a slash begins a regular expression. */
const BEFORE_EXPRESSION = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'delete',
  'void',
  'throw',
  'new',
  'do',
  'else',
  'instanceof',
  'yield',
  'await',
]);

/**
 * The tokens of JavaScript or TypeScript, comments left out.
 *
 * It never fails: a file with a syntax error still says which functions it means to define, and the engine
 * reports the error itself. A parser would refuse such files, and none here reads TypeScript and says what is
 * defined at the top level; what is needed (words, brackets, where strings, comments and regular expressions
 * end) is this much. Time is linear in the text.
 */
export function scanScript(source: string): Token[] {
  const tokens: Token[] = [];
  /** Depths at which a `}` goes on with a template. */
  const templates: number[] = [];
  let depth = 0;
  let at = source.startsWith('#!') ? lineEnd(source, 0) : 0;
  const push = (text: string): void => void tokens.push({ text, depth });
  while (at < source.length) {
    const character = itemAt(source, at);
    const two = source.slice(at, at + 2);
    const space = match(SPACE, source, at);
    if (space !== '') {
      at += space.length;
    } else if (two === '//') {
      at = lineEnd(source, at);
    } else if (two === '/*') {
      at = after(source, '*/', at + 2);
    } else if (character === '"' || character === "'") {
      push('""');
      at = stringEnd(source, at);
    } else if (character === '`') {
      push('""');
      at = template(at + 1);
    } else if (character === '}' && templates.at(-1) === depth - 1) {
      templates.pop();
      depth -= 1;
      at = template(at + 1);
    } else if (character === '/') {
      const end = expressionMayStart(tokens) ? regexEnd(source, at) : -1;
      push(end < 0 ? '/' : '""');
      at = end < 0 ? at + 1 : end;
    } else if ('([{'.includes(character)) {
      push(character);
      depth += 1;
      at += 1;
    } else if (')]}'.includes(character)) {
      depth = Math.max(0, depth - 1);
      push(character);
      at += 1;
    } else if (character === '=') {
      // Only a plain assignment is '='; '==', '=>', '+=' and the like are 'op'.
      const next = source[at + 1];
      const plain = next !== '=' && next !== '>' && !COMPOUND.includes(source[at - 1] ?? ' ');
      push(plain ? '=' : 'op');
      at += plain ? 1 : 2;
    } else {
      const word =
        match(WORD, source, at) || match(NUMBER, source, at) || String.fromCodePoint(source.codePointAt(at)!);
      push(word);
      at += word.length;
    }
  }
  return tokens;

  /** Goes on inside a template from `from`; stops after its end, or inside a `${`. */
  function template(from: number): number {
    for (let i = from; i < source.length; i += 1) {
      if (source[i] === '\\') i += 1;
      else if (source[i] === '`') return i + 1;
      else if (source[i] === '$' && source[i + 1] === '{') {
        templates.push(depth);
        depth += 1;
        return i + 2;
      }
    }
    return source.length;
  }
}

function match(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? '';
}

/** Whether the last token leaves room for an expression, so that a slash begins a regular expression. */
function expressionMayStart(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.text;
  if (last === undefined || BEFORE_EXPRESSION.has(last)) return true;
  return last !== ')' && last !== ']' && last !== '""' && !/^[\p{ID_Continue}$#\\]/u.test(last);
}

/**
 * Where the regular expression that starts at `at` ends, flags included; −1 when its line ends first, or it
 * is absurdly long.
 */
function regexEnd(source: string, at: number): number {
  let inClass = false;
  const most = Math.min(source.length, at + LONGEST_REGEX);
  for (let i = at + 1; i < most; i += 1) {
    const character = source[i];
    if (character === '\n' || character === '\r') return -1;
    if (character === '\\') i += 1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return i + 1 + match(/[a-z]*/y, source, i + 1).length;
  }
  return -1;
}

/** Where the string that starts at `at` ends; at the line's end when it is never closed. */
function stringEnd(source: string, at: number): number {
  for (let i = at + 1; i < source.length; i += 1) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === source[at]) return i + 1;
    else if (source[i] === '\n') return i;
  }
  return source.length;
}

function lineEnd(source: string, at: number): number {
  const end = source.slice(at).search(/[\n\r\u2028\u2029]/);
  return end < 0 ? source.length : at + end;
}

function after(source: string, mark: string, at: number): number {
  const end = source.indexOf(mark, at);
  return end < 0 ? source.length : end + mark.length;
}
