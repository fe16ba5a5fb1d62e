import { visibleLine } from '../../picture/visible.ts';
import { type PlayablePart, playablePart } from '../../report/playablePart.ts';
import { solvedSteps } from '../../steps/solved.ts';
import { askedQuestion, kindOf } from '../kinds/kinds.ts';
import { mistakenAnswers } from '../mistakes/mistakenAnswers.ts';
import type { Mistaken } from '../mistakes/mistakenAnswers.ts';
import { prepareQuestion, rightAnswer } from '../preparedQuestion.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import type { Quiz } from '../quiz.ts';
import { keyOf } from '../tree/world.ts';
import { playedAnswer } from './playedAnswer.ts';
import { figurePart, questionHead } from './questionPart.ts';
import type { Prose } from './questionPart.ts';
import { searchSteps } from './steps.ts';
import type { Step } from './steps.ts';

/** What a key says of a question: see `templates/pages/quizKey.hbs`. */
interface KeyPart {
  readonly played: PlayablePart | null;
}

/** What a key says of each question. */
export function keyParts(quiz: Quiz, prose: Prose): KeyPart[] {
  const shown = new Set<string>();
  const searched = new Set<string>();
  const ran = new Set<string>();
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
      played: playedOf(prepared, ran),
      hasDrawings: steps.some(({ svg }) => svg !== ''),
      mistakes: mistakenAnswers(kind, ask).map(({ mistake, answers }) => ({
        title: mistake.title,
        text: visibleLine(mistakenWords(prepared, answers)),
      })),
    };
  });
}

/** The run that shows an answer, where it is first asked about. */
function playedOf({ ask, kind }: PreparedQuestion, shown: Set<string>): PlayablePart | null {
  if (kind.run === undefined) return null;
  const run = kind.run(ask);
  const key = `${ask.figure?.id} ${JSON.stringify(run)}`;
  const playable = shown.has(key) ? null : playedAnswer(ask, run);
  shown.add(key);
  const part = playable === null ? null : playablePart(playable);
  // Where a climb stays there is nothing to play.
  return (part?.run?.played ?? part?.chart?.played ?? '') === '' ? null : part;
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
