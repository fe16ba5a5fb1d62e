import type { Diagnosis } from '../../types/report.ts';
import { list } from '../lists.ts';
import { count, grouped } from '../numbers.ts';

/** What a diagnosis is based on. */
export interface Basis {
  /** Runs of the submission that were compared. */
  readonly runs: number;
  /** Random choices that tests of chances looked at; 0 where they say nothing. */
  readonly choices: number;
  /** Random trees that the submission was asked about on top. */
  readonly probes: number;
}

/** The words of a diagnosis; a known mistake brings its own. */
type Words = Pick<Diagnosis, 'mistake' | 'title' | 'sentence' | 'hint'>;

/** What is compared: whole searches of games, whose mistakes may be combined, or runs of code that draws. */
export type Subject = 'search' | 'code';

/** `forms`: which of its forms a mistake was made in, where that is known. */
export function explanationEvidence(basis: Basis, forms: readonly string[] = []): string {
  const { probes } = basis;
  const tested = probes === 0 ? '' : `, and in ${count(probes, 'random tree')} chosen to put it to the test`;
  const here = forms.length === 0 ? '' : ` (here: ${forms.join('; ')})`;
  return `This explains everything that your code did in ${comparedWith(basis)}${tested}${here}.`;
}

/** Where the choices say so, and nothing is said of the laws. */
export const chancesEvidence = ({ choices, runs }: Basis): string =>
  `${count(choices, 'random choice')} of your code, in ${count(runs, 'run')}, say so; it need not be all ` +
  'that is wrong.';

export function severalMistakes(subject: Subject): Words {
  return {
    mistake: 'several',
    title: 'One of several known mistakes',
    sentence: `Several known mistakes explain equally well what your ${subject} did, too many to name them.`,
    hint: `Look at the smallest example, and follow your ${subject} through it by hand.`,
  };
}

export function severalEvidence(subject: Subject, mistakes: number, basis: Basis): string {
  return subject === 'search'
    ? `${mistakes} mistakes, alone or two together, explain everything, ` +
        'and no tree that was tried tells them apart.'
    : `${mistakes} mistakes explain everything that your code did in ${comparedWith(basis)}.`;
}

const UNKNOWN: Readonly<Record<Subject, Pick<Diagnosis, 'sentence' | 'hint'>>> = {
  search: {
    sentence:
      'No mistake that is known here, and no two of them together, explains everything that your search did.',
    hint: 'Look at the smallest example, and follow your search through it by hand.',
  },
  code: {
    sentence: 'No mistake that is known here explains everything that your code did.',
    hint: 'Look at the first step that is wrong, and follow your code to it by hand.',
  },
};

export const unknownMistake = (subject: Subject): Words => ({
  mistake: 'unknown',
  title: 'None of the known mistakes',
  ...UNKNOWN[subject],
});

export const unknownEvidence = (subject: Subject, basis: Basis): string =>
  subject === 'search'
    ? `${count(basis.runs + basis.probes, 'run')} of your code were compared.`
    : `It was compared in ${comparedWith(basis)}.`;

/** The evidence of classes that fail in the same way; where there are several, each by its name. */
export const evidenceOfClasses = (
  classes: readonly { readonly name: string; readonly evidence: string }[],
): string =>
  classes.map(({ name, evidence }) => (classes.length === 1 ? evidence : `${name}: ${evidence}`)).join(' ');

const comparedWith = ({ runs, choices }: Basis): string =>
  list([
    count(runs, 'run'),
    ...(choices === 0 ? [] : [`${grouped(choices)} random ${choices === 1 ? 'choice' : 'choices'}`]),
  ]);
