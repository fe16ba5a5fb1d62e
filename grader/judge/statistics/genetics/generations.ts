import { Random } from '../../../../reference/random.ts';
import { fitnessOf } from '../../../content/localProblem.ts';
import type { GeneticInput, Input } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart } from '../chart.ts';
import type { Family, FamilyOptions, Hypothesis } from '../family.ts';
import { FEATURE_VALUES, ManyWayBets } from '../manyWay.ts';
import { sameState } from '../neighbourhood.ts';
import { Process } from '../process.ts';
import { type Breeding, ChildChances, type Individual } from './likelihood.ts';
import { ELITISM, acceptedConventions, breedingMistakes, correctBreeding, type BreedingMistake, type Convention, type Setting } from './breedings.ts';
import { readGenerations } from './populations.ts';

const FEATURES = 2;
const LABELS = ['positions as in the fittest parent', 'positions as in another parent only', 'positions as in no parent'];

/**
 * Whole genetic runs: each child of each reported generation, by its chance given the population before it.
 *
 * The children of a generation are looked at in an order of our own, drawn without regard to them, since a submission
 * may sort its population. A child whose chance is 0 contradicts the convention.
 */
export function generationsFamily({ conventions, logThreshold }: FamilyOptions): Family {
  const accepted = acceptedConventions(conventions);
  const tests = accepted.map((convention) => new GenerationsTest(convention, accepted.length > 1, logThreshold));
  return {
    take(input: Input, observation: Observation): void {
      if (input.kind !== 'genetic') return;
      const [first, ...rest] = readGenerations(observation);
      if (first === undefined) return;
      const fitness = fitnessOf(input.fitness);
      const setting = settingOf(input, first);
      let parents = first;
      for (const [at, children] of rest.entries()) {
        if (parents.length === 0 || children.length !== parents.length) return; // a broken law
        const order = Random.seeded(input.seed * 1009 + at + 0x5eed).shuffle([...children]);
        const weights = parents.map(fitness);
        const chances = new ChildChances(parents);
        for (const test of tests) if (test.isPossible) test.take(parents, weights, order, setting, chances);
        parents = children;
      }
    },
    get hypotheses() {
      return tests.filter(({ isPossible }) => isPossible).map((test) => test.hypothesis);
    },
  };
}

function settingOf({ options, fitness }: GeneticInput, [individual]: readonly Individual[]): Setting {
  const values = fitness.name === 'n-queens' ? fitness.n : 2;
  return { n: individual!.length, values: Number(options['values'] ?? values), rate: Number(options['mutationRate'] ?? 0) };
}

class GenerationsTest {
  readonly #convention: Convention;
  readonly #mistakes: readonly BreedingMistake[];
  readonly #process: Process<ManyWayBets>;
  readonly #chart = new Chart(LABELS);
  readonly #logs: Float64Array;
  readonly #words: string;
  #isPossible = true;
  #child = 0;

  constructor(convention: Convention, isOneOfSeveral: boolean, logThreshold: number) {
    this.#convention = convention;
    this.#mistakes = breedingMistakes(convention);
    this.#process = new Process([...this.#mistakes, ELITISM], new ManyWayBets(FEATURES), logThreshold);
    this.#logs = new Float64Array(this.#mistakes.length + 1);
    const { cutRange, unit, draw } = convention;
    this.#words = isOneOfSeveral ? `cuts ${cutRange}, mutation of ${unit === 'individual' ? 'one position' : 'each position'}, ${draw === 'another' ? 'always to another value' : 'to any value'}` : '';
  }

  get isPossible(): boolean {
    return this.#isPossible;
  }

  get hypothesis(): Hypothesis {
    return { convention: this.#words, processes: [this.#process], binsOf: 'what children have', bins: this.#chart.bins, skipped: 0 };
  }

  take(parents: readonly Individual[], fitness: readonly number[], children: readonly Individual[], setting: Setting, chances: ChildChances): void {
    const correct = correctBreeding(this.#convention, setting, fitness);
    const mistaken = this.#mistakes.map((mistake) => mistake.breeding(correct, setting, fitness));
    const highest = fitness.reduce((a, b) => Math.max(a, b), -Infinity);
    const fittest = parents.filter((_, at) => fitness[at] === highest);
    let copies = 0;
    for (const child of children) {
      chances.compare(child);
      const p0 = chances.of(correct);
      if (!(p0 > 0)) {
        this.#isPossible = false;
        return;
      }
      for (let m = 0; m < mistaken.length; m += 1) this.#logs[m] = Math.log(chances.of(mistaken[m]!) / p0);
      this.#logs[this.#logs.length - 1] = 0;
      this.#process.known.update(this.#logs);
      this.#takePosition(parents, fittest, child, correct, setting);
      this.#process.decided(1, Math.log(p0));
      // Where the elite stands is as unknown as the order: any one child may be it, and each of the fittest.
      copies += fittest.filter((each) => sameState(each, child)).length / (fittest.length * children.length * p0);
    }
    this.#logs.fill(0);
    this.#logs[this.#logs.length - 1] = Math.log(copies);
    this.#process.known.update(this.#logs);
    this.#process.decided(0, 0);
  }

  /** One position of the child, another one each time, by itself: its chances can be listed, so that leanings show. */
  #takePosition(parents: readonly Individual[], fittest: readonly Individual[], child: Individual, { shares, mutation }: Breeding, { n, values }: Setting): void {
    const position = this.#child % n;
    this.#child += 1;
    const changed = mutation.unit === 'individual' ? mutation.chance / n : mutation.chance;
    const given = new Float64Array(values);
    parents.forEach((parent, at) => (given[parent[position]!]! += shares[at]!));
    // What the other values have is summed, not taken from 1, so that what cannot be is exactly 0.
    const p = given.map((share, value) => share * (1 - changed) + (given.reduce((sum, other, at) => (at === value ? sum : sum + other), 0) * changed) / (values - 1));
    const value = child[position]!;
    const kindOf = (each: number): number => (fittest.some((parent) => parent[position] === each) ? 0 : parents.some((parent) => parent[position] === each) ? 1 : 2);
    const expected = [0, 0, 0];
    p.forEach((chance, each) => (expected[kindOf(each)]! += chance));
    expected.forEach((share, bin) => share > 0 && this.#chart.count(bin, share, kindOf(value) === bin ? 1 : 0));
    if (p[value]! > 1 - 1e-12) return;
    const features = [
      Uint8Array.from(p, (_, each) => Math.min(FEATURE_VALUES - 1, each)),
      Uint8Array.from(p, (_, each) => kindOf(each)),
    ];
    this.#process.universal.update({ logP: p.map(Math.log), features }, [value]);
  }
}
