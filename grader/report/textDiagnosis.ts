import { visibleLine } from '../picture/visible.ts';
import type { Counterexample, Diagnosis } from '../types/report.ts';
import { diagnosesHeading, exampleHeading } from '../words/labels.ts';
import { type Diagnosed, byClasses } from './byClasses.ts';
import type { Pen } from './pen.ts';
import { plainProse } from './plainProse.ts';
import { printText } from './textChecks.ts';
import { evidenceText } from './textEvidence.ts';
import { cut } from './wrap.ts';
import { itemAt } from '../types/lookup.ts';

/** Of a diagnosis; where the names of classes make it longer, the hint is left for `--verbose`. */
const MOST_LINES = 5;
/** Lines of the picture of a counterexample. */
const MOST_DRAWN = 40;

/** Five lines at most, so that they are read; all there is to say where more was asked for. */
export function diagnosesText(pen: Pen, diagnoses: readonly Diagnosis[]): string[] {
  if (diagnoses.length === 0) return [];
  const groups = byClasses(diagnoses);
  const { classes } = itemAt(groups, 0);
  const where = groups.length > 1 || classes === '' ? '' : ` in ${classes}`;
  const head = (text: string): string[] =>
    pen.wrapped(`${diagnosesHeading(diagnoses)}${where}${text}`, 0).map((line) => pen.paint.bold(line));
  const [only] = diagnoses;
  if (diagnoses.length === 1) {
    const title = head(`: ${visibleLine(only!.title)}`);
    const common = only!.common === undefined ? [] : pen.wrapped(visibleLine(only!.common), 2);
    const whole = [...title, ...common, ...reasons(pen, only!, true)];
    return [
      '',
      ...(pen.verbose || where === '' || only!.mistake === 'error' || whole.length <= MOST_LINES
        ? whole
        : [...title, ...common, ...reasons(pen, only!, false)]),
    ];
  }
  const told = groups.flatMap((group) => {
    const [first] = group.diagnoses;
    const hasSeveral = group.diagnoses.length > 1;
    const words = groups.length > 1 ? classesWords(group) : '';
    const common = first?.common === undefined ? [] : pen.wrapped(visibleLine(first.common), 2);
    return [
      ...common,
      ...group.diagnoses.flatMap((one, at) => [
        ...pen.wrapped(`${at === 0 ? words : ''}${visibleLine(one.title)}`, 2),
        ...(pen.verbose || hasSeveral ? reasons(pen, one, true, hasSeveral ? 4 : 2) : []),
      ]),
    ];
  });
  return ['', ...head(groups.length > 1 ? '' : ': one of these'), ...told];
}

/** In front of the first diagnosis of some classes: `MinimaxAgent, one of these: `. */
const classesWords = ({ classes, diagnoses }: Diagnosed): string =>
  `${classes}${diagnoses.length > 1 ? ', one of these' : ''}: `;

function reasons(pen: Pen, { sentence, hint, evidence }: Diagnosis, withHint: boolean, indent = 2): string[] {
  return [
    ...pen.wrapped(sentence ?? evidence, indent),
    ...(withHint ? pen.labelled('Hint', plainProse(hint), indent) : []),
    ...(pen.verbose && sentence !== undefined ? pen.wrapped(evidence, indent) : []),
  ];
}

/** The file can be copied and broken at any space; the picture and the words say what happens there. */
export function counterexampleText(
  pen: Pen,
  {
    class: name,
    kind,
    file,
    depthLimit,
    rationale,
    expected,
    actual,
    help,
    evidence,
    printed,
    isSmallest,
  }: Counterexample,
  replay: string | undefined,
): string[] {
  const flag = kind === 'law' ? 'run' : 'tree';
  const { said, drawn } =
    evidence === undefined ? { said: [], drawn: [] } : evidenceText(evidence, pen.language);
  const depth = depthLimit === undefined ? '' : ` --depth ${depthLimit}`;
  const again =
    replay === undefined
      ? `To see it again: save this as example.json, then cutoff run YOUR-FILE --${flag} example.json${depth}`
      : `To see it again: ${replay}`;
  return [
    '',
    pen.paint.bold(exampleHeading({ class: name, isSmallest })),
    ...pen.wrapped(file, 2).map((line) => pen.paint.cyan(line)),
    ...pen.wrapped(rationale, 2),
    ...(expected === undefined ? [] : pen.labelled('Expected', pen.plain(expected), 2)),
    ...(actual === undefined ? [] : pen.labelled('Yours', pen.plain(actual), 2)),
    ...(pen.verbose && help !== undefined ? pen.labelled('Hint', plainProse(help), 2) : []),
    ...drawn.slice(0, MOST_DRAWN).map((line) => `  ${cut(visibleLine(line), pen.width - 2)}`),
    ...said.flatMap((line) => pen.wrapped(line, 2)),
    ...(printed === undefined ? [] : printText(pen, printed)),
    ...pen.wrapped(again, 2).map((line) => pen.paint.dim(line)),
  ];
}
