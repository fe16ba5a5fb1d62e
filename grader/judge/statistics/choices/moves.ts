import { itemAt } from '../../../types/lookup.ts';
import { type LocalProblem, localProblem } from '../../../content/localProblem.ts';
import type { Input } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart, FIFTHS, countFifths } from '../chart.ts';
import type { CurrentRun } from '../currentRun.ts';
import { ChoiceTest } from '../choiceTest.ts';
import { ofLength } from '../ofLength.ts';
import type { Family, FamilyOptions } from '../family.ts';
import type { Around, MoveChance } from '../../../../mistakes/chances/moves.ts';
import type { Bet, MistakeTexts } from '../../../../mistakes/mistake.ts';
import {
  NEIGHBOUR_FEATURES,
  type Neighbourhood,
  type State,
  featuresOf,
  neighbourhood,
  positionsOf,
} from '../../../reading/neighbourhood.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import { climbPath } from '../../../reading/climbPath.ts';

/** How a correct climb chooses its next state, and how those with a known mistake do. */
export interface MoveRule {
  /** The accepted convention, in words; empty where there is but one. */
  readonly convention: string;
  /** Positions of the neighbours that may be entered, in order; fewer than two leave nothing to choose. */
  readonly candidates: (around: Neighbourhood) => readonly number[];
  /** Logarithms of the chance of each candidate. */
  readonly logP: (around: Neighbourhood, candidates: readonly number[]) => Float64Array;
  readonly bets: readonly MoveBet[];
}

/** A known mistake in choosing: the chance of each candidate, which sum to at most 1. */
export interface MoveBet {
  readonly mistake: MistakeTexts;
  readonly weights: (
    around: Around,
    candidates: readonly number[],
    sizes: readonly number[],
  ) => readonly number[];
}

/**
 * Bets on moves; what goes by the place among the candidates alone is worked out once for each number of
 * them.
 */
export function moveBets(bets: readonly Bet<MoveChance>[]): MoveBet[] {
  return bets.map(({ mistake, chance }) => {
    if ('weights' in chance) return { mistake, weights: chance.weights };
    const weightsOf = ofLength(chance.byPlace);
    return { mistake, weights: (_around, { length }) => weightsOf(length) };
  });
}

/** Whether neighbours are asked for at every state, or only where they have not been asked for before. */
type Asking = 'each' | 'once';

/**
 * The choices of climbs: at each step that leads to a candidate, which one.
 *
 * A step to anything else breaks a law and says nothing here. That a climb goes on at all is no part of the
 * choice, so any limit on tries, and drawing with or without replacement, come to the same.
 *
 * A search that remembers neighbours shows no step back to a state that it was at, as sideways moves make.
 * Under that reading a run says nothing more once it could have gone back; a state asked for twice
 * contradicts it.
 */
export function movesFamily(rules: readonly MoveRule[], { logThreshold, current }: FamilyOptions): Family {
  const readings = rules.flatMap((rule) =>
    (['each', 'once'] as const).map((asking) => ({
      rule,
      asking,
      test: testOf(rule, logThreshold, current),
    })),
  );
  return {
    consume(input: Input, observation: Observation): void {
      if (input.kind !== 'local') return;
      const problem = localProblem(input.problem);
      const path = climbPath(observation);
      const isAskedTwice = new Set(path).size < path.length;
      for (const { rule, asking, test } of readings) {
        if (asking === 'once' && isAskedTwice) test.refute();
        else takeRun(test, rule, asking, path, problem);
      }
    },
    get hypotheses() {
      return readings.filter(({ test }) => test.isPossible).map(({ test }) => test.hypothesis);
    },
  };
}

function testOf({ convention, bets }: MoveRule, logThreshold: number, current: CurrentRun): ChoiceTest {
  return new ChoiceTest({
    convention,
    mistakes: bets.map(({ mistake }) => mistake),
    features: NEIGHBOUR_FEATURES + 1,
    chart: new Chart(FIFTHS),
    binsOf: 'where in the list of candidates the choice falls',
    logThreshold,
    current,
  });
}

function takeRun(
  test: ChoiceTest,
  rule: MoveRule,
  asking: Asking,
  path: readonly State[],
  problem: LocalProblem,
): void {
  const seen = new Set<string>();
  for (let at = 1; at < path.length; at += 1) {
    const around = neighbourhood(problem, itemAt(path, at - 1));
    const candidates = rule.candidates(around);
    if (asking === 'once') {
      seen.add(itemAt(path, at - 1).join());
      if (candidates.some((position) => seen.has(itemAt(around.neighbours, position).join())))
        return test.skip();
    }
    const entered = positionsOf(around, itemAt(path, at));
    const taken = candidates.flatMap((position, j) => (entered.includes(position) ? [j] : []));
    if (around.isUnclear) test.skip();
    else if (candidates.length > 1 && taken.length > 0)
      takeMove(test, rule, around, candidates, taken, problem);
  }
}

function takeMove(
  test: ChoiceTest,
  rule: MoveRule,
  around: Neighbourhood,
  candidates: readonly number[],
  taken: readonly number[],
  problem: LocalProblem,
): void {
  const logP = rule.logP(around, candidates);
  const features = featuresOf(around, candidates, false);
  const options = { logP, features: [...features, crowdsOf(itemAt(features, CHANGES))] };
  test.recordByWeights(
    options,
    taken,
    (m) => itemAt(rule.bets, m).weights(around, candidates, problem.values),
    (chart) => countFifths(chart, logP, taken),
  );
}

/** Of the features of neighbours, which position changes. */
const CHANGES = 1;

/** For each option, how many there are of its kind: who draws a kind first takes few of many too often. */
function crowdsOf(kinds: Uint8Array): Uint8Array {
  const counts = new Uint8Array(FEATURE_VALUES);
  for (const kind of kinds) counts[kind] = Math.min(FEATURE_VALUES - 1, (counts[kind] ?? 0) + 1);
  return kinds.map((kind) => counts[kind] ?? 0);
}
