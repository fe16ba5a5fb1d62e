import { PICTURE_STYLE } from '../../picture/style.ts';
import { visibleLine } from '../../picture/visible.ts';
import { plainProse } from '../../report/plainProse.ts';
import { createProse } from '../../report/prose.ts';
import { loadTemplates } from '../../report/templates.ts';
import { solvedSteps } from '../../steps/solved.ts';
import { VERSION } from '../../types/version.ts';
import { askedQuestion, kindOf } from '../kinds/kinds.ts';
import { mistakenAnswers } from '../mistakes/mistakenAnswers.ts';
import type { Mistaken } from '../mistakes/mistakenAnswers.ts';
import { prepareQuestion, rightAnswer, wording } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import type { Quiz } from '../quiz.ts';
import { keyOf } from '../tree/world.ts';
import { figureHtml, figureTitle } from './figures.ts';
import { formFields } from './form.ts';
import { searchSteps } from './steps.ts';
import type { Step } from './steps.ts';
import { quizTreeSvg } from './treePicture.ts';
import { questionName } from '../../words/quiz/questionName.ts';
import { pointsWords, sumPoints } from '../../words/points.ts';

/** Writes a quiz as pages that open from disk: one file each, nothing fetched. */
export interface QuizPages {
  /** What students answer: no answer is in it. Printed, it is a form with blanks. */
  form(quiz: Quiz): string;
  /** The answers, with every step of every search and what known mistakes answer. For staff. */
  key(quiz: Quiz): string;
}

/** Reads and compiles the templates once. */
export function createQuizPages(): QuizPages {
  const templates = loadTemplates();
  const prose = createProse();
  const [form, key] = [templates.page('quiz'), templates.page('quizKey')];
  const formAssets = templates.assets(PICTURE_STYLE, ['base', 'quiz'], 'quiz');
  const keyAssets = templates.assets(PICTURE_STYLE, ['base', 'quiz', 'stepper'], 'report', 'stepper');
  return {
    form: (quiz) => form({ ...headOf(quiz, prose), questions: questionParts(quiz, prose), ...formAssets }),
    key: (quiz) => key({ ...headOf(quiz, prose), questions: keyParts(quiz, prose), ...keyAssets }),
  };
}

type Prose = ReturnType<typeof createProse>;

function headOf(quiz: Quiz, prose: Prose): object {
  return {
    title: visibleLine(quiz.title),
    slug: quiz.slug,
    hash: quiz.hash,
    version: VERSION,
    introHtml: prose(quiz.intro),
    source: visibleLine(quiz.source ?? ''),
    student: quiz.variantOf === null ? '' : visibleLine(quiz.variantOf.student),
    points: pointsWords(sumPoints(quiz.questions.map(({ points }) => points)).toFraction()),
  };
}

/** A figure stands where it is first needed, and again where branches of it are marked. */
function questionParts(quiz: Quiz, prose: Prose): object[] {
  const shown = new Set<string>();
  return quiz.questions.map((question, at) => {
    const prepared = prepareQuestion(quiz, question);
    const fields = formFields(prepared, `q${at + 1}`);
    return {
      ...questionHead(prepared, at, prose),
      ...figurePart(prepared, shown, { marks: fields.some(({ isTree }) => isTree), isKey: false }),
      fields,
      isSingle: fields.length === 1,
    };
  });
}

function questionHead(
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

function figurePart(
  { ask }: PreparedQuestion,
  shown: Set<string>,
  { marks, isKey }: { readonly marks: boolean; readonly isKey: boolean },
): { readonly figureHtml: string; readonly figureTitle: string; readonly figureHint: string } {
  const { figure } = ask;
  if (figure === null || (shown.has(figure.id) && !marks))
    return { figureHtml: '', figureTitle: '', figureHint: '' };
  shown.add(figure.id);
  const isTree = figure.kind === 'tree';
  return {
    figureHtml: isTree ? quizTreeSvg(figure, { marks }) : figureHtml(figure, isKey),
    figureTitle: visibleLine(figureTitle(figure)),
    figureHint: marks ? 'Click a branch to mark it as pruned, or use the list of nodes.' : '',
  };
}

function keyParts(quiz: Quiz, prose: Prose): object[] {
  const shown = new Set<string>();
  const searched = new Set<string>();
  return quiz.questions.map((question, at) => {
    const prepared = prepareQuestion(quiz, question);
    const { ask, kind, parts } = prepared;
    const steps = stepsOf(prepared, searched);
    const { figure } = ask;
    return {
      ...questionHead(prepared, at, prose),
      ...figurePart(prepared, shown, { marks: false, isKey: true }),
      answers: parts.map((part) => ({
        label: visibleLine(part.field.key === '' ? 'Answer' : part.field.label),
        text: visibleLine(formatGiven(part.field, rightAnswer(part))),
      })),
      steps,
      stepper:
        steps.length === 0 || figure?.kind !== 'tree'
          ? null
          : solvedSteps(figure.tree, {
              ...askedQuestion(ask.question).how,
              returns: 'fail-soft',
              depth: Infinity,
            }),
      hasDrawings: steps.some(({ svg }) => svg !== ''),
      mistakes: mistakenAnswers(kind, ask).map(({ mistake, answers }) => ({
        title: mistake.title,
        text: visibleLine(mistakenWords(prepared, answers)),
      })),
    };
  });
}

const MOST_ANSWERS = 8;

/** What a mistake answers: `A (MAX): 3; B (MIN): 5`. */
function mistakenWords({ parts }: PreparedQuestion, answers: Mistaken['answers']): string {
  return parts
    .flatMap(({ field, at }) => {
      const answer = answers[at] ?? null;
      if (answer === null) return [];
      return [`${field.key === '' ? '' : `${field.label}: `}${formatGiven(field, answer)}`];
    })
    .slice(0, MOST_ANSWERS)
    .join('; ');
}

/** The steps of a search, where it is first asked about. */
function stepsOf({ ask }: PreparedQuestion, shown: Set<string>): Step[] {
  const question = askedQuestion(ask.question);
  const { how } = question;
  if (ask.figure?.kind !== 'tree' || kindOf(question).shows !== 'search' || how.algorithm === 'minimax')
    return [];
  const key = `${ask.figure.id} ${keyOf(how)}`;
  if (shown.has(key)) return [];
  shown.add(key);
  return searchSteps(ask.figure, how);
}
