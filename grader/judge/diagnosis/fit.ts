import { type Candidate, acceptedConventions, candidate, type Part, possibleParts } from './candidates.ts';
import type { Conventions } from '../../types/exercise.ts';
import { type Comparison, explains } from './explains.ts';
import { type GameAlgorithm, type OrderName, type Run, playRun } from './run.ts';

/** What a submission is compared with the bank by. */
export interface Bench {
  readonly algorithm: GameAlgorithm;
  readonly conventions: Conventions;
  readonly order: OrderName;
  readonly hasActions: boolean;
  readonly mostQuestions: number;
}

/** How many pairs of mistakes are tried, the most promising first. */
const MOST_PAIRS = 1_200;
/** Runs by which mistakes are ranked before they are paired: the smallest. */
const RANKING_RUNS = 24;
/** A second mistake rarely hides in a rare form of the first. */
const FORMS_IN_PAIRS = 3;

/** The largest leaf sets how far rounded expectations may lie apart. */
function comparison(bench: Bench, { anyTie, parts }: Candidate, { input }: Run): Comparison {
  const { algorithm, hasActions } = bench;
  let tolerance = 0;
  if ((algorithm === 'expectimax' || parts.some(({ mistake }) => mistake.rounds === true)) && input.game.name === 'tree') {
    for (const { value, evaluation } of input.game.tree.nodes) {
      for (const number of [value, evaluation]) if (number !== null && Number.isFinite(number)) tolerance = Math.max(tolerance, Math.abs(number) * 1e-9);
    }
  }
  return { tolerance, anyOrder: algorithm !== 'alpha-beta', anyTie, anyNumber: input.game.name !== 'tree', hasActions };
}

/** Whether a candidate does in every run what was seen. Runs of one instance must be together and in order. */
export function explainsAll(bench: Bench, one: Candidate, runs: readonly Run[]): boolean {
  let search = one.make();
  let instance = runs[0]?.instance;
  return runs.every((run) => {
    // What lives as long as a call is made anew with each; what lives as long as an instance, with each of those.
    if (!one.keepsState || run.instance !== instance) {
      search = one.make();
      instance = run.instance;
    }
    return explains(playRun(run, search, bench.order, bench.mostQuestions), run.seen, comparison(bench, one, run));
  });
}

/** The smallest suspects first, to be rid of most candidates soon; large games last, whatever came of them. */
export function inUsefulOrder(runs: readonly Run[]): Run[] {
  return runs.map((run, at) => ({ run, at })).sort((a, b) =>
    Number(isLarge(a.run)) - Number(isLarge(b.run)) || Number(b.run.isSuspect) - Number(a.run.isSuspect) || compare(a.run.size, b.run.size) || a.at - b.at).map(({ run }) => run);
}

const isLarge = ({ size }: Run): boolean => size > 300;

/** Two infinite sizes are equal. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

const fits = (bench: Bench, one: Candidate, runs: readonly Run[], sorted: readonly Run[]): boolean => explainsAll(bench, one, one.keepsState ? runs : sorted);

/** Whether some correct search does all that was seen. */
export function isCorrect(bench: Bench, runs: readonly Run[]): boolean {
  const sorted = inUsefulOrder(runs);
  return acceptedConventions(bench.algorithm, bench.conventions).some((convention) => explainsAll(bench, candidate(bench.algorithm, bench.conventions, convention, []), sorted));
}

/** Single mistakes that explain every run, in every form and under every convention in which they do. */
export function fittingSingles(bench: Bench, runs: readonly Run[]): Candidate[] {
  const { algorithm, conventions } = bench;
  return fitting(bench, runs, possibleParts(algorithm, conventions).map((part) => [part]), acceptedConventions(algorithm, conventions));
}

/** Pairs of mistakes that explain every run, where no single one does. */
export function fittingPairs(bench: Bench, runs: readonly Run[]): Candidate[] {
  return fitting(bench, runs, promisingPairs(bench, inUsefulOrder(runs).slice(0, RANKING_RUNS)), fewConventions(bench));
}

function fitting(bench: Bench, runs: readonly Run[], all: readonly (readonly Part[])[], accepted: ReturnType<typeof acceptedConventions>): Candidate[] {
  const sorted = inUsefulOrder(runs);
  return all.flatMap((parts) => accepted.map((convention) => candidate(bench.algorithm, bench.conventions, convention, parts)).filter((one) => fits(bench, one, runs, sorted)));
}

/** One convention for each way to cut: how values are returned hardly ever matters to a pair. */
function fewConventions({ algorithm, conventions }: Bench): ReturnType<typeof acceptedConventions> {
  const all = acceptedConventions(algorithm, conventions);
  return all.filter((one, at) => all.findIndex((other) => other.cut === one.cut) === at);
}

interface Ranked {
  readonly part: Part;
  /** Runs that it explains alone. */
  readonly explained: readonly boolean[];
}

/** Pairs by how many of the runs one or the other explains alone: what one hides, the other shows. */
function promisingPairs(bench: Bench, runs: readonly Run[]): (readonly [Part, Part])[] {
  const { algorithm, conventions } = bench;
  const bases = fewConventions(bench);
  const correct = explainedBy(bench, bases, [], runs);
  const ranked: Ranked[] = [];
  const perMistake = new Map<string, number>();
  const scored = possibleParts(algorithm, conventions).map((part): Ranked => ({ part, explained: explainedBy(bench, bases, [part], runs) }));
  const gain = ({ explained }: Ranked): number => explained.filter((yes, at) => yes && !correct[at]!).length;
  for (const one of scored.map((item, at) => ({ item, at })).sort((a, b) => gain(b.item) - gain(a.item) || a.at - b.at).map(({ item }) => item)) {
    const used = perMistake.get(one.part.mistake.id) ?? 0;
    if (used >= FORMS_IN_PAIRS) continue;
    perMistake.set(one.part.mistake.id, used + 1);
    ranked.push(one);
  }
  const pairs: { readonly pair: readonly [Part, Part]; readonly score: number }[] = [];
  ranked.forEach((a, i) => {
    for (const b of ranked.slice(i + 1)) {
      if (a.part.mistake.id === b.part.mistake.id) continue;
      const score = a.explained.filter((yes, at) => yes || b.explained[at] || correct[at]).length + (gain(a) > 0 && gain(b) > 0 ? 1 : 0);
      pairs.push({ pair: [a.part, b.part], score });
    }
  });
  return pairs.map((pair, at) => ({ ...pair, at })).sort((a, b) => b.score - a.score || a.at - b.at).slice(0, MOST_PAIRS).map(({ pair }) => pair);
}

function explainedBy(bench: Bench, bases: ReturnType<typeof acceptedConventions>, parts: readonly Part[], runs: readonly Run[]): boolean[] {
  const { algorithm, conventions } = bench;
  return runs.map((run) => bases.some((convention) => explainsAll(bench, candidate(algorithm, conventions, convention, parts), [run])));
}
