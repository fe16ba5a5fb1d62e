import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bredAmong,
  eliteOf,
  holdsElite,
  isElite,
} from '../../../../grader/judge/statistics/genetics/elite.ts';

type Individual = readonly number[];

const individual = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 2, maxLength: 2 });
const fitnessOf = ([a, b]: Individual): number => a! + b!;
const generation = fc.integer({ min: 1, max: 5 }).chain((size) =>
  fc.record({
    parents: fc.array(individual, { minLength: size, maxLength: size }),
    children: fc.array(individual, { minLength: size, maxLength: size }),
    kept: fc.integer({ min: 0, max: size }),
    impossible: fc.uniqueArray(individual, { selector: String }),
  }),
);

const keysOf = (all: readonly Individual[]): string => all.map(String).sort().join(' ');

/** All ways to take `many` of them, by their places. */
function choices(all: readonly Individual[], many: number): number[][] {
  if (many === 0) return [[]];
  return all.flatMap((_, at) => choices(all.slice(0, at), many - 1).map((rest) => [...rest, at]));
}
const at = (all: readonly Individual[], places: readonly number[]): Individual[] =>
  places.map((place) => all[place]!);

/** Every elite of a population, by trying all: nobody that is left is fitter than anybody of them. */
function elites(parents: readonly Individual[], kept: number): string[] {
  return choices(parents, kept)
    .filter((places) => {
      const least = Math.min(...at(parents, places).map(fitnessOf));
      return parents.every((each, place) => places.includes(place) || fitnessOf(each) <= least);
    })
    .map((places) => keysOf(at(parents, places)));
}

test('a block is the elite exactly if some choice of the fittest is', () =>
  fc.assert(
    fc.property(generation, ({ parents, children, kept }) => {
      const elite = eliteOf(parents, parents.map(fitnessOf), kept);
      const block = children.slice(0, kept);
      expect(isElite(elite, block)).toBe(elites(parents, kept).includes(keysOf(block)));
    }),
    { numRuns: 2000 },
  ));

test('a generation holds the elite exactly if some choice leaves children that can be bred', () =>
  fc.assert(
    fc.property(generation, ({ parents, children, kept, impossible }) => {
      const keys = impossible.map(String);
      const right = elites(parents, kept);
      const canBe = choices(children, kept).some(
        (places) =>
          right.includes(keysOf(at(children, places))) &&
          children.every((child, place) => places.includes(place) || !keys.includes(String(child))),
      );
      const elite = eliteOf(parents, parents.map(fitnessOf), kept);
      const theirs = children.filter((child) => keys.includes(String(child)));
      expect(holdsElite(children, theirs, elite)).toBe(canBe);
    }),
    { numRuns: 3000 },
  ));

test('who was bred is what is left without the elite, wherever that stands', () =>
  fc.assert(
    fc.property(generation, ({ parents, children, kept }) => {
      const elite = eliteOf(parents, parents.map(fitnessOf), kept);
      const right = elites(parents, kept);
      const rest = children.length - kept;
      const inPlace = { front: children.slice(0, kept), back: children.slice(rest) };
      for (const place of ['front', 'back'] as const) {
        const bred = place === 'front' ? children.slice(kept) : children.slice(0, rest);
        expect(bredAmong(children, elite, place)).toEqual(
          right.includes(keysOf(inPlace[place])) ? bred : null,
        );
      }
      const lefts = choices(children, kept)
        .filter((places) => right.includes(keysOf(at(children, places))))
        .map((places) => keysOf(children.filter((_, place) => !places.includes(place))));
      const bred = bredAmong(children, elite, 'anywhere');
      if (bred === null) expect(lefts).toEqual([]);
      else if (bred === 'unknown') expect(new Set(right).size).toBeGreaterThan(1);
      else expect(new Set(lefts)).toEqual(new Set([keysOf(bred)]));
    }),
    { numRuns: 3000 },
  ));
