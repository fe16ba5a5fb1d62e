import { itemAt } from '../../../types/lookup.ts';
import { item, real } from '../elements.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import { fitnessOf } from '../../../content/localProblem.ts';
import type { Input } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart } from '../chart.ts';
import type { Family, FamilyOptions, Hypothesis } from '../family.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import { EchoBet } from '../echo.ts';
import { CaseBets } from '../caseBets.ts';
import { Choice } from '../choice.ts';
import { ManyWayBets, type ManyWayDecision } from '../manyWay.ts';
import { Process } from '../process.ts';
import {
  acceptedConventions,
  breedingBets,
  correctBreeding,
  generationBets,
  type BreedingBet,
  type Convention,
  type GenerationBets,
} from './breedings.ts';
import { EvenMutants } from './evenMutants.ts';
import { type Setting, settingOf } from './setting.ts';
import { OriginBets, OriginDecks } from './inOrder.ts';
import { OwnMates } from './ownMates.ts';
import type { Breeding } from './likelihood.ts';
import type { Litter } from './litter.ts';
import { LitterChances } from './litters.ts';
import { Generation, type Litters, type Mating, matingsOf, type Standing, standingsOf } from './standings.ts';
import { copiesOf, survivorsOf, twinRatio } from './wholeGeneration.ts';
import { readGenerations } from '../../../reading/generations.ts';

const FEATURES = 2;
const LABELS = [
  'positions as in the fittest parent',
  'positions as in another parent only',
  'positions as in no parent',
];

/**
 * Whole genetic runs: each litter of each reported generation, by its chance given the population before it.
 *
 * Where a mating gives one child, the children of a generation are looked at in an order of our own, drawn
 * without regard to them, since a submission may sort its population. Where it does not, they are taken to
 * stand where they were made, as pairs always are, and cuts and parents may not follow from those before. A
 * litter whose chance is 0 contradicts the convention, and so do children that are not sorted.
 */
export function generationsFamily(options: FamilyOptions): Family {
  const { conventions } = options;
  const accepted = acceptedConventions(conventions);
  const tests = accepted.flatMap((convention) =>
    matingsOf(conventions).flatMap((mating) =>
      standingsOf(mating, convention.keep).map(
        (standing) =>
          new GenerationsTest(convention, wordsFor(convention, mating, accepted), standing, options),
      ),
    ),
  );
  return {
    consume(input: Input, observation: Observation): void {
      if (input.kind !== 'genetic') return;
      const [first, ...all] = readGenerations(observation);
      if (first === undefined) return;
      // More than there may be break a law, and say nothing here.
      const rest = all.slice(0, Number(input.options['generations'] ?? all.length));
      const fitness = fitnessOf(input.fitness);
      const setting = settingOf(input, itemAt(first, 0).length);
      let [parents, weights] = [first, first.map(fitness)];
      for (const [at, children] of rest.entries()) {
        if (parents.length === 0 || children.length !== parents.length) return; // a broken law
        const theirs = children.map(fitness);
        const seed = options.current.seed * 1009 + at + 0x5eed;
        const generation = new Generation(parents, weights, children, theirs, seed);
        const chances = new LitterChances(parents);
        for (const test of tests) if (test.isPossible) test.consume(generation, setting, chances);
        [parents, weights] = [children, theirs];
      }
      leaveOut(tests, options.logThreshold);
    },
    get hypotheses() {
      return tests.filter(({ isPossible }) => isPossible).map(({ hypothesis }) => hypothesis);
    },
  };
}

/** Takes no further looks at ways that have failed twice over, while another is far from it. */
function leaveOut(tests: readonly GenerationsTest[], logThreshold: number): void {
  const open = tests.filter(({ isPossible }) => isPossible);
  if (!open.some(({ highest }) => highest < logThreshold / 2)) return;
  for (const test of open) if (test.highest > 2 * logThreshold) test.leaveOut();
}

/**
 * Says what sets a convention apart from the others that are accepted; that a mating gives one child goes
 * without saying.
 */
function wordsFor(
  { cross, unit, draw, select, keep }: Convention,
  mating: Mating,
  accepted: readonly Convention[],
): string {
  const isOpen = (of: (convention: Convention) => unknown): boolean => new Set(accepted.map(of)).size > 1;
  const breeding = [
    cross.words,
    `mutation of ${unit === 'individual' ? 'one position' : 'each position'}`,
    draw === 'another' ? 'always to another value' : 'to any value',
  ];
  return [
    ...(mating === 'pair' ? ['two children of each mating'] : []),
    ...(isOpen((one) => one.keep) ? [keep.words] : []),
    ...(isOpen((one) => one.select) ? [`selection ${select.words}`] : []),
    ...(isOpen((one) => `${one.cross.words} ${one.unit} ${one.draw}`) ? breeding : []),
  ].join(', ');
}

class GenerationsTest {
  readonly #convention: Convention;
  readonly #bets: readonly BreedingBet[];
  readonly #process: Process<CaseBets<ManyWayDecision>>;
  readonly #choice = new Choice(FEATURES);
  readonly #mutants = new EvenMutants();
  readonly #ownMates = new OwnMates();
  readonly #standing: Standing;
  readonly #origins: OriginBets | OriginDecks;
  readonly #chart = new Chart(LABELS);
  readonly #logs: Float64Array;
  readonly #words: string;
  readonly #whole: GenerationBets;
  #isPossible = true;
  #litter = 0;

  constructor(
    convention: Convention,
    words: string,
    standing: Standing,
    { conventions, logThreshold, current }: FamilyOptions,
  ) {
    this.#convention = convention;
    this.#words = words;
    this.#whole = generationBets(conventions);
    this.#standing = standing;
    this.#origins = standing.order === 'made' ? new OriginBets(current) : new OriginDecks();
    this.#bets = breedingBets(convention, conventions);
    const known = [
      ...this.#bets.map(({ mistake }) => mistake),
      ...this.#whole.elitism,
      ...this.#whole.twoChildren,
      ...this.#whole.survival.map(({ mistake }) => mistake),
    ];
    this.#process = new Process(known, new CaseBets(() => new ManyWayBets(FEATURES), current), logThreshold, [
      new EchoBet(current),
      // Of two children of a mating, either may be the mutant.
      ...(standing.mating === 'child' ? [this.#mutants, this.#ownMates] : []),
      this.#origins,
    ]);
    this.#logs = new Float64Array(known.length);
  }

  get isPossible(): boolean {
    return this.#isPossible;
  }

  /** Logarithm of the most evidence that there has been against it. */
  get highest(): number {
    return Math.max(this.#process.logE, this.#process.highest);
  }

  leaveOut(): void {
    this.#isPossible = false;
  }

  get hypothesis(): Hypothesis {
    return {
      convention: this.#words,
      processes: [this.#process],
      binsOf: 'what children have',
      bins: this.#chart.bins,
      skipped: 0,
    };
  }

  consume(generation: Generation, setting: Setting, chances: LitterChances): void {
    const found = generation.littersOf(this.#standing, this.#convention.keep);
    if (found === null) this.#isPossible = false;
    else if (found !== 'unknown') this.#consume(generation, found, setting, chances);
  }

  #consume(
    { parents, fitness }: Generation,
    { inOrder, shuffled: litters }: Litters,
    setting: Setting,
    chances: LitterChances,
  ): void {
    const correct = correctBreeding(this.#convention, setting, fitness);
    const mistaken = this.#bets.map(({ breeding }) => breeding(correct, setting, fitness));
    const highest = fitness.reduce((a, b) => Math.max(a, b), -Infinity);
    const fittest = parents.filter((_, at) => fitness[at] === highest);
    this.#logs.fill(0);
    const bred = litters.reduce((sum, { length }) => sum + length, 0);
    const { survival } = this.#whole;
    const survive = survivorsOf(
      parents,
      fitness,
      bred,
      survival.map(({ counts }) => counts(parents.length)),
    );
    let copies = 0;
    const mutated: number[] = [];
    const unmutated = { ...correct, mutation: { ...correct.mutation, chance: 0 } };
    for (const litter of litters) {
      chances.compare(litter);
      const p0 = chances.of(correct);
      if (!(p0 > 0)) {
        this.#isPossible = false;
        return;
      }
      for (let m = 0; m < mistaken.length; m += 1)
        this.#logs[m] = Math.log(chances.of(itemAt(mistaken, m)) / p0);
      const alone = chances.ofEach(correct);
      const surviving = alone.map((p, at) => survive(itemAt(litter, at), p));
      for (let m = 0; m < survival.length; m += 1) {
        // Two of one mating are not independent, so that one of them, either, is looked at.
        const ratio = alone.reduce((sum, p, at) => sum + item(itemAt(surviving, at), m) / p, 0);
        this.#logs[this.#logs.length - survival.length + m] = Math.log(ratio / litter.length);
      }
      this.#process.known.update(this.#logs);
      this.#takePosition(parents, fittest, litter, correct, setting);
      if (litter.length === 1) {
        mutated.push(Math.max(0, 1 - ((1 - correct.mutation.chance) * chances.of(unmutated)) / p0));
        this.#ownMates.update(parents, itemAt(litter, 0), correct, p0);
      }
      this.#process.echo?.update(() => litter.join(';'), Math.log(p0));
      this.#process.decided(litter.length, Math.log(p0));
      copies += copiesOf(fittest, litter, alone, bred);
    }
    if (correct.mutation.unit === 'individual' && mutated.length === bred)
      this.#mutants.update(mutated, correct.mutation.chance);
    this.#origins.update(this.#standing.order === 'made' ? inOrder : litters, correct, setting, chances);
    this.#logs.fill(0);
    const ratios = [
      ...this.#whole.elitism.map(() => copies),
      ...this.#whole.twoChildren.map(() => twinRatio(litters, correct, chances)),
    ];
    ratios.forEach((ratio, m) => (this.#logs[mistaken.length + m] = Math.log(ratio)));
    this.#process.known.update(this.#logs);
    this.#process.decided(0, 0);
  }

  /**
   * One position of one child of a litter, others each time, by itself: its chances can be listed, so that
   * leanings show. Two that are of one mating are no two choices, so the other child says nothing here.
   */
  #takePosition(
    parents: readonly Individual[],
    fittest: readonly Individual[],
    litter: Litter,
    { shares, mutation }: Breeding,
    { n, values }: Setting,
  ): void {
    const position = this.#litter % n;
    const child = itemAt(litter, Math.floor(this.#litter / n) % litter.length);
    this.#litter += 1;
    const changed = mutation.unit === 'individual' ? mutation.chance / n : mutation.chance;
    const given = new Float64Array(values);
    parents.forEach((parent, at) => (given[itemAt(parent, position)]! += item(shares, at)));
    // What the other values have is summed, not taken from 1, so that what cannot be is exactly 0.
    const p = given.map(
      (share, value) =>
        share * (1 - changed) +
        (given.reduce((sum, other, at) => (at === value ? sum : sum + other), 0) * changed) / (values - 1),
    );
    const value = item(child, position);
    const kindOf = (each: number): number =>
      fittest.some((parent) => parent[position] === each)
        ? 0
        : parents.some((parent) => parent[position] === each)
          ? 1
          : 2;
    const expected = [0, 0, 0];
    p.forEach((chance, each) => (expected[kindOf(each)]! += chance));
    expected.forEach(
      (share, bin) => share > 0 && this.#chart.count(bin, share, kindOf(value) === bin ? 1 : 0),
    );
    if (real(p, value) > 1 - 1e-12) return;
    const features = [
      Uint8Array.from(p, (_, each) => Math.min(FEATURE_VALUES - 1, each)),
      Uint8Array.from(p, (_, each) => kindOf(each)),
    ];
    this.#process.universal.update(this.#choice.read({ logP: p.map(Math.log), features }, [value]));
  }
}
