/**
 * Each sentence of the handouts on randomised search beside what holds it: a law or a test of chances, shown
 * by wrong programs that fail it; correct programs that use what the sentence leaves free; or nothing, where
 * it says what is given or gives advice. The tables are in `handouts/`, one for each exercise.
 */
import { describe, expect, test } from 'vitest';
import { gradeCheck } from '../../grader/adequacy/gradeInProcess.ts';
import { readLaws } from '../../grader/judge/checks/laws/laws.ts';
import { observeTrusted } from '../../grader/observe/host/observeTrusted.ts';
import { RUN_SUBJECTS, runSubjectOf } from '../../grader/subjects/subjects.ts';
import type { RunSubject } from '../../grader/subjects/subject.ts';
import type { Check, Exercise, Law } from '../../grader/types/exercise.ts';
import type { TrustedProgram } from '../../grader/types/trusted.ts';
import { bundled } from '../support/handedIn.ts';
import { notPassed } from '../support/checkOutcomes.ts';
import { readPairs, sentencesOf, type Pair } from './handouts/pairs.ts';
import { FREE_TURNS, turned, WRONG_TURNS } from './handouts/turns.ts';
import { some } from '../support/whole.ts';

const COMMON = readPairs('common');

const byKind = ({ checks }: Exercise, kind: Check['kind']): Check[] =>
  checks.filter((check) => check.kind === kind);
const lawsOf = (check: Check, { laws }: RunSubject): readonly Law[] => check.laws ?? laws;

/** A mistake of the bank, or a turn of the plainest correct program. */
function wrongProgram({ mistakes, variants }: RunSubject, id: string): () => TrustedProgram {
  const mistake = mistakes.find((each) => each.id === id);
  if (mistake !== undefined) return () => mistake.load();
  const turn = WRONG_TURNS[id];
  if (turn === undefined) throw new Error(`no such mistake: ${id}`);
  return turned(turn, () => variants[0]!.load());
}

function rightProgram({ variants }: RunSubject, id: string): () => TrustedProgram {
  const variant = variants.find((each) => each.id === id);
  if (variant !== undefined) return () => variant.load();
  const turn = FREE_TURNS[id];
  if (turn === undefined) throw new Error(`no such correct program: ${id}`);
  return turned(turn, () => variants[0]!.load());
}

/** Whether a wrong program breaks a law, in some check that is about it. */
function breaks(exercise: Exercise, subject: RunSubject, id: string, law: Law): boolean {
  const load = wrongProgram(subject, id);
  return byKind(exercise, 'law')
    .filter((check) => lawsOf(check, subject).includes(law))
    .some((check) => {
      const program = load();
      return check.cases
        .flatMap(({ inputs }) => inputs)
        .some((input) => {
          const reading = readLaws(exercise, input, observeTrusted(program, input, exercise.limits));
          return reading?.broken.some((broken) => broken.law === law) === true;
        });
    });
}

/** All ways in which sentences are held by laws, or by tests of chances: names → programs. */
function shown(pairs: readonly Pair[], by: 'law' | 'chance'): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const { holders } of pairs)
    for (const holder of holders)
      if (holder.by === by)
        for (const name of holder.names)
          all.set(name, new Set([...(all.get(name) ?? []), ...holder.shownBy]));
  return all;
}

describe.each(RUN_SUBJECTS.map(({ name }) => name))('%s', async (slug) => {
  const exercise = await bundled(slug);
  const subject = runSubjectOf(exercise)!;
  const pairs = readPairs(slug);
  const sentences = sentencesOf(exercise.handout);

  test('every sentence has its pair, and every pair its sentence', () => {
    const listed = new Set([...COMMON, ...pairs].map(({ sentence }) => sentence));
    expect(sentences.filter((sentence) => !listed.has(sentence))).toEqual([]);
    expect(pairs.map(({ sentence }) => sentence).filter((each) => !sentences.includes(each))).toEqual([]);
    expect(pairs.filter(({ holders }) => holders.length === 0)).toEqual([]);
  });

  test('every law and every test of chances is stated', () => {
    const laws = new Set(byKind(exercise, 'law').flatMap((check) => lawsOf(check, subject)));
    expect([...shown(pairs, 'law').keys()].sort()).toEqual([...laws].sort());
    const families = new Set(byKind(exercise, 'evidence').map(({ family }) => family));
    expect([...shown(pairs, 'chance').keys()].sort()).toEqual([...families].sort());
  });

  const laws = [...shown(pairs, 'law')].flatMap(([law, ids]) => [...ids].map((id) => [law, id] as const));
  test.each(some(laws, 6))('the law of %s is broken by %s', (law, id) => {
    expect(breaks(exercise, subject, id, law as Law)).toBe(true);
  });

  const chances = [...shown(pairs, 'chance')].flatMap(([family, ids]) =>
    [...ids].map((id) => [family, id] as const),
  );
  test.each(some(chances, 6))('the test of %s fails %s', (family, id) => {
    const load = wrongProgram(subject, id);
    const fails = (check: Check): boolean =>
      typeof gradeCheck(exercise, check, load, (input) => input) === 'object';
    expect(exercise.checks.filter((check) => check.family === family).some(fails)).toBe(true);
  });

  const free = new Set(
    pairs.flatMap(({ holders }) =>
      holders.flatMap((holder) => (holder.by === 'free' ? [...holder.shownBy] : [])),
    ),
  );
  test.each(some([...free], 5))('%s gets full marks', (id) => {
    const laws = { ...exercise, checks: byKind(exercise, 'law') };
    expect(notPassed(id in FREE_TURNS ? exercise : laws, rightProgram(subject, id))).toEqual({});
  });
});

test('what handouts have in common is in some of them', async () => {
  const all = new Set<string>();
  for (const { name } of RUN_SUBJECTS)
    for (const sentence of sentencesOf((await bundled(name)).handout)) all.add(sentence);
  expect(COMMON.map(({ sentence }) => sentence).filter((each) => !all.has(each))).toEqual([]);
});
