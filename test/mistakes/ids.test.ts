import { describe, expect, test } from 'vitest';
import { RUN_SUBJECTS } from '../../grader/subjects/subjects.ts';
import { ADVERSARIAL_MISTAKES } from '../../mistakes/adversarial/adversarialMistakes.ts';
import { AGENT_MISTAKES } from '../../mistakes/agents/agentMistakes.ts';
import { idsThatDrawLike, showsInChances } from '../../mistakes/local/localBank.ts';
import { HAND_MISTAKES, LIKELIEST_FIRST } from '../../mistakes/byHand/handMistakes.ts';
import { ONLY_BY_HAND_SEARCH } from '../../mistakes/byHand/searchMistakes.ts';
import { ONLY_BY_HAND_VALUES } from '../../mistakes/byHand/valueMistakes.ts';
import { ADVERSARIAL_VARIANTS } from '../../mistakes/correct/adversarial/correctSearches.ts';
import { betsOf } from '../../mistakes/mistake.ts';

const idsOf = (mistakes: readonly { readonly id: string }[]): string[] => mistakes.map(({ id }) => id);
const repeated = (ids: readonly string[]): string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

interface Told {
  readonly id: string;
  readonly title?: string;
  readonly words?: string;
  readonly hint?: string;
}

const BANKS: readonly (readonly [string, readonly Told[]])[] = [
  [
    'searches of games, by hand too',
    [...ADVERSARIAL_MISTAKES, ...ONLY_BY_HAND_SEARCH, ...ONLY_BY_HAND_VALUES],
  ],
  ['those that quizzes know', HAND_MISTAKES],
  ['agents', AGENT_MISTAKES],
  ...RUN_SUBJECTS.map(({ name, allMistakes }) => [name, allMistakes] as const),
];

describe('a mistake has an id of its own', () => {
  test.each(BANKS)('among those of %s', (_, mistakes) => {
    expect(repeated(idsOf(mistakes))).toEqual([]);
    for (const { id } of mistakes) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('a correct program has an id and a title of its own', () => {
  const programs = [
    ['searches of games', ADVERSARIAL_VARIANTS],
    ...RUN_SUBJECTS.map(({ name, variants }) => [name, variants] as const),
  ] as const;
  test.each(programs)('among those of %s', (_, correct) => {
    expect(repeated(idsOf(correct))).toEqual([]);
    for (const { title } of correct) expect(title).toMatch(/^[a-z].*[^.]$/);
  });
});

test('mistakes are told without the spelling of one language', () => {
  const spelled = /\boptions\.[a-z]|[a-z][A-Z]|\b(?:null|None)\b/;
  for (const [, mistakes] of BANKS.filter(([about]) => about !== 'agents'))
    for (const { id, title, words, hint } of mistakes)
      expect([title, words, hint].join(' '), id).not.toMatch(spelled);
});

test('mistakes by hand are told in words of their own, the likeliest first', () => {
  expect(idsOf(HAND_MISTAKES)).toEqual(LIKELIEST_FIRST);
  const programs = ADVERSARIAL_MISTAKES.filter(({ byHand }) => byHand !== undefined);
  expect(programs.length).toBeGreaterThan(10);
  for (const { byHand } of programs) expect(byHand?.words).not.toMatch(/\byour search\b/i);
});

describe.each(RUN_SUBJECTS.map((subject) => [subject.name, subject] as const))(
  'mistakes of %s that tests of chances know',
  (_, subject) => {
    const { mistakes, allMistakes, families } = subject;

    test('are said in whole sentences', () => {
      for (const mistake of allMistakes.filter(({ replaces }) => replaces === null)) {
        const { title, words, hint } = mistake;
        expect(title).not.toMatch(/\.$/);
        expect(words).toMatch(/^(Your|The random states that your) .*\.$/);
        expect(hint).toMatch(/[.?]$/);
        expect(betsOf([mistake]), title).toHaveLength(1);
      }
    });

    test('are bet on where there is a test of chances', () => {
      expect(betsOf(allMistakes).length > 0).toBe(families.length > 0);
    });

    test('come from a program that draws like them, or from none', () => {
      for (const { mistake } of betsOf(allMistakes)) {
        const like = idsThatDrawLike(subject, mistake.id);
        expect(like.every((id) => idsOf(mistakes).includes(id))).toBe(true);
        const made = mistakes.find(({ id }) => id === mistake.id);
        expect(like[0]).toBe(made?.id ?? mistake.drawsLike);
        if (made !== undefined) expect(showsInChances(subject, made.id)).toBe(made.isFaint !== true);
      }
    });
  },
);
