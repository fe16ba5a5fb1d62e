import { expect, test } from 'vitest';
import { type Grammar, parse } from '../../../grader/code/parse.ts';
import { tokensOf } from '../../../grader/similar/tokens.ts';

function words(text: string, grammar: Grammar): string {
  const tree = parse(text, grammar);
  if (tree === null) throw new Error('this cannot be parsed');
  return tokensOf(text, tree, grammar)
    .map(({ kind }) => kind)
    .join(' ');
}

test.each([
  ['python', 'def f(a):\n    """Says."""\n    return a  # done\n', 'def best(node):\n  return node\n'],
  ['python', 'from math import inf\nx: int = 3\n', 'y = "three"\n'],
  ['python', 'f"{a}"\n', "'b' + c\n".slice(6)],
  ['script', 'export const f = (x: number): number => { return x; };', 'let g = y => { return y }'],
  ['script', 'import { a } from "b"; // x\nconst n = 1;', 'var m = "1"'],
  ['script', 'game.isTerminal(s)', 'g.is_terminal(t)'],
] as const)('%s: %j and %j are the same', (grammar, one, other) => {
  expect(words(one, grammar)).toBe(words(other, grammar));
});

test.each([
  ['python', 'max(a, b)', 'min(a, b)'],
  ['python', 'if a > b: pass', 'if a < b: pass'],
  ['script', 'Math.max(a, b)', 'Math.min(a, b)'],
  ['script', 'while (a) b();', 'if (a) b();'],
] as const)('%s: %j and %j are not', (grammar, one, other) => {
  expect(words(one, grammar)).not.toBe(words(other, grammar));
});
