import { DEFAULT_CONVENTIONS } from '../content/defaults.ts';
import { fitnessOf } from '../content/localProblem.ts';
import type { RunInput } from '../content/run.ts';
import { readLaws } from '../judge/checks/laws/laws.ts';
import { observeTrusted } from '../observe/host/observeTrusted.ts';
import { readGenerations } from '../reading/generations.ts';
import type { RunSubject } from '../subjects/subject.ts';
import { RUN_SUBJECTS } from '../subjects/subjects.ts';
import type { GenerationsEvidence, RunEvidence } from '../types/verdict.ts';
import { itemAt } from '../types/lookup.ts';

/** A correct search that was watched while it ran. */
export type WatchedRun =
  | { readonly kind: 'states'; readonly run: RunEvidence }
  | {
      readonly kind: 'populations';
      readonly populations: readonly (readonly (readonly number[])[])[];
      readonly fitness: (individual: readonly number[]) => number;
      readonly generations: GenerationsEvidence;
    };

/** Questions that a run may ask; a search that goes on is watched up to there. */
const MOST_CALLS = 200_000;

/** Searches that can make a run, the plainest first. */
export const searchesFor = (input: RunInput): readonly RunSubject[] =>
  RUN_SUBJECTS.filter(({ input: needs }) => {
    if (needs.kind !== input.kind) return false;
    if (needs.kind === 'part') return input.kind === 'part' && needs.part === input.part;
    return (
      needs.kind !== 'local' || needs.hasSchedule === (input.kind === 'local' && input.schedule !== undefined)
    );
  });

/** What a correct program of a search does on an input; null where it does nothing that can be drawn. */
export function watchedRun(subject: RunSubject, input: RunInput): WatchedRun | null {
  const observation = observeTrusted(itemAt(subject.variants, 0).load(), input, { calls: MOST_CALLS });
  const exercise = { algorithm: subject.name, conventions: DEFAULT_CONVENTIONS };
  const evidence = readLaws(exercise, input, observation)?.evidence(null);
  if (input.kind === 'genetic' && evidence?.kind === 'generations')
    return {
      kind: 'populations',
      populations: readGenerations(observation),
      fitness: fitnessOf(input.fitness),
      generations: evidence,
    };
  return evidence?.kind === 'run' ? { kind: 'states', run: evidence } : null;
}
