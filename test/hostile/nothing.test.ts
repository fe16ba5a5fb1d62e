/**
 * Files that do none of the work, or hide that they do not, as students would hand them in.
 * `CUTOFF_CORPUS=whole` grades all of them; otherwise some.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import { bundled, gradeFiles } from '../support/handedIn.ts';
import { isWhole } from '../support/whole.ts';

const FOLDER = join(import.meta.dirname, 'nothing');
/** What is earned at most, where it is not nothing. */
const MOST: Readonly<Record<string, number>> = {
  'alpha-beta/sweeps.js': 10,
  'alpha-beta/sort.js': 10,
  'genetic-algorithm/the-same.js': 2,
  'multi-agents/guess.py': 2,
};

const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

const SOME = [
  'alpha-beta/sweeps.js',
  'local-beam/two-in-turn.js',
  'random-restart/empty.js',
  'simulated-annealing/cold-twice.js',
];
const namesIn = (slug: string): string[] =>
  readdirSync(join(FOLDER, slug))
    .sort()
    .filter((name) => isWhole || SOME.includes(`${slug}/${name}`));
const slugs = readdirSync(FOLDER)
  .sort()
  .filter((slug) => namesIn(slug).length > 0);

describe.each(slugs)('%s', (slug) => {
  test.each(namesIn(slug))('%s earns nothing to speak of', async (name) => {
    const exercise = await bundled(slug);
    const language = name.endsWith('.py') ? 'python' : 'javascript';
    const text = readFileSync(join(FOLDER, slug, name), 'utf8');
    const { status, score } = await gradeFiles(engines, exercise, { [exercise.files[language]!]: text });
    expect(status).toBe('graded');
    expect(score.value).toBeLessThanOrEqual(MOST[`${slug}/${name}`] ?? 0);
  });
});
