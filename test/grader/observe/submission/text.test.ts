import { expect, test } from 'vitest';
import { decode } from '../../../../grader/observe/submission/text.ts';
import type { Language } from '../../../../grader/types/submission.ts';

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const cp1252 = (before: string): Buffer => Buffer.concat([Buffer.from(before), Buffer.from([0x80])]);

test.each<[string, Language | null, Buffer, string]>([
  ['UTF-8', 'python', Buffer.from('é'), 'é'],
  ['a mark', 'python', Buffer.from('\ufeffé'), 'é'],
  ['UTF-16', 'javascript', utf16('é\n'), 'é\n'],
  ['UTF-16 with the other order', 'python', utf16('é').swap16(), 'é'],
  ['bytes as Node reads them', 'javascript', latin1('// é\nx'), '// \ufffd\nx'],
  [
    'Latin-1 as declared',
    'python',
    latin1('# -*- coding: latin-1 -*-\né\u0085'),
    '# -*- coding: utf-8 -*-\né\u0085',
  ],
  ['declared in the second line', 'python', latin1('#!x\n# coding=iso8859-1\né'), '#!x\n# coding=utf-8\né'],
  ['a code page of Windows', 'python', cp1252('# coding: cp1252\n'), '# coding: utf-8\n€'],
  ['UTF-8 whatever it declares', 'python', Buffer.from('# coding: latin-1\né'), '# coding: latin-1\né'],
])('%s', (_, language, bytes, text) => {
  expect(decode(bytes, language)).toEqual({ text });
});

test.each<[string, Language | null, Buffer, RegExp]>([
  ['undeclared', 'python', latin1('x\r\n\r\n# é'), /^is not saved as UTF-8 \(line 3\); open it .* UTF-8$/],
  ['declared too late', 'python', latin1('x = 1\n# coding: latin-1\né'), /\(line 3\)/],
  ['declared after code', 'python', latin1('x = 1\n# coding: latin-1\né'), /\(line 3\)/],
  ['declared as what nobody knows', 'python', latin1('# coding: klingon\né'), /\(line 2\)/],
  ['declared as UTF-8', 'python', latin1('# coding: utf-8\né'), /\(line 2\)/],
  ['a file of no known language', null, latin1('é'), /\(line 1\)/],
  ['UTF-16 of no known language', null, utf16('é'), /^is saved as UTF-16; /],
  ['UTF-16 with NUL', 'python', utf16('a\nb\0'), /^is saved as UTF-16, and line 2 is no text/],
  ['NUL', 'javascript', Buffer.from('a\0'), /holds NUL bytes/],
])('%s is told', (_, language, bytes, problem) => {
  expect(decode(bytes, language)).toEqual({ problem: expect.stringMatching(problem) });
});
