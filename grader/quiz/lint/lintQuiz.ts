import type { Problem } from '../../types/result.ts';
import { askedQuestion, kindOf } from '../kinds/kinds.ts';
import { measure } from '../make/measures.ts';
import type { Measures } from '../make/measures.ts';
import { prepareQuestion } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import type { Quiz } from '../quiz.ts';
import { unreadFormulas } from '../../report/formula/unread.ts';
import { quote } from '../../words/quoting.ts';
import { mistakesIn } from './mistakesIn.ts';
import { labelWarnings } from './labelWarnings.ts';
import { questionWarnings } from './questionWarnings.ts';

/** What there is to know about one question before it is asked. */
export interface LintedQuestion {
  readonly id: string;
  readonly number: number;
  readonly kind: string;
  /** Mistakes whose answer differs from the right one. */
  readonly reveals: readonly string[];
  /** Mistakes that answer rightly here, so that nobody can tell. */
  readonly cannotTell: readonly string[];
  /**
   * Whether the other convention for equal bounds, ties between moves, or another order of children change
   * the answer.
   */
  readonly dependsOn: readonly ('convention' | 'ties' | 'child order')[];
  /** How hard the search is; null where there is none. */
  readonly search: Pick<Measures, 'leaves' | 'pruned' | 'cuts' | 'deep' | 'cutsSubtree'> | null;
}

export interface LintedQuiz {
  readonly questions: readonly LintedQuestion[];
  /** What a reader could take in two ways, or what makes a question pointless. */
  readonly warnings: readonly Problem[];
}

/** Looks at a checked quiz as a careful reader would; `file` is how the user named it. */
export function lintQuiz(quiz: Quiz, file: string): LintedQuiz {
  const questions = quiz.questions.map((question) => prepareQuestion(quiz, question));
  const warnings = [
    ...figureWarnings(quiz),
    ...toldWarnings(quiz),
    ...formulaWarnings(quiz),
    ...questions.flatMap((prepared, at) =>
      questionWarnings(prepared).map((warning) => ({ place: `questions[${at}]`, ...warning })),
    ),
  ];
  return {
    questions: questions.map(lintQuestion),
    warnings: warnings.map((warning) => ({ file, ...warning })),
  };
}

function figureWarnings({ figures, questions }: Quiz): Omit<Problem, 'file'>[] {
  return [...figures.values()].flatMap((figure) => {
    const labels = figure.kind === 'tree' ? labelWarnings(figure) : [];
    const unused = {
      code: 'unused-figure',
      found: 'a figure that no question is about',
      expected: 'a question about it, or no figure',
    };
    const isUsed = questions.some((question) => question.figure === figure.id);
    return (isUsed ? labels : [...labels, unused]).map((warning) => ({
      place: `figures.${figure.id}`,
      ...warning,
    }));
  });
}

/** What is written as a formula and shown as it is typed. */
function formulaWarnings({ intro, questions }: Quiz): Omit<Problem, 'file'>[] {
  const texts = [
    { place: 'intro', text: intro },
    ...questions.map(({ text }, at) => ({ place: `questions[${at}].text`, text })),
  ];
  return texts.flatMap(({ place, text }) =>
    unreadFormulas(text).map((formula) => ({
      code: 'formula-not-read',
      place,
      found: quote(formula),
      expected: 'a formula such as `$v_2 \\ge \\beta$`, in the LaTeX that the guide lists, or none',
    })),
  );
}

/** A search that is shown answers what else is asked of it. */
function toldWarnings({ questions }: Quiz): Omit<Problem, 'file'>[] {
  return questions.flatMap((question, at) => {
    if (kindOf(question).tellsSearch !== true) return [];
    const told = questions.find(
      (other) =>
        other.figure === question.figure &&
        kindOf(other).tellsSearch !== true &&
        kindOf(askedQuestion(other)).shows === 'search',
    );
    if (told === undefined) return [];
    return [
      {
        code: 'answers-another',
        place: `questions[${at}]`,
        found: `steps of a search of the tree that question ${told.number} asks about`,
        expected: 'a tree of its own',
      },
    ];
  });
}

function lintQuestion(prepared: PreparedQuestion): LintedQuestion {
  const { question, figure } = prepared.ask;
  const asked = askedQuestion(question);
  const { shows, isTied } = kindOf(asked);
  const { possible, wrong: wrongAnswers } = mistakesIn(prepared);
  const wrong = new Set(wrongAnswers.map(({ mistake }) => mistake.id));
  const { how } = asked;
  return {
    id: question.id,
    number: question.number,
    kind: question.kind,
    reveals: possible.filter((id) => wrong.has(id)),
    cannotTell: possible.filter((id) => !wrong.has(id)),
    dependsOn: [
      ...(wrong.has('other-convention') ? ['convention' as const] : []),
      ...(isTied?.({ question: asked, figure }) === true ? ['ties' as const] : []),
      ...(wrong.has('other-order') ? ['child order' as const] : []),
    ],
    search:
      shows === 'search' && figure?.kind === 'tree' && how.algorithm !== 'minimax'
        ? searchMeasures(measure(figure.tree, how))
        : null,
  };
}

const searchMeasures = ({ leaves, pruned, cuts, deep, cutsSubtree }: Measures): LintedQuestion['search'] => ({
  leaves,
  pruned,
  cuts,
  deep,
  cutsSubtree,
});
