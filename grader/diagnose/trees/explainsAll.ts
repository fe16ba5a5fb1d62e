import type { Search } from '../../../mistakes/skeletons/adversarial.ts';
import { prunes, weighsChance } from '../../subjects/subjects.ts';
import type { CandidateSearch } from './candidateSearch.ts';
import type { DiagnosisContext } from './context.ts';
import { type Comparison, explains } from './explains.ts';
import { type SearchRun, simulate, simulateUnlessOther } from './searchRun.ts';

/** Rounded expectations may differ by this share of the largest leaf. */
const RELATIVE_TOLERANCE = 1e-9;

/** How strictly one run is held to a candidate. */
function comparisonFor(
  context: DiagnosisContext,
  { anyTie, faults }: CandidateSearch,
  { input, unrolled }: SearchRun,
): Comparison {
  const { algorithm } = context;
  const rounds = weighsChance({ algorithm }) || faults.some(({ mistake }) => mistake.rounds === true);
  const actions = unrolled.game.actions(0);
  return {
    tolerance: rounds ? toleranceFor(input) : 0,
    anyOrder: !prunes({ algorithm }),
    anyTie,
    anyNumber: input.game.name !== 'tree',
    // Where chance moves first, any action is as good as none.
    hasActions: context.hasActions && unrolled.game.player(0) !== 'chance',
    isIllegalAction: (action) => input.agents !== undefined && !actions.includes(action),
  };
}

function toleranceFor({ game }: SearchRun['input']): number {
  if (game.name !== 'tree') return 0;
  let tolerance = 0;
  for (const { value, evaluation } of game.tree.nodes) {
    for (const number of [value, evaluation])
      if (number !== null && Number.isFinite(number))
        tolerance = Math.max(tolerance, Math.abs(number) * RELATIVE_TOLERANCE);
  }
  return tolerance;
}

/**
 * Whether a candidate does in every run what was seen. Runs of one instance must be together and in order.
 * Where there is no other agent, code often has a branch of its own, so that what is wrong elsewhere may be
 * right there.
 */
export function explainsAll(
  context: DiagnosisContext,
  candidate: CandidateSearch,
  runs: readonly SearchRun[],
): boolean {
  let search = candidate.make();
  let instance = runs[0]?.instance;
  return runs.every((run) => {
    // State that is kept between calls lives as long as an instance; all other is made anew for each call.
    if (!candidate.keepsState || run.instance !== instance) {
      search = candidate.make();
      instance = run.instance;
    }
    const doesTheSame = (made: Search): boolean => {
      const { order, mostQuestions, algorithm } = context;
      const known = simulateUnlessOther(run, made, order, mostQuestions, !prunes({ algorithm }));
      return known !== null && explains(known, run.seen, comparisonFor(context, candidate, run));
    };
    return doesTheSame(search) || (run.input.agents === 1 && doesTheSame(candidate.correct()));
  });
}

/**
 * Whether a candidate predicts at least half of what a correct search would not have done. One that has
 * nothing to choose by explains any action, and so says nothing of why.
 */
export function predictsFailure(
  context: DiagnosisContext,
  candidate: CandidateSearch,
  runs: readonly SearchRun[],
): boolean {
  const simulated = (run: SearchRun, search: Search): ReturnType<typeof simulate> =>
    simulate(run, search, context.order, context.mostQuestions);
  const wrong = runs.filter(
    (run) =>
      run.isSuspect &&
      !explains(simulated(run, candidate.correct()), run.seen, comparisonFor(context, candidate, run)),
  );
  const predicted = wrong.filter((run) => {
    const faulty = simulated(run, candidate.make());
    return (
      (!faulty.isUnset || faulty.outcome !== 'returned') &&
      !explains(faulty, simulated(run, candidate.correct()), comparisonFor(context, candidate, run))
    );
  });
  return 2 * predicted.length >= wrong.length;
}

/**
 * The smallest suspects first, to be rid of most candidates soon; large games last, whatever came of them.
 */
export function mostInformativeFirst(runs: readonly SearchRun[]): SearchRun[] {
  return runs
    .map((run, at) => ({ run, at }))
    .sort(
      (a, b) =>
        Number(isLarge(a.run)) - Number(isLarge(b.run)) ||
        Number(b.run.isSuspect) - Number(a.run.isSuspect) ||
        compare(a.run.size, b.run.size) ||
        a.at - b.at,
    )
    .map(({ run }) => run);
}

const isLarge = ({ size }: SearchRun): boolean => size > 300;

/** Two infinite sizes are equal. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
