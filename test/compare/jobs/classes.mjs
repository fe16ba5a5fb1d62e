import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One in so many submissions is checked as its student would, for what the terminal says. */
const ONE_IN = 8;

/** Each sample class, graded, and again as students see it once everything is due. */
export function classJobs({ root }, { whole }) {
  const classes = join(root, 'test/fixtures/classes');
  return readdirSync(classes)
    .sort()
    .flatMap((slug) => {
      const submissions = readdirSync(join(classes, slug)).sort();
      const checked = submissions.filter((_, at) => whole || at % ONE_IN === 1 || submissions.length < 4);
      return [
        gradeJob(`classes/${slug}`, slug, { class: { from: join(classes, slug) } }),
        {
          name: `terminal/${slug}`,
          inputs: { class: { from: join(classes, slug) } },
          steps: checked.map((id) => checkOf(id, slug)),
        },
      ];
    });
}

/** A job that grades the folder `in/class` with an exercise. */
export function gradeJob(name, exercise, inputs) {
  return {
    name,
    inputs,
    steps: [
      { args: ['grade', 'in/class', '--exercise', exercise, '--out', 'due', '--jobs', '2'], save: 'grade' },
      { copy: { from: 'due', to: 'after-due' } },
      { args: ['report', 'after-due', '--after-due'], save: 'report' },
    ],
  };
}

const checkOf = (id, slug) => ({
  args: ['check', `in/class/${id}`, '--exercise', slug, '--verbose'],
  save: id,
});
