import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClassFile } from '../../../grader/batch/classFile.ts';
import { gradeClass } from '../../../grader/batch/gradeClass.ts';
import { gradersHere } from '../../../grader/batch/graders.ts';
import { sweep } from '../../../grader/batch/outFolder.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';
import { fewer } from '../../support/whole.ts';
import { workIn } from '../../../grader/intake/readClass.ts';

const STUDENTS = ['ann', 'bea', 'cai', 'dan', 'eva'];
/** A student's files in the order in which they are written; an example only where there is one. */
const WRITTEN = ['student', 'staff'].flatMap((audience) =>
  ['example.json', 'report.html', ...(audience === 'staff' ? ['source.json'] : []), 'result.json'].map(
    (name) => join(audience, name),
  ),
);
const HALF = '.report.html.c6bd3dcf-8217-4593-8e3f-ee062eaed1b2';

/** Every file below a folder, but for the timings and what is kept only to save time. */
const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'timings.json' && !entry.name.endsWith('.bin'))
      .map(({ parentPath, name }): [string, string] => {
        const path = join(parentPath, name);
        return [path.slice(folder.length), readFileSync(path, 'utf8')];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

test('a class that was broken off at any point is finished to the same bytes', async () => {
  const course = courseFolder(
    Object.fromEntries(STUDENTS.map((id, at) => [`class/${id}.js`, at % 2 === 0 ? CORRECT : SWAPPED])),
  );
  const loaded = await loadExercise(join(course, 'exercise'));
  if (!loaded.ok) throw new Error('the exercise cannot be read');
  const exercise = loaded.value;
  const engines = createEngines({ workers: 1 });
  const graders = gradersHere(exercise, engines, 1);
  const gradeInto = async (out: string): Promise<number> => {
    await sweep(out);
    const work = await workIn(join(course, 'class'), exercise);
    const { kept } = await gradeClass({ work, exercise, out, graders, memory: await readClassFile(out) });
    return kept;
  };
  try {
    const whole = join(course, 'whole');
    mkdirSync(whole);
    await gradeInto(whole);
    const expected = filesIn(whole);
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...STUDENTS.map(() => fc.nat(WRITTEN.length))),
        fc.constantFrom('none', 'class.json', 'all'),
        fc.boolean(),
        async (counts, own, hasHalf) => {
          const out = join(course, 'out');
          rmSync(out, { recursive: true, force: true });
          mkdirSync(out);
          for (const [at, id] of STUDENTS.entries())
            for (const file of WRITTEN.slice(0, counts[at]))
              if (existsSync(join(whole, id, file))) cpSync(join(whole, id, file), join(out, id, file));
          for (const name of ['class.json', 'grades.csv', 'index.html'])
            if (own === 'all' || own === name) cpSync(join(whole, name), join(out, name));
          const into = join(out, STUDENTS[0] ?? '', 'student');
          if (hasHalf && existsSync(into)) writeFileSync(join(into, HALF), 'half');
          const kept = await gradeInto(out);
          expect(kept).toBe(counts.filter((written) => written === WRITTEN.length).length);
          expect(filesIn(out)).toEqual(expected);
        },
      ),
      { numRuns: fewer(100), seed: 15 },
    );
  } finally {
    await engines.close();
  }
});
