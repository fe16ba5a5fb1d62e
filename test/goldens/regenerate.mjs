/**
 * Writes the staff result of every sample submission to test/goldens/<exercise>/<id>.json, with the built program.
 * `npm run goldens` builds first. Commit the outcome by itself, after reading what changed.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadExercise } from '../../dist/grader/content/exercise.js';
import { gradeSubmission } from '../../dist/grader/grade.js';
import { createEngines } from '../../dist/grader/observe/sandbox/engines.js';
import { readClass } from '../../dist/grader/observe/submission/readClass.js';
import { reportJson } from '../../dist/grader/report/json.js';

const here = dirname(fileURLToPath(import.meta.url));
const classes = join(here, '..', 'fixtures', 'classes');
const engines = createEngines({ workers: availableParallelism() });
let count = 0;
for (const slug of (await readdir(classes)).sort()) {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(`${slug}: ${JSON.stringify(loaded.problems, null, 2)}`);
  const folder = join(here, slug);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for await (const submission of readClass(join(classes, slug), loaded.value)) {
    const report = await gradeSubmission(loaded.value, submission, engines);
    await writeFile(join(folder, `${submission.id}.json`), reportJson(report));
    count += 1;
  }
}
await engines.close();
console.log(`${count} goldens written`);
