import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseQuizJson } from '../../../grader/quiz/file/quiz.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import { packageRoot } from '../../../grader/types/root.ts';

export const schema = (name: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(join(packageRoot(), 'exercises', 'schemas', `${name}.schema.json`), 'utf8'),
  ) as Record<string, unknown>;
export const TREE = {
  tree: [
    [3, 12, 8],
    [2, 4, 6],
  ],
};
export const problemsOf = (json: unknown): string[] => {
  const parsed = parseQuizJson(json, 'q.json', null);
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
};
export const quizWith = (question: object, figure: object = TREE): unknown => ({
  title: 'q',
  figures: { t: figure },
  questions: [question],
});
