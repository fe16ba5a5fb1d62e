import type { Formula } from '../../reference/problems/maxSat.ts';
import type { Trouble } from './exerciseFiles.ts';
import { quote } from '../words/quoting.ts';

const MOST_VARIABLES = 100;
const MOST_CLAUSES = 10_000;

/**
 * A formula as DIMACS writes it: remarks on lines that begin with `c`, a line `p cnf variables clauses`, then
 * clauses of literals, each ended by 0 and on as many lines as it likes. What follows a line `%` is no part
 * of it. Problems name the line, from 1.
 */
export function parseDimacs(lines: readonly string[]): Formula | Trouble {
  let head: { readonly variables: number; readonly clauses: number } | null = null;
  const clauses: number[][] = [];
  let open: number[] = [];
  for (const [at, line] of lines.entries()) {
    const words = line
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words[0] === '%') break;
    if (words.length === 0 || words[0] === 'c') continue;
    if (head === null) {
      head = headOf(words);
      if (head === null) return trouble(at, line, 'a line such as "p cnf 3 2" before the clauses');
      if (head.variables > MOST_VARIABLES || head.clauses > MOST_CLAUSES)
        return trouble(at, line, `at most ${MOST_VARIABLES} variables and ${MOST_CLAUSES} clauses`);
      continue;
    }
    for (const word of words) {
      const literal = /^-?\d+$/.test(word) ? Number(word) : NaN;
      if (!(Math.abs(literal) <= head.variables))
        return trouble(at, word, `a variable from 1 to ${head.variables}, its negation with "-", or 0`);
      if (literal !== 0) open.push(literal);
      else {
        clauses.push(open);
        open = [];
      }
    }
  }
  if (head === null) return trouble(lines.length, '', 'a line such as "p cnf 3 2", and clauses');
  if (open.length > 0) clauses.push(open);
  if (clauses.length !== head.clauses)
    return {
      code: 'wrong-dimacs',
      found: `${clauses.length} clauses`,
      expected: `${head.clauses}, as its line "p cnf" says`,
    };
  return { variables: head.variables, clauses };
}

function headOf([p, cnf, variables = '', clauses = '', ...rest]: readonly string[]): {
  readonly variables: number;
  readonly clauses: number;
} | null {
  const areNumbers = /^[1-9]\d{0,8}$/.test(variables) && /^\d{1,9}$/.test(clauses);
  return p === 'p' && cnf === 'cnf' && rest.length === 0 && areNumbers
    ? { variables: Number(variables), clauses: Number(clauses) }
    : null;
}

const trouble = (at: number, found: string, expected: string): Trouble => ({
  code: 'wrong-dimacs',
  found: `${quote(found.trim())} on line ${at + 1} of it`,
  expected,
});
