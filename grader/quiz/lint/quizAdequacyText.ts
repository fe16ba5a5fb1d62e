import { hang } from '../../report/wrap.ts';
import { formatPoints, formatPointsOf } from '../../words/points.ts';
import { listOf } from '../../words/quiz/listOf.ts';
import { questionName } from '../../words/quiz/questionName.ts';
import { isPaidTooMuch } from './quizAdequacy.ts';
import type { LazyAnswer, QuestionAdequacy, QuizAdequacy, QuizMistake } from './quizAdequacy.ts';

/** How well a quiz tells mistakes apart, for a terminal of so many columns. */
export function quizAdequacyText(path: string, adequacy: QuizAdequacy, width: number): string[] {
  const { mistakes, questions, alike, points } = adequacy;
  const caught = mistakes.filter(({ state }) => state === 'caught').length;
  const wide = mistakes.reduce((most, { id }) => Math.max(most, id.length), 0);
  const { points: uniform, max } = formatPointsOf(points.uniform, points.all);
  const lazy =
    `Lazy answers: a blank sheet earns ${formatPoints(points.blank)} of ${max} points, ` +
    `the best that is the same everywhere ${uniform}`;
  return [
    `${path}: ${caught} of ${mistakes.length} known mistakes show in an answer`,
    ...mistakes.flatMap((row) => hang(`  ${row.id.padEnd(wide)}  `, whereWords(row), width)),
    ...alike.flatMap((ids) => hang('  ', sameWords(ids), width, 4)),
    ...questions.flatMap((question) => questionLines(question, width)),
    '',
    ...hang('', lazy, width, 2),
  ];
}

const sameWords = (ids: readonly string[]): string =>
  `${listOf(ids, 'and')} give the same answers throughout`;

function whereWords({ caughtBy, state, title }: QuizMistake): string {
  if (state === 'permitted') return `permitted, no answer depends on it: ${title}`;
  if (state === 'survives') return `SURVIVES: ${title}`;
  return `${caughtBy.length === 1 ? 'question' : 'questions'} ${caughtBy.join(', ')}: ${title}`;
}

function questionLines(
  { number, kind, reveals, cannotTell, alike, lazy }: QuestionAdequacy,
  width: number,
): string[] {
  const line = (label: string, words: string): string[] =>
    words === '' ? [] : hang(`  ${label.padEnd(12)}`, words, width);
  return [
    '',
    `${questionName(number)} (${kind})`,
    ...line('reveals', reveals.join(', ')),
    ...line('cannot tell', cannotTell.join(', ')),
    ...line('alike', alike.map((ids) => ids.join(' = ')).join('; ')),
    ...line('lazy', lazy.map(lazyWords).join('; ')),
  ];
}

const lazyWords = (answer: LazyAnswer): string =>
  `${answer.words} ${formatPoints(answer.points)}` +
  (isPaidTooMuch(answer) ? ` – TOO MUCH, at most ${formatPoints(answer.most)}` : '');
