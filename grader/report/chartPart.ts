import { MOST_BINS, chanceSvg, describeChance } from '../picture/chanceSvg.ts';
import { describeRuns, distributionSvg } from '../picture/distributionSvg.ts';
import { describeGenerations, generationsSvg } from '../picture/generationsSvg.ts';
import { formatNumber, grouped, threeDigits } from '../words/numbers.ts';
import { stateText } from '../picture/stateWords.ts';
import { visibleLine } from '../picture/visible.ts';
import type {
  ChanceEvidence,
  Evidence,
  GenerationsEvidence,
  PartEvidence,
  RunsEvidence,
} from '../types/verdict.ts';
import { inScript } from '../picture/markup.ts';
import { geneticData } from '../steps/runs/geneticData.ts';
import { correctGenerations } from './correctRun.ts';
import { formatPlain } from './plain.ts';
import type { RunRow } from './runRows.ts';

/** A picture with the same in words: a sentence, and a table of everything that is drawn. */
export interface ChartPart {
  readonly svg: string;
  /** The seed in words; empty where no seed made it. */
  readonly seed: string;
  readonly summary: string;
  /** What the table is called, where it is closed. */
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly RunRow[];
  readonly more: string;
  /** What a script plays, as JSON; an empty text where there is nothing to play. */
  readonly played: string;
}

const MOST_ROWS = 60;

export const seedWords = ({ seed }: { readonly seed: number }): string => `Seed ${seed}.`;

/** What is shown of evidence that is neither a tree nor one run; values as that language writes them. */
export function chartPart(
  evidence: Exclude<Evidence, { readonly kind: 'tree' | 'run' }>,
  language: string | null,
): ChartPart {
  switch (evidence.kind) {
    case 'chance':
      return chancePart(evidence);
    case 'generations':
      return generationsPart(evidence);
    case 'runs':
      return runsPart(evidence);
    case 'part':
      return partPart(evidence, language);
  }
}

function chancePart(evidence: ChanceEvidence): ChartPart {
  const { bins, binsOf } = evidence;
  const rows = bins.map(({ label, decisions, observed, expected }) => ({
    at: '',
    cells: [visibleLine(label), grouped(decisions), threeDigits(observed), threeDigits(expected)],
    marked: false,
  }));
  return {
    svg: bins.length === 0 ? '' : chanceSvg(evidence),
    seed: '',
    summary:
      describeChance(evidence) +
      (bins.length > MOST_BINS ? ` The ${MOST_BINS} first of ${bins.length} kinds of choice are drawn.` : ''),
    title: `The counts, of ${visibleLine(binsOf)}`,
    head: ['Choice', 'Chances', 'Yours', 'Expected'],
    rows,
    more: '',
    played: '',
  };
}

function generationsPart(evidence: GenerationsEvidence): ChartPart {
  const { generations, fittest, brokenAt } = evidence;
  const data = geneticData(evidence, correctGenerations(evidence));
  const placeOf = (at: number): string =>
    data === null || at < data.first || at >= data.first + data.members.length ? '' : String(at - data.first);
  const rows = generations.map(({ size, best, mean, worst, different }, at) => ({
    at: placeOf(at),
    cells: [
      String(at),
      String(size),
      formatNumber(best),
      threeDigits(mean),
      formatNumber(worst),
      String(different),
    ],
    marked: at === brokenAt,
  }));
  const shown = rows.filter(({ marked }, at) => at < MOST_ROWS - 10 || at > rows.length - 10 || marked);
  return {
    svg: generations.length < 2 ? '' : generationsSvg(evidence, data !== null),
    seed: seedWords(evidence),
    summary: `${describeGenerations(evidence)} The fittest of the last is ${stateText(fittest)}.`,
    title: 'Every generation in numbers',
    head: ['Generation', 'Size', 'Fittest', 'Mean', 'Least fit', 'Different'],
    rows: shown,
    more:
      shown.length === rows.length
        ? ''
        : `${rows.length - shown.length} generations in between are left out.`,
    played: data === null ? '' : inScript(JSON.stringify(data)),
  };
}

function runsPart(evidence: RunsEvidence): ChartPart {
  const rows = evidence.runs.map(({ seed, steps, value }, at) => {
    const other = evidence.reference[at];
    return {
      at: '',
      cells: [
        String(seed),
        String(steps),
        formatNumber(value),
        other === undefined ? '' : String(other.steps),
        other === undefined ? '' : formatNumber(other.value),
      ],
      marked: false,
    };
  });
  return {
    svg: distributionSvg(evidence),
    seed: '',
    summary: describeRuns(evidence),
    title: 'Every run in numbers',
    head: ['Seed', 'Steps', 'Value', 'Reference: steps', 'Value'],
    rows: rows.slice(0, MOST_ROWS),
    more: rows.length > MOST_ROWS ? `${rows.length - MOST_ROWS} more runs are left out.` : '',
    played: '',
  };
}

function partPart({ given, answers, calls, broken }: PartEvidence, language: string | null): ChartPart {
  const rows = answers.slice(0, 10).map((answer, call) => ({
    at: '',
    cells: [String(call + 1), formatPlain(answer, language)],
    marked: call === broken?.call,
  }));
  const howOften = calls === 1 ? 'once' : `${grouped(calls)} times`;
  const isBelow = broken !== undefined && broken.call >= rows.length;
  return {
    svg: '',
    seed: '',
    summary: `Called ${howOften} with ${formatPlain(given, language)}.`,
    title: 'The first answers',
    head: ['Call', 'Answer'],
    rows: isBelow
      ? [
          ...rows,
          { at: '', cells: [String(broken.call + 1), formatPlain(broken.answer, language)], marked: true },
        ]
      : rows,
    more:
      calls > rows.length
        ? `${grouped(calls - rows.length - (isBelow ? 1 : 0))} more answers are left out.`
        : '',
    played: '',
  };
}
