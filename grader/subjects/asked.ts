import type { Taught } from '../../mistakes/local/taught.ts';
import type { CorrectProgram } from '../../mistakes/correct/correctProgram.ts';
import type { Conventions } from '../types/exercise.ts';
import type { TrustedProgram } from '../types/trusted.ts';
import type { RunSubject } from './subject.ts';
import { runSubjectOf } from './subjects.ts';

/** What decides what is right in an exercise. */
interface Asked {
  readonly algorithm: string;
  readonly conventions: Pick<Conventions, 'accepts'>;
}

/** What an exercise accepts besides, in words. */
export const acceptedBesides = ({ algorithm, conventions: { accepts = [] } }: Asked): string[] =>
  (runSubjectOf({ algorithm })?.taught ?? []).flatMap(({ id, title }) =>
    accepts.includes(id) ? [title] : [],
  );

/**
 * The subject of an exercise on randomised search, as that asks for it: a known mistake that it accepts is
 * none, and the programs that make it are correct. Null for other exercises.
 */
export function askedSubjectOf({ algorithm, conventions: { accepts = [] } }: Asked): RunSubject | null {
  const subject = runSubjectOf({ algorithm });
  if (subject === null || accepts.length === 0) return subject;
  const isWrong = ({ id }: { readonly id: string }): boolean => !accepts.includes(id);
  return {
    ...subject,
    mistakes: subject.mistakes.filter(isWrong),
    allMistakes: subject.allMistakes.filter(isWrong),
    variants: [
      ...subject.variants,
      ...subject.taught.filter((one) => !isWrong(one)).flatMap((one) => programsOf(one, subject)),
    ],
  };
}

/** All correct programs of a subject. */
export const allCorrect = ({
  variants,
  styles = [],
}: RunSubject): readonly CorrectProgram<TrustedProgram>[] => [...variants, ...styles];

function programsOf(
  { id, title, programs }: Taught<TrustedProgram>,
  { mistakes }: RunSubject,
): CorrectProgram<TrustedProgram>[] {
  const usual = mistakes.filter((mistake) => mistake.id === id);
  return [...usual.map(({ load }) => ({ id, title, load })), ...programs];
}
