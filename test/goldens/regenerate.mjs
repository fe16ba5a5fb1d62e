/**
 * Grades the sample classes with the built program and writes the goldens anew: test/goldens/<exercise>.txt,
 * and the results in test/goldens/whole/. `npm run goldens` builds first. Commit the outcome by itself, after
 * reading what changed. `npm run goldens -- --results DIR` writes every result.json below DIR instead: where a
 * hash changed, write them before and after, and compare. Named exercises alone: `-- hill-climbing`.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadExercise } from '../../dist/grader/content/exercise.js';
import { gradeSubmission } from '../../dist/grader/grade.js';
import { createEngines } from '../../dist/grader/observe/sandbox/engines.js';
import { readClass } from '../../dist/grader/intake/readClass.js';
import { forStudent } from '../../dist/grader/report/forStudent.js';
import { reportJson } from '../../dist/grader/report/json.js';
import { WHOLE, classGolden, goldenLines, wholeGolden } from './golden.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const classes = join(here, '..', 'fixtures', 'classes');
const { values, positionals } = parseArgs({
  options: { results: { type: 'string' } },
  allowPositionals: true,
});
const { results } = values;
const wholeOf = (slug, id) => WHOLE.find((whole) => whole.slug === slug && whole.id === id);

async function write(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const engines = createEngines({ workers: availableParallelism() });
for (const slug of await readdir(classes)) {
  if (positionals.length > 0 && !positionals.includes(slug)) continue;
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(`${slug}: ${JSON.stringify(loaded.problems, null, 2)}`);
  const submissions = [];
  for await (const submission of readClass(join(classes, slug), loaded.value)) {
    const report = await gradeSubmission(loaded.value, submission, engines);
    const whole = wholeOf(slug, report.submission.id);
    if (results !== undefined) {
      await write(join(results, slug, `${report.submission.id}.json`), reportJson(report));
    } else if (whole !== undefined) {
      const shown = whole.audience === 'student' ? forStudent(report) : report;
      await write(join(here, 'whole', `${slug}.json`), wholeGolden(reportJson(shown), whole));
    }
    submissions.push(goldenLines(report));
  }
  if (results === undefined) await write(join(here, `${slug}.txt`), classGolden(submissions));
  console.log(`${slug}: ${submissions.length} submissions`);
}
await engines.close();
