import { describe, expect, it, vi } from 'vitest';
import { Random } from '../../../../reference/random.ts';
import {
  type Sampler,
  acceptance,
  crossover,
  designedTies,
  drawFrom,
  firstChoice,
  kernel,
  mutation,
  play,
  selection,
  stochastic,
  ties,
} from './samplers.ts';
import { type Whole, generation, ownStarts } from './wholes.ts';

/**
 * Ville's bound by simulation: of correct submissions, looked at after every decision, at most alpha ever
 * fail. A quarter of a million in all. `CUTOFF_LONG=4` makes a million, four times as long.
 */
const LONG = Number(process.env['CUTOFF_LONG'] ?? 1);
/** Only what hangs is ended. */
vi.setConfig({ testTimeout: 600_000 * LONG * LONG });
const ALPHA = 0.05;
const LOG_THRESHOLD = -Math.log(ALPHA);
const SEED = 20_261_128;

/**
 * `scripts` is how many orders there are in which the situations of a run come. Runs of one script that begin
 * alike have come to the same, so it is worked out once: the million is of runs that are drawn, not of runs
 * that differ.
 */
const FAMILIES: readonly (readonly [
  name: string,
  sampler: Sampler,
  runs: number,
  decisions: number,
  scripts: number,
])[] = [
  ['acceptance', acceptance(), 180_000, 10, 10],
  ['annealing steps', kernel(), 5_000, 6, 3],
  ['ties', ties(), 7_500, 5, 6],
  ['designed ties', designedTies(), 15_000, 6, 6],
  ['first choice', firstChoice(), 3_000, 6, 2],
  ['stochastic', stochastic(), 3_000, 6, 2],
  ['selection', selection([1, 2, 3, 5, 8, 13, 21, 3]), 6_000, 6, 1],
  ['selection of near equals', selection([24, 23, 20, 11]), 15_000, 6, 1],
  ['crossover', crossover(7), 15_000, 5, 1],
  ['mutation of one', mutation('individual'), 3_000, 6, 1],
  ['mutation of each', mutation('position'), 3_000, 12, 2],
];

/** What a beginning of a run has come to. */
interface Beginning {
  readonly hasFailed: boolean;
  readonly next: Map<number, Beginning>;
}

/** Share of runs whose evidence ever reaches the threshold; outcomes are drawn with the chances of `rule`. */
function failures(
  sampler: Sampler,
  runs: number,
  decisions: number,
  scripts: number,
  rule: (situation: number) => readonly number[],
): number {
  const random = Random.seeded(SEED);
  const all = Array.from({ length: scripts }, () => ({
    begun: { hasFailed: false, next: new Map() } as Beginning,
    order: Array.from({ length: decisions }, () => random.integer(0, sampler.situations.length - 1)),
  }));
  let failed = 0;
  for (let run = 0; run < runs; run += 1) {
    const { begun, order } = all[run % scripts]!;
    let at = begun;
    let live: ReturnType<Sampler['open']> | null = null;
    const outcomes: number[] = [];
    for (const which of order) {
      const outcome = drawFrom(random, rule(which));
      outcomes.push(outcome);
      let next = at.next.get(outcome);
      if (next === undefined) {
        if (live === null) {
          live = sampler.open(LOG_THRESHOLD);
          for (const [i, known] of outcomes.slice(0, -1).entries())
            play(live, sampler.situations[order[i]!]!, known);
        }
        play(live, sampler.situations[which]!, outcome);
        at.next.set(outcome, (next = { hasFailed: live.highest >= LOG_THRESHOLD, next: new Map() }));
      }
      at = next;
      if (at.hasFailed) break;
    }
    if (at.hasFailed) failed += 1;
  }
  return failed / runs;
}

/** The same over runs that are read from their logs, one after the other. */
function failuresOfWhole({ input, outcomes, open, which }: Whole, runs: number, length: number): number {
  const random = Random.seeded(SEED);
  const chances = outcomes.map(({ chance }) => chance);
  let failed = 0;
  for (let run = 0; run < runs; run += 1) {
    const tests = open(LOG_THRESHOLD);
    let hasFailed = false;
    for (let at = 0; at < length && !hasFailed; at += 1) {
      tests.consume(input, outcomes[drawFrom(random, chances)]!.observation);
      hasFailed = which(tests).processes[0]!.highest >= LOG_THRESHOLD;
    }
    if (hasFailed) failed += 1;
  }
  return failed / runs;
}

const WHOLES: readonly (readonly [name: string, whole: Whole, runs: number, length: number])[] = [
  ['restarts from states of its own', ownStarts(), 1_000, 5],
  ['generations of one child a mating', generation('child'), 300, 5],
  ['generations of two children a mating', generation('pair'), 700, 5],
];

describe('of correct submissions, at most 5 % ever reach 20 to 1', () => {
  it('a quarter of a million runs are played', () =>
    expect([...FAMILIES, ...WHOLES].reduce((sum, [, , runs]) => sum + runs, 0)).toBeGreaterThanOrEqual(
      250_000,
    ));

  it.each(FAMILIES)('%s', (_, sampler, runs, decisions, scripts) => {
    const share = failures(
      sampler,
      runs * LONG,
      decisions * LONG,
      scripts * LONG,
      (which) => sampler.situations[which]!.p0,
    );
    expect(share).toBeLessThanOrEqual(ALPHA);
    // The bound is no more than a few times too wide: a bet that is never won would keep it too.
    expect(share).toBeGreaterThan(ALPHA / 100);
  });

  it.each(WHOLES)('%s', (_, whole, runs, length) => {
    const share = failuresOfWhole(whole, runs * LONG, length * LONG);
    expect(share).toBeLessThanOrEqual(ALPHA);
    expect(share).toBeGreaterThan(ALPHA / 100);
  });

  it('and of those that always take the first, nearly all do', () => {
    expect(failures(designedTies(), 200, 20, 5, () => [1])).toBe(1);
    expect(failures(crossover(7), 200, 20, 1, () => [1])).toBe(1);
  });
});
