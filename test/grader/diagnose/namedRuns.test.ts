/**
 * Mistakes that are often seen in randomised search, and ones that used to be taken for others: each program
 * of `test/fixtures/named` is told the mistake that its folder is named after, first and alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { bundled, gradeFiles } from '../../support/handedIn.ts';
import { some } from '../../support/whole.ts';

const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

const FOLDER = join(packageRoot(), 'test', 'fixtures', 'named');
const ROWS = readdirSync(FOLDER).flatMap((slug) =>
  readdirSync(join(FOLDER, slug)).map((mistake) => [slug, mistake] as const),
);

test.each(some(ROWS, 8))('%s: %s', async (slug, mistake) => {
  const folder = join(FOLDER, slug, mistake);
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const report = await gradeFiles(engines, await bundled(slug), Object.fromEntries(files));
  expect(report.diagnoses.map((diagnosis) => diagnosis.mistake)).toEqual([mistake]);
});
