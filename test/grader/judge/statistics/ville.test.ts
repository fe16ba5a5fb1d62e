import { describe, expect, it } from 'vitest';
import { Random } from '../../../../reference/random.ts';
import { type Sampler, acceptance, crossover, designedTies, drawFrom, firstChoice, kernel, mutation, play, selection, stochastic, ties } from './samplers.ts';

/**
 * Ville's bound by simulation: of correct submissions, looked at after every decision, at most alpha ever fail. A million
 * in all; short ones, so that the test ends soon. `CUTOFF_LONG=10` makes ten times as many, ten times as long.
 */
const LONG = Number(process.env['CUTOFF_LONG'] ?? 1);
const ALPHA = 0.05;
const LOG_THRESHOLD = -Math.log(ALPHA);

const FAMILIES: readonly (readonly [name: string, sampler: Sampler, runs: number, decisions: number])[] = [
  ['acceptance', acceptance(), 500_000, 8],
  ['annealing steps', kernel(), 20_000, 6],
  ['ties', ties(), 30_000, 6],
  ['designed ties', designedTies(), 200_000, 7],
  ['first choice', firstChoice(), 20_000, 6],
  ['stochastic', stochastic(), 20_000, 6],
  ['selection', selection([1, 2, 3, 5, 8, 13, 21, 3]), 80_000, 8],
  ['selection of near equals', selection([24, 23, 20, 11]), 40_000, 8],
  ['crossover', crossover(7), 60_000, 6],
  ['mutation of one', mutation('individual'), 10_000, 8],
  ['mutation of each', mutation('position'), 20_000, 12],
];

/** Share of runs whose evidence ever reaches the threshold; outcomes are drawn with the chances of `rule`. */
function failures(sampler: Sampler, runs: number, decisions: number, rule: (situation: number) => readonly number[]): number {
  const random = Random.seeded(20_261_128);
  let failed = 0;
  for (let run = 0; run < runs; run += 1) {
    const process = sampler.open(LOG_THRESHOLD);
    for (let at = 0; at < decisions && process.highest < LOG_THRESHOLD; at += 1) {
      const which = random.integer(0, sampler.situations.length - 1);
      play(process, sampler.situations[which]!, drawFrom(random, rule(which)));
    }
    if (process.highest >= LOG_THRESHOLD) failed += 1;
  }
  return failed / runs;
}

describe('of correct submissions, at most 5 % ever reach 20 to 1', () => {
  it('a million runs are played', () => expect(FAMILIES.reduce((sum, [, , runs]) => sum + runs, 0)).toBeGreaterThanOrEqual(1_000_000));

  it.each(FAMILIES)('%s', (_, sampler, runs, decisions) => {
    const share = failures(sampler, runs * LONG, decisions * LONG, (which) => sampler.situations[which]!.p0);
    expect(share).toBeLessThanOrEqual(ALPHA);
    // The bound is no more than a few times too wide: a bet that is never won would keep it too.
    expect(share).toBeGreaterThan(ALPHA / 100);
  }, 120_000 * LONG * LONG);

  it('and of those that always take the first, nearly all do', () => {
    expect(failures(designedTies(), 200, 20, () => [1])).toBe(1);
    expect(failures(crossover(7), 200, 20, () => [1])).toBe(1);
  });
});
