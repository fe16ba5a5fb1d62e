import { type Draws, seedWords } from '../../reference/random.ts';

/** How much a program's choices lean, and the seed that their direction is drawn from. */
export interface Lean {
  /** The total variation from the right chances, in each choice. */
  readonly size: number;
  readonly seed: number;
}

/**
 * What a leaning goes by: the place in the list, or what is chosen there; by place, but growing or wearing
 * off over a run; or by place with another direction in each case.
 */
export const LEANING_KINDS = ['place', 'value', 'time', 'case'] as const;
export type LeaningKind = (typeof LEANING_KINDS)[number];

/**
 * A program that is correct but for one choice, whose chances are off by a given size. It is in no bank: the
 * direction is drawn anew from each seed, so that no test can know it.
 */
export interface Leaning<Program> {
  /** The choice and the kind. */
  readonly id: string;
  /** What is chosen: an exercise promises to notice leanings of it from some size on. */
  readonly choice: string;
  load(lean: Lean): Program;
}

/** What a choice is made among. */
export interface Among {
  /** The right chance of each option. */
  readonly chances: readonly number[];
  /** What option j is, in words that serve to tell options apart. */
  readonly value: (j: number) => string | number;
  /** What tells the case from others. */
  readonly inCase: string;
}

/** Draws an option; of several kinds of choice, each has one of its own. */
export type Chooser = (random: Draws, among: Among) => number;

/** Draws an option with the right chances. */
export const fairly: Chooser = (random, { chances }) => drawn(random, chances);

/** The leanings of one choice in a part; `load` gets what makes that choice. `span`: calls in a run. */
export const leaningsOf = <Program>(
  choice: string,
  span: number,
  kinds: readonly LeaningKind[],
  load: (choose: Chooser) => Program,
): Leaning<Program>[] =>
  kinds.map((kind) => ({
    id: `${choice}-by-${kind}`,
    choice,
    load: (lean) => load(chooser(kind, lean, span)),
  }));

/** The same of a search, each call of which is a run: it is made anew for each. */
export const leaningsOfSearch = <Args extends readonly unknown[]>(
  choice: string,
  span: number,
  kinds: readonly LeaningKind[],
  load: (choose: Chooser) => (...args: Args) => unknown,
): Leaning<(...args: Args) => unknown>[] =>
  leaningsOf(choice, span, kinds, load).map((leaning, at) => ({
    ...leaning,
    load:
      (lean) =>
      (...args) =>
        load(chooser(kinds[at]!, lean, span))(...args),
  }));

/** Places in a list of any length. */
const PLACES = 16;

function chooser(kind: LeaningKind, { size, seed }: Lean, span: number): Chooser {
  const grows = hash(seed, 'grows') % 2 === 0;
  let choices = 0;
  return (random, { chances, value, inCase }) => {
    const passed = (choices % span) / span;
    const strength = kind === 'time' ? 2 * size * (grows ? passed : 1 - passed) : size;
    const k = chances.length;
    choices += 1;
    const keyOf = (j: number): string => {
      const place = k <= PLACES ? `${j}` : `${Math.floor(((j + 0.5) * PLACES) / k)}`;
      return kind === 'value' ? `${value(j)}` : kind === 'case' ? `${inCase}/${place}` : place;
    };
    return drawn(
      random,
      leaned(chances, strength, (j) => hash(seed, keyOf(j))),
    );
  };
}

/**
 * Chances that are off by `size`: half of the options that can be taken, by their rank, gain in proportion to
 * their chance, and the others lose. Options of one rank go together, unless all have the same.
 */
export function leaned(chances: readonly number[], size: number, rankOf: (j: number) => number): number[] {
  const open = chances.flatMap((chance, j) => (chance > 0 ? [j] : []));
  const ranks = new Map(open.map((j) => [j, rankOf(j)]));
  const different = [...new Set(ranks.values())].sort((a, b) => a - b);
  const highest = different[(different.length >> 1) - 1] ?? -1;
  const half = open.slice(0, open.length >> 1);
  const isUp = (j: number): boolean => (highest < 0 ? half.includes(j) : ranks.get(j)! <= highest);
  const up = open.reduce((sum, j) => sum + (isUp(j) ? chances[j]! : 0), 0);
  const total = open.reduce((sum, j) => sum + chances[j]!, 0);
  if (up === 0 || up === total) return [...chances];
  // Who has less than that to lose gains, if the others have it.
  const isTurned = total - up < size && up >= size;
  const [gaining, losing] = isTurned ? [total - up, up] : [up, total - up];
  const gains = (j: number): boolean => isUp(j) !== isTurned;
  const moved = Math.min(size, losing);
  return chances.map((chance, j) => chance * (gains(j) ? 1 + moved / gaining : 1 - moved / losing));
}

/** An option by its chance; the last that can be taken where rounding leaves nothing. */
function drawn(random: Draws, chances: readonly number[]): number {
  let spin = random.number() * chances.reduce((sum, chance) => sum + chance, 0);
  const at = chances.findIndex((chance) => (spin -= chance) < 0);
  return at >= 0 ? at : chances.findLastIndex((chance) => chance > 0);
}

function hash(seed: number, key: string): number {
  let mixed = seedWords(seed)[0];
  for (let i = 0; i < key.length; i += 1) mixed = seedWords(mixed ^ key.charCodeAt(i))[0];
  return mixed >>> 0;
}
