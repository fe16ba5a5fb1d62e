import { itemAt } from '../../../types/lookup.ts';

/** A global that gives what a script exports, by our name for its file; only code made here uses it. */
export const REQUIRE = 'cutoff:require';

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/**
 * A script as a module, for a module that imports it: its exports as the default, and by the names it seems
 * to give.
 */
export function scriptAsModule(code: string, name: string): string {
  const names = exportedNames(code);
  const named = names.map(
    (each, i) => `const n${i} = m[${JSON.stringify(each)}]; export { n${i} as ${each} };`,
  );
  return (
    `const m = globalThis[${JSON.stringify(REQUIRE)}](${JSON.stringify(name)}); export default m; ` +
    `${named.join(' ')}`
  );
}

/**
 * Names in `exports.name =` and in `module.exports = { name, other: … }`, as far as they can be seen without
 * running it.
 */
function exportedNames(code: string): string[] {
  const single = [...code.matchAll(/\bexports\s*\.\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*=[^=]/gu)].map(
    (found) => itemAt(found, 1),
  );
  const together = /\bmodule\s*\.\s*exports\s*=\s*\{([^{}]{0,5000})\}/u.exec(code)?.[1] ?? '';
  const listed = together.split(',').map((part) => itemAt(part.split(/[:(]/, 1), 0).trim());
  return [...new Set([...single, ...listed])].filter((name) => IDENTIFIER.test(name) && name !== 'default');
}
