import { scanScript } from './scanScript.ts';
import type { Token } from './scanScript.ts';

const DECLARING = new Set(['function', 'class', 'const', 'let', 'var']);
const ENDS_IMPORT = new Set(['from', '""', ';', 'import', 'export']);
/** Before these a `function` or a `class` is an expression, whose name is its own affair. */
const EXPRESSION_BEFORE = new Set([
  '=',
  '(',
  ',',
  ':',
  '?',
  '!',
  '&',
  '|',
  '+',
  '-',
  'op',
  'new',
  'return',
  'typeof',
  'void',
  '>',
]);
const GLOBALS = new Set(['exports', 'globalThis', 'window', 'self', 'global', 'this']);

/**
 * Names that a JavaScript or TypeScript file itself defines at the top level or exports under; `default`
 * stands for an export without a name, a whole `module.exports` among them. Names that it only imports or
 * passes on do not count.
 */
export function scriptNames(source: string): Set<string> {
  const tokens = scanScript(source);
  const names = new Set<string>();
  const imported = new Set<string>();
  const text = (index: number): string => tokens[index]?.text ?? '';
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.depth > 0) continue;
    if (token.text === 'import' && text(i + 1) !== '(' && text(i + 1) !== '.') {
      for (let j = i + 1; j < tokens.length && !ENDS_IMPORT.has(text(j)); j += 1) imported.add(text(j));
    } else if (token.text === 'export' && text(i + 1) === 'default') {
      names.add('default');
    } else if (token.text === 'export' && text(i + 1) === '{') {
      const end = closing(tokens, i + 1);
      if (text(end + 1) !== 'from') for (const name of exportedIn(tokens, i + 2, end)) names.add(name);
    } else if (DECLARING.has(token.text)) {
      const at = text(i + 1) === '*' ? i + 2 : i + 1;
      if (text(at) === '{' && token.text !== 'class') {
        const end = closing(tokens, at);
        if (text(end + 1) === '=' && text(end + 2) === 'require')
          for (let j = at + 1; j < end; j += 1) imported.add(text(j));
      } else if (!isExpression(tokens, i)) {
        names.add(text(at));
      }
    } else if (token.text === '=') {
      assigned(i);
    }
  }
  const isName = (name: string): boolean =>
    /^[\p{ID_Start}$_]/u.test(name) && !DECLARING.has(name) && (name === 'default' || !imported.has(name));
  return new Set([...names].filter(isName));

  /** `name = …`, `exports.name = …`, `module.exports = …`. */
  function assigned(at: number): void {
    const name = text(at - 1);
    const before = text(at - 2);
    if (before === '.' && name === 'exports' && text(at - 3) === 'module') {
      if (text(at + 1) === '{')
        for (const key of keysIn(tokens, at + 2, closing(tokens, at + 1))) names.add(key);
      else names.add('default');
    } else if (
      before === '.'
        ? GLOBALS.has(text(at - 3))
        : before === ',' || !(EXPRESSION_BEFORE.has(before) || before === 'type' || before === 'import')
    ) {
      // After a colon or an arrow it is the end of a type, not a name.
      names.add(name);
    }
  }
}

/** Index of the bracket that closes the one at `open`; past the end when none does. */
function closing(tokens: readonly Token[], open: number): number {
  let at = open + 1;
  const outside = tokens[open]?.depth ?? 0;
  while ((tokens[at]?.depth ?? -1) > outside) at += 1;
  return at;
}

function isExpression(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text === 'async' ? tokens[at - 2]?.text : tokens[at - 1]?.text;
  return before !== undefined && EXPRESSION_BEFORE.has(before);
}

/** Names in `export { a, b as c }`: a, c. */
function exportedIn(tokens: readonly Token[], from: number, end: number): string[] {
  const list: string[] = [];
  for (let i = from; i < end; i += 1) {
    const next = tokens[i + 1]?.text;
    if (next === ',' || next === '}' || i + 1 === end) list.push(tokens[i]?.text ?? '');
  }
  return list;
}

/**
 * Keys of an object literal: each word right after the opening bracket or a comma, `async`, `get` and `*`
 * skipped.
 */
function keysIn(tokens: readonly Token[], from: number, end: number): string[] {
  const list: string[] = [];
  const depth = tokens[from]?.depth ?? 0;
  for (let i = from; i < end; i += 1) {
    const before = tokens[i - 1];
    const isAfterComma = before?.text === ',' && before.depth === depth;
    if (tokens[i]?.depth !== depth || !(i === from || isAfterComma)) continue;
    let at = i;
    while (
      ['async', '*'].includes(tokens[at]?.text ?? '') &&
      ![':', ',', '(', '}'].includes(tokens[at + 1]?.text ?? '}')
    )
      at += 1;
    list.push(tokens[at]?.text ?? '');
  }
  return list;
}
