/**
 * The edges of each exercise on games: numbers for infinity of all sizes, at either player and at each depth;
 * cuts and comparisons with a margin; ends and limits that are worth something else; depth in a value. Each
 * variant differs from a correct search in one part and has to show itself on some case.
 */
import { describe, expect, test } from 'vitest';
import { loadExercise } from '../../grader/content/exercise.ts';
import type { GameAlgorithm } from '../../grader/types/exercise.ts';
import type { Parts } from '../../mistakes/skeletons/adversarial.ts';
import { isCaught, isGame } from './caught.ts';
import { ALL_OPTIMAL, ALPHA_BETA, EXPECTIMAX, MINIMAX, searchWith } from './mistakes/searches.ts';
import {
  betterByMargin,
  cutsByMargin,
  opensAtNumber,
  rareIgnored,
  roundedValues,
  startsAtNumber,
  type Variant,
  worthAtEarlyEnds,
  worthAtEnds,
  worthByDepth,
} from './mistakes/limits.ts';

const PLIES = [0, 1, 2, 3];
const ANYWHERE = [...startsAtNumber('max', PLIES), ...startsAtNumber('min', PLIES)];
/** Agent 0 is MAX, and its turns are the even plies where there is one ghost. */
const IN_TURN = [...startsAtNumber('max', [0, 2]), ...startsAtNumber('min', [1, 3])];
const ALWAYS = [
  ...betterByMargin(),
  ...worthByDepth(),
  ...worthAtEnds(),
  ...worthAtEarlyEnds(),
  ...roundedValues(),
];

interface Row {
  readonly slug: string;
  readonly algorithm: GameAlgorithm;
  readonly base: Parts;
  readonly variants: readonly Variant[];
}
const ROWS: readonly Row[] = [
  { slug: 'minimax', algorithm: 'minimax', base: MINIMAX, variants: [...ANYWHERE, ...ALWAYS] },
  {
    slug: 'alpha-beta',
    algorithm: 'alpha-beta',
    base: ALPHA_BETA,
    variants: [...ANYWHERE, ...opensAtNumber(), ...cutsByMargin(), ...ALWAYS],
  },
  { slug: 'negamax', algorithm: 'negamax', base: MINIMAX, variants: [...ANYWHERE, ...ALWAYS] },
  {
    slug: 'negamax-alpha-beta',
    algorithm: 'negamax-alpha-beta',
    base: ALPHA_BETA,
    variants: [...ANYWHERE, ...opensAtNumber(), ...cutsByMargin(), ...ALWAYS],
  },
  {
    slug: 'all-optimal-actions',
    algorithm: 'all-optimal',
    base: ALL_OPTIMAL,
    variants: [...ANYWHERE, ...opensAtNumber(), ...ALWAYS],
  },
  {
    slug: 'expectimax',
    algorithm: 'expectimax',
    base: EXPECTIMAX,
    variants: [...ANYWHERE, ...ALWAYS, ...rareIgnored()],
  },
  {
    slug: 'expectiminimax',
    algorithm: 'expectimax',
    base: EXPECTIMAX,
    variants: [...ANYWHERE, ...ALWAYS, ...rareIgnored()],
  },
  { slug: 'multi-agents', algorithm: 'minimax', base: MINIMAX, variants: [...IN_TURN, ...ALWAYS] },
  {
    slug: 'multi-agents',
    algorithm: 'alpha-beta',
    base: ALPHA_BETA,
    variants: [...IN_TURN, ...opensAtNumber(), ...cutsByMargin(), ...ALWAYS],
  },
  {
    slug: 'multi-agents',
    algorithm: 'expectimax',
    base: EXPECTIMAX,
    variants: [...startsAtNumber('max', [0, 2]), ...ALWAYS],
  },
];

describe.each(ROWS)('$slug, $algorithm', async ({ slug, algorithm, base, variants }) => {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { checks, conventions } = loaded.value;
  const asked = checks
    .filter(({ agent }) => agent === undefined || agent === algorithm)
    .flatMap(({ cases, kind }) => cases.flatMap(({ inputs }) => inputs.map((input) => ({ input, kind }))));

  test('lets the search through that the variants are made from', () => {
    const search = searchWith(base);
    expect(
      asked.filter(
        ({ input, kind }) => isGame(input) && isCaught(search, input, { algorithm, kind, conventions }),
      ),
    ).toEqual([]);
  });

  test(`catches each of ${variants.length} variants`, () => {
    const missed = variants.filter(([, replaced]) => {
      const search = searchWith(base, replaced);
      return !asked.some(
        ({ input, kind }) => isGame(input) && isCaught(search, input, { algorithm, kind, conventions }),
      );
    });
    expect(missed.map(([name]) => name)).toEqual([]);
  });
});
