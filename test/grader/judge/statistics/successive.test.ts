import { YesOrNo } from '../../../../grader/judge/statistics/yesOrNo.ts';
import { describe, expect, test } from 'vitest';
import { uniform } from '../../../../grader/judge/statistics/choiceTest.ts';
import { Choice, type Options } from '../../../../grader/judge/statistics/choice.ts';
import { manyWayInTurn, twoWayInTurn } from '../../../../grader/judge/statistics/succession/successive.ts';
import { Random } from '../../../../reference/random.ts';

const choiceOf = (options: Options, taken: readonly number[]): Choice =>
  new Choice(options.features.length).read(options, taken);

const MILLION = Math.log(1e6);
const GOLDEN = (Math.sqrt(5) - 1) / 2;

const listOf = (k: number) => ({ logP: uniform(k), features: [Uint8Array.from({ length: k }, (_, j) => j)] });

/** Log of the evidence of so many choices among k. */
function choices(k: number, count: number, next: (at: number) => number): number {
  const bets = manyWayInTurn(1, { run: 0 });
  for (let at = 0; at < count; at += 1) bets.update(choiceOf(listOf(k), [next(at)]));
  return bets.logE;
}

/** Log of the evidence of so many decisions, each with a chance of its own. */
function decisions(count: number, draw: (at: number) => number): number {
  const bets = twoWayInTurn({ run: 0 });
  const chances = Random.seeded(3);
  for (let at = 0; at < count; at += 1) {
    const p = 0.1 + 0.8 * chances.number();
    bets.update(new YesOrNo().read(Math.log(p), Math.log(1 - p), draw(at) < p));
  }
  return bets.logE;
}

describe('choices that follow from each other fail, though their shares are right', () => {
  test.each([2, 3, 5, 7, 8, 12, 56])('one after the other, of %i', (k) => {
    expect(choices(k, 200, (at) => at % k)).toBeGreaterThan(MILLION);
  });
  test.each([3, 7, 56])('by the golden ratio, of %i', (k) => {
    expect(choices(k, 200, (at) => Math.floor((((at + 1) * GOLDEN) % 1) * k))).toBeGreaterThan(MILLION);
  });
  test('a generator that is started anew in each run', () => {
    const current = { run: 0 };
    const bets = manyWayInTurn(1, current);
    const lists = Random.seeded(5);
    for (; current.run < 40; current.run += 1) {
      const own = Random.seeded(77);
      for (let at = 0; at < 5; at += 1) {
        const k = lists.integer(3, 20);
        bets.update(choiceOf(listOf(k), [Math.floor(own.number() * k)]));
      }
    }
    expect(bets.logE).toBeGreaterThan(MILLION);
  });
  test.each([2, 7, 12])('a deck of %i, dealt to its end and shuffled anew', (k) => {
    const random = Random.seeded(6);
    let deck: number[] = [];
    const dealt = (): number => {
      if (deck.length === 0) deck = random.shuffle(Array.from({ length: k }, (_, at) => at));
      return deck.pop()!;
    };
    expect(choices(k, 1000, dealt)).toBeGreaterThan(MILLION);
  });
  test('each second one the mirror image of the last', () => {
    const random = Random.seeded(7);
    let held = 0;
    expect(choices(7, 400, (at) => (held = at % 2 === 0 ? random.integer(0, 6) : 6 - held))).toBeGreaterThan(
      MILLION,
    );
  });
  test('those of five choices ago, two times of three', () => {
    const random = Random.seeded(8);
    const made: number[] = [];
    expect(
      choices(7, 400, (at) => {
        made.push(at % 15 < 5 ? random.integer(0, 6) : made.at(-5)!);
        return made.at(-1)!;
      }),
    ).toBeGreaterThan(MILLION);
  });
  test('yes whenever the chances add up to 1', () => {
    let sum = 0;
    const bets = twoWayInTurn({ run: 0 });
    const chances = Random.seeded(3);
    for (let at = 0; at < 600; at += 1) {
      const p = 0.1 + 0.5 * chances.number();
      sum += p;
      bets.update(new YesOrNo().read(Math.log(p), Math.log(1 - p), sum >= 1));
      if (sum >= 1) sum -= 1;
    }
    expect(bets.logE).toBeGreaterThan(MILLION);
  });
  test('decisions by the golden ratio', () => {
    expect(decisions(1000, (at) => ((at + 1) * GOLDEN) % 1)).toBeGreaterThan(MILLION);
  });
  test('each draw used twice', () => {
    const random = Random.seeded(8);
    let held = 0;
    expect(
      decisions(600, (at) => {
        if (at % 2 === 0) held = random.number();
        return held;
      }),
    ).toBeGreaterThan(MILLION);
  });
});

describe('draws do not', () => {
  test.each([2, 7, 56])('choices of %i', (k) => {
    const random = Random.seeded(k);
    expect(choices(k, 2000, () => random.integer(0, k - 1))).toBeLessThan(Math.log(100));
  });
  test('decisions', () => {
    const random = Random.seeded(4);
    expect(decisions(2000, () => random.number())).toBeLessThan(Math.log(100));
  });
  test('average to 1 over all that comes of three coins and dice, alone and one after the other', () => {
    let [many, two] = [0, 0];
    for (let outcome = 0; outcome < 512; outcome += 1) {
      const current = { run: 0 };
      const [steps, pairs] = [manyWayInTurn(2, current), twoWayInTurn(current)];
      let chance = 1;
      for (let at = 0; at < 9; at += 1) {
        // Two runs, so that the second is compared with the first.
        current.run = at < 4 ? 0 : 1;
        const p = [0.5, 0.2, 0.9][at % 3]!;
        const yes = ((outcome >> at) & 1) === 1;
        chance *= yes ? p : 1 - p;
        pairs.update(new YesOrNo().read(Math.log(p), Math.log(1 - p), yes));
        // Yes is one of three options, or one of two that come to the same.
        const halves = Math.log(p / 2);
        const logP = [
          Float64Array.of(Math.log(1 - p), Math.log(p)),
          Float64Array.of(halves, Math.log(1 - p), halves),
        ];
        const isPair = at % 2 === 1;
        const features = isPair
          ? [Uint8Array.of(0, 1, 2), Uint8Array.of(5, 1, 5)]
          : [Uint8Array.of(0, 1), Uint8Array.of(3, 63)];
        const taken = isPair ? (yes ? [0, 2] : [1]) : [yes ? 1 : 0];
        steps.update(choiceOf({ logP: logP[isPair ? 1 : 0]!, features }, taken));
      }
      many += chance * Math.exp(steps.logE);
      two += chance * Math.exp(pairs.logE);
    }
    expect(many).toBeCloseTo(1, 10);
    expect(two).toBeCloseTo(1, 10);
  });
});
