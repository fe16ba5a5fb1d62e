import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../../grader/content/countedMoves.ts';
import { endsOf, LowEndBet } from '../../../../grader/judge/statistics/annealing/ends.ts';
import type { LocalInput } from '../../../../grader/types/input.ts';
import { itemAt } from '../../../../grader/types/lookup.ts';
import type { ScheduleSpec } from '../../../../grader/types/schedule.ts';

const inputOf = (
  elevation: readonly (readonly number[])[],
  schedule: ScheduleSpec,
  rest: Partial<LocalInput> = {},
): LocalInput => ({
  kind: 'local',
  problem: { name: 'landscape', elevation, initial: elevation.length === 1 ? [0] : [0, 0] },
  seed: 1,
  options: {},
  schedule,
  ...rest,
});

const ends = (input: LocalInput): ReturnType<typeof endsOf> => endsOf(input, problemOf(input));

describe('where annealing ends', () => {
  it('is what every walk through the steps comes to', () => {
    const elevations = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 4 });
    const temperatures = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(elevations, temperatures, (row, table) => {
        const found = ends(inputOf([row], { name: 'table', temperatures: table }));
        // All walks, one by one: left or right, then accepted or not.
        const chances = row.map(() => 0);
        const walk = (at: number, t: number, chance: number): void => {
          const T = table[t];
          if (T === undefined) {
            chances[at] = itemAt(chances, at) + chance;
            return;
          }
          const around = [at - 1, at + 1].filter((place) => place >= 0 && place < row.length);
          for (const place of around) {
            const accepted = Math.min(1, Math.exp((itemAt(row, place) - itemAt(row, at)) / T));
            walk(place, t + 1, (chance / around.length) * accepted);
            if (accepted < 1) walk(at, t + 1, (chance / around.length) * (1 - accepted));
          }
        };
        walk(0, 0, 1);
        expect(found?.steps).toBe(table.length);
        row.forEach((value, at) => {
          const share = found?.shares.get(String(at));
          const sum = (isMeant: (other: number) => boolean): number =>
            chances.reduce((total, each, i) => total + (isMeant(itemAt(row, i)) ? each : 0), 0);
          expect(share?.lower).toBeCloseTo(
            sum((other) => other < value),
            12,
          );
          expect(share?.alike).toBeCloseTo(
            sum((other) => other === value),
            12,
          );
        });
      }),
      { numRuns: 300 },
    );
  });

  it('is not asked where too much can be reached, a start is drawn, moves are counted or a goal ends it', () => {
    const schedule: ScheduleSpec = { name: 'exponential', start: 1, rate: 0.99, steps: 50 };
    const row = [0, 1, 3, 6, 4];
    expect(ends(inputOf([row], schedule))).not.toBeNull();
    expect(
      ends(
        inputOf(
          Array.from({ length: 9 }, () => [1, 2, 3, 4, 5, 6, 7, 8]),
          schedule,
        ),
      ),
    ).toBeNull();
    expect(ends(inputOf([row], schedule, { countsMoves: true }))).toBeNull();
    expect(ends(inputOf([row], schedule, { options: { goal: 6 } }))).toBeNull();
    expect(
      ends(inputOf([row], schedule, { problem: { name: 'landscape', elevation: [row], initial: null } })),
    ).toBeNull();
    expect(
      ends(inputOf([row], { name: 'table', temperatures: Array.from({ length: 20_000 }, () => 1) })),
    ).toBeNull();
  });

  it('is a fair bet: it averages to 1 over all ends of three runs', () => {
    const found = ends(inputOf([[0, 2, 1, 3, 0]], { name: 'table', temperatures: [2, 1, 1, 0.5] }));
    // States of one height share what is alike: each height counts once.
    const shares = [
      ...new Map([...(found?.shares.values() ?? [])].map((share) => [share.lower, share])).values(),
    ];
    const possible = shares.filter(({ alike }) => alike > 0);
    expect(possible.length).toBeGreaterThan(2);
    let average = 0;
    for (const one of possible)
      for (const two of possible)
        for (const three of possible) {
          const bet = new LowEndBet();
          for (const share of [one, two, three]) bet.update(share);
          average += one.alike * two.alike * three.alike * Math.exp(bet.logE);
        }
    expect(average).toBeCloseTo(1, 12);
  });
});
