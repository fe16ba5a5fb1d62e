/** Sections of a roster: on the class page, and in the class's data. */
import { describe, expect, test } from 'vitest';
import { gradedFolder, read } from '../../support/gradedClass.ts';
import { cutoff } from '../../support/io.ts';
import { CORRECT, SWAPPED } from '../../support/smallExercise.ts';

const CLASS = {
  'class/ann.js': CORRECT,
  'class/bea.js': SWAPPED,
  'class/cai.js': CORRECT,
  'class/dan.js': CORRECT,
  'roster.csv': 'id,name,section\nann,Ann,B <b>\nbea,Bea,A\ncai,Cai,A\nyan,Yan,A\ndan,Dan,\n',
  'course.json': JSON.stringify({
    notSubmitted: 'zero',
    assignments: [{ exercise: 'exercise', bonus: [{ points: '1/3', reason: 'all' }] }],
  }),
};
const WITH = ['--roster', 'roster.csv'];

describe('sections of a roster', () => {
  test('are a column, a filter, and distributions on the class page', async () => {
    const cwd = await gradedFolder(CLASS, ...WITH);
    const page = read(cwd, 'index.html');
    expect(page).toContain('<option value="0">A</option><option value="1">B &lt;b&gt;</option>');
    expect(page).toMatch(/<tr data-status="graded" data-mistakes="[^"]*" data-section="0">.*Bea/);
    expect(page).toMatch(/<tr data-status="not-submitted" data-mistakes="" data-section="0">.*Yan/);
    expect(page).toMatch(/<tr data-status="graded" data-mistakes="[^"]*" data-section="">.*Dan/);
    expect(page).toContain('<th scope="col" data-sort="text">Section</th>');
    expect(page.replaceAll(/\s+/g, ' ')).toMatch(
      /<h3>A<\/h3> <p class="aside">2 graded, median 2; 1 not submitted<\/p>/,
    );
    expect(page).toContain('<h3>B &lt;b&gt;</h3>');
    expect(page).toContain('<h3>In no section</h3>');
    expect(page).toMatch(/<tr><td>90–100 %<\/td><td>1<\/td><td>1<\/td><td>1<\/td><\/tr>/);
    await cutoff(cwd, ['report', 'out']);
    expect(read(cwd, 'index.html')).toBe(page);
  });

  test('are not there where nobody has one', async () => {
    const cwd = await gradedFolder(CLASS);
    const page = read(cwd, 'index.html');
    expect(page).not.toContain('Section');
    expect(page).not.toContain('data-section');
  });
});

test('grades.json has everybody, with a key for each check', async () => {
  const cwd = await gradedFolder(CLASS, ...WITH);
  const { format, exercise, students } = JSON.parse(read(cwd, 'grades.json')) as {
    readonly format: number;
    readonly exercise: object;
    readonly students: readonly Record<string, unknown>[];
  };
  expect(format).toBe(1);
  expect(exercise).toMatchObject({
    slug: 'exercise',
    max: '4',
    checks: [{ id: 'value', title: 'Value', points: '2' }, { id: 'later' }, { id: 'secret' }],
  });
  expect(students.map(({ id, section, status, score }) => [id, section, status, score])).toEqual([
    ['ann', 'B <b>', 'graded', 4],
    ['bea', 'A', 'graded', 0],
    ['cai', 'A', 'graded', 4],
    ['dan', '', 'graded', 4],
    ['yan', 'A', 'not-submitted', null],
  ]);
  expect(students[0]).toMatchObject({
    name: 'Ann',
    earned: '4',
    max: '4',
    checks: { value: { state: 'passed', points: '2' }, later: { points: '1' }, secret: { points: '1' } },
  });
  expect(students[0]).not.toHaveProperty('final');
  expect(students[4]).toMatchObject({
    earned: null,
    checks: { value: { state: 'not-checked', points: null } },
  });
  await cutoff(cwd, ['report', 'out', '--course', 'course.json']);
  const again = JSON.parse(read(cwd, 'grades.json')) as { readonly students: readonly object[] };
  expect(again.students[0]).toMatchObject({ final: '13/3', finalMax: '4' });
  expect(again.students[4]).toMatchObject({ final: '0', finalMax: '4' });
});
