import { describe, expect, test } from 'vitest';
import { MOST_CHARACTERS, parse } from '../../../grader/code/parse.ts';
import { some } from '../../support/whole.ts';

/** Texts that cost parsers most, over and over: nesting without an end, ambiguity, what is no word at all. */
const HOSTILE = [
  '(',
  '[',
  '{',
  'a<',
  '`${',
  'f"{',
  'a?',
  '(a)=>',
  '(a,',
  '\u0001',
  'a<b>(',
  'if a:\n ',
  'class A{',
].concat([
  '/(',
  'a=',
  '...',
  '"',
  '/*',
  '/*/',
  '@a ',
  'async (',
  'x[',
  'lambda:',
  "'''",
  'not ',
  '\ud800',
  '\\\n',
]);

/** Each piece in one of the grammars. */
describe.each([
  ['script', 0],
  ['python', 1],
] as const)('%s', (grammar, turn) => {
  test.each(some(HOSTILE, 2, turn))('gives up, or ends, before long: %j', (piece) => {
    const text = piece.repeat(MOST_CHARACTERS / piece.length);
    const before = process.cpuUsage().user;
    parse(text, grammar);
    expect(process.cpuUsage().user - before).toBeLessThan(8_000_000);
  });

  test('what is longer is not begun', () => {
    expect(parse(' '.repeat(MOST_CHARACTERS + 1), grammar)).toBeNull();
    expect(parse(' '.repeat(MOST_CHARACTERS), grammar)).not.toBeNull();
  });

  test('what ordinary code is long, is parsed', () => {
    expect(parse('x = f(a, b[1]) + 1\n'.repeat(5_000), grammar)).not.toBeNull();
  });
});
