import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentOf } from '../../../grader/batch/segment.ts';

test.each<[string, string]>([
  ['alice', 'alice'],
  ['Zoë van den Berg', 'Zoë van den Berg'],
  ['李明', '李明'],
  ["o'connor, bridget (2)", "o'connor, bridget (2)"],
  ['..', '%2E%2E'],
  ['.', '%2E'],
  ['.hidden', '%2Ehidden'],
  ['trailing.', 'trailing%2E'],
  ['trailing ', 'trailing%20'],
  [' leading', '%20leading'],
  ['a/b\\c', 'a%2Fb%5Cc'],
  ['a:b*c?"<>|', 'a%3Ab%2Ac%3F%22%3C%3E%7C'],
  ['50%', '50%25'],
  ['new\nline', 'new%0Aline'],
  ['\u202eevil', '%E2%80%AEevil'],
  ['CON', '%43ON'],
  ['nul.txt', '%6Eul.txt'],
  ['com1', '%63om1'],
  ['LPT².x', '%4CPT².x'],
  ['console', 'console'],
  ['grades.csv', '%67rades.csv'],
  ['Index.HTML', '%49ndex.HTML'],
  ['', '%'],
  ['\ud800', '%uD800'],
])('%j becomes %j', (id, segment) => {
  expect(segmentOf(id)).toBe(segment);
});

/** What Windows, macOS and Linux ask of one file name (Microsoft, "Naming Files, Paths, and Namespaces"). */
function isSafe(segment: string): boolean {
  return (
    segment.length > 0 &&
    Buffer.byteLength(segment) <= 100 &&
    !/[<>:"/\\|?*\u0000-\u001f]/.test(segment) &&
    !/^[. ]|[. ]$/.test(segment) &&
    !/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(segment)
  );
}

const ids = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('.', ' ', '%', '/', '\\', 'C', 'O', 'N', '2', 'E', '\ud800', 'é', 'e\u0301'),
    maxLength: 60,
  }),
);

test('every id is safe on every system', () => {
  fc.assert(
    fc.property(ids, (id) => isSafe(segmentOf(id))),
    { numRuns: 2000 },
  );
});

test('different ids have different names', () => {
  fc.assert(
    fc.property(ids, ids, (a, b) => a === b || segmentOf(a) !== segmentOf(b)),
    { numRuns: 2000 },
  );
});

test('long ids that differ only at the end have different names', () => {
  const start = 'é'.repeat(300);
  expect(segmentOf(`${start}1`)).not.toBe(segmentOf(`${start}2`));
  expect(isSafe(segmentOf(`${start}1`))).toBe(true);
});
