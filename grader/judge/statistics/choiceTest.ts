import { itemAt } from '../../types/lookup.ts';
import { real } from './elements.ts';
import type { MistakeTexts } from '../../../mistakes/mistake.ts';
import type { ChanceBin } from '../../types/verdict.ts';
import type { CaseBets } from './caseBets.ts';
import type { CurrentRun } from './currentRun.ts';
import type { Chart } from './chart.ts';
import { EchoBet } from './echo.ts';
import type { Hypothesis } from './family.ts';
import { logSum } from './logs.ts';
import { PlaceRefutation } from './refutation.ts';
import type { ManyWayDecision } from './manyWay.ts';
import { Choice, type Options } from './choice.ts';
import { Process } from './process.ts';
import { manyWayByCase } from './succession/successive.ts';

/** The test of one kind of choice among options, under one accepted convention. */
export class ChoiceTest {
  readonly convention: string;
  readonly process: Process<CaseBets<ManyWayDecision>>;
  readonly #binsOf: string;
  readonly #chart: Chart;
  readonly #logs: Float64Array;
  readonly #choice: Choice;
  readonly #mistakes: readonly MistakeTexts[];
  readonly #refutation: PlaceRefutation;
  #skipped = 0;
  #isPossible = true;

  constructor(options: {
    convention?: string;
    mistakes: readonly MistakeTexts[];
    features: number;
    chart: Chart;
    binsOf: string;
    logThreshold: number;
    current: CurrentRun;
  }) {
    this.convention = options.convention ?? '';
    this.process = new Process(
      options.mistakes,
      manyWayByCase(options.features, options.current),
      options.logThreshold,
      [new EchoBet(options.current)],
    );
    this.#chart = options.chart;
    this.#binsOf = options.binsOf;
    this.#logs = new Float64Array(options.mistakes.length);
    this.#choice = new Choice(options.features);
    this.#mistakes = options.mistakes;
    this.#refutation = new PlaceRefutation(options.mistakes.length);
  }

  /** A choice that could not be seen. */
  skip(): void {
    this.#skipped += 1;
  }

  /** Something happened that this convention does not allow. */
  refute(): void {
    this.#isPossible = false;
  }

  /** False once something happened that has probability 0 here. */
  get isPossible(): boolean {
    return this.#isPossible;
  }

  /**
   * A choice by weights: `weightsOf(m)` is how likely mistake m makes each option. Places in the list that
   * they do not explain refute a mistake.
   */
  recordByWeights(
    options: Options,
    taken: readonly number[],
    weightsOf: (m: number) => readonly number[],
    count: (chart: Chart) => void,
  ): void {
    const weights = this.#mistakes.map((_, m) => weightsOf(m));
    const { raw } = this.process.known;
    for (const [m, each] of weights.entries()) this.#refutation.update(m, each, taken, raw);
    this.record(options, taken, (m) => logWeight(itemAt(weights, m), taken), count);
  }

  /**
   * A choice among `options` led to one of `taken`. `logQ(m)` is the logarithm of its chance under mistake m.
   * A choice that can come out in one way only is none.
   */
  record(
    options: Options,
    taken: readonly number[],
    logQ: (m: number) => number,
    count: (chart: Chart) => void,
  ): void {
    const logP0 = logSum(taken.map((j) => real(options.logP, j)));
    if (logP0 === -Infinity) return this.refute();
    if (logP0 > -1e-12) return;
    for (let m = 0; m < this.#logs.length; m += 1) this.#logs[m] = logQ(m) - logP0;
    this.process.known.update(this.#logs);
    this.process.universal.update(this.#choice.read(options, taken));
    this.process.echo?.update(() => taken.join(), logP0);
    this.process.decided(1, logP0);
    count(this.#chart);
  }

  get hypothesis(): Hypothesis {
    const bins: ChanceBin[] = this.#chart.bins;
    return {
      convention: this.convention,
      processes: [this.process],
      binsOf: this.#binsOf,
      bins,
      skipped: this.#skipped,
      isRefuted: (id) => {
        const at = this.#mistakes.findIndex((mistake) => mistake.id === id);
        return at >= 0 && this.#refutation.isRefuted(at);
      },
    };
  }
}

/** log of the sum of the weights of the options taken. */
export function logWeight(weights: ArrayLike<number>, taken: readonly number[]): number {
  let sum = 0;
  for (const j of taken) sum += weights[j] ?? NaN;
  return Math.log(sum);
}

/** Logarithms of equal chances of k options. */
export function uniform(k: number): Float64Array {
  return new Float64Array(k).fill(-Math.log(k));
}

/** Logarithms of chances proportional to weights that are not all 0. */
export function proportional(weights: readonly number[]): Float64Array {
  const total = weights.reduce((a, b) => a + b, 0);
  return Float64Array.from(weights, (weight) => Math.log(weight / total));
}
