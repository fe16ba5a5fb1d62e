/**
 * Mistakes that are told as one do the same on every tree in the searches that most write, so that nothing
 * could tell them apart.
 */
import { describe, expect, test } from 'vitest';
import { randomTreeSpec } from '../../reference/games/randomTree.ts';
import { buildTree, treeGame } from '../../reference/games/tree.ts';
import { ADVERSARIAL_MISTAKES } from '../../mistakes/adversarial/adversarialMistakes.ts';
import { negated, partsOf, type SearchConvention } from '../../mistakes/skeletons/conventions.ts';
import type { SharedWords, Form } from '../../mistakes/adversarial/searchMistake.ts';
import { play } from '../../mistakes/skeletons/play.ts';
import { searchOf } from '../../mistakes/skeletons/adversarial.ts';
import { Random } from '../../reference/random.ts';
import { wrap } from '../../grader/report/wrap.ts';

const forms = ADVERSARIAL_MISTAKES.flatMap(({ replaces: all, isNegamax }) =>
  all.map((form) => ({ form, isNegamax })),
);
const common = [...new Set(forms.flatMap(({ form }) => form.equivalentTo ?? []))];

const LEVELS = [
  ['max', 'min'],
  ['min', 'max'],
  ['max', 'min', 'min'],
  ['min', 'max', 'max'],
] as const;
const games = Array.from({ length: 300 }, (_, at) => {
  const random = Random.seeded(9_100 + at);
  const values = (['small', 'ties', 'negative', 'large'] as const)[at % 4]!;
  return treeGame(
    buildTree(
      randomTreeSpec(random, {
        depth: [1, 5],
        branching: [1, 4],
        values,
        levels: LEVELS[at % LEVELS.length]!,
        oneChild: 0.1,
        uneven: 0.3,
        evaluations: true,
        maxNodes: 60,
      }),
    ),
  );
});

/** Where values are clamped, or a cut compares both bounds, a bound that is not there may show. */
const CONVENTIONS = (['strict', 'non-strict'] as const).map((cut): SearchConvention => ({
  cut,
  returns: 'fail-soft',
  ties: 'first',
  test: 'value',
}));

describe.each(common.map((one) => [one.title, one] as const))('%s', (_title, one: SharedWords) => {
  const alike = forms.filter(({ form }) => form.equivalentTo === one);

  test('is what several mistakes come to', () => {
    expect(alike.length).toBeGreaterThan(1);
  });

  test('each does the same on every tree, and something else than a correct search on some', () => {
    for (const convention of CONVENTIONS) {
      const done = (change: Form['change'], isNegamax = false): string[] =>
        games.map((game, at) => {
          const plain = partsOf('alpha-beta', convention);
          const correct = isNegamax ? negated(plain) : plain;
          const { answer, steps } = play(
            searchOf({ ...correct, ...change(correct) }),
            game,
            at % 3 === 0 ? 3 : Infinity,
            50_000,
          );
          return JSON.stringify([
            String(answer?.value),
            answer?.action,
            steps.map(({ op, node }) => [op, node]),
          ]);
        });
      const [first, ...others] = alike.map(({ form, isNegamax }) => done(form.change, isNegamax));
      for (const other of others) expect(other.findIndex((line, at) => line !== first![at])).toBe(-1);
      expect(first).not.toEqual(done(() => ({})));
    }
  });

  test('is told in five lines, without code', () => {
    const lines =
      wrap(`What probably went wrong: ${one.title}`, 80).length +
      wrap(one.words, 78).length +
      wrap(one.hint, 68).length;
    expect(lines).toBeLessThanOrEqual(5);
    expect(one.hint).not.toMatch(/[{};]|=>|>=|<=|===|Math\.|Infinity/);
  });
});
