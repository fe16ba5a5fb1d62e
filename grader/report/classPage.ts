import { Fraction } from 'fraction.js';
import { grouped } from '../words/numbers.ts';
import { visible, visibleLine } from '../picture/visible.ts';
import { ROW_STATUSES, type Report } from '../types/report.ts';
import { VERSION } from '../types/version.ts';
import type { CheckResult, ClassRow } from './classRow.ts';
import { hrefOf, nameOf } from './rowLinks.ts';
import { histogram, histogramSvg } from './histogram.ts';
import { checkParts } from './checkParts.ts';
import { countedPart, diagnosisParts } from './diagnosisParts.ts';
import { type OverTime, overTimePart } from './overTime.ts';
import { itemsOf } from './items.ts';
import { isGraded, medianOf, shareOf } from './scores.ts';
import { sectionParts, sectionsOf } from './sectionParts.ts';
import { sentence } from '../words/sentence.ts';
import { yardsticksOf, yardstickWords } from './yardsticks.ts';
import { STATE_WORDS, STATUS_WORDS } from '../words/labels.ts';
import { formatPoints, roundPoints, sumPoints } from '../words/points.ts';
import { finalPoints } from '../words/policy.ts';
import { FINDINGS_HEADING } from '../words/rules.ts';

/** What a class's page says beyond what its rows do. */
export interface ClassMore {
  /** Mistakes of which the page of examples has one, in its order. */
  readonly examples: readonly string[];
  readonly overTime: OverTime;
}

/** What `templates/pages/class.hbs` shows. */
export function classPage(
  rows: readonly ClassRow[],
  exercise: Report['exercise'],
  { examples, overTime }: ClassMore = { examples: [], overTime: [] },
): object {
  const graded = rows.filter(isGraded);
  const sections = sectionsOf(rows);
  const yardsticks = yardsticksOf(rows);
  const isAdjusted = rows.some(({ ledger }) => ledger !== undefined);
  const bins = histogram(graded.map(shareOf));
  const items = itemsOf(
    rows,
    exercise.checks.map(({ points }) => new Fraction(points).valueOf()),
  );
  const max = rows[0]?.score.max ?? sumPoints(exercise.checks.map(({ points }) => points)).toFraction();
  return {
    title: `${visibleLine(exercise.title)}: the class`,
    exercise: visibleLine(exercise.title),
    figures: figuresOf(rows, formatPoints(max)),
    isEmpty: rows.length === 0,
    hasScores: graded.length > 0,
    distribution: {
      svg: histogramSvg(bins, graded.length),
      words: bins.map(({ label, number }) => ({ label, number: grouped(number) })),
      note: leftOut(rows),
    },
    checks: checkParts(rows, exercise, items),
    hasDiscrimination: items.some(({ discrimination }) => discrimination !== null),
    sections: sectionParts(rows),
    choices: choicesOf(rows, exercise, sections),
    diagnoses: diagnosisParts(rows, examples),
    hasExamples: examples.length > 0,
    overTime: overTimePart(overTime),
    rulesHeading: FINDINGS_HEADING,
    rules: ruleParts(rows, exercise),
    isAmiss: yardsticks.length > 1 || rows.some(needsLook),
    mixed: yardsticks.length > 1 ? yardstickWords(yardsticks) : '',
    attention: rows.filter(needsLook).map((row) => ({
      href: hrefOf(row),
      name: nameOf(row),
      status: STATUS_WORDS[row.status],
      note: visible(row.note),
    })),
    rows: rows.map((row) => rowPart(row, isAdjusted, sections)),
    isAdjusted,
    max: formatPoints(max),
    version: VERSION,
  };
}

/** The class in a row of numbers. */
function figuresOf(rows: readonly ClassRow[], max: string): object[] {
  const graded = rows.filter(isGraded);
  const handedIn = rows.filter(({ status }) => status !== 'not-submitted').length;
  return [
    { value: grouped(handedIn), label: handedIn === 1 ? 'submission' : 'submissions' },
    ...ROW_STATUSES.map((status) => ({
      value: grouped(rows.filter((row) => row.status === status).length),
      label: STATUS_WORDS[status],
    })).filter(({ value }) => value !== '0'),
    ...(graded.length === 0
      ? []
      : [
          {
            value: `${medianOf(graded.map((row) => row.score.value!))}`,
            label: `median of ${max}`,
          },
          {
            value: grouped(graded.filter((row) => row.score.earned === row.score.max).length),
            label: 'full marks',
          },
        ]),
  ];
}

/** How many break each rule on files; nothing where the exercise has none. */
function ruleParts(rows: readonly ClassRow[], { rules = [] }: Report['exercise']): object[] {
  const read = rows.filter(({ broken }) => broken !== undefined).length;
  return rules.map(({ id, says = '' }) => ({
    id: visibleLine(id),
    says: visibleLine(says),
    ...countedPart(
      rows.filter(({ broken = [] }) => broken.includes(id)),
      Math.max(1, read),
    ),
  }));
}

/** What the table can be narrowed to: each is a word that its rows carry. */
function choicesOf(
  rows: readonly ClassRow[],
  exercise: Report['exercise'],
  sections: readonly string[],
): object {
  const mistakes = new Map(
    rows.flatMap(({ diagnoses }) => diagnoses.map(({ mistake, title }) => [mistake, title] as const)),
  );
  return {
    statuses: ROW_STATUSES.filter((status) => rows.some((row) => row.status === status)).map((status) => ({
      value: status,
      label: sentence(STATUS_WORDS[status]),
    })),
    mistakes: [...mistakes]
      .sort(([, a], [, b]) => (a < b ? -1 : 1))
      .map(([value, title]) => ({ value, label: visibleLine(title) })),
    sections: sections.map((name, at) => ({ value: String(at), label: visibleLine(name) })),
    checks: exercise.checks.map(({ title }, at) => ({ value: String(at), label: visibleLine(title) })),
  };
}

const needsLook = ({ status }: ClassRow): boolean => status === 'withheld' || status === 'unusable';

function rowPart(row: ClassRow, isAdjusted: boolean, sections: readonly string[]): object {
  const { section = '' } = row;
  return {
    href: hrefOf(row),
    name: nameOf(row),
    id: row.name === row.id || row.name === '' ? '' : visibleLine(row.id),
    score:
      row.score.value === null
        ? row.status === 'not-submitted'
          ? '–'
          : 'none yet'
        : String(row.score.value),
    scoreKey: row.score.value === null ? '' : String(row.score.value),
    final: isAdjusted ? finalText(row.ledger) : '',
    finalKey: typeof row.ledger?.final === 'string' ? String(roundPoints(row.ledger.final)) : '',
    status: sentence(STATUS_WORDS[row.status]),
    statusName: row.status,
    hasSection: sections.length > 0,
    section: visibleLine(section),
    sectionKey: section === '' ? '' : String(sections.indexOf(section)),
    mistakes: row.diagnoses.map(({ mistake }) => mistake).join(' '),
    checks: row.checks.map((check) => checkCell(row, check)),
  };
}

/** `6.5`, with what it is out of where that is not what the exercise is. */
function finalText(ledger: ClassRow['ledger']): string {
  if (ledger === undefined || ledger.state === 'withheld') return 'none yet';
  if (ledger.state === 'nothing') return '–';
  if (ledger.final === null) return 'excused';
  const isSame = new Fraction(ledger.max).equals(ledger.score.max);
  return `${finalPoints(ledger.final)}${isSame ? '' : ` of ${formatPoints(ledger.max)}`}`;
}

function checkCell(row: ClassRow, check: CheckResult): object {
  const ran = row.status === 'graded' || row.status === 'withheld';
  return {
    state: ran ? check.state : 'none',
    word: ran ? STATE_WORDS[check.state] : 'not run',
    points: ran ? formatPoints(check.points) : '',
    key: ran ? String(new Fraction(check.points).valueOf()) : '',
  };
}

function leftOut(rows: readonly ClassRow[]): string {
  const parts = ROW_STATUSES.filter((status) => status !== 'graded')
    .map((status) => [rows.filter((row) => row.status === status).length, STATUS_WORDS[status]] as const)
    .filter(([number]) => number > 0);
  return parts.length === 0
    ? ''
    : `Not counted here: ${parts.map(([number, word]) => `${grouped(number)} ${word}`).join(', ')}.`;
}
