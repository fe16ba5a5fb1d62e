import { describe, expect, test } from 'vitest';
import { forStudent } from '../../../grader/report/forStudent.ts';
import type { Ledger } from '../../../grader/types/ledger.ts';
import type { Override } from '../../../grader/types/overrides.ts';
import { lineWords } from '../../../grader/words/policy.ts';
import { adjusted, minimaxIn, reportOf, TEN } from '../../support/policies.ts';

const DUE = '2026-03-01T23:59';
const outOf = ({ final, max, state }: Ledger): string => (final === null ? state : `${final}/${max}`);
const handed = (when: string, file: object, points = 4): Ledger =>
  adjusted(TEN(points), file, { facts: { when } });
const words = (ledger: Ledger): string[] =>
  ledger.lines.map((line) => `${line.amount} ${line.max} ${lineWords(line)}`);

describe('being late', () => {
  const perDay = (late: object): object => minimaxIn({ due: DUE, late: { per: 'day', off: 1, ...late } });

  test.each<[string, object, string]>([
    // By seconds around the due date and around the grace.
    ['2026-03-01T23:59:00', {}, '10/10'],
    ['2026-03-01T23:59:01', {}, '9/10'],
    ['2026-03-02T00:14:00', { grace: 15 }, '10/10'],
    ['2026-03-02T00:14:01', { grace: 15 }, '9/10'],
    // The grace moves the end of each day.
    ['2026-03-03T00:14:00', { grace: 15 }, '9/10'],
    ['2026-03-03T00:14:01', { grace: 15 }, '8/10'],
    // Times with an offset of their own: the same instant, elsewhere.
    ['2026-03-02T07:59:00Z', {}, '10/10'],
    ['2026-03-02T08:59:01+01:00', {}, '9/10'],
    // 8 March has 23 hours in Los Angeles, and is a day.
    ['2026-03-08T23:59:00', {}, '3/10'],
    ['2026-03-09T06:59:00Z', {}, '3/10'],
    ['2026-03-09T06:59:01Z', {}, '2/10'],
    // Caps: in points, as a percentage, never below nothing.
    ['2026-03-08T12:00:00', { most: 3 }, '7/10'],
    ['2026-03-08T12:00:00', { most: '50%' }, '5/10'],
    ['2026-05-01T12:00:00', {}, '0/10'],
    // Percentages: of all points, or of those earned.
    ['2026-03-02T12:00:00', { off: '12.5%' }, '35/4/10'],
    ['2026-03-02T12:00:00', { off: '1/3' }, '29/3/10'],
  ])('handed in %s with %j', (when, late, points) => {
    expect(outOf(handed(when, perDay(late)))).toBe(points);
  });

  test.each<[string, string]>([
    ['2026-03-02T00:59:00', '19/2/10'],
    ['2026-03-02T00:59:01', '9/10'],
    // The hour that clocks skip is none.
    ['2026-03-08T10:00:00Z', '0/10'],
  ])('by the hour: %s', (when, points) => {
    expect(outOf(handed(when, perDay({ per: 'hour', off: '1/2' })))).toBe(points);
  });

  test('hours are counted exactly across a change of clocks', () => {
    const file = minimaxIn({ due: '2026-03-08T01:30', late: { per: 'hour', off: 1 } });
    expect(outOf(handed('2026-03-08T03:30:00', file))).toBe('9/10');
    expect(outOf(handed('2026-03-08T03:30:01', file))).toBe('8/10');
  });

  test('a day of 25 hours is a day', () => {
    const file = minimaxIn({ due: '2026-10-31T23:59', late: { per: 'day', off: 1 } });
    expect(outOf(handed('2026-11-01T23:59:00', file))).toBe('9/10');
    expect(outOf(handed('2026-11-01T23:59:01', file))).toBe('8/10');
  });

  test.each<[string, string]>([
    ['2026-03-01T23:59:00', '10/10'],
    ['2026-03-01T23:59:01', '9/10'],
    ['2026-03-02T00:29:00', '9/10'],
    ['2026-03-02T00:29:01', '15/2/10'],
    ['2026-03-03T23:59:01', '5/10'],
  ])('in steps, in whatever order they stand: %s', (when, points) => {
    const steps = [
      { hours: 48, off: '50%' },
      { hours: 0, off: 1 },
      { hours: '1/2', off: '25%' },
    ];
    expect(outOf(handed(when, minimaxIn({ due: DUE, late: { steps } })))).toBe(points);
  });

  test('a percentage of what was earned, after checks were changed', () => {
    const file = minimaxIn({
      due: DUE,
      late: { per: 'day', off: '10%', of: 'earned' },
      checks: [{ check: 'shape', drop: true, reason: 'faulty' }],
    });
    const ledger = handed('2026-03-02T12:00', file, 2);
    expect(outOf(ledger)).toBe('18/5/8');
    expect(words(ledger)).toEqual([
      '-2 -2 Does not count for anybody: “SHAPE”: faulty',
      '-2/5 0 Handed in 2026-03-02 12:00 America/Los_Angeles, 12 hours 1 minute late (due 2026-03-01 ' +
        '23:59 America/Los_Angeles): 10 % of those earned for each of 1 day',
    ]);
  });

  test('too late counts nothing', () => {
    const file = minimaxIn({ due: DUE, until: '2026-03-03T12:00', late: { per: 'day', off: 1, grace: 1 } });
    expect(outOf(handed('2026-03-03T12:01:00', file))).toBe('8/10');
    const ledger = handed('2026-03-03T12:01:01', file);
    expect(outOf(ledger)).toBe('0/10');
    expect(words(ledger)).toEqual([
      '-10 0 Handed in 2026-03-03 12:01:01 America/Los_Angeles, too late to count (accepted until ' +
        '2026-03-03 12:00 America/Los_Angeles)',
    ]);
  });

  test.each([
    ['a time that nobody knows', { when: '' }, 'nothing says when it was handed in'],
    ['a time that cannot be read', { when: 'yesterday' }, 'nothing says when it was handed in'],
    ['late, and nothing more', { isLate: true }, 'nothing says by how much'],
  ])('%s costs nothing, and is told', (_, facts, said) => {
    const ledger = adjusted(TEN(4), perDay({}), { facts });
    expect(outOf(ledger)).toBe('10/10');
    expect(words(ledger).join()).toContain(said);
  });

  test('without a rule for it, being late is told and costs nothing', () => {
    const ledger = handed('2026-03-02T12:00', minimaxIn({ due: DUE }));
    expect(outOf(ledger)).toBe('10/10');
    expect(words(ledger)[0]).toContain('12 hours 1 minute late');
  });
});

describe('extensions', () => {
  const file = minimaxIn({
    due: DUE,
    until: '2026-03-04T12:00',
    late: { per: 'day', off: 1 },
    extensions: [
      { students: ['Ann'], due: '2026-03-03T12:00', reason: 'ill' },
      { sections: ['B'], due: '2026-03-05T12:00', reason: 'the lab was closed' },
      { students: ['u9'], due: '2026-03-02T12:00', reason: 'travelling' },
    ],
  });
  test.each<[string, object, string, string, string]>([
    ['by id', {}, '2026-03-03T12:00', '10/10', 'ill'],
    ['by id, too late by a second', {}, '2026-03-03T12:00:01', '9/10', 'ill'],
    ['by section', { id: 'bea', section: 'b' }, '2026-03-05T12:00', '10/10', 'the lab was closed'],
    ['by an id of the roster', { id: 'cai', ids: ['U9'] }, '2026-03-02T12:00', '10/10', 'travelling'],
    ['the latest of two', { section: 'B' }, '2026-03-05T12:00', '10/10', 'the lab was closed'],
    ['none of them', { id: 'dan', section: 'A' }, '2026-03-02T12:00', '9/10', ''],
    ['one that ends after all else', { section: 'B' }, '2026-03-05T12:00:01', '0/10', 'the lab was closed'],
  ])('%s', (_, facts, when, points, reason) => {
    const ledger = adjusted(TEN(4), file, { facts: { ...facts, when } });
    expect(outOf(ledger)).toBe(points);
    expect(ledger.lines.find(({ entry }) => entry.code === 'extension')?.reason ?? '').toBe(reason);
  });
});

describe('late days', () => {
  const course = (more: object = {}): object => ({
    zone: 'America/Los_Angeles',
    lateDays: 3,
    late: { per: 'day', off: 1 },
    assignments: [
      { exercise: 'minimax', due: '2026-03-15T12:00', ...more },
      { exercise: 'nim', due: '2026-03-01T12:00', extensions: [] },
      { exercise: 'queens', due: '2026-04-01T12:00' },
    ],
  });
  test.each<[string, string, string, string]>([
    ['none used before', '2026-03-01T12:00', '2026-03-17T12:00', '10/10 2 used, 1 left'],
    ['two used before', '2026-03-03T12:00', '2026-03-17T12:00', '9/10 1 used, 0 left'],
    ['all used before, and more', '2026-03-09T12:00', '2026-03-17T12:00', '8/10 0 used, 0 left'],
    ['a second past the second day', '2026-03-01T12:00', '2026-03-17T12:00:01', '10/10 3 used, 0 left'],
    ['a time before that nobody knows', '', '2026-03-17T12:00', '10/10 2 used, 1 left'],
  ])('%s', (_, before, when, said) => {
    const ledger = adjusted(TEN(4), course(), { facts: { when }, elsewhere: { nim: { when: before } } });
    const entry = ledger.lines.find((line) => line.entry.code === 'late-days')?.entry;
    expect(entry?.code === 'late-days' && `${outOf(ledger)} ${entry.days} used, ${entry.left} left`).toBe(
      said,
    );
  });

  test('no more here than the assignment allows, and none where it is too late', () => {
    const elsewhere = { nim: { when: '' } };
    const facts = { when: '2026-03-17T12:00' };
    expect(outOf(adjusted(TEN(4), course({ lateDays: 1 }), { facts, elsewhere }))).toBe('9/10');
    const ended = course({ until: '2026-03-16T12:00' });
    expect(outOf(adjusted(TEN(4), ended, { facts, elsewhere }))).toBe('0/10');
  });

  test('those of an assignment without results are told as unknown', () => {
    const ledger = adjusted(TEN(4), course(), { facts: { when: '2026-03-17T12:00' } });
    expect(words(ledger)).toEqual([
      '0 0 Late days used in nim are not known: nothing says there when work was handed in',
      '0 0 2 late days used, 1 left; due 2026-03-17 12:00 America/Los_Angeles',
    ]);
  });
});

describe('checks that are changed for everybody', () => {
  const changed = (...checks: object[]): object =>
    minimaxIn({ checks: checks.map((each) => ({ reason: 'faulty', ...each })) });
  const report = reportOf([
    { id: 'shape', points: '2', cases: ['failed'] },
    { id: 'values', points: '8', cases: ['passed', 'passed', 'passed', 'failed'] },
    { id: 'all', points: '3', cases: ['passed', 'failed', 'passed'], needed: 3 },
  ]);
  test.each<[string, object[], string]>([
    ['a check is dropped', [{ check: 'shape', drop: true }], '6/11'],
    ['and one that was earned', [{ check: 'values', drop: true }], '0/5'],
    ['everybody gets it', [{ check: 'shape', full: true }], '8/13'],
    ['it is worth more', [{ check: 'values', points: 16 }], '12/21'],
    ['and less', [{ check: 'values', points: '1/3' }], '1/4/16/3'],
    ['it is a bonus', [{ check: 'values', bonus: true }], '6/5'],
    ['a case is dropped', [{ check: 'values', case: 'case-4', drop: true }], '6/11'],
    ['a case is given', [{ check: 'values', case: 'case-4', full: true }], '8/13'],
    ['a case is worth more', [{ check: 'values', case: 'case-1', points: 4 }], '8/15'],
    ['a case is a bonus', [{ check: 'values', case: 'case-1', bonus: true }], '6/11'],
    [
      'all must pass, and the one that fails is dropped',
      [{ check: 'all', case: 'case-2', drop: true }],
      '8/12',
    ],
    [
      'all must pass, and the one that fails is given',
      [{ check: 'all', case: 'case-2', full: true }],
      '9/13',
    ],
    ['all must pass, and another is dropped', [{ check: 'all', case: 'case-1', drop: true }], '6/12'],
    [
      'two at once',
      [
        { check: 'values', case: 'case-4', drop: true },
        { check: 'values', points: 12 },
      ],
      '12/17',
    ],
  ])('%s', (_, checks, points) => {
    expect(outOf(adjusted(report, changed(...checks)))).toBe(points);
    expect(outOf(adjusted(report, changed(...checks.toReversed())))).toBe(points);
  });

  test('both scores are kept', () => {
    const ledger = adjusted(report, changed({ check: 'shape', drop: true }));
    expect([ledger.score.earned, ledger.score.max]).toEqual(['6', '13']);
    expect(words(ledger)).toEqual(['0 -2 Does not count for anybody: “SHAPE”: faulty']);
  });

  test('what could not be judged holds back nothing where it does not count', () => {
    const held = reportOf([
      { id: 'shape', points: '2', cases: ['not-checked'] },
      { id: 'values', points: '8', cases: ['passed'] },
    ]);
    expect(outOf(adjusted(held, changed()))).toBe('withheld');
    expect(outOf(adjusted(held, changed({ check: 'shape', drop: true })))).toBe('8/8');
    expect(outOf(adjusted(held, changed({ check: 'shape', full: true })))).toBe('10/10');
    expect(outOf(adjusted(held, changed({ check: 'values', drop: true })))).toBe('withheld');
  });

  test('work that was not graded gets nothing', () => {
    const nothing = reportOf([{ id: 'shape', points: '2', cases: [] }], 'not-attempted');
    expect(outOf(adjusted(nothing, changed({ check: 'shape', full: true })))).toBe('0/2');
  });
});

describe('excused, bonus and cap', () => {
  test('excused work has no points', () => {
    const ledger = adjusted(TEN(4), minimaxIn({ excused: [{ students: ['ANN'], reason: 'away' }] }));
    expect(outOf(ledger)).toBe('excused');
    expect(words(ledger)).toEqual(['0 0 Excused: this does not count: away']);
    expect(outOf(adjusted(TEN(4), minimaxIn({ excused: [{ students: ['bea'], reason: 'away' }] })))).toBe(
      '10/10',
    );
  });

  test('a bonus comes after what being late costs, and the lowest cap last', () => {
    const file = (caps: object[]): object =>
      minimaxIn({
        due: DUE,
        late: { per: 'day', off: '100%' },
        bonus: [
          { points: 3, reason: 'for the talk' },
          { sections: ['A'], points: 5, reason: 'section A' },
        ],
        caps,
      });
    const facts = { when: '2026-03-02T12:00' };
    expect(outOf(adjusted(TEN(4), file([]), { facts }))).toBe('3/10');
    expect(outOf(adjusted(TEN(4), file([{ most: 2, reason: 'x' }]), { facts }))).toBe('2/10');
    const caps = [
      { most: '110%', reason: 'never more' },
      { sections: ['A'], most: 12, reason: 'section A' },
    ];
    expect(outOf(adjusted(TEN(4), file(caps), { facts: { section: 'A' } }))).toBe('11/10');
  });
});

describe('what people decide', () => {
  const by = (number: number, act: Override['act'], reason = 'regrade'): Override => ({
    number,
    id: 'ann',
    act,
    by: 'Grace',
    when: '2026-03-09 10:00',
    reason,
  });
  const add = (number: number, points: string): Override => by(number, { code: 'add', points });
  const set = (number: number, points: string): Override => by(number, { code: 'set', points });
  test.each<[string, Override[], string]>([
    ['added', [add(1, '1/2')], '21/2/10'],
    ['taken off', [add(1, '-3')], '7/10'],
    ['taken off, not below nothing', [add(1, '-30')], '0/10'],
    ['set', [set(1, '7')], '7/10'],
    ['set twice', [set(2, '8'), set(1, '7')], '8/10'],
    ['set and then taken off', [add(2, '-1'), set(1, '7')], '6/10'],
    ['taken off and then set', [add(1, '-1'), set(2, '7')], '7/10'],
    ['taken back', [set(1, '7'), by(2, { code: 'withdraw', number: 1 })], '10/10'],
  ])('%s', (_, overrides, points) => {
    expect(outOf(adjusted(TEN(4), null, { overrides }))).toBe(points);
  });

  test('stands over caps, and where the score is withheld or excused', () => {
    const capped = minimaxIn({ caps: [{ most: 5, reason: 'x' }] });
    expect(outOf(adjusted(TEN(4), capped, { overrides: [add(1, '1')] }))).toBe('6/10');
    const held = reportOf([{ id: 'a', points: '4', cases: ['passed', 'not-checked'] }]);
    expect(outOf(adjusted(held, null, { overrides: [add(1, '1')] }))).toBe('withheld');
    expect(outOf(adjusted(held, null, { overrides: [set(1, '3')] }))).toBe('3/4');
    const excused = minimaxIn({ excused: [{ students: ['ann'], reason: 'away' }] });
    expect(outOf(adjusted(TEN(4), excused, { overrides: [set(1, '3')] }))).toBe('3/10');
  });

  test('may go below nothing where the course says so', () => {
    expect(outOf(adjusted(TEN(4), minimaxIn({ belowZero: true }), { overrides: [add(1, '-30')] }))).toBe(
      '-20/10',
    );
  });

  test.each<[object | null, boolean]>([
    [null, false],
    [minimaxIn({}), false],
    [minimaxIn({}, { overridesBy: 'staff' }), false],
    [minimaxIn({}, { overridesBy: 'everybody' }), true],
  ])('who decided is told to students where %j says so', (file, isTold) => {
    const overrides = [add(1, '1')];
    expect(words(adjusted(TEN(4), file, { overrides })).join()).toContain('Grace');
    const own = words(adjusted(forStudent(TEN(4)), file, { overrides })).join();
    expect(own.includes('Grace')).toBe(isTold);
    expect(own).toContain('regrade');
  });
});

describe('a student’s copy', () => {
  const report = reportOf([
    { id: 'shape', points: '2', cases: ['passed'] },
    { id: 'secret', points: '8', cases: ['failed', 'passed'], visibility: 'staff' },
  ]);
  const hiddenPasses = reportOf([
    { id: 'shape', points: '2', cases: ['passed'] },
    { id: 'secret', points: '8', cases: ['passed', 'passed'], visibility: 'staff' },
  ]);
  const file = minimaxIn({
    due: DUE,
    late: { per: 'day', off: '10%', of: 'earned' },
    checks: [{ check: 'secret', points: 4, reason: 'HIDDEN' }],
    caps: [{ most: '90%', reason: 'late' }],
  });
  const overrides: Override[] = [
    { number: 1, id: 'ann', act: { code: 'set', points: '7' }, by: 'G', when: '', reason: 'agreed' },
  ];
  test('follows from what it shows alone', () => {
    for (const given of [{}, { overrides }]) {
      const facts = { when: '2026-03-02T12:00' };
      const own = adjusted(forStudent(report), file, { ...given, facts });
      expect(own).toEqual(adjusted(forStudent(hiddenPasses), file, { ...given, facts }));
      expect(JSON.stringify(own)).not.toContain('HIDDEN');
    }
  });

  test('what a person set is out of all points', () => {
    expect(outOf(adjusted(forStudent(report), null, { overrides }))).toBe('7/10');
  });
});
