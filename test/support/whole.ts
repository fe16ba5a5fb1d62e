/**
 * Corpora are long: a run of all tests takes some of each, by turns, and `CUTOFF_CORPUS=whole` everything,
 * which takes hours.
 */
export const isWhole = process.env['CUTOFF_CORPUS'] === 'whole';

/** One in so many, beginning at that place; all where everything is wanted. */
export const some = <Item>(items: readonly Item[], oneIn: number, from = oneIn - 1): readonly Item[] =>
  isWhole ? items : items.filter((_, at) => at % oneIn === from);

/** A quarter of what is wanted of everything, in a run of all tests. */
export const fewer = (many: number): number => (isWhole ? many : Math.ceil(many / 4));
