import { describe, expect, test } from 'vitest';
import { hillClimbing } from '../../../reference/local/hillClimbing.ts';
import { adjacent, climb, diagonal, grid, line } from '../../../reference/problems/landscape.ts';
import { areas, featureMap, ridges } from '../../../reference/problems/landscapeFeatures.ts';

describe('one dimension: the features of figure 4.1', () => {
  // From the left: slope, shoulder, slope, global maximum, down, local maximum, down, "flat" local maximum,
  // down.
  const figure = line([1, 2, 2, 2, 3, 9, 4, 5, 3, 6, 6, 6, 1]);
  test('each place has its feature', () => {
    expect(featureMap(figure)).toEqual([
      'slope',
      'shoulder',
      'shoulder',
      'shoulder',
      'slope',
      'global-maximum',
      'slope',
      'local-maximum',
      'slope',
      'flat-local-maximum',
      'flat-local-maximum',
      'flat-local-maximum',
      'slope',
    ]);
  });
  test('shoulder and flat local maximum are the plateaux', () => {
    expect(
      areas(figure)
        .filter(({ isPlateau }) => isPlateau)
        .map(({ places }) => places),
    ).toEqual([
      [1, 2, 3],
      [9, 10, 11],
    ]);
  });
  test('hill climbing stops at a maximum or a plateau, and nowhere else', () => {
    const stops = new Set(
      featureMap(figure).map((_, place) => featureMap(figure)[hillClimbing(climb(figure, place))]),
    );
    expect(stops).toEqual(new Set(['shoulder', 'global-maximum', 'local-maximum', 'flat-local-maximum']));
  });
  test('a flat global maximum is a plateau, and two peaks of one height are both global', () => {
    expect(areas(line([0, 3, 3, 0, 3]))).toEqual([
      { feature: 'slope', isPlateau: false, elevation: 0, places: [0] },
      { feature: 'global-maximum', isPlateau: true, elevation: 3, places: [1, 2] },
      { feature: 'slope', isPlateau: false, elevation: 0, places: [3] },
      { feature: 'global-maximum', isPlateau: false, elevation: 3, places: [4] },
    ]);
  });
  test('one place alone is the global maximum', () =>
    expect(featureMap(line([7]))).toEqual(['global-maximum']));
});

describe('two dimensions', () => {
  /** Figure 4.4: a ridge rising from left to right, seen through a grid that it crosses at an angle. */
  const ridge = grid([
    [0, 0, 0, 0, 5],
    [0, 0, 0, 4, 0],
    [0, 0, 3, 0, 0],
    [0, 2, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
  test('a ridge is a sequence of maxima with only downhill actions', () => {
    expect(ridges(ridge)).toEqual([[4, 8, 12, 16, 20]]);
    for (const place of [8, 12, 16, 20]) {
      expect(featureMap(ridge)[place]).toBe('local-maximum');
      expect(hillClimbing(climb(ridge, place))).toBe(place);
    }
    expect(featureMap(ridge)[4]).toBe('global-maximum');
  });
  test('peaks apart are no ridge', () => {
    expect(
      ridges(
        grid([
          [2, 0, 2],
          [0, 0, 0],
          [2, 0, 2],
        ]),
      ),
    ).toEqual([]);
  });
  test('an area is connected by actions, not across corners', () => {
    expect(
      areas(
        grid([
          [1, 1, 0],
          [0, 0, 1],
          [0, 0, 1],
        ]),
      ).map(({ places }) => places),
    ).toEqual([[0, 1], [2], [3, 4, 6, 7], [5, 8]]);
  });
  test('neighbours come left, right, above, below, and end at the edges', () => {
    const square = grid([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(adjacent(square, 4)).toEqual([3, 5, 1, 7]);
    expect(adjacent(square, 0)).toEqual([1, 3]);
    expect(adjacent(square, 2)).toEqual([1, 5]);
    expect(diagonal(square, 4)).toEqual([0, 2, 6, 8]);
    expect(diagonal(square, 8)).toEqual([4]);
  });
});

test('what is no landscape is refused', () => {
  expect(() => grid([])).toThrow('at least one place');
  expect(() => grid([[1, 2], [3]])).toThrow('one length');
  expect(() => line([1, NaN])).toThrow('a number');
  expect(() => climb(line([1]), 1)).toThrow('no place 1');
});
