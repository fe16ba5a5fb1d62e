import { visibleLine } from '../../picture/visible.ts';
import { plainProse } from '../../report/plainProse.ts';
import type { createProse } from '../../report/prose.ts';
import { pointsWords } from '../../words/points.ts';
import { questionName } from '../../words/quiz/questionName.ts';
import { wording } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { figureHtml, figureTitle } from './figures.ts';
import { quizTreeSvg } from './treePicture.ts';

export type Prose = ReturnType<typeof createProse>;

/** What stands above a question. */
export function questionHead(
  prepared: PreparedQuestion,
  at: number,
  prose: Prose,
): {
  readonly anchor: string;
  readonly name: string;
  readonly id: string;
  readonly points: string;
  readonly textHtml: string;
  readonly plain: string;
  readonly creditWords: string;
} {
  const { id, points } = prepared.ask.question;
  const plain = plainProse(wording(prepared)).replace(/\s+/g, ' ').trim();
  return {
    anchor: `question-${at + 1}`,
    name: questionName(at + 1),
    id,
    points: pointsWords(points),
    textHtml: prose(wording(prepared)),
    plain,
    creditWords: creditWords(prepared),
  };
}

/** What students must know of how their answers are marked, before they guess. */
function creditWords({ ask: { question }, kind, parts }: PreparedQuestion): string {
  if (question.credit !== 'net' || kind.whyNot !== undefined || kind.isIndivisible === true) return '';
  const [first, ...others] = parts;
  if (others.length > 0)
    return 'A wrong answer takes away half of what a right one brings; a blank takes nothing.';
  const isSet = first?.field.type === 'events' || (first?.field.type === 'nodes' && !first.field.single);
  return isSet ? 'What is named wrongly takes away from what is named rightly.' : '';
}

export interface FigurePart {
  /** Empty where there is none. */
  readonly figureHtml: string;
  readonly figureTitle: string;
  readonly figureHint: string;
  /** Whether it stands above already, and so not again on paper. */
  readonly isAgain: boolean;
}

/**
 * A figure as a question has it: on screen beside each question that is asked about it, so that it stays in
 * view; on paper where it is first needed, and again where branches of it are marked.
 */
export function figurePart(
  { ask }: PreparedQuestion,
  shown: Set<string>,
  { marks, isKey }: { readonly marks: boolean; readonly isKey: boolean },
): FigurePart {
  const { figure } = ask;
  const isAgain = figure !== null && shown.has(figure.id) && !marks;
  if (figure === null || (isAgain && isKey))
    return { figureHtml: '', figureTitle: '', figureHint: '', isAgain: false };
  shown.add(figure.id);
  const isTree = figure.kind === 'tree';
  return {
    figureHtml: isTree ? quizTreeSvg(figure, { marks }) : figureHtml(figure, isKey),
    figureTitle: visibleLine(figureTitle(figure)),
    figureHint: marks ? 'Click a branch to mark it as pruned, or use the list of nodes.' : '',
    isAgain,
  };
}
