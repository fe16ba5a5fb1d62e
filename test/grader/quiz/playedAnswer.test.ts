/** Runs that keys of quizzes play: what they pass through is what is right. */
import { expect, test } from 'vitest';
import { listQuizzes, loadQuiz, quizPath } from '../../../grader/quiz/file/quiz.ts';
import { playedAnswer } from '../../../grader/quiz/page/playedAnswer.ts';
import { prepareQuestion, rightAnswer } from '../../../grader/quiz/preparedQuestion.ts';
import type { PreparedQuestion } from '../../../grader/quiz/preparedQuestion.ts';
import type { GenerationsEvidence, RunEvidence } from '../../../grader/types/verdict.ts';

function prepared(name: string): PreparedQuestion[] {
  const path = quizPath(name);
  const quiz = path.ok ? loadQuiz(path.value, name) : path;
  if (!quiz.ok) throw new Error(name);
  return quiz.value.questions.map((question) => prepareQuestion(quiz.value, question));
}

function playedFor(question: PreparedQuestion): RunEvidence | GenerationsEvidence | null {
  const run = question.kind.run?.(question.ask);
  return run === undefined ? null : playedAnswer(question.ask, run)!.evidence;
}

const find = (name: string, id: string): PreparedQuestion =>
  prepared(name).find(({ ask }) => ask.question.id === id)!;

test('figure 4.3: the climb from (a) goes from h = 17 to 12, and on to 1; (b) is where it ends', () => {
  const climb = playedFor(find('queens-figure-4-3', 'next')) as RunEvidence;
  expect(climb.values.slice(0, 2)).toEqual([-17, -12]);
  const [right] = find('queens-figure-4-3', 'next').parts.map(rightAnswer);
  expect(right).toEqual({ type: 'digits', digits: climb.states[1] });
  expect((playedFor(find('queens-figure-4-3', 'stuck')) as RunEvidence).values).toEqual([-1]);
});

test('a landscape’s climb goes where the next question says', () => {
  expect((playedFor(find('landscape-features', 'climb')) as RunEvidence).states).toEqual([[1], [2]]);
  expect((playedFor(find('landscape-features', 'stay')) as RunEvidence).states).toEqual([[2]]);
});

test.each(['beam', 'beam-on-grid'])('%s: the second beam is the right one', (id) => {
  const question = find('local-search-steps', id);
  const { states, beams } = playedFor(question) as RunEvidence;
  const { figure } = question.ask;
  if (figure?.kind !== 'landscape') throw new Error('no landscape');
  const { width } = figure.landscape;
  const next = states.filter((_, at) => beams![at] === 1);
  const places = next.map((state) => (state.length === 1 ? state[0]! : state[0]! * width + state[1]!));
  expect(question.parts.map(rightAnswer)).toEqual([{ type: 'nodes', nodes: places }]);
});

test('figure 4.6: the generation holds the offspring', () => {
  const { populations } = playedFor(find('genetic-figure-4-6', 'first-pair')) as GenerationsEvidence;
  const [parents, children] = populations!.members.map((members) => members.map((each) => each.join('')));
  expect(parents).toEqual(['24748552', '32752411', '24415124', '32543213']);
  expect(children).toEqual(['32748552', '24752411']);
});

test('every kind that has a run is played in a bundled quiz', () => {
  const played = listQuizzes().flatMap((name) =>
    prepared(name).flatMap((question) => (playedFor(question) === null ? [] : [question.kind.name])),
  );
  expect(new Set(played)).toEqual(
    new Set(['best-moves', 'next-state', 'local-maximum', 'beam', 'offspring']),
  );
});
