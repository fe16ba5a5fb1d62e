import { describe, expect, it } from 'vitest';
import { Classed } from '../../../../grader/judge/statistics/classes.ts';
import { PLACES } from '../../../../grader/judge/statistics/choice.ts';
import { type CurrentRun, noRunYet } from '../../../../grader/judge/statistics/currentRun.ts';
import { ChoiceStream } from '../../../../grader/judge/statistics/succession/choiceStream.ts';
import { CopiedRuns } from '../../../../grader/judge/statistics/succession/copiedRuns.ts';
import { CopiedSequence } from '../../../../grader/judge/statistics/succession/copiedSequence.ts';

/** Each of two signals, by what was chosen of three: none, the first, the second. */
const LIKELIHOODS = [
  [0.9, 0.2, 0.5],
  [0.1, 0.8, 0.5],
];
const BEFORE = [
  [0.5, 0.3, 0.2],
  [0.2, 0.4, 0.4],
  [0, 0.7, 0.3],
];
const RUN_LENGTH = 3;

/** What is known of a choice, and how likely it is that this came to be known. */
interface Heard {
  readonly before: readonly number[];
  readonly now: readonly number[];
  readonly chance: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** All that can be known of the choice at one place in the row: it is seen, or one of two signals of it is. */
function heardAt(at: number): Heard[] {
  const before = BEFORE[at % BEFORE.length]!;
  const kinds =
    at % 2 === 0 ? LIKELIHOODS : before.map((_, option) => before.map((__, each) => Number(each === option)));
  return kinds.flatMap((likelihoods) => {
    const joint = before.map((p, option) => p * likelihoods[option]!);
    const chance = sumOf(joint);
    return chance === 0 ? [] : [{ before, now: joint.map((p) => p / chance), chance }];
  });
}

/** Every row of so many. */
const rows = (length: number): Heard[][] =>
  length === 0 ? [[]] : rows(length - 1).flatMap((row) => heardAt(length - 1).map((each) => [...row, each]));

const classed = ({ before, now }: Heard): Classed => {
  const choice = new Classed(PLACES);
  choice.read(
    Uint8Array.from(before, (_, at) => at),
    Float64Array.from(before),
    before.map((_, at) => at),
    Float64Array.from(now),
  );
  return choice;
};

type Bets = (current: CurrentRun) => { readonly logE: number; take(heard: Heard): void };

const BETS: Readonly<Record<string, Bets>> = {
  'of an earlier run': (current) => {
    const bets = new CopiedRuns(current);
    return {
      get logE() {
        return bets.logE;
      },
      take: (heard) => bets.update(classed(heard)),
    };
  },
  'in an order in which they came before': (current) => {
    const bets = new CopiedSequence(current);
    return {
      get logE() {
        return bets.logE;
      },
      take: (heard) => bets.update(classed(heard)),
    };
  },
  'of a kind that is not always made, in all ways': (current) => {
    const bets = new ChoiceStream(current, true);
    return {
      get logE() {
        return bets.logE;
      },
      take: ({ before, now }) =>
        bets.update({ before: Float64Array.from(before), now: Float64Array.from(now) }),
    };
  },
};

function evidence(open: Bets, row: readonly Heard[]): number {
  const current = noRunYet();
  const bets = open(current);
  for (const [at, heard] of row.entries()) {
    current.run = Math.floor(at / RUN_LENGTH);
    bets.take(heard);
  }
  return Math.exp(bets.logE);
}

describe.each(Object.entries(BETS))('choices %s', (_, open) => {
  it('average to 1 over all that can be known of six of them, seen and hidden', () => {
    const all = rows(6);
    expect(all.length).toBeGreaterThan(100);
    const average = sumOf(
      all.map((row) => evidence(open, row) * row.reduce((chance, each) => chance * each.chance, 1)),
    );
    expect(average).toBeCloseTo(1, 9);
  });

  it('are won where each run makes the same choices', () => {
    const taken = [0, 1, 2, 2, 1, 1, 0, 2, 1, 2, 1, 1, 2, 0, 1, 2, 2, 1];
    const row = Array.from({ length: 8 }, () => taken)
      .flat()
      .map((option): Heard => ({
        before: [0.4, 0.3, 0.3],
        now: [0, 1, 2].map((each) => Number(each === option)),
        chance: 1,
      }));
    const current = noRunYet();
    const bets = open(current);
    for (const [at, heard] of row.entries()) {
      current.run = Math.floor(at / taken.length);
      bets.take(heard);
    }
    expect(bets.logE).toBeGreaterThan(Math.log(1e6));
  });
});
