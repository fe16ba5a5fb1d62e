import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handedInAt, readDate } from '../../../grader/policy/dates.ts';
import { daysBegun, daysLater, UTC, wallText, zoneNamed } from '../../../grader/policy/zone.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const iso = (instant: number): string => new Date(instant * 1000).toISOString().slice(0, 19);
const LA = zoneNamed('America/Los_Angeles')!;

describe('a date', () => {
  test.each([
    ['2026-03-01T23:59', { kind: 'wall', wall: at('2026-03-01T23:59:00Z') }],
    ['2026-03-01 23:59:07', { kind: 'wall', wall: at('2026-03-01T23:59:07Z') }],
    ['2026-03-01T23:59Z', { kind: 'instant', instant: at('2026-03-01T23:59:00Z') }],
    ['2026-03-01T23:59-08:00', { kind: 'instant', instant: at('2026-03-02T07:59:00Z') }],
    ['2026-03-01T23:59:00+0530', { kind: 'instant', instant: at('2026-03-01T18:29:00Z') }],
    ['2028-02-29T00:00', { kind: 'wall', wall: at('2028-02-29T00:00:00Z') }],
    ['2026-02-29T00:00', null],
    ['2026-13-01T00:00', null],
    ['2026-03-01T24:00', null],
    ['2026-03-01T23:59:60', null],
    ['2026-03-01T23:59+25:00', null],
    ['2026-03-01', null],
    ['March 1', null],
  ])('%s', (text, said) => {
    expect(readDate(text)).toEqual(said);
  });
});

describe('a zone', () => {
  test.each([['Mars/Olympus'], ['+01:00'], [''], ['America/Los Angeles']])(
    'there is none called %j',
    (name) => {
      expect(zoneNamed(name)).toBeNull();
    },
  );

  // https://www.timeanddate.com/time/zone/usa/los-angeles and the tz database, 2026.
  test.each([
    ['2026-03-08T01:59', ['2026-03-08T09:59:00']],
    ['2026-03-08T02:30', []],
    ['2026-03-08T03:00', ['2026-03-08T10:00:00']],
    ['2026-11-01T00:59', ['2026-11-01T07:59:00']],
    ['2026-11-01T01:30', ['2026-11-01T08:30:00', '2026-11-01T09:30:00']],
    ['2026-11-01T02:00', ['2026-11-01T10:00:00']],
  ])('when clocks show %s in Los Angeles', (wall, instants) => {
    expect(LA.instantsOf(at(`${wall}Z`)).map(iso)).toEqual(instants);
  });

  test.each([
    ['Asia/Kathmandu', '2026-03-01T00:00:00Z', '2026-03-01 05:45'],
    ['Australia/Lord_Howe', '2026-01-01T00:00:00Z', '2026-01-01 11:00'],
    ['Australia/Lord_Howe', '2026-07-01T00:00:00Z', '2026-07-01 10:30'],
    ['Pacific/Apia', '2026-01-01T00:00:00Z', '2026-01-01 13:00'],
    ['UTC', '2026-01-01T00:00:07Z', '2026-01-01 00:00:07'],
  ])('%s at %s', (name, instant, wall) => {
    expect(wallText(zoneNamed(name)!.wallAt(at(instant)))).toBe(wall);
  });

  test('every instant is one of those at which clocks show what they show then', () => {
    const zones = ['America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: at('2015-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') }),
        (name, instant) => {
          const zone = zoneNamed(name)!;
          expect(zone.instantsOf(zone.wallAt(instant))).toContain(instant);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('days of a due date', () => {
  const spring = at('2026-03-08T07:59:00Z'); // 7 March, 23:59
  const autumn = at('2026-11-01T06:59:00Z'); // 31 October, 23:59
  test('end at its time of day, also where one has 23 hours or 25', () => {
    expect(daysLater(LA, spring, 1) - spring).toBe(23 * 3600);
    expect(daysLater(LA, autumn, 1) - autumn).toBe(25 * 3600);
    expect(daysLater(UTC, spring, 1) - spring).toBe(24 * 3600);
  });

  test('where clocks skip it or show it twice, the later time counts', () => {
    const due = LA.instantsOf(at('2026-03-07T02:30:00Z'))[0]!;
    expect(iso(daysLater(LA, due, 1))).toBe('2026-03-08T10:30:00');
    const twice = LA.instantsOf(at('2026-10-31T01:30:00Z'))[0]!;
    expect(iso(daysLater(LA, twice, 1))).toBe('2026-11-01T09:30:00');
  });

  test.each([
    [0, 0],
    [1, 1],
    [23 * 3600, 1],
    [23 * 3600 + 1, 2],
    [47 * 3600, 2],
    [47 * 3600 + 1, 3],
  ])('%i seconds past the due date before a short day, %i have begun', (seconds, days) => {
    expect(daysBegun(LA, spring, spring + seconds)).toBe(days);
  });

  test('are counted exactly, however many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), fc.integer({ min: 0, max: 82_000 }), (days, short) => {
        const begun = daysBegun(LA, spring, daysLater(LA, spring, days) - short);
        expect(begun).toBe(days);
      }),
    );
  });
});

test.each([
  ['2026-11-01T01:30:00', '2026-11-01T08:30:00'], // shown twice: the first
  ['2026-03-08T02:30:00', '2026-03-08T10:30:00'], // shown never: a clock not put forward
  ['2026-03-08T02:30:00Z', '2026-03-08T02:30:00'],
  ['2026-03-02 22:59:59', '2026-03-03T06:59:59'],
])('handed in %s', (text, instant) => {
  expect(iso(handedInAt(text, LA)!)).toBe(instant);
});

test('without a zone, a time without an offset says nothing', () => {
  expect(handedInAt('2026-03-02 22:59:59', null)).toBeNull();
  expect(handedInAt('yesterday', LA)).toBeNull();
  expect(handedInAt('', LA)).toBeNull();
});
