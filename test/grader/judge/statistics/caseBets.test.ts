import { describe, expect, test } from 'vitest';
import { CaseBets } from '../../../../grader/judge/statistics/caseBets.ts';
import { caseOf } from '../../../../grader/judge/statistics/currentRun.ts';
import { uniform } from '../../../../grader/judge/statistics/choiceTest.ts';
import { Choice, type Options } from '../../../../grader/judge/statistics/choice.ts';
import { ManyWayBets } from '../../../../grader/judge/statistics/manyWay.ts';
import type { Input } from '../../../../grader/types/input.ts';
import { Random } from '../../../../reference/random.ts';

const choiceOf = (options: Options, taken: readonly number[]): Choice =>
  new Choice(options.features.length).read(options, taken);

const OPTIONS = { logP: uniform(2), features: [Uint8Array.of(0, 1)] };
const open = (): ManyWayBets => new ManyWayBets(1);

describe('bets on all cases together and on each by itself', () => {
  test('average to 1 over all that a fair coin does, whichever cases take turns', () => {
    for (const order of ['aaaaaaaa', 'abababab', 'aabbccaa', 'abcdefgh']) {
      let [sum, late] = [0, 0];
      for (let outcome = 0; outcome < 256; outcome += 1) {
        const current = { key: '' };
        const bets = new CaseBets(open, current);
        for (const [at, key] of [...order].entries()) {
          current.key = key;
          bets.update(choiceOf(OPTIONS, [(outcome >> at) & 1]));
        }
        sum += Math.exp(bets.logE) / 256;
        late += Math.exp(bets.logLateE) / 256;
      }
      expect(sum, order).toBeCloseTo(1, 10);
      expect(late, order).toBeCloseTo(1, 10);
    }
  });

  test('notice what leans one way in one case and the other way in the next', () => {
    const current = { key: '' };
    const [bets, together] = [new CaseBets(open, current), open()];
    const random = Random.seeded(5);
    for (let at = 0; at < 400; at += 1) {
      current.key = at % 2 === 0 ? 'left' : 'right';
      const heads = random.number() < 0.8;
      const taken = [heads === (at % 2 === 0) ? 0 : 1];
      bets.update(choiceOf(OPTIONS, taken));
      together.update(choiceOf(OPTIONS, taken));
    }
    expect(bets.logE).toBeGreaterThan(Math.log(1e6));
    expect(together.logE).toBeLessThan(0);
  });
});

test('runs that differ in their seed alone are of one case', () => {
  const local = (seed: number, n = 8): Input => ({
    kind: 'local',
    problem: { name: 'n-queens', n, initial: null },
    seed,
    options: {},
  });
  const part = (seed: number, values = 8): Input => ({
    kind: 'part',
    part: 'mutate',
    child: [0, 1, 2],
    seed,
    repeat: 10,
    options: { mutationRate: 0.3, values },
  });
  expect(caseOf(local(1))).toBe(caseOf(local(2)));
  expect(caseOf(local(1))).not.toBe(caseOf(local(1, 9)));
  expect(caseOf(part(1))).toBe(caseOf(part(2)));
  expect(caseOf(part(1))).not.toBe(caseOf(part(1, 2)));
});
