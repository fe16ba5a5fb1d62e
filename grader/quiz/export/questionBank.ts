import { PICTURE_STYLE } from '../../picture/style.ts';
import { visibleLine } from '../../picture/visible.ts';
import { createProse } from '../../report/prose.ts';
import { plainProse } from '../../report/plainProse.ts';
import { figureHtml, figureTitle } from '../page/figures.ts';
import { treeInWords } from '../page/treeInWords.ts';
import { boardInWords } from '../../picture/boardSvg.ts';
import type { Question } from '../kinds/kinds.ts';
import { questionWords } from '../../words/quiz/questionName.ts';
import { prepareQuestion, wording } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import type { Quiz } from '../quiz.ts';
import type { Figure } from '../types.ts';

/** One question of one variant, ready for another system. */
export interface Item {
  readonly prepared: PreparedQuestion;
  /** Unique in the bank, of letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly textHtml: string;
  readonly plain: string;
  /** Exact. */
  readonly points: string;
  /** Markup of a table, where the figure is one; else empty. */
  readonly tableHtml: string;
  readonly image: Image | null;
  /** The figure, told for whoever cannot see it; empty where there is none. */
  readonly inWords: string;
}

export interface Image {
  readonly name: string;
  readonly svg: string;
  /** What it shows, in words. */
  readonly alt: string;
}

/** Questions of a quiz; of each, a student gets one. */
export interface Bank {
  readonly slug: string;
  readonly title: string;
  readonly introHtml: string;
  readonly groups: readonly {
    readonly id: string;
    readonly points: string;
    readonly items: readonly Item[];
  }[];
}

/** A file of an export; text is UTF-8. */
export interface OutFile {
  readonly path: string;
  readonly content: string;
}

/** What one system takes of a quiz: files, and what could not be said exactly. */
export interface Written {
  readonly files: readonly OutFile[];
  readonly notes: readonly string[];
}

/** A question that a system cannot hold, and why. */
export interface LeftOut {
  readonly id: string;
  readonly why: string;
}

/** What one export comes to: files, what could not be said exactly or not at all; or why there is none. */
export type Exported =
  | ({ readonly ok: true; readonly leftOut: readonly LeftOut[] } & Written)
  | { readonly ok: false; readonly why: string };

/** The questions of a quiz, each with one item for every variant. */
export function bankOf(quiz: Quiz, variants: readonly Quiz[]): Bank {
  const prose = createProse('html');
  const all = variants.length === 0 ? [quiz] : variants;
  const slug = quiz.slug.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-+|-+$/g, '') || 'quiz';
  return {
    slug,
    title: visibleLine(quiz.title),
    introHtml: prose(quiz.intro),
    groups: quiz.questions.map((question, at) => ({
      id: question.id,
      points: question.points,
      items: all.map((variant, number) =>
        itemOf(variant, questionAt(variant, at), all.length === 1 ? '' : `-v${number + 1}`, slug, prose),
      ),
    })),
  };
}

/** A variant has the questions of its quiz, in the same order. */
function questionAt({ slug, questions }: Quiz, at: number): Question {
  const question = questions[at];
  if (question === undefined) throw new RangeError(`${slug} has no question ${at + 1}`);
  return question;
}

function itemOf(
  quiz: Quiz,
  question: Question,
  suffix: string,
  slug: string,
  prose: ReturnType<typeof createProse>,
): Item {
  const prepared = prepareQuestion(quiz, question);
  const { figure } = prepared.ask;
  const isTable =
    figure !== null &&
    (figure.kind === 'population' || (figure.kind === 'landscape' && figure.landscape.height > 1));
  const variant = suffix === '' ? '' : ` (${suffix.slice(1)})`;
  return {
    prepared,
    id: `${slug}-${question.id}${suffix}`.replace(/[^A-Za-z0-9-]+/g, '-'),
    title: `${visibleLine(quiz.title)}, ${questionWords(question.number)}${variant}`,
    textHtml: prose(wording(prepared)),
    plain: plainProse(wording(prepared)).replace(/\s+/g, ' ').trim(),
    points: question.points,
    tableHtml: isTable ? figureHtml(figure) : '',
    inWords: figure === null ? '' : altOf(figure),
    image:
      figure === null || isTable
        ? null
        : {
            name: `${slug}-${figure.id}${suffix}.svg`.replace(/[^A-Za-z0-9.-]+/g, '-'),
            svg: standalone(figureHtml(figure)),
            alt: altOf(figure),
          },
  };
}

/** A picture that looks right by itself. */
function standalone(svg: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg.replace('>', `><style>${PICTURE_STYLE}</style>`)}\n`;
}

function altOf(figure: Figure): string {
  const title = visibleLine(figureTitle(figure));
  if (figure.kind === 'tree') return `Game tree: ${title}. ${treeInWords(figure)}`;
  if (figure.kind === 'board') return boardInWords(figure.rows);
  if (figure.kind === 'landscape') {
    const { places, landscape } = figure;
    const heights = landscape.elevation.map((height, at) => `${places[at] ?? ''} ${height}`);
    return landscape.height === 1
      ? `Landscape with these heights from left to right: ${heights.join(', ')}.`
      : `${title}: heights by column and row: ${heights.join(', ')}.`;
  }
  const individuals = figure.individuals.map((digits, at) => {
    const given = figure.measure === 'given' ? ` (fitness ${figure.fitness[at] ?? ''})` : '';
    return `${at + 1}: ${digits.join('')}${given}`;
  });
  return `${title}: ${individuals.join(', ')}.`;
}

/** Parts a bank into the questions that a system can hold, in every variant, and the others. */
export function fitting(
  bank: Bank,
  refusal: (item: Item) => string | null,
): { readonly bank: Bank; readonly leftOut: readonly LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const groups = bank.groups.filter(({ id, items }) => {
    for (const item of items) {
      const why = refusal(item);
      if (why !== null) return leftOut.push({ id, why }) === 0;
    }
    return true;
  });
  return { bank: { ...bank, groups }, leftOut };
}
