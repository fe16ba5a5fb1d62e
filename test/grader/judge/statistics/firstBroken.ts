import { expect } from 'vitest';
import type { Broken } from '../../../../grader/judge/checks/laws/broken.ts';
import { findBrokenLaw } from '../../../../grader/judge/checks/laws/laws.ts';
import type { Algorithm, Conventions } from '../../../../grader/types/exercise.ts';
import type { Input } from '../../../../grader/types/input.ts';
import type { Observation } from '../../../../grader/types/observation.ts';
import { sayBrokenLaw } from '../../../../grader/words/laws/laws.ts';
import { vocabularyOf } from '../../../../grader/words/vocabulary.ts';
import { ANY } from '../exercises.ts';

export type { Broken };

const VOCABULARY = vocabularyOf({ dialect: 'function', language: 'javascript' });

/** The first law that a run breaks, of all that its algorithm has. */
export function firstBrokenOf(
  algorithm: Algorithm,
  input: Input,
  observation: Observation,
  conventions: Partial<Conventions>,
): Broken | null {
  return findBrokenLaw({ algorithm, conventions: { ...ANY, ...conventions } }, input, observation, null);
}

/** Logs that keep every law, and the same with one thing changed: the law that this breaks, and where. */
export type Row = readonly [name: string, observation: Observation, law: Broken['law'] | null, words: string];

/** That a run breaks a law first, in a sentence with these words; or, where `law` is null, none. */
export function expectBroken(
  algorithm: Algorithm,
  input: Input,
  observation: Observation,
  law: Broken['law'] | null,
  words: string,
  conventions: Partial<Conventions> = {},
): void {
  const broken = firstBrokenOf(algorithm, input, observation, conventions);
  if (law === null) return expect(broken).toBeNull();
  expect(broken).toMatchObject({ law });
  expect(sayBrokenLaw(broken!.remark, VOCABULARY).rationale).toContain(words);
}
