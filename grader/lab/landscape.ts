import { Fraction } from 'fraction.js';
import { adjacent, grid, type Landscape } from '../../reference/problems/landscape.ts';
import { areas, type Feature } from '../../reference/problems/landscapeFeatures.ts';
import { entry, itemAt } from '../types/lookup.ts';

export interface LandscapeOptions {
  /** Elevations, row by row; all rows have one length. */
  readonly rows: readonly (readonly number[])[];
}

/** `cutoff lab landscape --json`. */
export interface LandscapeReport {
  readonly lab: 'landscape';
  readonly elevation: readonly (readonly number[])[];
  readonly places: number;
  /** Where a climb may end, highest first. */
  readonly ends: readonly LandscapeEnd[];
  /** The chance to end at a global maximum from a random place, exact. */
  readonly best: string;
  /** Uphill steps on average from a random place, exact. */
  readonly steps: string;
}

export interface LandscapeEnd {
  readonly feature: Feature;
  readonly elevation: number;
  /** Its places, numbered row by row from 0. */
  readonly places: readonly number[];
  /** The basin of attraction in places, exact: of a place from which two ways lead up, its part. */
  readonly basin: string;
  readonly share: number;
  /** The lowest place from which a climb ends here for certain, the first of equals. */
  readonly from: number;
}

/** Hills as figure 4.1 draws them: a shoulder, the global maximum, a local one, and a flat one. */
export const FIGURE_4_1: readonly number[] = [
  1, 2, 3, 3, 3, 5, 8, 10, 7, 4, 2, 4, 6, 5, 3, 2, 3, 5, 5, 5, 3, 1,
];

/**
 * From which places steepest ascent ends where, counted exactly: it goes to a highest neighbour, any of
 * several with the same chance, as long as that is higher, and so it stops on shoulders, too.
 */
export function landscapeLab({ rows }: LandscapeOptions): LandscapeReport {
  const landscape = grid(rows);
  const flat = areas(landscape);
  const areaOf = new Map(flat.flatMap(({ places }, at) => places.map((place) => [place, at] as const)));
  const { ends, steps } = climbs(landscape);
  const count = landscape.elevation.length;
  const basins = new Map<number, { basin: Fraction; from: number | null }>();
  for (const [start, chances] of ends.entries())
    for (const [place, chance] of chances) {
      const area = entry(areaOf, place);
      const { basin, from } = basins.get(area) ?? { basin: new Fraction(0), from: null };
      const isSure = [...chances.keys()].every((end) => entry(areaOf, end) === area);
      const isLower = from === null || itemAt(landscape.elevation, start) < itemAt(landscape.elevation, from);
      basins.set(area, { basin: basin.add(chance), from: isSure && isLower ? start : from });
    }
  const found = [...basins]
    .map(([at, end]) => ({ ...itemAt(flat, at), ...end }))
    .sort((a, b) => b.elevation - a.elevation || itemAt(a.places, 0) - itemAt(b.places, 0));
  const best = found
    .filter(({ feature }) => feature === 'global-maximum')
    .reduce((sum, { basin }) => sum.add(basin), new Fraction(0));
  return {
    lab: 'landscape',
    elevation: rows,
    places: count,
    ends: found.map(({ feature, elevation, places, basin, from }) => ({
      feature,
      elevation,
      places,
      basin: basin.toFraction(),
      share: basin.div(count).valueOf(),
      // Its own places end here at least.
      from: from ?? itemAt(places, 0),
    })),
    best: best.div(count).toFraction(),
    steps: steps
      .reduce((sum, each) => sum.add(each), new Fraction(0))
      .div(count)
      .toFraction(),
  };
}

/** Of each place, where a climb from it ends with which chance, and its steps on average. */
function climbs(landscape: Landscape): {
  readonly ends: readonly ReadonlyMap<number, Fraction>[];
  readonly steps: readonly Fraction[];
} {
  const { elevation } = landscape;
  const ends: Map<number, Fraction>[] = [];
  const steps: Fraction[] = [];
  // From the top down, so that wherever a climb goes is known.
  const order = elevation
    .map((_, place) => place)
    .sort((a, b) => itemAt(elevation, b) - itemAt(elevation, a));
  for (const place of order) {
    const near = adjacent(landscape, place);
    const highest = near.reduce((most, next) => Math.max(most, itemAt(elevation, next)), -Infinity);
    const ways = highest > itemAt(elevation, place) ? near.filter((next) => elevation[next] === highest) : [];
    const chances = new Map<number, Fraction>(ways.length === 0 ? [[place, new Fraction(1)]] : []);
    let length = new Fraction(ways.length === 0 ? 0 : 1);
    for (const next of ways) {
      for (const [end, chance] of itemAt(ends, next))
        chances.set(end, (chances.get(end) ?? new Fraction(0)).add(chance.div(ways.length)));
      length = length.add(itemAt(steps, next).div(ways.length));
    }
    ends[place] = chances;
    steps[place] = length;
  }
  return { ends, steps };
}
