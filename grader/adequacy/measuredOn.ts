import { createHash } from 'node:crypto';
import type { Check, Exercise } from '../types/exercise.ts';

/**
 * What a table of power was measured on, by hashes. More cases of laws leave what was measured of mistakes as
 * it is, since a mistake is caught by any one case; correct programs need only be tried on what is new.
 */
export interface MeasuredOn {
  /** All tests of chances together: they share their decisions and their chance of a false fail. */
  readonly chances: string;
  /** Each case of a check of laws; those that came later stand behind. */
  readonly laws: readonly string[];
}

/** A case of laws by itself, in a check of its own. */
export interface LawCase {
  readonly hash: string;
  readonly check: Check;
}

const hashOf = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);

/** What decides, whatever is looked at; points, words and names decide nothing. */
const settingOf = ({ algorithm, conventions, limits }: Exercise): unknown => [
  algorithm,
  conventions,
  { ...limits, wallSeconds: null, outputKB: null },
];

/** The cases of an exercise's laws, each hash once. */
export function lawCases(exercise: Exercise): LawCase[] {
  const setting = settingOf(exercise);
  const found = exercise.checks
    .filter(({ kind }) => kind === 'law')
    .flatMap((check) =>
      check.cases.map((one): LawCase => ({
        hash: hashOf([setting, check.laws ?? null, one.inputs]),
        check: { ...check, cases: [one] },
      })),
    );
  return [...new Map(found.map((one) => [one.hash, one])).values()];
}

export function measuredOn(exercise: Exercise): MeasuredOn {
  const tests = exercise.checks
    .filter(({ kind }) => kind === 'evidence')
    .map(({ family, weight, cases }) => [family, weight ?? 1, cases.map(({ inputs }) => inputs)]);
  return {
    chances: hashOf([settingOf(exercise), tests]),
    laws: lawCases(exercise).map(({ hash }) => hash),
  };
}

/** The cases of now in the order of a table: those that it knows first. */
export const inOrderOf = (known: readonly string[], now: readonly string[]): string[] => [
  ...known.filter((hash) => now.includes(hash)),
  ...now.filter((hash) => !known.includes(hash)),
];
