import { formatProblem } from '../types/result.ts';
import type { Json } from '../report/layOut.ts';
import { parseQuizJson } from './file/quiz.ts';
import { KINDS } from './kinds/kinds.ts';
import type { QuestionKind } from './question/kind.ts';
import { solveQuiz } from './solve.ts';
import type { SolvedQuiz } from './solve.ts';

/** A kind of question with its example, as a quiz of one question, asked and answered. */
export interface KindExample {
  readonly kind: string;
  readonly summary: string;
  readonly quiz: {
    readonly title: string;
    readonly figures?: { readonly figure: Json };
    readonly questions: readonly [Readonly<Record<string, Json>>];
  };
  /** In words, Markdown. */
  readonly question: string;
  readonly parts: SolvedQuiz['questions'][number]['parts'];
}

/** Every kind of question, in the order of their list. */
export const kindExamples = (): KindExample[] => KINDS.map(exampleOf);

/** @throws Error where the example is no quiz. */
function exampleOf({
  name,
  summary,
  example,
}: Pick<QuestionKind, 'name' | 'summary' | 'example'>): KindExample {
  const quiz: KindExample['quiz'] = {
    title: `An example of ${name}`,
    ...(example.figure === null ? {} : { figures: { figure: example.figure } }),
    questions: [{ kind: name, ...example.question }],
  };
  const parsed = parseQuizJson(quiz, name, null);
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
  const [solved] = solveQuiz(parsed.value).questions;
  return { kind: name, summary, quiz, question: solved?.question ?? '', parts: solved?.parts ?? [] };
}
