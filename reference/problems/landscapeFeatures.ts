/**
 * The features of a landscape that hill climbing meets (fifth notes: figure 4.1, and "gets stuck for the
 * following reasons").
 *
 * - A flat area is a largest set of connected places of one elevation; one place alone is flat too.
 * - With a higher place beside it, an area of one place is a `slope` and a larger one a `shoulder`.
 * - With none, it is a maximum: `global-maximum` if nothing is higher anywhere, else `local-maximum` when one
 *   place
 *   alone, `flat-local-maximum` when larger. Shoulders and flat maxima are the two kinds of plateau.
 * - A ridge is a sequence of maxima across corners from each other, so that no action leads from one to the
 *   next
 *   (figure 4.4).
 */
import { adjacent, diagonal, type Landscape } from './landscape.ts';

export const FEATURES = [
  'slope',
  'shoulder',
  'local-maximum',
  'flat-local-maximum',
  'global-maximum',
] as const;
export type Feature = (typeof FEATURES)[number];

/** A flat area. */
export interface Area {
  readonly feature: Feature;
  /** Whether it is flat ground of two places or more. */
  readonly isPlateau: boolean;
  readonly elevation: number;
  /** Its places, ascending. */
  readonly places: readonly number[];
}

/** Every flat area, in the order of its first place. */
export function areas(landscape: Landscape): Area[] {
  const { elevation } = landscape;
  const highest = elevation.reduce((max, height) => Math.max(max, height), -Infinity);
  const level = (from: number, to: number): boolean => elevation[from] === elevation[to];
  return connected(
    elevation.map((_, place) => place),
    (place) => adjacent(landscape, place).filter((other) => level(place, other)),
  ).map((places) => {
    const height = elevation[places[0]!]!;
    const rises = places.some((place) =>
      adjacent(landscape, place).some((other) => elevation[other]! > height),
    );
    const isPlateau = places.length > 1;
    return { feature: featureOf(rises, isPlateau, height === highest), isPlateau, elevation: height, places };
  });
}

function featureOf(rises: boolean, isPlateau: boolean, isHighest: boolean): Feature {
  if (rises) return isPlateau ? 'shoulder' : 'slope';
  if (isHighest) return 'global-maximum';
  return isPlateau ? 'flat-local-maximum' : 'local-maximum';
}

/** The feature at each place. */
export function featureMap(landscape: Landscape): Feature[] {
  const map: Feature[] = [];
  for (const { feature, places } of areas(landscape)) for (const place of places) map[place] = feature;
  return map;
}

/** Every ridge: its maxima as places, ascending; two places at least. */
export function ridges(landscape: Landscape): number[][] {
  const peaks = areas(landscape)
    .filter(({ feature, isPlateau }) => !isPlateau && feature !== 'slope')
    .map(({ places }) => places[0]!);
  const isPeak = new Set(peaks);
  return connected(peaks, (place) => diagonal(landscape, place).filter((other) => isPeak.has(other))).filter(
    ({ length }) => length > 1,
  );
}

/** Connected components, each ascending, in the order of their first members. */
function connected(members: readonly number[], linked: (member: number) => readonly number[]): number[][] {
  const seen = new Set<number>();
  const components: number[][] = [];
  for (const first of members) {
    if (seen.has(first)) continue;
    seen.add(first);
    const component = [first];
    for (let i = 0; i < component.length; i += 1) {
      for (const next of linked(component[i]!)) {
        if (seen.has(next)) continue;
        seen.add(next);
        component.push(next);
      }
    }
    components.push(component.sort((a, b) => a - b));
  }
  return components;
}
