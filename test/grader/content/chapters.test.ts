import { expect, test } from 'vitest';
import { listChapters } from '../../../grader/content/chapters.ts';
import { listExercises } from '../../../grader/content/exercise.ts';
import { cutoff } from '../../support/io.ts';

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
