import { describe, expect, test } from 'vitest';
import { readCourse } from '../../../grader/policy/readCourse.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import { minimaxIn } from '../../support/policies.ts';

const problems = (file: unknown): string[] => {
  const read = readCourse(typeof file === 'string' ? file : JSON.stringify(file), 'course.json');
  return read.ok ? [] : read.problems.map(formatProblem);
};
const PER = { per: 'day', off: '10%' };

describe('a course file', () => {
  test('with all there is', () => {
    const file = minimaxIn(
      {
        results: 'results/minimax',
        due: '2026-03-01T23:59',
        until: '2026-03-08T23:59-08:00',
        late: {
          grace: 15,
          steps: [
            { hours: 0, off: 1 },
            { hours: '1/2', off: '12.5%' },
          ],
          of: 'earned',
          most: '50%',
        },
        lateDays: 2,
        extensions: [{ students: ['ann'], sections: ['B'], due: '2026-03-05T12:00', reason: 'ill' }],
        checks: [
          { check: 'shape', drop: true, reason: 'faulty' },
          { check: 'values', case: 'one', full: true, reason: 'faulty' },
          { check: 'values', points: '7/2', reason: 'too much' },
        ],
        excused: [{ students: ['bea'], reason: 'away' }],
        bonus: [{ points: 1, reason: 'for all' }],
        caps: [{ most: '110%', reason: 'enough' }],
        belowZero: true,
      },
      { $schema: 'x', title: 'Search', late: PER, lateDays: 5, overridesBy: 'everybody' },
    );
    expect(problems(file)).toEqual([]);
  });

  test.each<[unknown, string]>([
    ['{', 'course.json: line 1, column 2: found the end of the file'],
    [[], 'course.json: found an empty list; expected an object with "assignments"'],
    [{ title: 'x', checks: [] }, 'course.json: found an exercise; expected the policy of a course'],
    [{ assignments: [] }, 'course.json: assignments: found an empty list; expected a list of assignments'],
    [minimaxIn({ duo: '2026-03-01T23:59' }), 'found the key "duo"; expected'],
    [minimaxIn({ due: 'soon' }), 'assignments[0].due: found "soon"; expected a date and time'],
    [minimaxIn({ due: '2026-02-30T12:00' }), 'found "2026-02-30T12:00", which is in no calendar'],
    [
      minimaxIn({ due: '2026-03-08T02:30' }),
      'found "2026-03-08T02:30", which clocks skip in America/Los_Angeles; expected a time that there is',
    ],
    [
      minimaxIn({ due: '2026-11-01T01:30' }),
      'which clocks show twice in America/Los_Angeles; expected an offset behind it: "-07:00" or "-08:00"',
    ],
    [
      minimaxIn({ due: '2026-03-01T12:00' }, { zone: undefined }),
      'expected an offset such as "-08:00" behind it, or a "zone" of the course',
    ],
    [minimaxIn({}, { zone: 'Pacific' }), 'zone: found "Pacific"; expected a time zone such as'],
    [
      minimaxIn({ due: '2026-03-01T12:00', until: '2026-02-01T12:00' }),
      'assignments[0].until: found a date before the due date; expected the due date, or one after it',
    ],
    [minimaxIn({ until: '2026-03-01T12:00' }), 'found "until" without "due"'],
    [minimaxIn({ late: { off: 1 } }), 'exactly one of "per" or "steps"'],
    [minimaxIn({ late: { per: 'day' } }), 'found "per" without "off"'],
    [minimaxIn({ late: { per: 'week', off: 1 } }), 'found "week"; expected "day" or "hour"'],
    [
      minimaxIn({ late: { per: 'day', off: 0.5 } }),
      'found 0.5; expected points such as 2 or "1/2", or a percentage such as "10%" (write "1/2")',
    ],
    [minimaxIn({ late: { per: 'day', off: '-5%' } }), 'found "-5%"; expected points such as 2'],
    [
      minimaxIn({ extensions: [{ students: ['a'], due: '2026-03-05T12:00', reason: 'x' }] }),
      'found "extensions" without "due"; expected a due date to extend',
    ],
    [
      minimaxIn({ excused: [{ reason: 'x' }] }),
      'found neither "students" nor "sections"; expected whom it is for',
    ],
    [minimaxIn({ excused: [{ sections: [' '], reason: 'x' }] }), 'excused[0].sections[0]: found " "'],
    [minimaxIn({ bonus: [{ points: 1 }] }), 'found no "reason"'],
    [
      minimaxIn({ checks: [{ check: 'a', reason: 'x' }] }),
      'expected exactly one of "drop", "full", "bonus" or "points"',
    ],
    [minimaxIn({ checks: [{ check: 'a', drop: false, reason: 'x' }] }), 'drop: found false; expected true'],
    [
      minimaxIn({
        checks: [
          { check: 'a', drop: true, reason: 'x' },
          { check: 'a', full: true, reason: 'x' },
        ],
      }),
      'checks[1]: found another change of "a"; expected one change of each',
    ],
    [
      { assignments: [{ exercise: 'minimax' }, { exercise: 'minimax' }] },
      'assignments[1].exercise: found "minimax" again; expected each exercise once',
    ],
  ])('%j', (file, said) => {
    const found = problems(file);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(said);
  });
});
