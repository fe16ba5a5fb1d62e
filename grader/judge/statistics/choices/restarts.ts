import { itemAt } from '../../../types/lookup.ts';
import { item, real } from '../elements.ts';
import { RESTART_MISTAKES } from '../../../../mistakes/local/restartMistakes.ts';
import { betsOf } from '../../../../mistakes/mistake.ts';
import { localProblem } from '../../../content/localProblem.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import { Chart } from '../chart.ts';
import { ChoiceTest, logWeight, proportional, uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { type State, neighbourhood } from '../../../reading/neighbourhood.ts';
import { readStarts } from '../../../reading/starts.ts';

const BETS = betsOf(RESTART_MISTAKES);

const LABELS = [
  'lowest fifth of the values',
  'second fifth',
  'middle fifth',
  'fourth fifth',
  'highest fifth of the values',
];

/**
 * Of a number: its value; its value by position; how often the state holds it already; how far it is from the
 * one before.
 */
const FEATURES = 4;

/**
 * Random restart: starts that the code built itself, number by number. Each number is one choice, uniform
 * over the values that its position can take; in a tour, over the cities that are left.
 *
 * `problem.randomState()` needs no test, but where states that it gave are passed over: whichever of them
 * becomes the start, if not for its value, each rank among their values is as likely.
 *
 * Some states would not show as starts that were built: the one where the climb before ended, its neighbours,
 * the initial one, and any that `randomState()` gave. Those are left out of what could have come, not only of
 * what did.
 */
export function restartsFamily({ logThreshold, current }: FamilyOptions): Family {
  const test = new ChoiceTest({
    mistakes: BETS.map(({ mistake }) => mistake),
    features: FEATURES,
    chart: new Chart(LABELS),
    binsOf: 'the numbers in the states that climbs start from',
    logThreshold,
    current,
  });
  let isGiven = false;
  return {
    get excused() {
      return isGiven ? 'starts-drawn-by-us' : undefined;
    },
    consume(input, observation) {
      if (input.kind !== 'local') return;
      const problem = localProblem(input.problem);
      const initial = itemAt(observation.points, 0);
      const value = (state: State): number => problem.value([...state]);
      const used = new Set([initial.join()]);
      for (const start of readStarts(problem, observation)) {
        const { state, origin, before, offered, isBeside } = start;
        // Who passes over a state that was a start before does so for that.
        const passedOver = start.passedOver.filter((each) => !used.has(each.join())).slice(-MOST_WEIGHED);
        if (passedOver.length > 0) takePick(test, value(state), passedOver.map(value));
        used.add(state.join());
        isGiven ||= origin === 'random-state';
        if (origin !== 'built' || isBeside) continue;
        // What a search builds by itself can be weighed only where every list is a state.
        if (offered === null || problem.count !== undefined) {
          test.skip();
          continue;
        }
        const hidden = [
          initial,
          ...offered,
          ...(before === null ? [] : [before, ...neighbourhood(problem, before).neighbours]),
        ];
        takeState(test, state, {
          sizes: problem.values,
          isPermutation: input.problem.name === 'tour',
          hidden,
          initial,
        });
      }
    },
    get hypotheses() {
      return test.isPossible ? [test.hypothesis] : [];
    },
  };
}

interface Space {
  /** How many values each position can take. */
  readonly sizes: readonly number[];
  readonly isPermutation: boolean;
  /** States that cannot be seen to be built. */
  readonly hidden: readonly State[];
  readonly initial: State;
}

function takeState(test: ChoiceTest, state: State, { sizes, isPermutation, hidden, initial }: Space): void {
  let left = [...new Map(hidden.map((each) => [each.join(), each])).values()];
  for (const [position, value] of state.entries()) {
    const before = state.slice(0, position);
    const values = Array.from({ length: item(sizes, position) }, (_, each) => each).filter(
      (each) => !isPermutation || !before.includes(each),
    );
    const k = values.length;
    const at = values.indexOf(value);
    if (at < 0) return;
    const completions = sizes
      .slice(position + 1)
      .reduce((product, size, i) => product * (isPermutation ? k - 1 - i : size), 1);
    const logP = proportional(
      values.map((each) => 1 - left.filter((other) => other[position] === each).length / completions),
    );
    left = left.filter((other) => other[position] === value);
    if (k < 2) continue;
    const feature = (of: (each: number) => number): Uint8Array =>
      Uint8Array.from(values, (each) => Math.min(FEATURE_VALUES - 1, of(each)));
    const features = [
      feature((each) => each),
      feature((each) => (position * 8 + Math.floor((each * 8) / item(sizes, position))) % FEATURE_VALUES),
      feature((each) => before.reduce((count, other) => count + (other === each ? 1 : 0), 0)),
      feature((each) =>
        position === 0 ? 0 : 1 + ((each - before.at(-1)! + item(sizes, position)) % item(sizes, position)),
      ),
    ];
    test.record(
      { logP, features },
      [at],
      (m) => {
        const { chance } = itemAt(BETS, m);
        return 'numbers' in chance
          ? logWeight(chance.numbers(values, before, initial), [at])
          : real(logP, at);
      },
      (chart) => {
        const shares = LABELS.map(() => 0);
        logP.forEach((log, j) => (shares[fifthOf(j, k)]! += Math.exp(log)));
        shares.forEach((share, bin) => chart.count(bin, share, fifthOf(at, k) === bin ? 1 : 0));
      },
    );
  }
}

/** Of the states that were passed over, the last ones: so many. */
const MOST_WEIGHED = 63;

/** The start's value, and those of the states that were passed over for it. */
function takePick(test: ChoiceTest, value: number, others: readonly number[]): void {
  const k = others.length + 1;
  const lower = others.filter((other) => other < value).length;
  const equal = others.filter((other) => other === value).length;
  const taken = Array.from({ length: equal + 1 }, (_, at) => lower + at);
  const logP = uniform(k);
  test.record(
    { logP, features: [] },
    taken,
    (m) => {
      const { chance } = itemAt(BETS, m);
      return 'picks' in chance ? logWeight(chance.picks(k), taken) : Math.log(taken.length / k);
    },
    (chart) => {
      const [expected, observed] = [LABELS.map(() => 0), LABELS.map(() => 0)];
      for (let at = 0; at < k; at += 1) expected[fifthOf(at, k)]! += 1 / k;
      for (const at of taken) observed[fifthOf(at, k)]! += 1 / taken.length;
      for (const [bin, share] of expected.entries())
        if (share > 0) chart.count(bin, share, itemAt(observed, bin));
    },
  );
}

const fifthOf = (j: number, k: number): number => Math.floor(((j + 0.5) * LABELS.length) / k);
