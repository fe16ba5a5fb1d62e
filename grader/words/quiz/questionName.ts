/** What a question is called wherever people read of it: on the page, in reports, at the head of a column. */
export const questionName = (number: number): string => `Question ${number}`;

/** The same within a sentence. */
export const questionWords = (number: number): string => `question ${number}`;

/** The columns of checks: questions are called by their names, the checks of an exercise by their ids. */
export function columnsOfChecks(
  checks: readonly { readonly id: string; readonly title: string }[],
): readonly string[] {
  const areQuestions = checks.every(({ title }, at) => title === questionName(at + 1));
  return checks.map(({ id, title }) => (areQuestions ? title : id));
}
