import { DEFAULT_CONVENTIONS } from '../content/defaults.ts';
import { localProblem } from '../content/localProblem.ts';
import { readLaws } from '../judge/checks/laws/laws.ts';
import { observeTrusted } from '../observe/host/observeTrusted.ts';
import { readGenerations } from '../reading/generations.ts';
import { sameState } from '../reading/neighbourhood.ts';
import { type CorrectRun, groupsOf } from '../steps/runs/runData.ts';
import { RUN_SUBJECTS } from '../subjects/subjects.ts';
import type { RunSubject } from '../subjects/subject.ts';
import type { GeneticInput, LocalInput } from '../types/input.ts';
import { itemAt } from '../types/lookup.ts';
import type { GenerationsEvidence, RunEvidence } from '../types/verdict.ts';
import { guided } from './guided.ts';

/** Questions of a correct run: it is watched up to there. */
const MOST_CALLS = 50_000;
/** Steps of it that are shown. */
const MOST_STEPS = 200;

const subjectOf = (algorithm: string): RunSubject | undefined =>
  RUN_SUBJECTS.find(({ name }) => name === algorithm);

/** A correct run that does as a faulty one does up to where that breaks the law; null where none is known. */
export function correctRun(run: RunEvidence): CorrectRun | null {
  const { search, brokenAt, problem, seed, states } = run;
  const subject = search === undefined ? undefined : subjectOf(search.algorithm);
  if (search === undefined || subject === undefined || brokenAt === undefined) return null;
  // Results do not hold the states of an own problem.
  if (problem.name === 'module') return null;
  if (run.beams !== undefined) return dueBeam(run, brokenAt);
  const { options, schedule } = search;
  const input: LocalInput = {
    kind: 'local',
    problem,
    seed,
    options,
    ...(schedule === undefined ? {} : { schedule }),
  };
  const program = guided(itemAt(subject.variants, 0).load(), run);
  const observation = observeTrusted(program, input, { calls: MOST_CALLS });
  const exercise = { algorithm: subject.name, conventions: DEFAULT_CONVENTIONS };
  const evidence = readLaws(exercise, input, observation)?.evidence(null);
  if (evidence?.kind !== 'run') return null;
  const differs = evidence.states.findIndex((state, at) => {
    const own = states[at];
    return own === undefined || !sameState(own, state);
  });
  const parts = differs < 0 ? evidence.states.length : differs;
  // One that parts before is right in another way, and tells nothing.
  if (parts < brokenAt || parts === 0 || (differs < 0 && states.length === evidence.states.length))
    return null;
  return { from: parts - 1, run: from(evidence, parts - 1) };
}

/** What is left of a run from a place on. */
function from(run: RunEvidence, place: number): RunEvidence {
  const own = <T>(list: readonly T[]): readonly T[] => list.slice(place, place + MOST_STEPS);
  const { temperatures, drawn, rejected, starts } = run;
  return {
    kind: 'run',
    problem: run.problem,
    seed: run.seed,
    states: own(run.states),
    values: own(run.values),
    ...(temperatures === undefined ? {} : { temperatures: own(temperatures) }),
    ...(drawn === undefined ? {} : { drawn: own(drawn) }),
    ...(rejected === undefined
      ? {}
      : {
          rejected: rejected
            .filter(({ at }) => at >= place && at < place + MOST_STEPS)
            .map((each) => ({ ...each, at: each.at - place })),
        }),
    ...(starts === undefined ? {} : { starts: starts.filter((at) => at > place).map((at) => at - place) }),
  };
}

/** The beam that was due where another is: the best successors of the one before, its own where they tie. */
function dueBeam(run: RunEvidence, brokenAt: number): CorrectRun | null {
  const { problem: spec, states, values, beams = [], search } = run;
  const groups = groupsOf(beams);
  const at = groups.findIndex(({ from: begin, to }) => brokenAt >= begin && brokenAt < to);
  if (at < 1) return null;
  const k = Number(search?.options['k'] ?? 1);
  const [before, own] = [itemAt(groups, at - 1), itemAt(groups, at)];
  const problem = localProblem(spec);
  const parents = states.slice(before.from, before.to);
  const mine = new Set(states.slice(own.from, own.to).map((state) => state.join()));
  const successors = new Map<string, { readonly state: readonly number[]; readonly value: number }>();
  for (const parent of parents)
    for (const state of problem.neighbours([...parent]))
      successors.set(state.join(), { state, value: problem.value(state) });
  const preference = (state: readonly number[]): number => (mine.has(state.join()) ? 1 : 0);
  const due = [...successors.values()]
    .sort((a, b) => b.value - a.value || preference(b.state) - preference(a.state))
    .slice(0, k);
  if (due.every(({ state }) => mine.has(state.join()))) return null;
  return {
    from: at - 1,
    run: {
      kind: 'run',
      problem: spec,
      seed: run.seed,
      states: [...parents, ...due.map(({ state }) => state)],
      values: [...values.slice(before.from, before.to), ...due.map(({ value }) => value)],
      beams: [...parents.map(() => 0), ...due.map(() => 1)],
    },
  };
}

/** Correct generations from the last population that keeps the laws on; null where it was to end there. */
export function correctGenerations(run: GenerationsEvidence): GenerationsEvidence['populations'] | null {
  const { search, populations, brokenAt = 0, problem, seed, generations } = run;
  const subject = search === undefined ? undefined : subjectOf(search.algorithm);
  const parents = populations?.members[brokenAt - 1 - populations.from];
  if (search === undefined || subject === undefined || parents === undefined) return null;
  const left = Number(search.options['generations'] ?? 0) - (brokenAt - 1);
  const isFit = (generations[brokenAt - 1]?.best ?? 0) >= Number(search.options['fitEnough'] ?? Infinity);
  if (left < 1 || (brokenAt > 1 && isFit)) return null;
  const input: GeneticInput = {
    kind: 'genetic',
    population: parents,
    fitness: problem as GeneticInput['fitness'],
    options: { ...search.options, generations: left },
    seed,
  };
  const observation = observeTrusted(itemAt(subject.variants, 0).load(), input, { calls: MOST_CALLS });
  return { from: brokenAt - 1, members: readGenerations(observation).slice(0, MOST_CORRECT) };
}

/** Correct generations that are shown, the parents among them. */
const MOST_CORRECT = 4;
