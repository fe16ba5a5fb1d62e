import { loadQuiz, parseQuizJson, quizPath } from '../../../grader/quiz/file/quiz.ts';
import { gradeSheet } from '../../../grader/quiz/judge/report.ts';
import type { Quiz } from '../../../grader/quiz/quiz.ts';
import type { Report } from '../../../grader/types/report.ts';

export function quizOf(json: unknown): Quiz {
  const parsed = parseQuizJson(json, 'quiz.json', null);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}
export const grade = (quiz: Quiz, answers: Readonly<Record<string, unknown>>): Report =>
  gradeSheet(quiz, {
    id: 'ann',
    name: 'Ann',
    quiz: null,
    hash: null,
    answers: new Map(Object.entries(answers)),
  });
export const stateOf = (report: Report, check: string, part?: string): unknown =>
  report.verdicts.find((each) => each.check === check && (part === undefined || each.case === part));

/** The tree of the course's slides: value 3, L4, L7 and L8 pruned. */
export const TREE = [
  [
    [2, 3],
    [5, 9],
  ],
  [
    [0, 1],
    [7, 5],
  ],
];
export const quiz = quizOf({
  title: 'q',
  figures: { t: { tree: TREE } },
  questions: [
    { id: 'values', kind: 'values', points: 7 },
    { id: 'best', kind: 'best-action', which: 'all' },
    { id: 'line', kind: 'principal-variation' },
    { id: 'evaluated', kind: 'evaluated', points: 5 },
    { id: 'pruned', kind: 'pruned', what: 'leaves', points: 3 },
    { id: 'count', kind: 'count', what: 'evaluated' },
    { id: 'windows', kind: 'windows', nodes: ['C', 'F'], points: 4 },
    { id: 'cutoffs', kind: 'cutoffs', points: 2 },
  ].map((question) => ({ ...question, credit: 'each' })),
});
export const RIGHT = {
  values: { A: 3, B: 3, C: 1, D: 3, E: 9, F: 1, G: 7 },
  best: 'B',
  line: 'A B D L2',
  evaluated: 'L1 L2 L3 L5 L6',
  pruned: 'L4, L7-L8',
  count: 5,
  windows: { 'C.alpha': 3, 'C.beta': 'inf', 'F.alpha': '3', 'F.beta': '∞' },
  cutoffs: 'E beta shallow; C alpha shallow',
};

export function bundled(name: string): Quiz {
  const path = quizPath(name);
  const loaded = path.ok ? loadQuiz(path.value, name) : path;
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}
