import { count, formatNumber } from '../words/numbers.ts';

/** A step to point at, with a word. */
export interface Mark {
  readonly step: number;
  readonly word: string;
}

/** `4 steps: the objective starts at −17 and ends at −1.` */
export function describeRun(values: readonly number[], marked?: Mark): string {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return 'No state was entered.';
  if (values.length === 1) return `No step was made; the objective is ${formatNumber(first)}.`;
  const at =
    marked === undefined || values[marked.step] === undefined
      ? ''
      : ` Step ${marked.step} is marked: ${marked.word}.`;
  return (
    `${count(values.length - 1, 'step')}: the objective starts at ${formatNumber(first)} and ` +
    `ends at ${formatNumber(last)}.${at}`
  );
}
