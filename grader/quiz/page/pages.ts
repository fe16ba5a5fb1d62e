import { inScript } from '../../picture/markup.ts';
import { PICTURE_STYLE } from '../../picture/style.ts';
import { visibleLine } from '../../picture/visible.ts';
import { RUN_SCRIPTS, TREE_STAGE } from '../../report/pageScripts.ts';
import { createProse } from '../../report/prose.ts';
import { loadTemplates } from '../../report/templates.ts';
import { VERSION } from '../../types/version.ts';
import { pointsWords, sumPoints } from '../../words/points.ts';
import { prepareQuestion } from '../preparedQuestion.ts';
import type { Quiz } from '../quiz.ts';
import { formatQuizData } from '../quizData.ts';
import { formFields } from './form.ts';
import { keyParts } from './keyParts.ts';
import { figurePart, questionHead } from './questionPart.ts';
import type { Prose } from './questionPart.ts';

/** Writes a quiz as pages that open from disk: one file each, nothing fetched. */
export interface QuizPages {
  /**
   * What students answer: no answer is in it, and only if the quiz is for practice what works them out.
   * Printed, it is a form with blanks.
   */
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
  const practiceStyles = ['base', 'quiz', 'practice'];
  const practiceAssets = templates.assets(PICTURE_STYLE, practiceStyles, 'quiz', 'practise', 'practice');
  const keyAssets = templates.assets(
    PICTURE_STYLE,
    ['base', 'quiz', 'stepper'],
    'report',
    ...TREE_STAGE,
    'stepper',
  );
  const runAssets = templates.assets(
    PICTURE_STYLE,
    ['base', 'quiz', 'stepper', 'runs'],
    'report',
    ...TREE_STAGE,
    ...RUN_SCRIPTS,
  );
  return {
    form: (quiz) =>
      form({
        ...headOf(quiz, prose),
        questions: questionParts(quiz, prose),
        practiceData: quiz.practice ? inScript(formatQuizData(quiz)) : '',
        ...(quiz.practice ? practiceAssets : formAssets),
      }),
    key(quiz) {
      const questions = keyParts(quiz, prose);
      const playsRuns = questions.some(({ played }) => played !== null);
      return key({ ...headOf(quiz, prose), questions, playsRuns, ...(playsRuns ? runAssets : keyAssets) });
    },
  };
}

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
