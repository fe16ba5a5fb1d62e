import { describe, expect, it } from 'vitest';
import { LateStarts } from '../../../../grader/judge/statistics/lateStarts.ts';
import { logAdd } from '../../../../grader/judge/statistics/logs.ts';
import { Random } from '../../../../reference/random.ts';
import { acceptance, crossover, drawFrom, mutation, play, ties, type Sampler } from './samplers.ts';

/** log(1/alpha) of a check that has half of 10^-6. */
const LOG_THRESHOLD = -Math.log(5e-7);

/**
 * A search that decides rightly for a while and then always takes the first outcome. Decisions after the
 * change until the evidence is enough, with copies that start later and without.
 */
function noticed(
  sampler: Sampler,
  seed: number,
  right: number,
): { readonly withCopies: number; readonly without: number } {
  const random = Random.seeded(seed);
  const live = sampler.open(LOG_THRESHOLD);
  let withCopies = Infinity;
  let without = Infinity;
  let hasFailed = false;
  for (let decision = 0; decision < right + 1000 && without === Infinity; decision += 1) {
    const situation = sampler.situations[random.integer(0, sampler.situations.length - 1)]!;
    const isRight = decision < right;
    play(live, situation, isRight ? drawFrom(random, situation.p0) : 0);
    const plain = logAdd(live.known.logE, live.universal.logE) - Math.LN2;
    if (isRight) hasFailed ||= live.logE >= LOG_THRESHOLD;
    else {
      if (live.logE >= LOG_THRESHOLD) withCopies = Math.min(withCopies, decision - right + 1);
      if (plain >= LOG_THRESHOLD) without = decision - right + 1;
    }
  }
  expect(hasFailed).toBe(false);
  return { withCopies, without };
}

describe('copies of bets that start later', () => {
  it('start after 1, 2, 3 … decisions, and less and less often', () => {
    const starts: number[] = [];
    // A single bet that doubles with decision t and has won nothing else shows which stakes were in by then.
    for (let t = 0; t < 100; t += 1) {
      const late = new LateStarts(1);
      const before = new LateStarts(1);
      for (let i = 0; i <= t; i += 1) {
        late.begin();
        if (i === t) late.grow(0, Math.LN2);
        before.begin();
        if (i === t - 1) before.grow(0, Math.LN2);
      }
      if (late.logE > before.logE + 1e-9) starts.push(t);
    }
    expect(starts).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 27, 30, 33, 37, 41, 46, 51, 57,
      64, 72, 81, 91,
    ]);
  });

  it('stake neither more nor less than 1, however long', () => {
    const late = new LateStarts(7);
    for (let decision = 0; decision < 100_000; decision += 1) {
      late.begin();
      if (decision % 997 === 0) expect(late.logE).toBeCloseTo(0, 11);
    }
  });

  it.each([
    ['acceptance', acceptance()],
    ['ties', ties()],
    ['crossover', crossover(7)],
    ['mutation', mutation('individual')],
  ])(
    'notice %s that goes wrong after 2,000 decisions much sooner than the bets from the start',
    (_name, sampler) => {
      for (let seed = 1; seed <= 5; seed += 1) {
        const { withCopies, without } = noticed(sampler, seed, 2000);
        expect(withCopies).toBeLessThanOrEqual(250);
        expect(1.5 * withCopies).toBeLessThan(without);
      }
    },
  );
});
