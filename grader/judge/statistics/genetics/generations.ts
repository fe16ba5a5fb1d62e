import { itemAt } from '../../../types/lookup.ts';
import { item, real } from '../elements.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import { Random } from '../../../../reference/random.ts';
import { fitnessOf } from '../../../content/localProblem.ts';
import type { GeneticInput, Input } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { Chart } from '../chart.ts';
import type { Family, FamilyOptions, Hypothesis } from '../family.ts';
import { FEATURE_VALUES } from '../../../reading/features.ts';
import { EchoBet } from '../echo.ts';
import { CaseBets } from '../caseBets.ts';
import { Choice } from '../choice.ts';
import { ManyWayBets, type ManyWayDecision } from '../manyWay.ts';
import { sameState } from '../../../reading/neighbourhood.ts';
import { Process } from '../process.ts';
import {
  ELITISM,
  SURVIVAL,
  TWO_CHILDREN,
  acceptedConventions,
  breedingBets,
  correctBreeding,
  type BreedingBet,
  type Convention,
  type Setting,
} from './breedings.ts';
import { EvenMutants } from './evenMutants.ts';
import { OriginBets, OriginDecks } from './inOrder.ts';
import { OwnMates } from './ownMates.ts';
import { type Order, ORDERS, ordersOf } from './orders.ts';
import type { Breeding } from './likelihood.ts';
import { type Litter, LitterChances, pairs, singles } from './litters.ts';
import { readGenerations } from '../../../reading/generations.ts';

const FEATURES = 2;
const LABELS = [
  'positions as in the fittest parent',
  'positions as in another parent only',
  'positions as in no parent',
];

/** What one mating gives: a child, or two that stand side by side. */
type Mating = 'child' | 'pair';

/** The children of a generation, by what one mating gives. */
interface Litters {
  readonly inOrder: readonly Litter[];
  /** In an order of our own. */
  readonly shuffled: readonly Litter[];
  readonly sorted: ReadonlySet<Order>;
}

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
  const matings: readonly Mating[] = conventions.twoChildren === 'not' ? ['child'] : ['child', 'pair'];
  const tests = accepted.flatMap((convention) =>
    matings.flatMap((mating) =>
      ORDERS.filter((order) => mating === 'child' || order === 'made').map((order) => ({
        mating,
        test: new GenerationsTest(
          convention,
          wordsFor(convention, mating, accepted),
          { mating, order, isTwoWrong: matings.length === 1 },
          options,
        ),
      })),
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
      const setting = settingOf(input, first);
      let [parents, weights] = [first, first.map(fitness)];
      for (const [at, children] of rest.entries()) {
        if (parents.length === 0 || children.length !== parents.length) return; // a broken law
        const theirs = children.map(fitness);
        const sorted = ordersOf(children, theirs);
        const shuffled = Random.seeded(options.current.seed * 1009 + at + 0x5eed).shuffle([...children]);
        const two = pairs(children);
        const litters = {
          child: { inOrder: singles(children), shuffled: singles(shuffled), sorted },
          pair: { inOrder: two, shuffled: two, sorted },
        };
        const chances = new LitterChances(parents);
        for (const { mating, test } of tests)
          if (test.isPossible) test.consume(parents, weights, litters[mating], setting, chances);
        [parents, weights] = [children, theirs];
      }
    },
    get hypotheses() {
      return tests.filter(({ test }) => test.isPossible).map(({ test }) => test.hypothesis);
    },
  };
}

/**
 * Says what sets a convention apart from the others that are accepted; that a mating gives one child goes
 * without saying.
 */
function wordsFor(
  { cutRange, unit, draw, select }: Convention,
  mating: Mating,
  accepted: readonly Convention[],
): string {
  const isOpen = (of: (convention: Convention) => unknown): boolean => new Set(accepted.map(of)).size > 1;
  const breeding = [
    `cuts ${cutRange}`,
    `mutation of ${unit === 'individual' ? 'one position' : 'each position'}`,
    draw === 'another' ? 'always to another value' : 'to any value',
  ];
  return [
    ...(mating === 'pair' ? ['two children of each mating'] : []),
    ...(isOpen((one) => one.select) ? [`selection ${select.words}`] : []),
    ...(isOpen((one) => `${one.cutRange} ${one.unit} ${one.draw}`) ? breeding : []),
  ].join(', ');
}

function settingOf({ options, fitness }: GeneticInput, [individual]: readonly Individual[]): Setting {
  const values = fitness.name === 'n-queens' ? fitness.n : 2;
  return {
    n: individual!.length,
    values: Number(options['values'] ?? values),
    rate: Number(options['mutationRate'] ?? 0),
  };
}

/**
 * The chance of a child if a share of a generation are the fittest parents, and each share is as likely; `p`
 * is its chance if it was bred.
 */
function survivorsOf(
  parents: readonly Individual[],
  fitness: readonly number[],
  shares: readonly number[],
): (child: Individual, p: number) => number {
  const order = parents.map((_, at) => at).sort((a, b) => item(fitness, b) - item(fitness, a));
  const kept = shares.map((share) => Math.ceil(share * parents.length));
  return (child, p) => {
    const places = order.flatMap((at, place) => (sameState(itemAt(parents, at), child) ? [place] : []));
    const chances = kept.map((most) => {
      const copies = places.filter((place) => place < most).length;
      return (copies + (parents.length - most) * p) / parents.length;
    });
    return chances.reduce((sum, each) => sum + each, 0) / chances.length;
  };
}

class GenerationsTest {
  readonly #convention: Convention;
  readonly #bets: readonly BreedingBet[];
  readonly #process: Process<CaseBets<ManyWayDecision>>;
  readonly #choice = new Choice(FEATURES);
  readonly #mutants = new EvenMutants();
  readonly #ownMates = new OwnMates();
  readonly #order: Order;
  readonly #origins: OriginBets | OriginDecks;
  readonly #chart = new Chart(LABELS);
  readonly #logs: Float64Array;
  readonly #words: string;
  readonly #isTwoWrong: boolean;
  #isPossible = true;
  #litter = 0;

  constructor(
    convention: Convention,
    words: string,
    {
      mating,
      order,
      isTwoWrong,
    }: {
      readonly mating: Mating;
      readonly order: Order;
      readonly isTwoWrong: boolean;
    },
    { conventions, logThreshold, current }: FamilyOptions,
  ) {
    this.#convention = convention;
    this.#words = words;
    this.#isTwoWrong = isTwoWrong;
    this.#order = order;
    this.#origins = order === 'made' ? new OriginBets(current) : new OriginDecks();
    this.#bets = breedingBets(convention, conventions);
    const known = [
      ...this.#bets.map(({ mistake }) => mistake),
      ...ELITISM,
      ...(isTwoWrong ? TWO_CHILDREN : []),
      ...SURVIVAL.map(({ mistake }) => mistake),
    ];
    this.#process = new Process(known, new CaseBets(() => new ManyWayBets(FEATURES), current), logThreshold, [
      new EchoBet(current),
      // Of two children of a mating, either may be the mutant.
      ...(mating === 'child' ? [this.#mutants, this.#ownMates] : []),
      this.#origins,
    ]);
    this.#logs = new Float64Array(known.length);
  }

  get isPossible(): boolean {
    return this.#isPossible;
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

  consume(
    parents: readonly Individual[],
    fitness: readonly number[],
    { inOrder, shuffled: litters, sorted }: Litters,
    setting: Setting,
    chances: LitterChances,
  ): void {
    if (!sorted.has(this.#order)) {
      this.#isPossible = false;
      return;
    }
    const correct = correctBreeding(this.#convention, setting, fitness);
    const mistaken = this.#bets.map(({ breeding }) => breeding(correct, setting, fitness));
    const highest = fitness.reduce((a, b) => Math.max(a, b), -Infinity);
    const fittest = parents.filter((_, at) => fitness[at] === highest);
    this.#logs.fill(0);
    const survivals = SURVIVAL.map(({ shares }) => survivorsOf(parents, fitness, shares));
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
      survivals.forEach((survive, m) => {
        const among = this.#logs.length - survivals.length + m;
        this.#logs[among] = alone.reduce(
          (sum, p, at) => sum + Math.log(survive(itemAt(litter, at), p) / p),
          0,
        );
      });
      this.#process.known.update(this.#logs);
      this.#takePosition(parents, fittest, litter, correct, setting);
      if (litter.length === 1) {
        mutated.push(Math.max(0, 1 - ((1 - correct.mutation.chance) * chances.of(unmutated)) / p0));
        this.#ownMates.update(parents, itemAt(litter, 0), correct, p0);
      }
      this.#process.echo?.update(() => litter.join(';'), Math.log(p0));
      this.#process.decided(litter.length, Math.log(p0));
      copies += copiesOf(fittest, litter, alone, parents.length);
    }
    if (correct.mutation.unit === 'individual' && mutated.length === parents.length)
      this.#mutants.update(mutated, correct.mutation.chance);
    this.#origins.update(this.#order === 'made' ? inOrder : litters, correct, setting, chances);
    this.#logs.fill(0);
    this.#logs[mistaken.length] = Math.log(copies);
    if (this.#isTwoWrong) this.#logs[mistaken.length + 1] = Math.log(twinRatio(litters, correct, chances));
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

/**
 * How much likelier a generation is if one mating gave two of its children, whichever they are: the mean over
 * all pairs, as their places are unknown.
 */
function twinRatio(litters: readonly Litter[], correct: Breeding, chances: LitterChances): number {
  const children = litters.flat();
  const alone = children.map((child) => {
    chances.compare([child]);
    return chances.of(correct);
  });
  let sum = 0;
  for (let a = 1; a < children.length; a += 1) {
    for (let b = 0; b < a; b += 1) {
      chances.compare([itemAt(children, a), itemAt(children, b)]);
      sum += chances.of(correct) / (item(alone, a) * item(alone, b));
    }
  }
  return children.length < 2 ? 1 : sum / ((children.length * (children.length - 1)) / 2);
}

/**
 * How much likelier a litter is with the elite in it. Where that stands is as unknown as the order: any one
 * child may be it, and each of the fittest; `alone` are their chances, `all` how many there are.
 */
function copiesOf(
  fittest: readonly Individual[],
  litter: Litter,
  alone: readonly number[],
  all: number,
): number {
  return alone.reduce((sum, p, at) => {
    const like = fittest.filter((each) => sameState(each, itemAt(litter, at)));
    return sum + like.length / (fittest.length * all * p);
  }, 0);
}
