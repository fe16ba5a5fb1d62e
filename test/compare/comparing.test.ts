/** What two checkouts are compared by: which differences are on purpose, and how texts are read. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Entry, withReasons } from './accepted.mjs';
import { editsBetween } from './diff/edits.mjs';
import { unwrap } from './diff/unwrap.mjs';

describe('what is on purpose', () => {
  const entries: Entry[] = [
    { rewrite: '^null$', as: 'None', reason: 'Python.' },
    { rewrite: '(\\d)e-(\\d)', as: '$1e−$2', reason: 'A true minus.' },
    { rewrite: 'worth (\\d) ', as: 'worth +$1 ', field: 'rationale', reason: 'Signs.' },
    {
      pairs: [
        ['first', 'one'],
        ['second', 'two'],
      ],
      reason: 'Numbers.',
    },
    { field: 'reason', before: 'Gone: *', after: 'Away: *', everywhere: true, reason: 'Words.' },
  ];
  const reasonOf = (before: string, after: string, place = 'a/page.html'): string | undefined =>
    withReasons([{ place, before, after }], entries)[0]?.reason;

  test('a text that is rewritten everywhere, and says nothing else than it did', () => {
    expect(reasonOf('null', 'None')).toBe('Python.');
    expect(reasonOf('from 1e-9 to 2e-9', 'from 1e−9 to 2e−9')).toBe('A true minus.');
    expect(reasonOf('from 1e-9 to 2e-9', 'from 1e−9 to 3e−9')).toBeUndefined();
    expect(reasonOf('from 1e-9 to 2e-9', 'from 1e−9 to 2e-9')).toBeUndefined();
    expect(reasonOf('None', 'null')).toBeUndefined();
  });

  test('several rules in one text, those only that are for its place', () => {
    expect(reasonOf('worth 1 or 2e-9', 'worth +1 or 2e−9', 'a/rationale')).toBe('A true minus. Signs.');
    expect(reasonOf('worth 1 or 2e-9', 'worth 1 or 2e−9', 'a/rationale')).toBe('A true minus.');
    expect(reasonOf('worth 1 or 2', 'worth +1 or 2', 'a/score')).toBeUndefined();
  });

  test('pairs, each by itself', () => {
    expect(reasonOf('first', 'one')).toBe('Numbers.');
    expect(reasonOf('second', 'two')).toBe('Numbers.');
    expect(reasonOf('first', 'two')).toBeUndefined();
  });

  test('what is so in a result is so on every page that says the same', () => {
    const both = ['a/result.json/reason', 'a/page.html'].map((place) => ({
      place,
      before: 'Gone: 1',
      after: 'Away: 1',
    }));
    expect(withReasons(both, entries).map(({ reason }) => reason)).toEqual(['Words.', 'Words.']);
    expect(withReasons(both.slice(1), entries)[0]?.reason).toBeUndefined();
  });
});

describe('what a terminal says', () => {
  const long = 'A sentence that is as long as a line of a terminal is, which is eighty columns';

  test('a sentence is one line, however it is broken', () => {
    expect(unwrap(`    ${long}\n    wide, or so. No more.`)).toBe(`${long} wide, or so.\nNo more.`);
    expect(unwrap(`    ${long}.\n    No more.`)).toBe(`${long}.\nNo more.`);
    expect(unwrap('Short.\nShort, too.')).toBe('Short.\nShort, too.');
  });

  test('what stands in columns is a line each', () => {
    expect(unwrap(`    ${long}\n    Hint      Less.`)).toBe(`${long}\nHint\nLess.`);
  });
});

test('edits turn one text into the other, and no line of both is among them without need', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (old, fresh) => {
      const edits = editsBetween(old, fresh);
      const gone = new Set(edits.filter(({ isOld }) => isOld).map(({ at }) => at));
      const come = new Set(edits.filter(({ isOld }) => !isOld).map(({ at }) => at));
      expect(old.filter((_, at) => !gone.has(at))).toEqual(fresh.filter((_, at) => !come.has(at)));
      expect(old.length - gone.size).toBe(longestShared(old, fresh));
    }),
  );
});

/** How many lines two texts share in the same order, by the definition. */
function longestShared([first, ...old]: readonly string[], fresh: readonly string[]): number {
  if (first === undefined) return 0;
  const at = fresh.indexOf(first);
  const without = longestShared(old, fresh);
  return at < 0 ? without : Math.max(without, 1 + longestShared(old, fresh.slice(at + 1)));
}
