import { FORMULA, writeFormula } from './formula/write.ts';

const MARKED = new RegExp(`\`([^\`\\n]+)\`|${FORMULA.source}`, 'g');

/** Markdown for a terminal: emphasis, marks of code and dollar signs of formulas fall away, words stay. */
export function plainProse(markdown: string): string {
  return markdown
    .replace(/^```.*\n?/gm, '')
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1')
    .replace(MARKED, (all: string, code: string | undefined, formula: string | undefined) =>
      formula === undefined ? (code ?? all) : (writeFormula(formula, 'text') ?? all),
    );
}
