import { camelCase, snakeCase } from '../../host/names.ts';

/** All spellings of an entry's name that count: as the exercise has it, and in the other two case styles. */
export const entryNames = (entry: string): string[] => [
  ...new Set([entry, camelCase(entry), snakeCase(entry)]),
];

const OPENING = '(function (exports, require, module) { ';

/** How far the wrapper moves the first line of a file to the right. */
export const WRAPPER_COLUMNS = OPENING.length;

/**
 * A script or CommonJS file as a function, so that its `const`s stay its own. It gives the entry function if
 * the file defines one at its top level, exported or not.
 */
export function wrap(code: string, entry: string): string {
  const found = entryNames(entry)
    .map((name) => `typeof ${name} === 'function' ? ${name} : `)
    .join('');
  return `${OPENING}${code}\n;return ${found}undefined;\n})`;
}

/**
 * Whether a file could be an ES module: something on it looks like a declaration of one. Linear in its
 * length.
 */
export const looksLikeModule = (code: string): boolean =>
  /(?:^|[;}/])[^\S\r\n]*(?:export|import)\b|\bimport\s*\.\s*meta\b/m.test(code);
