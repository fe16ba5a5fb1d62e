import picocolors from 'picocolors';
import { count, grouped } from '../words/numbers.ts';
import { visible, visibleLine } from '../picture/visible.ts';
import type { Counterexample, Diagnosis, Printed, Report } from '../types/report.ts';
import type { Verdict, VerdictState } from '../types/verdict.ts';
import { formatPlain } from './plain.ts';
import { plainProse } from './plainProse.ts';
import { evidenceText } from './textEvidence.ts';
import { byClasses } from './byClasses.ts';
import { alike, checkViews, countWords, scoreView, sharedReason, type CheckView } from './view.ts';
import {
  exampleHeading,
  limitsWords,
  reasonWords,
  STATE_SIGNS,
  stateWords,
  VISIBILITY_WORDS,
} from '../words/labels.ts';
import { bothEnds, cut, wrap } from './wrap.ts';
import { formatPointsOf } from '../words/points.ts';

export interface TextOptions {
  /** Columns of the terminal; lines are never wider. */
  readonly width: number;
  readonly color: boolean;
  /** Shows the cases that passed, their trees, and all that was printed. */
  readonly verbose: boolean;
}

type Paint = ReturnType<typeof picocolors.createColors>;

/**
 * A report for a terminal: the score first, then what failed and why, then what passed, a line each. Ends in
 * a line end.
 */
export function reportText(report: Report, options: TextOptions): string {
  const width = Math.max(30, options.width);
  const pen = new Pen(width, options.verbose, picocolors.createColors(options.color));
  const checks = checkViews(report);
  const shared = options.verbose ? null : sharedReason(report);
  const isTold = !options.verbose && report.counterexample !== undefined;
  const body =
    shared !== null
      ? pen.shared(shared, checks)
      : isTold
        ? pen.outline(checks)
        : [
            ...checks.filter((check) => check.state === 'failed').flatMap((check) => pen.check(check)),
            ...checks
              .filter((check) => check.state === 'not-checked' && check.cases.length > 0)
              .flatMap((check) => pen.check(check)),
            ...pen.passed(checks.filter((check) => check.state === 'passed')),
          ];
  return [
    ...pen.head(report),
    ...pen.diagnoses(report.diagnoses),
    ...(report.counterexample === undefined ? [] : pen.counterexample(report.counterexample)),
    ...body,
    ...pen.foot(report),
  ]
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/**
 * Cases of one check that are told in full, and those that are drawn as well; `--verbose` tells and draws
 * all.
 */
const MOST_CASES = 4;
const MOST_DRAWN = 2;
/** Of a diagnosis; where the names of classes make it longer, the hint is left for `--verbose`. */
const MOST_LINES = 5;

const nameOf = (verdict: Verdict): string => visibleLine(verdict.case ?? verdict.check);

/** Writes lines of one width, in one set of colours. */
class Pen {
  readonly #width: number;
  readonly #verbose: boolean;
  readonly #paint: Paint;

  constructor(width: number, verbose: boolean, paint: Paint) {
    this.#width = width;
    this.#verbose = verbose;
    this.#paint = paint;
  }

  head(report: Report): string[] {
    const { submission } = report;
    const who =
      submission.name === submission.id || submission.name === ''
        ? submission.id
        : `${submission.name} (${submission.id})`;
    const score = scoreView(report);
    return [
      ...this.#wrapped(`${visibleLine(report.exercise.title)} · ${visibleLine(who)}`, 0),
      '',
      ...this.#line(score.headline, countWords(report), this.#scoreColour(report), this.#paint.dim),
      ...score.notes.flatMap((note) => this.#wrapped(note, 0)),
      ...(report.note === '' ? [] : ['', ...this.#wrapped(report.note, 0)]),
    ];
  }

  /** Five lines at most, so that they are read; all there is to say where more was asked for. */
  diagnoses(diagnoses: readonly Diagnosis[]): string[] {
    if (diagnoses.length === 0) return [];
    const groups = byClasses(diagnoses);
    const { classes } = groups[0]!;
    const where = groups.length > 1 || classes === '' ? '' : ` in ${classes}`;
    const head = (text: string): string[] =>
      this.#wrapped(`What probably went wrong${where}${text}`, 0).map((line) => this.#paint.bold(line));
    const [only] = diagnoses;
    if (diagnoses.length === 1) {
      const title = head(`: ${visibleLine(only!.title)}`);
      const whole = [...title, ...this.#reasons(only!, true)];
      return [
        '',
        ...(this.#verbose || where === '' || whole.length <= MOST_LINES
          ? whole
          : [...title, ...this.#reasons(only!, false)]),
      ];
    }
    const classesOf = (group: (typeof groups)[number]): string =>
      `${group.classes}${group.diagnoses.length > 1 ? ', one of these' : ''}: `;
    const told = groups.flatMap((group) =>
      group.diagnoses.flatMap((one, at) => [
        ...this.#wrapped(
          `${groups.length > 1 && at === 0 ? classesOf(group) : ''}${visibleLine(one.title)}`,
          2,
        ),
        ...(this.#verbose ? this.#reasons(one, true) : []),
      ]),
    );
    return ['', ...head(groups.length > 1 ? '' : ': one of these'), ...told];
  }

  #reasons({ sentence, hint, evidence }: Diagnosis, withHint: boolean): string[] {
    return [
      ...this.#wrapped(sentence ?? evidence, 2),
      ...(withHint ? this.#labelled('Hint', plainProse(hint), 2) : []),
      ...(this.#verbose && sentence !== undefined ? this.#wrapped(evidence, 2) : []),
    ];
  }

  /** The file can be copied and broken at any space; the picture and the words say what happens there. */
  counterexample({
    class: name,
    kind,
    file,
    depthLimit,
    rationale,
    expected,
    actual,
    help,
    evidence,
    isSmallest,
  }: Counterexample): string[] {
    const flag = kind === 'law' ? 'run' : 'tree';
    const { said, drawn } = evidence === undefined ? { said: [], drawn: [] } : evidenceText(evidence);
    const again =
      `To see it again: save this as example.json, then cutoff run YOUR-FILE --${flag} ` +
      `example.json${depthLimit === undefined ? '' : ` --depth ${depthLimit}`}`;
    return [
      '',
      this.#paint.bold(exampleHeading({ class: name, isSmallest })),
      ...this.#wrapped(file, 2).map((line) => this.#paint.cyan(line)),
      ...this.#wrapped(rationale, 2),
      ...(expected === undefined ? [] : this.#labelled('Expected', formatPlain(expected), 2)),
      ...(actual === undefined ? [] : this.#labelled('Yours', formatPlain(actual), 2)),
      ...(this.#verbose && help !== undefined ? this.#labelled('Hint', plainProse(help), 2) : []),
      ...drawn.slice(0, 40).map((line) => `  ${cut(visibleLine(line), this.#width - 2)}`),
      ...said.flatMap((line) => this.#wrapped(line, 2)),
      ...this.#wrapped(again, 2).map((line) => this.#paint.dim(line)),
    ];
  }

  /** All checks, a line each, where what matters has been said already. */
  outline(checks: readonly CheckView[]): string[] {
    const hasMore = checks.some(({ cases }) => cases.length > 0);
    return [
      '',
      ...checks.flatMap((check) => this.#title(check)),
      ...checks.flatMap((check) => this.#printed(check.printed)),
      ...(hasMore
        ? ['', ...this.#wrapped('Add --verbose to see every case.', 0).map((line) => this.#paint.dim(line))]
        : []),
    ];
  }

  check(check: CheckView): string[] {
    const shown = check.cases.filter((verdict) => this.#verbose || verdict.state !== 'passed');
    const groups = this.#verbose ? shown.map((verdict) => [verdict]) : alike(shown);
    const told = this.#verbose ? groups : groups.slice(0, MOST_CASES);
    const left = groups.slice(told.length).flat().map(nameOf);
    const right = check.cases.length - shown.length;
    return [
      '',
      ...this.#title(check),
      ...told.flatMap((group, at) => this.#verdict(group, this.#verbose || at < MOST_DRAWN)),
      ...(left.length === 0
        ? []
        : [
            '',
            ...this.#wrapped(
              `And ${count(left.length, 'more case')}: ${left.join(', ')}. Add --verbose to see them.`,
              2,
            ),
          ]),
      ...(right === 0 || this.#verbose
        ? []
        : [
            '',
            ...this.#wrapped(
              `The other ${right === 1 ? 'case' : count(right, 'case')} of this check passed.`,
              2,
            ).map((line) => this.#paint.dim(line)),
          ]),
      ...this.#printed(check.printed),
    ];
  }

  /** All checks, a line each, where one reason stands for all of them. */
  shared(reason: string, checks: readonly CheckView[]): string[] {
    return [
      '',
      ...this.#wrapped(reason, 0),
      '',
      ...checks.flatMap((check) => this.#title(check)),
      ...checks.flatMap((check) => this.#printed(check.printed)),
    ];
  }

  passed(checks: readonly CheckView[]): string[] {
    if (checks.length === 0) return [];
    return this.#verbose
      ? checks.flatMap((check) => this.check(check))
      : ['', ...checks.flatMap((check) => this.#title(check))];
  }

  foot(report: Report): string[] {
    if (!this.#verbose) return [];
    return [
      '',
      ...(report.limits.fuel === 0 ? [] : this.#wrapped(limitsWords(report.limits), 0)),
      ...this.#wrapped(`cutoff ${report.version}`, 0),
    ].map((line) => this.#paint.dim(line));
  }

  #title(check: CheckView): string[] {
    const hidden =
      check.summary.visibility === 'student' ? '' : ` (${VISIBILITY_WORDS[check.summary.visibility]})`;
    const cases =
      check.cases.length > 1 && check.state === 'passed' ? `, ${count(check.cases.length, 'case')}` : '';
    const shown = formatPointsOf(check.points, check.max);
    return this.#line(
      `${STATE_SIGNS[check.state]} ${visibleLine(check.summary.title)}${cases}${hidden}`,
      `${shown.points} of ${shown.max}`,
      (text) => this.#paint.bold(this.#colour(check.state)(text)),
      this.#paint.dim,
    );
  }

  /** Cases that are alike, told as one: the first is shown in full. */
  #verdict(group: readonly Verdict[], drawn: boolean): string[] {
    const verdict = group[0]!;
    const words = [stateWords(verdict), reasonWords(verdict)].filter((word) => word !== '').join(', ');
    return [
      '',
      ...this.#broken(
        `${STATE_SIGNS[verdict.state]} ${group.map(nameOf).join(', ')}: ${words}`,
        this.#width - 4,
      ).map((line, at) => (at === 0 ? '  ' : '    ') + this.#colour(verdict.state)(line)),
      ...(this.#verbose && verdict.description !== undefined
        ? this.#wrapped(verdict.description, 4).map((line) => this.#paint.dim(line))
        : []),
      ...this.#wrapped(verdict.rationale, 4),
      ...(verdict.expected === undefined ? [] : this.#labelled('Expected', formatPlain(verdict.expected))),
      ...('actual' in verdict ? this.#labelled('Yours', formatPlain(verdict.actual)) : []),
      ...(verdict.help === undefined || verdict.help === ''
        ? []
        : this.#labelled('Hint', plainProse(verdict.help))),
      ...(drawn ? this.#evidence(verdict) : []),
    ];
  }

  #evidence(verdict: Verdict): string[] {
    if (verdict.evidence === undefined) return [];
    const { said, drawn, convention } = evidenceText(verdict.evidence);
    const notes =
      convention === undefined ? said : [...said, `Compared under the convention “${convention}”.`];
    const most = this.#verbose ? Infinity : 40;
    const more =
      drawn.length > most ? [`… ${count(drawn.length - most, 'more line')}: add --verbose to see them`] : [];
    const lines = [...drawn.slice(0, most), ...more].map(
      (line) => `    ${cut(visibleLine(line), this.#width - 4)}`,
    );
    if (lines.length + notes.length === 0) return [];
    return [
      '',
      ...lines,
      ...notes.flatMap((line) => this.#wrapped(line, 4)).map((line) => this.#paint.dim(line)),
    ];
  }

  #printed(printed: readonly Printed[]): string[] {
    return printed.flatMap(({ text, bytes }) => {
      const lines = visible(text)
        .replace(/\n$/, '')
        .split('\n')
        .flatMap((line) => wrap(line.replaceAll('\t', '    '), this.#width - 4));
      const shown =
        this.#verbose || lines.length <= 8
          ? lines
          : [...lines.slice(0, 5), `… ${lines.length - 7} more lines …`, ...lines.slice(-2)];
      const size = Buffer.byteLength(text) < bytes ? `, ${grouped(bytes)} bytes in all, cut here` : '';
      return [
        '',
        ...this.#wrapped(`It printed${size}:`, 2).map((line) => this.#paint.dim(line)),
        ...shown.map((line) => `  ${this.#paint.dim('│')} ${line}`),
      ];
    });
  }

  #labelled(label: string, text: string, indent = 4): string[] {
    const wide = 10;
    const before = ' '.repeat(indent);
    return this.#broken(text, this.#width - indent - wide).map(
      (line, at) => `${before}${at === 0 ? this.#paint.dim(label.padEnd(wide)) : ' '.repeat(wide)}${line}`,
    );
  }

  #wrapped(text: string, indent: number): string[] {
    return this.#broken(text, this.#width - indent).map((line) => ' '.repeat(indent) + line);
  }

  /** Keeps `α = 3` on one line. */
  #broken(text: string, width: number): string[] {
    return wrap(
      visible(text)
        .replaceAll('\t', '    ')
        .replace(/([αβ]) = /g, '$1\u00a0=\u00a0'),
      width,
    ).map((line) => line.replaceAll('\u00a0', ' '));
  }

  /** Colours are put on after measuring, since they have no width. */
  #line(
    left: string,
    right: string,
    paintLeft: (text: string) => string,
    paintRight: (text: string) => string,
  ): string[] {
    const [first = '', second] = bothEnds(cut(left, this.#width), right, this.#width).split('\n');
    if (second !== undefined) return [paintLeft(first), paintRight(second)];
    const gap = first.slice(cut(left, this.#width).length, first.length - right.length);
    return [paintLeft(cut(left, this.#width)) + gap + paintRight(right)];
  }

  #colour(state: VerdictState): (text: string) => string {
    if (state === 'passed') return this.#paint.green;
    return state === 'failed' ? this.#paint.red : this.#paint.yellow;
  }

  #scoreColour(report: Report): (text: string) => string {
    const colour =
      report.score.value === null
        ? 'not-checked'
        : report.score.earned === report.score.max
          ? 'passed'
          : 'failed';
    return (text) => this.#paint.bold(colour === 'failed' ? text : this.#colour(colour)(text));
  }
}
