/**
 * Ways of choosing parents, as weights of the individuals from their fitness in the order of the population;
 * not all 0.
 */
export type SelectionWeights = (fitness: readonly number[]) => number[];

export const evenly: SelectionWeights = (f) => f.map(() => 1);
export const squared: SelectionWeights = (f) => f.map((each) => each * each);

/** From 1 for the least fit; equals share the mean of their ranks. */
export const byRank: SelectionWeights = (f) =>
  standings(f).map(({ below, equal }) => below + (equal + 1) / 2);

/** One more than how many are less fit, so that equals have the lowest of their ranks. */
export const byLowestRank: SelectionWeights = (f) => standings(f).map(({ below }) => below + 1);

/** As by rank, where equals count as one. */
export const byLevel: SelectionWeights = (f) => {
  const levels = [...new Set(f)].sort((a, b) => a - b);
  return f.map((each) => levels.indexOf(each) + 1);
};

export const onlyFittest: SelectionWeights = (f) => {
  const best = highest(f);
  return f.map((each) => (each === best ? 1 : 0));
};

/** The fittest of `size` drawn with replacement; equals share. */
export const ofTournament =
  (size: number): SelectionWeights =>
  (f) =>
    standings(f).map(({ below, equal }) => ((below + equal) ** size - below ** size) / equal);

/** The fitter of two drawn with replacement with chance p, else the other; equals share. */
export const ofTwoWith =
  (p: number): SelectionWeights =>
  (f) =>
    standings(f).map(({ below, equal }) => {
      const above = f.length - below - equal;
      const fitter = (below + equal) ** 2 - below ** 2;
      return (p * fitter + (1 - p) * ((above + equal) ** 2 - above ** 2)) / equal;
    });

/** The fittest of `size` different ones, or of all where there are fewer; equals share. */
export const ofDifferent =
  (size: number): SelectionWeights =>
  (f) => {
    const drawn = Math.min(size, f.length);
    return standings(f).map(
      ({ below, equal }) => (choices(below + equal, drawn) - choices(below, drawn)) / equal,
    );
  };

/** In how many ways so many of n can be chosen. */
const choices = (n: number, many: number): number =>
  Array.from({ length: many }, (_, i) => (n - i) / (i + 1)).reduce((all, each) => all * each, 1);

/** The less fit, the likelier. */
export const turnedRound: SelectionWeights = (f) => {
  const both = highest(f) + lowest(f);
  return orEven(f.map((each) => both - each));
};

export const aboveLowest: SelectionWeights = (f) => {
  const least = lowest(f);
  return orEven(f.map((each) => each - least));
};

/** Individual i gets the share of i − 1; the last, its own as well, as the loop falls through. */
export const oneSlotLate: SelectionWeights = (f) =>
  f.length < 2 ? [1] : f.map((each, at) => (f[at - 1] ?? 0) + (at === f.length - 1 ? each : 0));

/** The loop ends one too early: what the last should have goes to the one before. */
export const neverLast: SelectionWeights = (f) =>
  orEven(
    f.map((each, at) => (at === f.length - 1 ? 0 : at === f.length - 2 ? each + (f.at(-1) ?? 0) : each)),
  );

/** e to the power of fitness / mean fitness. */
export const softmax: SelectionWeights = (f) => {
  const total = f.reduce((a, b) => a + b, 0);
  return f.map((each) => Math.exp((each * f.length) / total));
};

/** e to the power of the fitness. */
export const exponential: SelectionWeights = (f) => {
  const best = Math.max(...f);
  return f.map((each) => Math.exp(each - best));
};

/**
 * 1 for the mean, and a half more or less for each standard deviation, but no less than `least`. `lack`: what
 * the number of individuals is lessened by in the deviation, 1 for that of a sample.
 */
export const bySigma =
  (least: number, lack = 0): SelectionWeights =>
  (f) => {
    const mean = f.reduce((a, b) => a + b, 0) / f.length;
    const squares = f.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    const sigma = Math.sqrt(squares / Math.max(1, f.length - lack));
    return orEven(f.map((each) => (sigma === 0 ? 1 : Math.max(least, 1 + (each - mean) / (2 * sigma)))));
  };

/** The same weights, or equal ones where all are 0. */
export const orEven: SelectionWeights = (weights) =>
  weights.some((weight) => weight > 0) ? [...weights] : weights.map(() => 1);

const highest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -Infinity);
const lowest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);

interface Standing {
  /** How many are less fit. */
  readonly below: number;
  /** How many are as fit, itself among them. */
  readonly equal: number;
}

function standings(f: readonly number[]): Standing[] {
  const sorted = Float64Array.from(f).sort();
  const known = new Map<number, { below: number; equal: number }>();
  for (const [below, each] of sorted.entries()) {
    const standing = known.get(each);
    if (standing === undefined) known.set(each, { below, equal: 1 });
    else standing.equal += 1;
  }
  return f.map((each) => known.get(each) ?? { below: 0, equal: 1 });
}

/** The fitter half alone, evenly; equals at its edge share what is left of it. */
export const fromFitterHalf: SelectionWeights = (f) => fromFittest(f, Math.ceil(f.length / 2));
/** The same where the half of an odd number leaves out the one in the middle. */
export const fromSmallerHalf: SelectionWeights = (f) => fromFittest(f, Math.max(1, f.length >> 1));

const fromFittest = (f: readonly number[], many: number): number[] =>
  standings(f).map(({ below, equal }) => {
    const above = f.length - below - equal;
    return Math.max(0, Math.min(equal, many - above)) / equal;
  });

export const plusOne: SelectionWeights = (f) => f.map((each) => each + 1);

/** Each is taken in turn with its share as a chance; the last, if nobody was. */
export const inOrder: SelectionWeights = (f) => {
  const total = f.reduce((a, b) => a + b, 0);
  let left = 1;
  return f.map((each, at) => {
    if (at === f.length - 1) return left;
    const taken = total === 0 ? 0 : (left * each) / total;
    left -= taken;
    return taken;
  });
};

/** What lies in each slot of a wheel, by where the slots end. */
const between = (ends: readonly number[], from = 0): number[] =>
  ends.map((end, at) => Math.max(0, Math.min(1, end) - Math.min(1, at === 0 ? from : (ends[at - 1] ?? 0))));

/** Shares to one decimal; what they lack of 1 is the last one’s. */
export const roundedShares: SelectionWeights = (f) => {
  const total = f.reduce((a, b) => a + b, 0);
  let sum = 0;
  const ends = f.map((each, at) => {
    sum += Math.round((each / total) * 10) / 10;
    return at === f.length - 1 ? 1 : sum;
  });
  return orEven(between(ends));
};

/** Ten places of the wheel, from its start on, are each as likely. */
export const inTenths: SelectionWeights = (f) => {
  const total = f.reduce((a, b) => a + b, 0);
  const hits = f.map(() => 0);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    let spin = (tenth / 10) * total;
    const at = f.findIndex((each) => (spin -= each) < 0);
    const slot = at < 0 ? f.length - 1 : at;
    hits[slot] = (hits[slot] ?? 0) + 1;
  }
  return hits;
};

/** The second has the share of the first as well. */
export const neverTheFirst: SelectionWeights = (f) =>
  f.length < 2 ? [1] : orEven(f.map((each, at) => (at === 0 ? 0 : at === 1 ? each + (f[0] ?? 0) : each)));
