import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { LATE } from '../../../../grader/judge/statistics/lateStarts.ts';
import { KnownBets } from '../../../../grader/judge/statistics/knownBets.ts';
import { Choice, type Options } from '../../../../grader/judge/statistics/choice.ts';
import { MANY_WAY_POWERS, TILTS } from '../../../../grader/judge/statistics/leanings.ts';
import { ManyWayBets } from '../../../../grader/judge/statistics/manyWay.ts';
import { Process } from '../../../../grader/judge/statistics/process.ts';
import { SHIFTS } from '../../../../grader/judge/statistics/shiftBins.ts';
import { TwoWayBets } from '../../../../grader/judge/statistics/twoWay.ts';
import { CALIBRATION_BINS, POWERS, YesOrNo } from '../../../../grader/judge/statistics/yesOrNo.ts';

const choiceOf = (options: Options, taken: readonly number[]): Choice =>
  new Choice(options.features.length).read(options, taken);

/**
 * Every history of decisions up to some length, in rationals. The chances depend on the history, as a
 * temperature or a current state does.
 */
interface Game {
  readonly length: number;
  readonly chances: (history: readonly number[]) => readonly Fraction[];
}

const f = (numerator: number, denominator = 1): Fraction => new Fraction(numerator, denominator);
const sum = (terms: readonly Fraction[]): Fraction => terms.reduce((a, b) => a.add(b), f(0));
const mean = (terms: readonly number[]): number => terms.reduce((a, b) => a + b, 0) / terms.length;

/** Calls `visit` with each history, the empty one first. */
function everyHistory(
  { length, chances }: Game,
  visit: (history: readonly number[]) => void,
  history: readonly number[] = [],
): void {
  visit(history);
  if (history.length < length)
    chances(history).forEach((_, outcome) => everyHistory({ length, chances }, visit, [...history, outcome]));
}

const EPSILON = f(1, 50);
/** The stake on one known mistake after one decision: (1 − ε) q/p0 + ε. */
const smoothed = (q: Fraction, p0: Fraction): Fraction => f(1).sub(EPSILON).mul(q).div(p0).add(EPSILON);

/**
 * What copies come to that start after 1, 2, 3 … decisions, with 1/2, 1/6, 1/12 … of the stake; `of` is that
 * of a start.
 */
function late(decisions: number, of: (start: number) => number): number {
  let total = 1 / Math.max(1, decisions);
  for (let start = 1; start < decisions; start += 1) total += of(start) / (start * (start + 1));
  return total;
}

/** All of the evidence from its parts: known mistakes and the rest, and both of copies that start later. */
const whole = (known: number, universal: number, lateKnown: number, lateUniversal: number): number =>
  ((1 - LATE) * (known + universal) + LATE * (lateKnown + lateUniversal)) / 2;

describe('two-way bets', () => {
  // p0 from 1/9 to 8/9, so that all five bins are met; it depends on what happened before.
  const game: Game = {
    length: 8,
    chances: (history) => {
      const yes = f(1 + ((history.length * 3 + 2 * history.reduce((a, b) => a + b, 0)) % 8), 9);
      return [f(1).sub(yes), yes];
    },
  };
  const mistakes: readonly ((p: Fraction) => Fraction)[] = [
    () => f(1),
    () => f(0),
    () => f(1, 2),
    (p) => f(1).sub(p),
    (p) => p.div(p.add(1)),
  ];

  /** All of it in rationals, but with 1/2, 3 and 1 for the exponentials of the shifts, and whole powers. */
  function exactE(history: readonly number[]): Fraction {
    const odds = [f(1), f(3), f(1, 2)];
    const known = mistakes.map(() => f(1));
    const shift = odds.map(() => f(1));
    const power = [2, 4, 8].map(() => f(1));
    const bins = Array.from({ length: CALIBRATION_BINS }, () => odds.map(() => f(1)));
    history.forEach((outcome, at) => {
      const [no, yes] = game.chances(history.slice(0, at)) as [Fraction, Fraction];
      const p0 = outcome === 1 ? yes : no;
      const q = (chance: Fraction): Fraction => (outcome === 1 ? chance : f(1).sub(chance));
      mistakes.forEach((mistake, m) => (known[m] = known[m]!.mul(smoothed(q(mistake(yes)), p0))));
      odds.forEach((odd, i) => {
        const factor = q(yes.mul(odd).div(yes.mul(odd).add(no))).div(p0);
        shift[i] = shift[i]!.mul(factor);
        const bin = bins[Math.min(CALIBRATION_BINS - 1, Math.floor(yes.valueOf() * CALIBRATION_BINS))]!;
        bin[i] = bin[i]!.mul(factor);
      });
      [2, 4, 8].forEach((g, i) => (power[i] = power[i]!.mul(q(yes.pow(g)).div(p0))));
    });
    const calibration = bins.reduce((product, bin) => product.mul(sum(bin).div(bin.length)), f(1));
    const universal = sum([sum(shift).div(3), sum(power).div(3), calibration]).div(3);
    return sum(known).div(known.length).add(universal).div(2);
  }

  it('the forms are martingales, exactly, after each of 255 histories', () => {
    let checked = 0;
    everyHistory({ ...game, length: 7 }, (history) => {
      const next = sum(game.chances(history).map((p, outcome) => p.mul(exactE([...history, outcome]))));
      expect(next.equals(exactE(history))).toBe(true);
      checked += 1;
    });
    expect(checked).toBe(255);
  });

  function play(history: readonly number[]): Process<TwoWayBets> {
    const process = new Process(
      mistakes.map((_, m) => ({ id: `m${m}`, title: '', words: '', hint: '' })),
      new TwoWayBets(),
      20,
    );
    history.forEach((outcome, at) => {
      const [no, yes] = game.chances(history.slice(0, at)) as [Fraction, Fraction];
      const p0 = (outcome === 1 ? yes : no).valueOf();
      process.known.update(
        Float64Array.from(mistakes, (mistake) =>
          Math.log((outcome === 1 ? mistake(yes) : f(1).sub(mistake(yes))).valueOf() / p0),
        ),
      );
      process.universal.update(
        new YesOrNo().read(Math.log(yes.valueOf()), Math.log(no.valueOf()), outcome === 1),
      );
      process.decided(1, Math.log(p0));
    });
    return process;
  }

  it('and so is what the code computes, to the last digits', () => {
    everyHistory({ ...game, length: 7 }, (history) => {
      const now = Math.exp(play(history).logE);
      const next = game
        .chances(history)
        .reduce((total, p, outcome) => total + p.valueOf() * Math.exp(play([...history, outcome]).logE), 0);
      expect(next / now).toBeCloseTo(1, 11);
    });
  });

  it('agrees with the definitions, written out', () => {
    everyHistory(game, (history) => {
      const plain = (of: (yes: number) => number, start = 0): number =>
        history.reduce((product, outcome, at) => {
          if (at < start) return product;
          const yes = game.chances(history.slice(0, at))[1]!.valueOf();
          return product * (outcome === 1 ? of(yes) / yes : (1 - of(yes)) / (1 - yes));
        }, 1);
      const shifted =
        (theta: number) =>
        (p: number): number =>
          (p * Math.exp(theta)) / (p * Math.exp(theta) + 1 - p);
      const inBin =
        (bin: number, theta: number) =>
        (p: number): number =>
          Math.floor(p * CALIBRATION_BINS) === bin ? shifted(theta)(p) : p;
      const calibration = Array.from({ length: CALIBRATION_BINS }, (_, bin) =>
        mean(SHIFTS.map((theta) => plain(inBin(bin, theta)))),
      ).reduce((a, b) => a * b, 1);
      const universal = mean([
        mean(SHIFTS.map((theta) => plain(shifted(theta)))),
        mean(POWERS.map((g) => plain((p) => p ** g))),
        calibration,
      ]);
      const known = (start: number): number =>
        mean(
          mistakes.map((mistake) =>
            history.reduce((product, outcome, at) => {
              if (at < start) return product;
              const [no, yes] = game.chances(history.slice(0, at)) as [Fraction, Fraction];
              return (
                product *
                smoothed(
                  outcome === 1 ? mistake(yes) : f(1).sub(mistake(yes)),
                  outcome === 1 ? yes : no,
                ).valueOf()
              );
            }, 1),
          ),
        );
      const copied = (start: number): number =>
        mean([
          ...SHIFTS.map((theta) => plain(shifted(theta), start)),
          ...POWERS.map((g) => plain((p) => p ** g, start)),
        ]);
      const expected = whole(known(0), universal, late(history.length, known), late(history.length, copied));
      expect(Math.exp(play(history).logE) / expected).toBeCloseTo(1, 10);
    });
  });
});

describe('many-way bets', () => {
  // Four options, of which two lead to the same outcome; the chances move with the history.
  const weights = (history: readonly number[]): number[] => [
    1 + (history.length % 3),
    2,
    1 + history.reduce((a, b) => a + b, 0),
    3,
  ];
  const chancesOf = (history: readonly number[]): Fraction[] => {
    const w = weights(history);
    const total = w.reduce((a, b) => a + b, 0);
    return w.map((each) => f(each, total));
  };
  const OUTCOMES: readonly (readonly number[])[] = [[0], [1, 3], [2]];
  const FEATURES: readonly (readonly number[])[] = [
    [0, 1, 2, 3],
    [0, 0, 1, 1],
  ];
  const game: Game = {
    length: 5,
    chances: (history) => {
      const p = chancesOf(history);
      return OUTCOMES.map((options) => sum(options.map((j) => p[j]!)));
    },
  };
  const mistakes: readonly ((p: readonly Fraction[]) => readonly Fraction[])[] = [
    () => [f(1, 4), f(1, 4), f(1, 4), f(1, 4)],
    () => [f(1), f(0), f(0), f(0)],
    (p) => {
      const q = [f(0), p[1]!, p[2]!, p[3]!];
      return q.map((each) => each.div(sum(q)));
    },
  ];
  const of = (q: readonly Fraction[], outcome: number): Fraction => sum(OUTCOMES[outcome]!.map((j) => q[j]!));

  /** The feature bets, in rationals: q_j ∝ p_j (c + 1) / (e + 1). */
  function featureE(feature: readonly number[], history: readonly number[]): Fraction {
    const count = feature.map(() => f(0));
    const expected = feature.map(() => f(0));
    let product = f(1);
    history.forEach((outcome, at) => {
      const p = chancesOf(history.slice(0, at));
      const leaning = p.map((each, j) =>
        each.mul(count[feature[j]!]!.add(1)).div(expected[feature[j]!]!.add(1)),
      );
      product = product.mul(of(leaning, outcome)).div(sum(leaning)).div(of(p, outcome));
      const total = of(p, outcome);
      OUTCOMES[outcome]!.forEach((j) => (count[feature[j]!] = count[feature[j]!]!.add(p[j]!.div(total))));
      p.forEach((each, j) => (expected[feature[j]!] = expected[feature[j]!]!.add(each)));
    });
    return product;
  }

  it('feature bets, known mistakes and whole powers are martingales, exactly', () => {
    const powers = (history: readonly number[]): Fraction =>
      sum(
        [2, 3, 5, -1].map((g) =>
          history.reduce((product, outcome, at) => {
            const p = chancesOf(history.slice(0, at));
            const q = p.map((each) => each.pow(g));
            return product.mul(of(q, outcome)).div(sum(q)).div(of(p, outcome));
          }, f(1)),
        ),
      );
    const known = (history: readonly number[]): Fraction =>
      sum(
        mistakes.map((mistake) =>
          history.reduce((product, outcome, at) => {
            const p = chancesOf(history.slice(0, at));
            return product.mul(smoothed(of(mistake(p), outcome), of(p, outcome)));
          }, f(1)),
        ),
      );
    for (const E of [
      powers,
      known,
      ...FEATURES.map((feature) => (history: readonly number[]) => featureE(feature, history)),
    ]) {
      everyHistory({ ...game, length: 3 }, (history) => {
        const next = sum(game.chances(history).map((p, outcome) => p.mul(E([...history, outcome]))));
        expect(next.equals(E(history))).toBe(true);
      });
    }
  });

  function play(history: readonly number[]): Process<ManyWayBets> {
    const process = new Process(
      mistakes.map((_, m) => ({ id: `m${m}`, title: '', words: '', hint: '' })),
      new ManyWayBets(FEATURES.length),
      20,
    );
    history.forEach((outcome, at) => {
      const p = chancesOf(history.slice(0, at));
      const p0 = of(p, outcome).valueOf();
      process.known.update(
        Float64Array.from(mistakes, (mistake) => Math.log(of(mistake(p), outcome).valueOf() / p0)),
      );
      const logP = Float64Array.from(p, (each) => Math.log(each.valueOf()));
      const features = FEATURES.map((feature) => Uint8Array.from(feature));
      process.universal.update(choiceOf({ logP, features }, OUTCOMES[outcome]!));
      process.decided(1, Math.log(p0));
    });
    return process;
  }

  it('and so is what the code computes', () => {
    everyHistory({ ...game, length: 4 }, (history) => {
      const next = game
        .chances(history)
        .reduce((total, p, outcome) => total + p.valueOf() * Math.exp(play([...history, outcome]).logE), 0);
      expect(next / Math.exp(play(history).logE)).toBeCloseTo(1, 11);
    });
  });

  it('agrees with the definitions, written out', () => {
    everyHistory(game, (history) => {
      const leaning = (by: (p: number, j: number) => number, start = 0): number =>
        history.reduce((product, outcome, at) => {
          if (at < start) return product;
          const p = chancesOf(history.slice(0, at)).map((each) => each.valueOf());
          const q = p.map(by);
          const share = (values: readonly number[]): number =>
            OUTCOMES[outcome]!.reduce((total, j) => total + values[j]!, 0) /
            values.reduce((a, b) => a + b, 0);
          return (product * share(q)) / share(p);
        }, 1);
      const positions = (start: number): number[] =>
        TILTS.map((lambda) => leaning((p, j) => p * Math.exp((lambda * (j + 0.5)) / 4), start));
      const powers = (start: number): number[] => MANY_WAY_POWERS.map((g) => leaning((p) => p ** g, start));
      const features = mean(FEATURES.map((feature) => featureE(feature, history).valueOf()));
      const universal = (mean(positions(0)) + mean(powers(0)) + 2 * features) / 4;
      const known = (start: number): number =>
        mean(
          mistakes.map((mistake) =>
            history.reduce((product, outcome, at) => {
              if (at < start) return product;
              const p = chancesOf(history.slice(0, at));
              return product * smoothed(of(mistake(p), outcome), of(p, outcome)).valueOf();
            }, 1),
          ),
        );
      const expected = whole(
        known(0),
        universal,
        late(history.length, known),
        late(history.length, (start) => mean([...positions(start), ...powers(start)])),
      );
      expect(Math.exp(play(history).logE) / expected).toBeCloseTo(1, 10);
    });
  });
});

describe('extreme chances', () => {
  it('accepting what has chance e^−700 adds about 700 to the bet on always accepting, and overflows nothing', () => {
    const bets = new KnownBets(1);
    bets.update(Float64Array.of(700));
    expect(bets.raw[0]).toBe(700);
    expect(bets.smoothed[0]).toBeCloseTo(700 + Math.log(0.98), 9);
  });

  it('rare outcomes keep every bet finite', () => {
    const two = new TwoWayBets();
    two.update(new YesOrNo().read(-2000, 0, true));
    two.update(new YesOrNo().read(-1e-14, Math.log(1e-14), true));
    expect(two.logE).toBeGreaterThan(1000);
    expect(Number.isFinite(two.logE)).toBe(true);
    const many = new ManyWayBets(1);
    const logP = Float64Array.of(-900, Math.log(0.5), Math.log(0.5), -Infinity);
    many.update(choiceOf({ logP, features: [Uint8Array.of(0, 1, 2, 3)] }, [0]));
    expect(Number.isFinite(many.logE)).toBe(true);
    expect(many.logE).toBeGreaterThan(100);
  });
});
