import { NONE_SEEN, withOneMore } from '../../../../mistakes/chances/annealing.ts';
import {
  ACCEPTED_MISTAKES,
  acceptanceChances,
  acceptanceOdds,
  acceptanceRatios,
} from '../../../../grader/judge/statistics/annealing/acceptance.ts';
import { KERNEL_MISTAKES, Kernel } from '../../../../grader/judge/statistics/annealing/kernel.ts';
import { terrainOf } from '../../../../grader/judge/statistics/annealing/terrain.ts';
import { logWeight, proportional, uniform } from '../../../../grader/judge/statistics/choiceTest.ts';
import { firstChoiceRule } from '../../../../grader/judge/statistics/choices/firstChoice.ts';
import type { MoveRule } from '../../../../grader/judge/statistics/choices/moves.ts';
import { stochasticRules } from '../../../../grader/judge/statistics/choices/stochastic.ts';
import { tiesRule } from '../../../../grader/judge/statistics/choices/ties.ts';
import { CROSSOVER_BETS } from '../../../../grader/judge/statistics/genetics/crossover.ts';
import { mutationChoice } from '../../../../grader/judge/statistics/genetics/mutation.ts';
import { mutationBets } from '../../../../grader/judge/statistics/genetics/mutationRules.ts';
import { SELECTION_BETS } from '../../../../grader/judge/statistics/genetics/selection.ts';
import type { MistakeTexts } from '../../../../mistakes/mistake.ts';
import { logSum } from '../../../../grader/judge/statistics/logs.ts';
import { Choice, type Options } from '../../../../grader/judge/statistics/choice.ts';
import { ManyWayBets } from '../../../../grader/judge/statistics/manyWay.ts';
import { NEIGHBOUR_FEATURES, featuresOf, neighbourhood } from '../../../../grader/reading/neighbourhood.ts';
import { Process } from '../../../../grader/judge/statistics/process.ts';
import { TwoWayBets } from '../../../../grader/judge/statistics/twoWay.ts';
import { YesOrNo } from '../../../../grader/judge/statistics/yesOrNo.ts';
import { localProblem } from '../../../../grader/content/localProblem.ts';
import type { Random } from '../../../../reference/random.ts';

const choiceOf = (options: Options, taken: readonly number[]): Choice =>
  new Choice(options.features.length).read(options, taken);

/** A decision with everything worked out beforehand, so that millions of them can be played. */
export interface Situation {
  /** Chances of the outcomes for a correct submission; they sum to 1. */
  readonly p0: readonly number[];
  /** log(q / p0) of each outcome under each known mistake. */
  readonly logRatios: readonly Float64Array[];
  readonly bet: (process: Process, outcome: number) => void;
}

/** A family of decisions as a source of situations. */
export interface Sampler {
  readonly mistakes: readonly MistakeTexts[];
  readonly situations: readonly Situation[];
  open(logThreshold: number): Process;
}

export function drawFrom(random: Random, chances: readonly number[]): number {
  let left = random.number();
  for (let at = 0; at < chances.length; at += 1) {
    left -= chances[at]!;
    if (left < 0) return at;
  }
  return chances.findLastIndex((chance) => chance > 0);
}

/** Plays one decision; `chances` are those that the outcome is drawn with. */
export function play(process: Process, situation: Situation, outcome: number): void {
  process.known.update(situation.logRatios[outcome]!);
  situation.bet(process, outcome);
  process.decided(1, Math.log(situation.p0[outcome]!));
}

const textsOf = (bets: readonly { readonly mistake: MistakeTexts }[]): MistakeTexts[] =>
  bets.map(({ mistake }) => mistake);

function manyWay(
  mistakes: readonly MistakeTexts[],
  features: number,
  situations: readonly Situation[],
): Sampler {
  return {
    mistakes,
    situations,
    open: (logThreshold) => new Process(mistakes, new ManyWayBets(features), logThreshold),
  };
}

/** Outcomes as sets of options. */
function situationOf(
  options: Options,
  outcomes: readonly (readonly number[])[],
  mistakes: number,
  logQ: (m: number, taken: readonly number[]) => number,
): Situation {
  const logP0 = outcomes.map((taken) => logSum(taken.map((j) => options.logP[j]!)));
  return {
    p0: logP0.map(Math.exp),
    logRatios: outcomes.map((taken, at) =>
      Float64Array.from({ length: mistakes }, (_, m) => logQ(m, taken) - logP0[at]!),
    ),
    bet: (process, outcome) =>
      (process.universal as ManyWayBets).update(choiceOf(options, outcomes[outcome]!)),
  };
}

export function acceptance(): Sampler {
  const situations = [-1, -2, -3, -5].flatMap((delta) =>
    [0.3, 0.9, 1.7, 2.6, 4].flatMap((T) =>
      [3, 20].map((j): Situation => {
        const seen = withOneMore({ ...NONE_SEEN, count: 30, mostRefused: -6 }, -1.5, true);
        const proposal = { delta, T, firstT: 4, t: 1, behindBest: 1, seen, positions: [j], k: 56 };
        const { logYes, logNo } = acceptanceOdds(proposal);
        const ratios = [false, true].map((accepted) => {
          const logs = new Float64Array(ACCEPTED_MISTAKES.length);
          const chances = new Float64Array(ACCEPTED_MISTAKES.length);
          acceptanceChances(proposal, chances);
          acceptanceRatios(chances, accepted, accepted ? logYes : logNo, logs);
          return logs;
        });
        return {
          p0: [Math.exp(logNo), Math.exp(logYes)],
          logRatios: ratios,
          bet: (process, outcome) =>
            (process.universal as TwoWayBets).update(new YesOrNo().read(logYes, logNo, outcome === 1)),
        };
      }),
    ),
  );
  return {
    mistakes: ACCEPTED_MISTAKES,
    situations,
    open: (logThreshold) => new Process(ACCEPTED_MISTAKES, new TwoWayBets(), logThreshold),
  };
}

const BOARDS = [
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [1, 3, 0, 2],
  [2, 2, 1, 0],
  [3, 0, 0, 1],
  [1, 1, 2, 2],
];
const queens = localProblem({ name: 'n-queens', n: 4, initial: null });

export function kernel(): Sampler {
  const situations = BOARDS.flatMap((board) =>
    [0.6, 2].map((T) => {
      const around = neighbourhood(queens, board);
      const terrain = terrainOf(queens, around);
      const rules = new Kernel();
      const options = rules.options(terrain, T);
      const outcomes = Array.from(options.logP, (_, j) => [j]).filter(([j]) => options.logP[j!]! > -Infinity);
      const logs = new Float64Array(KERNEL_MISTAKES.length);
      return situationOf(options, outcomes, KERNEL_MISTAKES.length, (m, taken) => {
        rules.underMistakes(
          terrain,
          { around, T, firstT: 2, t: 1, behindBest: 1, seen: NONE_SEEN },
          taken,
          logs,
        );
        return logs[m]!;
      });
    }),
  );
  return manyWay(KERNEL_MISTAKES, NEIGHBOUR_FEATURES, situations);
}

function moves(rule: MoveRule): Sampler {
  const situations = BOARDS.flatMap((board) => {
    const around = neighbourhood(queens, board);
    const candidates = rule.candidates(around);
    if (candidates.length < 2) return [];
    const options = { logP: rule.logP(around, candidates), features: featuresOf(around, candidates, false) };
    return [
      situationOf(
        options,
        candidates.map((_, j) => [j]),
        rule.bets.length,
        (m, taken) => logWeight(rule.bets[m]!.weights(around, candidates, queens.values), taken),
      ),
    ];
  });
  return manyWay(textsOf(rule.bets), NEIGHBOUR_FEATURES, situations);
}

export const ties = (): Sampler => moves(tiesRule());
export const firstChoice = (): Sampler => moves(firstChoiceRule());
export const stochastic = (): Sampler => moves(stochasticRules(['gain'])[0]!);

/** Sets of k = 3, 4, 5 alike options, as the designed sets of ties are. */
export function designedTies(): Sampler {
  const bets = tiesRule().bets.filter(({ mistake }) => mistake.id !== 'edge-rows-never');
  const none = neighbourhood(queens, BOARDS[0]!);
  const situations = [3, 4, 5].map((k) => {
    const places = Array.from({ length: k }, (_, j) => j);
    return situationOf(
      { logP: uniform(k), features: [Uint8Array.from(places)] },
      places.map((j) => [j]),
      bets.length,
      (m, taken) => logWeight(bets[m]!.weights(none, places, queens.values), taken),
    );
  });
  return manyWay(textsOf(bets), 1, situations);
}

export function selection(fitness: readonly number[]): Sampler {
  const places = fitness.map((_, at) => at);
  const known = SELECTION_BETS.map(({ chance }) => {
    const raw = chance(fitness);
    const total = raw.reduce((a, b) => a + b, 0);
    return raw.map((each) => each / total);
  });
  const ranks = [...fitness].sort((a, b) => a - b);
  const options = {
    logP: proportional(fitness),
    features: [
      Uint8Array.from(places),
      Uint8Array.from(fitness, (each) => ranks.indexOf(each)),
      Uint8Array.from(fitness),
    ],
  };
  return manyWay(textsOf(SELECTION_BETS), 3, [
    situationOf(
      options,
      places.map((j) => [j]),
      SELECTION_BETS.length,
      (m, taken) => logWeight(known[m]!, taken),
    ),
  ]);
}

export function crossover(cuts: number): Sampler {
  const places = Array.from({ length: cuts }, (_, j) => j);
  const weights = CROSSOVER_BETS.map(({ chance }) => chance(cuts));
  return manyWay(textsOf(CROSSOVER_BETS), 1, [
    situationOf(
      { logP: uniform(cuts), features: [Uint8Array.from(places)] },
      places.map((j) => [j]),
      CROSSOVER_BETS.length,
      (m, taken) => logWeight(weights[m]!, taken),
    ),
  ]);
}

/** Eight positions of eight values, at rate 0.3, to another value. */
export function mutation(unit: 'individual' | 'position'): Sampler {
  const child = [0, 1, 2, 3, 4, 5, 6, 7];
  const bets = mutationBets('another');
  const rules = bets.map(({ rule }) => rule);
  const choices = unit === 'individual' ? [child] : child.map((position) => [position]);
  const situations = choices.map((positions) => {
    const { options, known } = mutationChoice(positions, child, 8, 0.3, 'another', rules);
    return situationOf(
      options,
      Array.from(options.logP, (_, j) => [j]),
      rules.length,
      (m, [j]) => known[m]![j!]!,
    );
  });
  return manyWay(textsOf(bets), 4, situations);
}
