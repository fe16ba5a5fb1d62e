import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exerciseFor } from './exerciseFor.mjs';

/** One in so many submissions is checked as its student would, for what the terminal says. */
const ONE_IN = 8;

/** Each sample class, graded, and again as students see it once everything is due. */
export function classJobs(before, { whole, after }) {
  const classes = join(before.root, 'test/fixtures/classes');
  return readdirSync(classes)
    .sort()
    .flatMap((slug) => {
      const submissions = readdirSync(join(classes, slug)).sort();
      const checked = submissions.filter((_, at) => whole || at % ONE_IN === 1 || submissions.length < 4);
      const exercise = exerciseFor(slug, before, after);
      const inputs = { class: { from: join(classes, slug) }, ...exercise.inputs };
      return [
        gradeJob(`classes/${slug}`, exercise, inputs),
        { name: `terminal/${slug}`, inputs, steps: checked.map((id) => checkOf(id, exercise)) },
      ];
    });
}

/** A job that grades the folder `in/class` with an exercise. */
export function gradeJob(name, { argument }, inputs) {
  return {
    name,
    inputs,
    steps: [
      { args: ['grade', 'in/class', '--exercise', argument, '--out', 'due', '--jobs', '2'], save: 'grade' },
      { copy: { from: 'due', to: 'after-due' } },
      { args: ['report', 'after-due', '--after-due'], save: 'report' },
    ],
  };
}

const checkOf = (id, { argument }) => ({
  args: ['check', `in/class/${id}`, '--exercise', argument, '--verbose'],
  save: id,
});
