import type { Reproduction, State } from '../correct/local/api.ts';
import { type CorrectProgram, program } from '../correct/correctProgram.ts';
import type { Taught } from './taught.ts';

/** Which positions of the child come from the second parent, of n; the others come from the first. */
export type CrossoverWay = { readonly words: string } & (
  | { readonly kind: 'one-cut'; cuts(n: number): number[] }
  /** Those between two cuts, each two of them equally likely, or each drawn by itself. */
  | { readonly kind: 'two-cuts'; cuts(n: number): number[]; readonly mayBeEqual: boolean }
  /** Each by a fair coin of its own. */
  | { readonly kind: 'each-position' }
);

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

const RANGES: readonly (readonly [words: string, low: number, lack: number])[] = [
  ['1 to n − 1', 1, 1],
  ['0 to n − 1', 0, 1],
  ['1 to n', 1, 0],
  ['0 to n', 0, 0],
];

const twoCuts = (mayBeEqual: boolean): CrossoverWay[] =>
  RANGES.map(([words, low, lack]) => ({
    kind: 'two-cuts',
    words: `two ${mayBeEqual ? 'cuts that may be equal' : 'different cuts'}, from ${words}`,
    cuts: (n) => span(low, n - lack),
    mayBeEqual,
  }));

const between = (x: State, y: State, a: number, b: number): State => {
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  return [...x.slice(0, from), ...y.slice(from, to), ...x.slice(to)];
};

/** Two different cuts of a list, as a sample gives them. */
const sampled = (id: string, title: string, low: number, lack: number): CorrectProgram<Reproduction> =>
  program(id, title, (x, y, random) => {
    const [a, b] = random.shuffle(span(low, x.length - lack));
    return between(x, y, a!, b!);
  });

export const CROSSOVERS_TAUGHT: readonly Taught<Reproduction, CrossoverWay>[] = [
  {
    id: 'two-cuts',
    title: 'two-point crossover: a middle piece of the second parent',
    ways: [...twoCuts(false), ...twoCuts(true)],
    programs: [
      sampled('two-cuts-sampled', 'two different cuts from 0 to n − 1', 0, 1),
      sampled('two-cuts-after', 'two different cuts from 1 to n', 1, 0),
      program('two-cuts-drawn', 'two cuts from 0 to n, which may be equal', (x, y, random) =>
        between(x, y, random.integer(0, x.length), random.integer(0, x.length)),
      ),
    ],
  },
  {
    id: 'each-position',
    title: 'uniform crossover: each position from either parent',
    ways: [{ kind: 'each-position', words: 'each position from either parent by a fair coin' }],
    programs: [
      program('each-position-chosen', 'a choice of two for each position', (x, y, random) =>
        x.map((value, at) => random.choice([value, y[at]!])),
      ),
    ],
  },
  {
    id: 'cut-at-0',
    title: 'a cut from 0, which copies the second parent',
    ways: [{ kind: 'one-cut', words: 'cuts from 0 to n − 1', cuts: (n) => span(0, n - 1) }],
    programs: [
      program('cut-at-0-floored', 'a random number times n', (x, y, random) => {
        const cut = Math.floor(random.number() * x.length);
        return x.map((value, at) => (at < cut ? value : y[at]!));
      }),
    ],
  },
  {
    id: 'cut-anywhere',
    title: 'a cut from 0 to n, which copies a parent at either end',
    ways: [{ kind: 'one-cut', words: 'cuts from 0 to n', cuts: (n) => span(0, n) }],
    programs: [
      program('cut-anywhere-spliced', 'spliced into a copy', (x, y, random) => {
        const child = [...y];
        const cut = random.integer(0, x.length);
        child.splice(0, cut, ...x.slice(0, cut));
        return child;
      }),
    ],
  },
];
