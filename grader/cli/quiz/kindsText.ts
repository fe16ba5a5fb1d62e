import type { KindExample } from '../../quiz/examples.ts';
import { layOut } from '../../report/layOut.ts';
import { plainProse } from '../../report/plainProse.ts';
import { hang, wrap } from '../../report/wrap.ts';

/** Kinds of question for a terminal: what each asks for, and its example as written, read and answered. */
export function kindsText(examples: readonly KindExample[], width: number): string {
  return examples.map((each) => oneKind(each, width).join('\n')).join('\n\n');
}

function oneKind({ kind, summary, quiz, question, parts }: KindExample, width: number): string[] {
  const answers = parts.map(({ label, shown }) => (parts.length === 1 ? shown : `${label}: ${shown}`));
  return [
    ...wrap(`${kind}: ${summary}`, width),
    ...(quiz.figures === undefined ? [] : hang('  figure    ', layOut(quiz.figures.figure).trimEnd(), width)),
    ...hang('  question  ', layOut(quiz.questions[0]).trimEnd(), width),
    ...hang('  asks      ', plainProse(question).replace(/\s+/g, ' ').trim(), width),
    ...hang('  answer    ', answers.join('; '), width),
  ];
}
