import { Fraction } from 'fraction.js';
import { PICTURE_STYLE } from '../../picture/style.ts';
import { visibleLine } from '../../picture/visible.ts';
import { plainProse } from '../../report/plainProse.ts';
import { createProse } from '../../report/prose.ts';
import { loadTemplates } from '../../report/templates.ts';
import { formatPoints } from '../../words/labels.ts';
import { VERSION } from '../../types/version.ts';
import { formatGiven } from '../kinds/format.ts';
import { mistakenAnswers } from '../mistakes/mistakenAnswers.ts';
import { pose, wording } from '../pose.ts';
import type { Posed } from '../pose.ts';
import { keyOf } from '../tree/world.ts';
import type { Quiz } from '../types.ts';
import { figureHtml, figureTitle } from './figures.ts';
import { formFields } from './form.ts';
import { searchSteps } from './steps.ts';
import { quizTreeSvg } from './treePicture.ts';

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
  const keyAssets = templates.assets(PICTURE_STYLE, ['base', 'quiz'], 'report');
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
    points: formatPoints(quiz.questions.map(({ points }) => points).reduce((a, b) => addPoints(a, b), '0')),
  };
}

/** A figure stands where it is first needed, and again where branches of it are marked. */
function questionParts(quiz: Quiz, prose: Prose): object[] {
  const shown = new Set<string>();
  return quiz.questions.map((question, at) => {
    const posed = pose(quiz, question);
    const fields = formFields(posed, `q${at + 1}`);
    return {
      ...questionHead(posed, at, prose),
      ...figurePart(
        posed,
        shown,
        fields.some(({ isTree }) => isTree),
      ),
      fields,
      isSingle: fields.length === 1,
    };
  });
}

function questionHead(
  posed: Posed,
  at: number,
  prose: Prose,
): {
  readonly anchor: string;
  readonly number: number;
  readonly id: string;
  readonly points: string;
  readonly textHtml: string;
  readonly plain: string;
} {
  const { id, points } = posed.ask.question;
  const shown = formatPoints(points);
  const plain = plainProse(wording(posed)).replace(/\s+/g, ' ').trim();
  return {
    anchor: `question-${at + 1}`,
    number: at + 1,
    id,
    points: `${shown} ${shown === '1' ? 'point' : 'points'}`,
    textHtml: prose(wording(posed)),
    plain,
  };
}

function figurePart(
  { ask }: Posed,
  shown: Set<string>,
  marks: boolean,
): { readonly figureHtml: string; readonly figureTitle: string; readonly figureHint: string } {
  const { figure } = ask;
  if (figure === null || (shown.has(figure.id) && !marks))
    return { figureHtml: '', figureTitle: '', figureHint: '' };
  shown.add(figure.id);
  const isTree = figure.kind === 'tree';
  return {
    figureHtml: isTree ? quizTreeSvg(figure, { marks }) : figureHtml(figure),
    figureTitle: visibleLine(figureTitle(figure)),
    figureHint: marks ? 'Click a branch to mark it as pruned, or use the list of nodes.' : '',
  };
}

function keyParts(quiz: Quiz, prose: Prose): object[] {
  const shown = new Set<string>();
  const told = new Set<string>();
  return quiz.questions.map((question, at) => {
    const posed = pose(quiz, question);
    const { ask, fields, right } = posed;
    const steps = stepsOf(posed, told);
    return {
      ...questionHead(posed, at, prose),
      ...figurePart(posed, shown, false),
      answers: fields.map((field, part) => ({
        label: visibleLine(field.key === '' ? 'Answer' : field.label),
        text: visibleLine(formatGiven(ask, field, right[part]!)),
      })),
      steps,
      hasDrawings: steps.some(({ svg }) => svg !== ''),
      mistakes: mistakenAnswers(ask).map(({ mistake, answers }) => ({
        title: mistake.title,
        text: visibleLine(
          answers
            .map((answer, part) =>
              answer === null
                ? null
                : `${fields[part]!.key === '' ? '' : `${fields[part]!.key}: `}${formatGiven(ask, fields[part]!, answer)}`,
            )
            .filter((text) => text !== null)
            .slice(0, 8)
            .join('; '),
        ),
      })),
    };
  });
}

/** The steps of a search, where it is first asked about. */
function stepsOf({ ask, rules }: Posed, told: Set<string>): ReturnType<typeof searchSteps> {
  const { how } = ask.question.of ?? ask.question;
  const searches =
    rules.keys.includes('algorithm') ||
    (ask.question.of !== null &&
      ['pruned', 'evaluated', 'count', 'windows', 'cutoffs'].includes(ask.question.of.kind));
  if (
    ask.figure?.kind !== 'tree' ||
    !searches ||
    how.algorithm === 'minimax' ||
    ['order', 'choose-leaves', 'utilities'].includes(ask.question.kind)
  )
    return [];
  const key = `${ask.figure.id} ${keyOf(how)}`;
  if (told.has(key)) return [];
  told.add(key);
  return searchSteps(ask.figure, how);
}

function addPoints(a: string, b: string): string {
  return new Fraction(a).add(b).toFraction();
}
