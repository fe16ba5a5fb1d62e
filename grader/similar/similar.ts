import { linesOf } from './lines.ts';
import { clustersOf, type Pair, similarPairs, type Thresholds } from './pairs.ts';
import type { Program } from './program.ts';
import { type Region, regionsOf } from './regions.ts';
import { weightsOf } from './weights.ts';

/** Pages that are written at most: more pairs than anybody looks at. */
const MOST_PAGES = 200;
/** Pairs that are listed at most. */
const MOST_PAIRS = 10_000;

/** Where the longest fragment stands that two share. */
export interface Longest {
  readonly words: number;
  readonly a: Place;
  readonly b: Place;
}

export interface Place {
  readonly file: string;
  /** `12–15`, or `12`. */
  readonly lines: string;
}

export interface SimilarPair extends Pair {
  /** What both have, longest first. */
  readonly regions: readonly Region[];
  readonly longest: Longest | null;
  /** The page that shows them side by side; null past the last that is written. */
  readonly page: string | null;
}

/** What was found in a class. */
export interface Similar {
  readonly programs: readonly Program[];
  readonly pairs: readonly SimilarPair[];
  readonly clusters: readonly (readonly Program[])[];
  /** How many fragments more than `share` of the class have. */
  readonly tooCommon: number;
  readonly share: number;
  readonly isCut: boolean;
  readonly thresholds: Thresholds;
  /** Pairs that are listed and have no page. */
  readonly unpaged: number;
}

/** Compares a class with itself and with earlier ones; `common` holds code that everybody was given. */
export function similarIn(
  programs: readonly Program[],
  common: readonly Program[],
  { share, ...thresholds }: Thresholds & { readonly share: number },
): Similar {
  const weights = weightsOf(programs, common, share);
  const { pairs, isCut } = similarPairs(programs, weights, thresholds);
  const listed = pairs.slice(0, MOST_PAIRS).map((pair, at): SimilarPair => {
    const regions = at < MOST_PAGES ? regionsOf(pair.a, pair.b, weights) : [];
    const [first] = regions;
    return {
      ...pair,
      regions,
      longest: first === undefined ? null : longestOf(pair, first),
      page: at < MOST_PAGES ? `pair-${String(at + 1).padStart(3, '0')}.html` : null,
    };
  });
  return {
    programs,
    pairs: listed,
    clusters: clustersOf(pairs),
    tooCommon: weights.tooCommon,
    share,
    isCut: isCut || pairs.length > MOST_PAIRS,
    thresholds,
    unpaged: Math.max(0, listed.length - MOST_PAGES),
  };
}

function longestOf({ a, b }: Pair, region: Region): Longest {
  const place = (program: Program, at: number): Place => ({
    file: program.files[program.tokens[at]?.file ?? 0]?.path ?? '',
    lines: linesOf(program, at, region.length),
  });
  return { words: region.length, a: place(a, region.a), b: place(b, region.b) };
}
