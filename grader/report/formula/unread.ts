import { FORMULA, writeFormula } from './write.ts';

/** Code, which is shown as it is; formulas between one or two dollar signs; and LaTeX's own brackets. */
const CODE = /(`+)[^`][\s\S]*?\1/.source;
const DISPLAYED = /\$\$[^$]{1,600}\$\$/.source;
const BRACKETS = /\\\((?:[^\\]|\\[^)]){1,600}\\\)|\\\[(?:[^\\]|\\[^\]]){1,600}\\\]/.source;
const MARKED = new RegExp(`${CODE}|(?<shown>${DISPLAYED}|${BRACKETS})|(?<inline>${FORMULA.source})`, 'g');
/** Between dollar signs that are meant as such, as prices are, nothing of this stands. */
const IS_MEANT = /[\\_^{}]/;

/**
 * What an author's Markdown writes as a formula and pages show as it is typed, since it is none of those that
 * are set: an unknown command, a brace that is not closed, or other marks than single dollar signs.
 */
export function unreadFormulas(markdown: string): string[] {
  return [...markdown.matchAll(MARKED)].flatMap(({ 0: all, groups }) => {
    const { shown, inline } = groups ?? {};
    if (shown !== undefined) return [all];
    if (inline === undefined || !IS_MEANT.test(inline)) return [];
    return writeFormula(inline.slice(1, -1), 'text') === null ? [all] : [];
  });
}
