import { GRAM, type Program } from './program.ts';

/** What grams of a class are worth as evidence. */
export interface Weights {
  /** 1 where two share it or nobody does, less the more do, 0 where too many do or it was handed out. */
  of(gram: number): number;
  /** How many grams were left out since more than the share of the class has them. */
  readonly tooCommon: number;
}

/** Fewer people than this are never called a share of a class. */
const LEAST_SHARED = 5;

/**
 * What everybody writes is no evidence, and what two alone write is most: the weight falls with the logarithm
 * of how many have a gram, to the power of 3/2, from 1 at two of them to 0 past `share` of all. By the
 * logarithm alone a group of four or five who share one program would hide each other; by its square, honest
 * programs pass for copies.
 */
export function weightsOf(programs: readonly Program[], common: readonly Program[], share: number): Weights {
  const having = new Map<number, number>();
  for (const { grams } of programs)
    for (const gram of new Set(grams)) if (gram !== null) having.set(gram, (having.get(gram) ?? 0) + 1);
  const given = new Set(common.flatMap(({ grams }) => grams));
  const most = Math.max(LEAST_SHARED, Math.floor(share * programs.length));
  const scale = Math.log((most + 1) / 2);
  const byNumber = Array.from({ length: most + 1 }, (_, number) =>
    number <= 2 ? 1 : 1 - (Math.log(number / 2) / scale) ** 1.5,
  );
  return {
    of: (gram) => (given.has(gram) ? 0 : (byNumber[having.get(gram) ?? 0] ?? 0)),
    tooCommon: [...having].filter(([gram, number]) => number > most && !given.has(gram)).length,
  };
}

/** A program with what its grams are worth. */
export interface Weighed {
  readonly program: Program;
  readonly grams: ReadonlySet<number | null>;
  /** Of each place. */
  readonly weights: Float64Array;
  /** Words there are to be compared, each by the heaviest gram over it. */
  readonly all: number;
}

export function weighed(program: Program, weights: Weights): Weighed {
  const own = Float64Array.from(program.grams, (gram) => (gram === null ? 0 : weights.of(gram)));
  return { program, grams: new Set(program.grams), weights: own, all: covered(own) };
}

/** How many of the words of one stand in the other, each by the heaviest gram over it that both have. */
export function sharedWords({ program, weights }: Weighed, other: Weighed): number {
  const shared = weights.slice();
  for (const [at, gram] of program.grams.entries()) if (!other.grams.has(gram)) shared[at] = 0;
  return covered(shared);
}

/** Each word is under the grams that begin at it or up to GRAM − 1 before it. */
function covered(weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) {
    let most = 0;
    for (let from = Math.max(0, at - GRAM + 1); from <= at; from += 1) {
      const weight = weights[from] ?? 0;
      if (weight > most) most = weight;
    }
    sum += most;
  }
  return sum;
}
