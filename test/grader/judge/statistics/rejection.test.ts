import { describe, expect, it } from 'vitest';
import { conflicts, queenNeighbours } from '../../../../reference/problems/nQueens.ts';
import { Random } from '../../../../reference/random.ts';
import {
  ACCEPTED_MISTAKES,
  acceptanceChances,
  acceptanceOdds,
  acceptanceRatios,
} from '../../../../grader/judge/statistics/annealing/acceptance.ts';
import { ACCEPTANCE_BETS, acceptsByOneDraw } from '../../../../grader/judge/statistics/annealing/bets.ts';
import { NONE_SEEN, type Proposal } from '../../../../mistakes/chances/annealing.ts';
import { Process } from '../../../../grader/judge/statistics/process.ts';
import { TwoWayBets } from '../../../../grader/judge/statistics/twoWay.ts';
import { YesOrNo } from '../../../../grader/judge/statistics/yesOrNo.ts';
import { type Sampler, crossover, designedTies, drawFrom, mutation, play, selection } from './samplers.ts';

/**
 * How many decisions it takes to fail a known mistake at 1e−6. The expected medians come from an independent
 * simulation of the same bets (20,000 runs of each annealing mistake, 2,000 to 20,000 of the others). Ours
 * are medians of fewer runs, so they are held to a band around them.
 */
const LOG_THRESHOLD = Math.log(1e6);

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Within 30 %, and two decisions. */
function expectNear(found: number, expected: number): void {
  expect(found).toBeGreaterThanOrEqual(expected * 0.7 - 2);
  expect(found).toBeLessThanOrEqual(expected * 1.3 + 2);
}

describe('annealing on 8 queens, T = 4 · 0.98^(t − 1), t = 1 to 100', () => {
  /** Decisions of one submission with this mistake, seed after seed, until it fails. */
  function decisionsOf(id: string, submission: number): number {
    const random = Random.seeded(submission);
    const process = new Process(ACCEPTED_MISTAKES, new TwoWayBets(), LOG_THRESHOLD);
    const decision = new YesOrNo();
    const logs = new Float64Array(ACCEPTED_MISTAKES.length);
    const chances = new Float64Array(ACCEPTED_MISTAKES.length);
    const rule = ACCEPTANCE_BETS.find(({ mistake }) => mistake.id === id);
    for (;;) {
      let state = Array.from({ length: 8 }, () => random.integer(0, 7));
      let best = -conflicts(state);
      for (let t = 1; t <= 100; t += 1) {
        const T = 4 * 0.98 ** (t - 1);
        const neighbours = queenNeighbours(state);
        const position = random.integer(0, 55);
        const value = -conflicts(state);
        const delta = -conflicts(neighbours[position]!) - value;
        const proposal: Proposal = { delta, T, firstT: 4, t, behindBest: best - value, seen: NONE_SEEN };
        const correct = delta >= 0 ? 1 : Math.exp(delta / T);
        const accepted =
          random.number() <
          (id === 'correct'
            ? correct
            : rule === undefined
              ? acceptsByOneDraw(correct, position, 56)
              : rule.chance(proposal));
        if (delta < 0) {
          const { logYes, logNo } = acceptanceOdds(proposal);
          acceptanceChances({ ...proposal, positions: [position], k: 56 }, chances);
          acceptanceRatios(chances, accepted, accepted ? logYes : logNo, logs);
          process.known.update(logs);
          process.universal.update(decision.read(logYes, logNo, accepted));
          process.decided(1, accepted ? logYes : logNo);
          if (process.highest >= LOG_THRESHOLD) return process.decisions;
        }
        if (accepted) state = neighbours[position]!;
        best = Math.max(best, -conflicts(state));
      }
      if (process.decisions > 3000) return Infinity;
    }
  }

  it.each([
    ['always-accepts', 22],
    ['never-accepts', 19],
    ['times-temperature', 22],
    ['temperature-truncated', 247],
    ['first-temperature', 47],
    ['temperature-ignored', 135],
    ['delta-ignored', 122],
    ['coin', 78],
    ['comparison-inverted', 35],
    ['linear', 118],
    ['no-draw', 51],
    ['base-two', 465],
    ['temperature-halved', 160],
    ['always-logistic', 369],
    ['delta-from-best', 180],
    ['one-draw-twice', 31],
    ['percent-draw', 20],
  ])('%s: about %i', (id, expected) => {
    expectNear(
      median(Array.from({ length: 41 }, (_, submission) => decisionsOf(id, submission + 1))),
      expected,
    );
  });

  it('a correct one does not fail', () => {
    for (let submission = 1; submission <= 8; submission += 1)
      expect(decisionsOf('correct', submission)).toBe(Infinity);
  });
});

describe('other choices', () => {
  /** Median decisions of submissions that choose with a mistake's chances. */
  function medianOf(sampler: Sampler, id: string): number {
    const m = sampler.mistakes.findIndex((mistake) => mistake.id === id);
    const rules = sampler.situations.map(({ p0, logRatios }) =>
      p0.map((p, outcome) => p * Math.exp(logRatios[outcome]![m]!)),
    );
    return median(
      Array.from({ length: 41 }, (_, submission) => {
        const random = Random.seeded(submission + 1);
        const process = sampler.open(LOG_THRESHOLD);
        for (let at = 0; process.highest < LOG_THRESHOLD && at < 20_000; at += 1) {
          const which = at % sampler.situations.length;
          play(process, sampler.situations[which]!, drawFrom(random, rules[which]!));
        }
        return process.highest < LOG_THRESHOLD ? Infinity : process.decisions;
      }),
    );
  }

  it.each([
    ['ties of 3 to 5', 'first-tie', 13, () => designedTies()],
    ['ties of 3 to 5', 'never-last-tie', 56, () => designedTies()],
    ['ties of 3 to 5', 'rounded-tie', 285, () => designedTies()],
    ['ties of 3 to 5', 'sorted-tie', 272, () => designedTies()],
    ['ties of 3 to 5', 'replaces-half', 88, () => designedTies()],
    ['seven cuts', 'always-first-cut', 9, () => crossover(7)],
    ['seven cuts', 'never-last-cut', 111, () => crossover(7)],
    ['seven cuts', 'rounded', 410, () => crossover(7)],
    ['seven cuts', 'middle', 9, () => crossover(7)],
    ['spread fitness', 'uniform', 38, () => selection([1, 2, 3, 5, 8, 13, 21, 3])],
    ['spread fitness', 'always-best', 18, () => selection([1, 2, 3, 5, 8, 13, 21, 3])],
    ['spread fitness', 'rank', 175, () => selection([1, 2, 3, 5, 8, 13, 21, 3])],
    ['spread fitness', 'squared', 92, () => selection([1, 2, 3, 5, 8, 13, 21, 3])],
    ['near equals', 'uniform', 362, () => selection([24, 23, 20, 11])],
    ['near equals', 'tournament-3', 69, () => selection([24, 23, 20, 11])],
    ['mutation of one', 'never', 49, () => mutation('individual')],
    ['mutation of one', 'always', 15, () => mutation('individual')],
    ['mutation of one', 'doubled', 82, () => mutation('individual')],
    ['mutation of one', 'last-position-never', 436, () => mutation('individual')],
    ['mutation of one', 'next-value', 29, () => mutation('individual')],
    ['mutation of each', 'doubled', 82, () => mutation('position')],
    ['mutation of each', 'last-value-never', 429, () => mutation('position')],
  ] as const)('%s: %s, about %i', (_, id, expected, sampler) =>
    expectNear(medianOf(sampler(), id), expected),
  );
});
