import { observeTrusted } from '../../../../grader/observe/host/observeTrusted.ts';
import type { Exercise } from '../../../../grader/types/exercise.ts';
import type { Observation } from '../../../../grader/types/observation.ts';
import type { RunSubject } from '../../../../grader/subjects/subject.ts';
import { runSubjectOf } from '../../../../grader/subjects/subjects.ts';
import { programWith, replaceBoth } from '../../../../mistakes/local/runMistake.ts';
import type { FaultyLocal } from './faultyLocalSearches.ts';
import { ANNEAL } from './local/annealing.ts';
import { CLIMB } from './local/climbing.ts';
import { GENETIC } from './local/genetic.ts';
import type { FaultySearchKind } from './local/kind.ts';
import { BEAM, RESTART } from './local/manyStarts.ts';
import { FIRST_CHOICE, STOCHASTIC } from './local/uphill.ts';

/** A submission with two faults. `is`: the names that say both. */
export interface FaultyPair extends FaultyLocal {
  readonly halves: readonly (readonly string[])[];
}

const KINDS: readonly FaultySearchKind[] = [CLIMB, ANNEAL, STOCHASTIC, FIRST_CHOICE, RESTART, BEAM, GENETIC];

type Program = { load(): (...args: never[]) => unknown };
const programOf = (exercise: string, ids: readonly string[]): RunSubject['mistakes'][number] =>
  runSubjectOf({ algorithm: exercise })!.mistakes.find(({ id }) => id === ids[0])!;

/** Both faults in the bank, at once. */
function bothOf({ exercise, halves: [one, other] }: Pick<FaultyPair, 'exercise' | 'halves'>): Program | null {
  const both = replaceBoth(programOf(exercise, one!).replaces, programOf(exercise, other!).replaces);
  return both === null ? null : { load: () => programWith(both) };
}

function pairsOf({ exercise, right, styles, faults }: FaultySearchKind): FaultyPair[] {
  const known = faults.filter(([expected]) => expected !== '-');
  return known
    .flatMap(([one, x], i) =>
      known
        .slice(i + 1)
        .filter(([, y]) => Object.keys(x).every((slot) => !(slot in y)))
        .map(([other, y], j): FaultyPair => {
          const halves = [one.split(','), other.split(',')] as const;
          const style = (i + j) % styles.length;
          return {
            exercise,
            halves,
            name: `${exercise}, style ${style + 1}: ${one} and ${other}`,
            text: styles[style]!({ ...right, ...x, ...y }),
            expected: halves[0].flatMap((a) => halves[1].map((b) => [a, b].sort().join('+'))),
          };
        }),
    )
    .filter((pair) => bothOf(pair) !== null);
}

/** Any two faults that lie in different places, as text and in the bank. */
export const FAULTY_LOCAL_PAIRS: readonly FaultyPair[] = KINDS.flatMap(pairsOf);

/**
 * Single mistakes that come to the same on every input of the exercise, from the same draws: one fault may
 * hide the other.
 */
export function comesTo(pair: FaultyPair, { checks }: Exercise): string[] {
  const both = bothOf(pair)!;
  const inputs = checks
    .flatMap(({ cases }) => cases.flatMap((each) => each.inputs.slice(0, 2)))
    .filter((input) => input.kind !== 'game');
  const did = (program: Program, input: (typeof inputs)[number]): string =>
    withoutDraws(observeTrusted(program.load(), input, { calls: 2_000 }));
  const seen = inputs.map((input) => did(both, input));
  return runSubjectOf({ algorithm: pair.exercise })!
    .mistakes.filter((mistake) => inputs.every((input, at) => did(mistake, input) === seen[at]))
    .map(({ id }) => id);
}

/** What was asked, but for draws, whose first number is past those of questions. */
const withoutDraws = ({ outcome, points }: Observation): string => JSON.stringify([outcome, points]);
