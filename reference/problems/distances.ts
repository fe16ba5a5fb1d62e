/** Distances between cities, as a flat symmetric table. */
export interface Distances {
  /** Cities. */
  readonly n: number;
  /** Row by row: from city a to city b at a · n + b. */
  readonly table: Float64Array;
}

/** A point in the plane. */
export interface City {
  readonly x: number;
  readonly y: number;
}

/** From city `a` to city `b`, in the unit of the table. */
export function distance(distances: Distances, a: number, b: number): number {
  return distances.table[a * distances.n + b]!;
}

/** Straight lines in the plane. sqrt, not hypot: it is exactly rounded on every engine. */
export function euclideanDistances(cities: readonly City[]): Distances {
  return tabulate(cities, (length) => length);
}

/** Straight lines rounded to the nearest integer, as the published TSPLIB instances count (EUC_2D). */
export function roundedDistances(cities: readonly City[]): Distances {
  return tabulate(cities, (length) => Math.floor(length + 0.5));
}

function tabulate(cities: readonly City[], measure: (length: number) => number): Distances {
  const n = cities.length;
  const table = new Float64Array(n * n);
  cities.forEach((a, i) => {
    cities.forEach((b, j) => {
      const x = a.x - b.x;
      const y = a.y - b.y;
      table[i * n + j] = measure(Math.sqrt(x * x + y * y));
    });
  });
  return { n, table };
}
