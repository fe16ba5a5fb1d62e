import { listOf } from './listOf.ts';
import { questionWords } from './questionName.ts';

/** Where a known mistake answers just as the student did. */
export interface Agreement {
  /** Its number. */
  readonly question: number;
  /** Parts that agree; `label` is empty where the question has one part. */
  readonly parts: readonly { readonly label: string; readonly answer: string }[];
}

const MOST_SHOWN = 3;

/** What speaks for a mistake, and which others would explain it as well, by their titles. */
export function agreementWords(agreements: readonly Agreement[], alike: readonly string[]): string {
  const sentences = agreements.map(({ question, parts }) => {
    const answers = parts
      .slice(0, MOST_SHOWN)
      .map(({ label, answer }) => (label === '' ? answer : `${label}: ${answer}`));
    return `In ${questionWords(question)} it gives just what was answered: ${answers.join('; ')}.`;
  });
  const others = listOf(alike.map((title) => `“${title}”`));
  return [...sentences, ...(alike.length === 0 ? [] : [`So would another mistake: ${others}.`])].join(' ');
}
