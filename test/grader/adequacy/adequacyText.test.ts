import { describe, expect, test } from 'vitest';
import type { Adequacy } from '../../../grader/adequacy/adequacy.ts';
import { adequacyText, fewOf, suggestionsText } from '../../../grader/adequacy/adequacyText.ts';

const cases = [
  'value/figure',
  'leaves-more/negative-min-root',
  'leaves-more/over-before-the-limit',
  'calls/one',
];
const row = (
  id: string,
  state: Adequacy['mistakes'][number]['state'],
  caughtBy: readonly string[] = [],
): Adequacy['mistakes'][number] => ({
  id,
  title: 'A title that tells in some words what such a search does where it should do another thing',
  state,
  caughtBy,
  survivingForms:
    state === 'partly' ? ['a window of ±1e12', 'a window and best values of ±9007199254740991'] : [],
});
const WEIGHED: Adequacy = {
  exercise: 'mine',
  algorithm: 'alpha-beta',
  mistakes: [
    row('depth-one-deep', 'survives'),
    row('finite-infinity', 'partly', cases.slice(0, 1)),
    row('strict-cuts', 'permitted'),
    row('forced-moves-not-searched', 'caught', cases),
  ],
  cases: cases.map((id) => ({
    id,
    catches: ['finite-infinity'],
    isRedundant: true,
    dependsOn: { convention: true, ties: true, childOrder: true },
  })),
  variants: [
    {
      id: 'one',
      title: 'One',
      failures: [
        'value/figure: Your search returned 3 and the minimax value of this tree is 4, so that something is wrong.',
      ],
    },
  ],
};

describe('a table of adequacy', () => {
  test.each([48, 80, 120])('fits on %i columns, and says the same on each', (width) => {
    const lines = adequacyText('a/path/to/my-exercise', WEIGHED, width);
    expect(lines.filter((line) => line.length > width)).toEqual([]);
    const words = lines.join(' ').split(/\s+/).join(' ');
    expect(words).toContain(
      'depth-one-deep A title that tells in some words what such a search does where it should do another thing',
    );
    expect(words).toContain('lets through: a window of ±1e12; a window and best values of ±9007199254740991');
    expect(words).toContain('depends on the convention and ties and child order');
  });

  test('at 80 columns', () => {
    expect(adequacyText('mine', WEIGHED, 80).slice(-16)).toEqual([
      'Mistakes, and the cases that catch each',
      '  finite-infinity              1: value/figure',
      '  forced-moves-not-searched    4: value/figure, and 3 more',
      '',
      'Cases, and how many mistakes each catches',
      '  value/figure                         1  redundant, depends on the convention',
      '                                          and ties and child order',
      '  leaves-more/negative-min-root        1  redundant, depends on the convention',
      '                                          and ties and child order',
      '  leaves-more/over-before-the-limit    1  redundant, depends on the convention',
      '                                          and ties and child order',
      '  calls/one                            1  redundant, depends on the convention',
      '                                          and ties and child order',
      '',
      'Redundant cases could all go together, and every mistake in every form would',
      'still be caught.',
    ]);
  });

  test('a tree that is suggested stays on one line, to be copied', () => {
    const tree = { title: 'x', tree: Array.from({ length: 40 }, (_, at) => at) };
    const all = [
      'depth-one-deep',
      'depth-one-shallow',
      'depth-ignored',
      'depth-per-round',
      'depth-shared',
      'end-noticed-late',
    ];
    const lines = suggestionsText(
      {
        each: [{ survivor: 'depth-one-deep', tree, depthLimit: 2, catches: all }],
        together: [{ tree, depthLimit: null, catches: all }],
        none: [],
      },
      80,
    );
    expect(lines.filter((line) => line.length > 80).map((line) => line.trim())).toEqual([
      `${JSON.stringify(tree)} with "depthLimit": 2`,
      JSON.stringify(tree),
    ]);
    expect(lines.slice(-2)).toEqual([
      '    catches depth-one-deep, depth-one-shallow, depth-ignored, depth-per-round,',
      '    depth-shared, end-noticed-late',
    ]);
  });

  test('of several forms of a mistake that one tree catches, there is the number', () => {
    const together = [
      {
        tree: { title: 'x', tree: 0 },
        depthLimit: null,
        catches: [
          'values-rounded: down',
          'ties-at-random',
          'starts-at-zero: 0 for MAX',
          'values-rounded: up',
        ],
      },
    ];
    expect(suggestionsText({ each: [], together, none: ['memo-shared'] }, 80)).toContain(
      '    catches values-rounded (2 forms), ties-at-random, starts-at-zero: 0 for MAX',
    );
  });
});

test.each<[names: string[], width: number | undefined, text: string]>([
  [['a'], undefined, 'a'],
  [['a', 'b', 'c'], undefined, 'a, b, c'],
  [['a', 'b', 'c', 'd'], undefined, 'a, b, c, and 1 more'],
  [['a', 'b', 'c', 'd'], 17, 'a, b, and 2 more'],
  [['a-long-name', 'b'], 5, 'a-long-name, and 1 more'],
])('names as far as there is room: %j in %j', (names, width, text) => expect(fewOf(names, width)).toBe(text));
