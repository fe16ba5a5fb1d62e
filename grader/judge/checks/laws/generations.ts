import type { Individual } from '../../../../reference/local/genetics.ts';
import { fitnessOf } from '../../../content/localProblem.ts';
import { type Conventions } from '../../../types/exercise.ts';
import type { GeneticInput } from '../../../types/input.ts';
import type { GenerationsEvidence } from '../../../types/verdict.ts';
import type { Observation } from '../../../types/observation.ts';
import { readAsked } from '../../../reading/localRun.ts';
import { acceptedConventions } from '../../statistics/genetics/breedings.ts';
import { settingOf } from '../../statistics/genetics/setting.ts';
import { LitterChances } from '../../statistics/genetics/litters.ts';
import { readGenerations } from '../../../reading/generations.ts';
import { countDifferent, sameState } from '../../../reading/neighbourhood.ts';
import type { Broken, Reading } from './broken.ts';
import { brokenAnswer, brokenEnd } from './generationEnds.ts';
import { Copies } from './copies.ts';
import { OpenWay } from './openWay.ts';
import { type GeneticRun, fittest } from './geneticRun.ts';
import { itemAt, lastOf } from '../../../types/lookup.ts';

/**
 * The laws of a whole genetic algorithm (figure 4.8): every generation is reported and as large as the first,
 * each child can come from two parents, a cut and a mutation, it ends when an individual is fit enough or
 * after so many generations, and the fittest is returned.
 */
export function readGenetic(
  input: GeneticInput,
  observation: Observation,
  conventions: Conventions,
): Reading {
  const generations = readGenerations(observation);
  const fitness = fitnessOf(input.fitness);
  const run: GeneticRun = { input, observation, conventions, generations, fitness };
  const isFinished = observation.outcome.kind === 'returned';
  const population = brokenPopulation(run, isFinished);
  const child = brokenChild(run);
  const broken = [
    population,
    child,
    drawsNothing(run),
    isFinished ? brokenEnd(run) : null,
    isFinished ? brokenAnswer(run) : null,
  ].filter((each) => each !== null);
  const last = lastOf(generations);
  const best = fittest(run, last);
  return {
    neverBegan: generations.length < 2 ? population : child?.remark.code === 'only-copies' ? child : null,
    broken,
    summary: {
      code: 'bred',
      args: { generations: generations.length - 1, size: last.length, best: fitness(best) },
    },
    expected: [...best],
    evidence: (shown) => ({
      kind: 'generations',
      problem: input.fitness,
      seed: input.seed,
      generations: generations.map((members) => summarise(members, fitness)),
      fittest: best,
      ...populationsOf(generations, shown?.at),
      ...(observation.outcome.kind === 'returned' ? { returned: observation.outcome.value } : {}),
      ...(shown?.at === undefined ? {} : { brokenAt: shown.at }),
    }),
  };
}

/** Numbers in all individuals that a picture of them is drawn from; and more than these are not played. */
const MOST_NUMBERS = 6_000;

/** The first generations, as many as there is room for; from before the broken one on, if it is later. */
function populationsOf(
  generations: GeneticRun['generations'],
  brokenAt: number | undefined,
): Pick<GenerationsEvidence, 'populations'> {
  const sizes = generations.map((members) => members.reduce((sum, { length }) => sum + length, 0));
  const until = (from: number): number => {
    let [room, at] = [MOST_NUMBERS, from];
    while (at < sizes.length && (room -= itemAt(sizes, at)) >= 0) at += 1;
    return at;
  };
  const needed = brokenAt ?? 0;
  const from = until(0) > needed ? 0 : Math.max(0, needed - 1);
  const to = until(from);
  return to > needed ? { populations: { from, members: generations.slice(from, to) } } : {};
}

/** A generation in numbers. */
export function summarise(
  members: readonly Individual[],
  fitness: GeneticRun['fitness'],
): { size: number; best: number; mean: number; worst: number; different: number } {
  const values = members.map(fitness);
  const mean = values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
  return {
    size: members.length,
    best: values.reduce((a, b) => Math.max(a, b), 0),
    mean,
    worst: values.reduce((a, b) => Math.min(a, b), values[0] ?? 0),
    different: countDifferent(members),
  };
}

function brokenPopulation({ generations, observation }: GeneticRun, isFinished: boolean): Broken | null {
  const size = observation.population?.length ?? 0;
  const wrong = generations.findIndex((members) => members.length !== size);
  if (wrong >= 0) {
    return {
      law: 'population',
      at: wrong,
      remark: {
        code: 'population-changed-size',
        args: { generation: wrong, members: itemAt(generations, wrong).length, size },
      },
      expected: size,
    };
  }
  if (generations.length > 1 || !isFinished) return null;
  return {
    law: 'population',
    remark: { code: 'never-reported-generation', args: {} },
    expected: null,
  };
}

/** A child that no accepted way of breeding can give, or generations that no one way gives together. */
function brokenChild({ input, conventions, generations, fitness }: GeneticRun): Broken | null {
  const [first] = generations;
  const setting = settingOf(input, first?.[0]?.length ?? 0);
  const most = Number(input.options['generations'] ?? Infinity);
  let open = acceptedConventions(conventions);
  const copies = new Copies();
  for (let at = 1; at < generations.length; at += 1) {
    const [parents, children] = [itemAt(generations, at - 1), itemAt(generations, at)];
    // A generation of another size, and one too many, break laws of their own.
    if (parents.length === 0 || children.length !== parents.length || at > most) return null;
    const weights = parents.map(fitness);
    const ways = open.map((convention) => new OpenWay(convention, setting, parents, weights));
    const chances = new LitterChances(parents);
    for (const child of children) {
      chances.compare([child]);
      const isOpen = ways.map((way) => way.take(child, chances));
      if (isOpen.some(Boolean)) continue;
      const isCopy = parents.some((parent) => sameState(parent, child));
      return {
        law: 'child',
        at,
        remark: { code: 'impossible-child', args: { generation: at, child, isCopy } },
        expected: null,
      };
    }
    const left = ways.filter((way) => way.holds(children));
    if (left.length === 0)
      return { law: 'child', at, remark: { code: 'elite-lost', args: { generation: at } }, expected: null };
    copies.take(parents, children, ways, chances);
    open = left.map(({ convention }) => convention);
  }
  return copies.broken();
}

/** Equal parents without a mutation can have no other children than themselves. */
function drawsNothing({ input, observation, generations }: GeneticRun): Broken | null {
  const canDiffer =
    countDifferent(itemAt(generations, 0)) > 1 || Number(input.options['mutationRate'] ?? 0) > 0;
  if (generations.length < 2 || !canDiffer || readAsked(observation).some(({ op }) => op.startsWith('draw-')))
    return null;
  return {
    law: 'stream',
    at: 1,
    remark: { code: 'bred-without-drawing', args: {} },
    expected: null,
  };
}
