import { visible, visibleLine } from '../picture/visible.ts';
import type { Counterexample, Diagnosis, Report } from '../types/report.ts';
import { VERSION } from '../types/version.ts';
import { exampleHeading } from '../words/labels.ts';
import { grouped } from '../words/numbers.ts';
import { formatPlain } from './plain.ts';
import type { Makers } from './reportPage.ts';

/** The page that may be shown in class, beside the class's own. */
export const EXAMPLES = 'examples.html';

/** A mistake that some of a class made, and one submission that shows it, without a name. */
export interface ClassExample {
  readonly diagnosis: Diagnosis;
  /** How many made it. */
  readonly number: number;
  readonly language: string | null;
  readonly counterexample: Counterexample | null;
}

export const exampleAnchor = (at: number): string => `example-${at + 1}`;

/** What `templates/pages/examples.hbs` shows: nothing that says whose work it is. */
export function examplesPage(
  examples: readonly ClassExample[],
  exercise: Report['exercise'],
  make: Pick<Makers, 'prose' | 'evidence'>,
): object {
  return {
    title: `${visibleLine(exercise.title)}: what to look at again`,
    exercise: visibleLine(exercise.title),
    examples: examples.map(({ diagnosis, number, language, counterexample }, at) => ({
      anchor: exampleAnchor(at),
      title: visibleLine(diagnosis.title),
      number: number === 1 ? '1 submission' : `${grouped(number)} submissions`,
      sentence: visible(diagnosis.sentence ?? ''),
      hintHtml: make.prose(diagnosis.hint),
      shown: counterexample === null ? null : shownPart(counterexample, language, make),
    })),
    version: VERSION,
  };
}

const shownPart = (
  found: Counterexample,
  language: string | null,
  make: Pick<Makers, 'evidence'>,
): object => ({
  heading: exampleHeading(found),
  rationale: visible(found.rationale),
  compared: [
    ...(found.expected === undefined
      ? []
      : [{ label: 'Expected', value: formatPlain(found.expected, language) }]),
    ...(found.actual === undefined ? [] : [{ label: 'Found', value: formatPlain(found.actual, language) }]),
  ],
  ...make.evidence(found.evidence, language),
  file: found.file,
});
