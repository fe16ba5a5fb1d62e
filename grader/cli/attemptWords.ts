import type { Taken } from '../intake/attempts.ts';
import type { ClassWork } from '../intake/classWork.ts';
import { visibleLine } from '../picture/visible.ts';
import { listFirst } from '../words/lists.ts';

type By = Taken['why']['by'];

const WORDS: Readonly<Record<By, string>> = {
  latest: 'the latest',
  first: 'the first',
  best: 'the best',
  'in-time': 'the last in time',
  'after-due': 'the first after it was due',
};

type Several = Pick<ClassWork, 'attempts' | 'taken' | 'candidates'>;

/** `attempt 2 of 3, the last in time (due 2026-03-01 23:59 UTC)`; nothing where there is one alone. */
export function attemptWords({ attempts, taken, candidates }: Several): string[] {
  if (attempts < 2) return [];
  if (taken === null)
    return [
      candidates === undefined
        ? `${attempts} attempts`
        : `${attempts} attempts, all graded, and the best counts`,
    ];
  const { number, why } = taken;
  return [`attempt ${number} of ${attempts}, ${WORDS[why.by]}${'due' in why ? ` (due ${why.due})` : ''}`];
}

/** Which attempt counts, for scripts. */
export const attemptJson = ({ attempts, taken, candidates }: Several): object => ({
  attempts,
  attempt: taken?.number ?? (attempts === 1 ? 1 : null),
  by: taken?.why.by ?? (candidates === undefined ? null : 'best'),
});

/** Which of several attempts counted in a class, and by which rule; nothing where nobody has several. */
export function attemptLines(work: readonly ClassWork[], most = 10): string[] {
  const some = work.flatMap(({ id, attempts, taken }) => (taken === null ? [] : [{ id, attempts, taken }]));
  const rules = new Set(some.map(({ taken }) => taken.why.by));
  const [first] = rules;
  if (first === undefined) return [];
  const rule = first === 'after-due' ? 'in-time' : first;
  const each = some.map(({ id, attempts, taken: { number, why } }) => {
    const more = why.by === 'after-due' ? ` (${WORDS[why.by]})` : '';
    return `${visibleLine(id)} ${number} of ${attempts}${more}`;
  });
  return [`  Several attempts, of which ${WORDS[rule]} counts: ${listFirst(each, most)}.`];
}
