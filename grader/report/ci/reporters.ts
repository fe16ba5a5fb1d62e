import type { Report } from '../../types/report.ts';
import { github } from './github.ts';
import { codegrade, githubClassroom, gradescope, moodleVpl, prairieLearn } from './harness.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';
import type { Suite } from './suite.ts';
import { tap } from './tap.ts';

export { suiteOf, suiteWithout } from './suite.ts';

/** For staff: hidden checks are in it. The same suites give the same bytes. */
export function reportedAs(
  name: 'junit' | 'tap' | 'github' | 'sarif',
  suites: readonly Suite[],
  exercise: Report['exercise'],
): string {
  switch (name) {
    case 'junit':
      return junit(suites, exercise.slug);
    case 'tap':
      return tap(suites);
    case 'github':
      return github(suites, exercise.title);
    case 'sarif':
      return sarif(suites, exercise);
  }
}

/** For a system that runs the grader itself, of one submission whose score stands. */
export function harnessed(
  name: 'gradescope' | 'prairielearn' | 'github-classroom' | 'moodle-vpl' | 'codegrade',
  report: Report,
): string {
  switch (name) {
    case 'gradescope':
      return gradescope(report);
    case 'prairielearn':
      return prairieLearn(report);
    case 'github-classroom':
      return githubClassroom(report);
    case 'moodle-vpl':
      return moodleVpl(report);
    case 'codegrade':
      return codegrade(report);
  }
}
