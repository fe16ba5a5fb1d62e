import { visibleLine } from '../picture/visible.ts';
import type { Report } from '../types/report.ts';
import { limitsWords } from '../words/labels.ts';

/** What stands at the end of a page. */
export const factsOf = ({ exercise, submission, limits, version }: Report): object[] => [
  { label: 'Exercise', value: `${exercise.slug}, ${exercise.hash.slice(0, 12)}` },
  {
    label: 'Submission',
    value: [submission.language, submission.hash.slice(0, 12)].filter((part) => part !== null).join(', '),
  },
  // Answers to a quiz are no program: no file was run, and nothing limited it.
  ...(limits.fuel === 0
    ? []
    : [
        {
          label: 'Files',
          value: submission.files.length === 0 ? 'none' : submission.files.map(visibleLine).join(', '),
        },
        { label: 'Limits', value: limitsWords(limits) },
      ]),
  { label: 'Graded by', value: `Cutoff ${version}` },
];
