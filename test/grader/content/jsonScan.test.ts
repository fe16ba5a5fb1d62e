import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSlip } from '../../../grader/content/jsonScan.ts';

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Texts near JSON: a JSON text with a piece cut out, put in, or said twice. */
const nearJson = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.nat(5),
    fc.constantFrom(
      '',
      ',',
      ':',
      '"',
      '\\',
      '[',
      '}',
      '{',
      ']',
      '0',
      '-',
      '.',
      'e',
      'true',
      'nul',
      '\t',
      '\u0000',
      ' ',
      '\\u12',
      '\u2028',
      '\ufeff',
      '1e5',
      '"a":',
    ),
  )
  .map(
    ([text, at, cut, piece]) =>
      text.slice(0, at % (text.length + 1)) + piece + text.slice((at % (text.length + 1)) + cut),
  );

test('a slip is found exactly where JSON.parse fails', () => {
  let good = 0;
  fc.assert(
    fc.property(nearJson, (text) => {
      const slip = findSlip(text);
      if (slip?.code === 'repeated-key') return;
      good += parses(text) ? 1 : 0;
      expect(slip === null).toBe(parses(text));
    }),
    { numRuns: 20_000 },
  );
  expect(good).toBeGreaterThan(1000);
});

test.each([
  ['{"a":1,"a":2}', 7],
  ['{"a":1,"b":{"a":1,"\\u0061":2}}', 18],
  [`{${Array.from({ length: 40 }, (_, i) => `"k${i}":0`).join()},"k3":1}`, 311],
])('a repeated key in %s', (text, at) => {
  expect(findSlip(text)).toMatchObject({ code: 'repeated-key', at });
});

test('depth costs no stack', () => {
  expect(findSlip('[{"a":'.repeat(300_000) + '1' + '}]'.repeat(300_000))).toBeNull();
  expect(findSlip('['.repeat(1_000_000))).toMatchObject({ found: 'the end of the file' });
});
