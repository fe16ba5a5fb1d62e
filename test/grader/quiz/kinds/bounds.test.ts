import { describe, expect, test } from 'vitest';
import { answersOf, becauseOf, shareFor, problemsOf } from './asked.ts';

/** Figure 5.2 of the textbook; figure 5.5 tells its bounds step by step. */
const TEXTBOOK = {
  tree: [
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ],
};

describe('lists of bounds, crossed out as children come back', () => {
  const ask = { kind: 'bounds', nodes: ['A', 'B', 'C', 'D'] };

  // Figure 5.5: B is at most 3 after its first leaf; A at least 3 after B; D at most 14, then 5. C is left at
  // its first leaf, D at its last, so neither is written.
  test('are those of figure 5.5', () =>
    expect(answersOf(ask, TEXTBOOK)).toEqual(['3', '3', 'none', '14, 5']));

  test('have a reason that tells child by child', () => {
    expect(becauseOf(ask, TEXTBOOK, 3)).toBe(
      'MIN enters with β = ∞; L7 makes it 14 and L8 makes it 5; after L9 it cuts.',
    );
    expect(becauseOf(ask, TEXTBOOK, 2)).toBe('MIN enters with β = ∞; no child changes it; after L4 it cuts.');
  });

  test('hang on the convention, where a bound is just met', () => {
    const met = {
      tree: [
        [3, 12],
        [3, 2],
      ],
    };
    expect(answersOf({ kind: 'bounds', nodes: ['C'] }, met)).toEqual(['none']);
    expect(answersOf({ kind: 'bounds', nodes: ['C'], convention: 'strict' }, met)).toEqual(['3']);
  });

  test.each([
    ['14, 5', '1'],
    ['14 5', '1'],
    ['14 → 5', '1'],
    ['14;5', '1'],
    ['[14, 5]', '1'],
    ['14', '1/2'],
    // A wrong one takes away what a right one brings.
    ['14, 5, 2', '1/2'],
    ['14, 12, 5', '1/2'],
    ['5, 14', '0'],
    ['∞, 14, 5', '1/2'],
    ['none', '0'],
  ])('%s at D earns %s', (written, share) =>
    expect(shareFor({ kind: 'bounds', nodes: ['D'] }, TEXTBOOK, written)).toBe(share),
  );

  test('are asked where a player moves', () => {
    expect(problemsOf({ kind: 'bounds', nodes: ['L1'] }, TEXTBOOK).join()).toMatch(/L1, a leaf/);
    const chance = { levels: ['chance', 'max'], bounds: [0, 9], tree: [[1, 2], [3]] };
    expect(problemsOf({ kind: 'bounds', nodes: ['A'] }, chance).join()).toMatch(/A, a chance node/);
  });
});

describe('the window at a moment', () => {
  const at = (when: string, ...nodes: string[]): string[] =>
    answersOf({ kind: 'windows', nodes, when }, TEXTBOOK);

  test('before and after B is taken in at the root', () => {
    expect(at('before-update', 'B')).toEqual(['−∞', '∞']);
    expect(at('after-update', 'B')).toEqual(['3', '∞']);
  });
  test('in D, whose window begins at the 3 of the root', () => {
    expect(at('before-update', 'L7', 'L9')).toEqual(['3', '∞', '3', '5']);
    expect(at('after-update', 'L7', 'L8')).toEqual(['3', '14', '3', '5']);
  });
  test('a cut leaves no window to be used', () =>
    expect(problemsOf({ kind: 'windows', nodes: ['L4'], when: 'after-update' }, TEXTBOOK).join()).toMatch(
      /at which the search cuts/,
    ));
  test('says in words which moment is meant', () => {
    expect(becauseOf({ kind: 'windows', nodes: ['L7'], when: 'after-update' }, TEXTBOOK, 1)).toBe(
      'By what is searched up to L7, MIN is sure of at most 14.',
    );
    expect(becauseOf({ kind: 'windows', nodes: ['L7'], when: 'before-update' }, TEXTBOOK, 1)).toBe(
      'So the search starts, and nothing before L7 has changed it.',
    );
  });
});

describe('the order that prunes least', () => {
  const least = { kind: 'order', node: 'D', prunes: 'least' };
  // As the textbook has it: the third branch is cut last because its worst move comes last.
  test('is the one of figure 5.2', () => expect(answersOf(least, TEXTBOOK)).toEqual(['L7, L8, L9']));
  test.each([
    ['L7, L8, L9', '1'],
    ['L8, L7, L9', '1'],
    ['L9, L7, L8', '0'],
    ['L7, L8', '0'],
  ])('%s earns %s', (written, share) => expect(shareFor(least, TEXTBOOK, written)).toBe(share));
  test('and the one that prunes most is the other way round', () => {
    expect(shareFor({ kind: 'order', node: 'D' }, TEXTBOOK, 'L9, L7, L8')).toBe('1');
    expect(becauseOf(least, TEXTBOOK)).toBe('So 7 leaves are evaluated; in the one that prunes most, 5.');
  });
});
