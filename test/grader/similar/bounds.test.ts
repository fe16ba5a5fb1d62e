import { expect, test } from 'vitest';
import { DEFAULTS } from '../../../grader/similar/pairs.ts';
import { programOf, wordsEach } from '../../../grader/similar/program.ts';
import { similarIn } from '../../../grader/similar/similar.ts';
import { isWhole } from '../../support/whole.ts';

const classOf = (people: number, text: (at: number) => string): ReturnType<typeof programOf>[] =>
  Array.from({ length: people }, (_, at) =>
    programOf(
      { id: `s${at}`, name: `s${at}`, from: '' },
      [{ path: 'a.py', text: text(at) }],
      wordsEach(people),
    ),
  );
const seconds = (work: () => void): number => {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1e6;
};

/** It grows with the square of them. */
const PEOPLE = isWhole ? 1_000 : 500;

test(`${PEOPLE} who hand in one program of many words`, () => {
  const lines = Array.from(
    { length: 150 },
    (_, at) => `v${at % 9} = f(a[${at % 7}]${'.q'.repeat(at % 5)})\n`,
  );
  const programs = classOf(PEOPLE, (at) => `${lines.join('')}${'x = y\n'.repeat(at % 3)}`);
  expect(seconds(() => similarIn(programs, [], { ...DEFAULTS, share: 1 }))).toBeLessThan(
    (PEOPLE / 1_000) ** 2 * 30,
  );
});

test('words that come again and again', () => {
  const programs = classOf(20, () => 'x = y\n'.repeat(2_000));
  expect(programs[0]?.tokens).toHaveLength(6_000);
  expect(seconds(() => similarIn(programs, [], { ...DEFAULTS, share: 1 }))).toBeLessThan(30);
});
