import { expect, test } from 'vitest';
import { hang } from '../../../grader/report/wrap.ts';

test.each<
  [what: string, lead: string, text: string, width: number, indent: number | undefined, lines: string[]]
>([
  ['fits on a line', '  id  ', 'a short text', 40, undefined, ['  id  a short text']],
  [
    'goes on below where it began',
    '  id  ',
    'some words that go on and on',
    30,
    undefined,
    ['  id  some words that go on', '      and on'],
  ],
  [
    'goes on at its own indent',
    '',
    'some words that go on and on here',
    26,
    2,
    ['some words that go on', '  and on here'],
  ],
  [
    'begins below a lead that leaves it too little room',
    '  a-long-name-indeed  ',
    'some words that go on',
    40,
    undefined,
    ['  a-long-name-indeed', '      some words that go on'],
  ],
  [
    'counts wide characters as two columns',
    '  ',
    '木木木木 木木木木 木木木木 木',
    26,
    undefined,
    ['  木木木木 木木木木', '  木木木木 木'],
  ],
])('text after a lead %s', (_, lead, text, width, indent, lines) =>
  expect(hang(lead, text, width, indent)).toEqual(lines),
);
