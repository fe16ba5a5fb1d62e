import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listChapters, nextAfter } from '../../../grader/content/chapters.ts';
import { listExercises } from '../../../grader/content/exercise.ts';
import { cutoff } from '../../support/io.ts';
import { courseFolder, SWAPPED } from '../../support/smallExercise.ts';

test('every exercise that comes with the package is in one chapter, behind those that it builds on', async () => {
  const listed = (await listChapters()).flatMap(({ exercises }) => exercises);
  const slugs = listed.map(({ slug }) => slug);
  expect([...slugs].sort()).toEqual((await listExercises()).map(({ slug }) => slug));
  for (const [at, { slug, after, level }] of listed.entries()) {
    for (const before of after) expect(slugs.slice(0, at), slug).toContain(before);
    expect([1, 2, 3], slug).toContain(level);
  }
});

test('they are told by chapters, with level and what comes before, in 80 columns', async () => {
  const { code, out } = await cutoff('.', ['exercises']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Games of two players\n {2}minimax +Minimax, level 1\n/);
  expect(out).toMatch(
    /\n {2}genetic-algorithm +A genetic algorithm, level 3\n +after random-selection, reproduce, mutate\n/,
  );
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  const json = JSON.parse((await cutoff('.', ['exercises', '--json'])).out) as Record<string, unknown>[];
  const found = json.find(({ slug }) => slug === 'alpha-beta');
  expect(found).toMatchObject({ chapter: 'Games of two players', after: ['minimax'] });
});

test('who has passed what they may see is told what comes next, in the package’s own exercises', async () => {
  const chapters = await listChapters();
  const all = chapters.flatMap(({ exercises }) => exercises);
  expect(all.map(({ slug }) => nextAfter(chapters, slug)?.slug)).toEqual([
    ...all.slice(1).map(({ slug }) => slug),
    undefined,
  ]);
  expect(nextAfter(chapters, 'of-my-own')).toBeNull();
  const cwd = courseFolder({
    'mine/minimax.js': readFileSync(
      join('exercises', 'minimax', 'solutions', 'two-functions', 'minimax.js'),
      'utf8',
    ),
    'wrong/minimax.js': SWAPPED,
  });
  const passed = await cutoff(cwd, ['check', 'mine', '--exercise', 'minimax']);
  expect([passed.code, passed.out]).toEqual([
    0,
    expect.stringMatching(
      /\nNext comes Minimax decision with a depth limit: cutoff start minimax-decision\n$/,
    ),
  ]);
  for (const args of [
    ['wrong', '--exercise', 'minimax'],
    ['mine', '--exercise', './exercise'],
    ['mine', '--exercise', 'minimax', '--json'],
  ])
    expect((await cutoff(cwd, ['check', ...args])).out).not.toContain('Next comes');
});
