import type { RunReading } from '../../../subjects/subject.ts';
import { runSubjectOf } from '../../../subjects/subjects.ts';
import type { Conventions, Exercise, Law } from '../../../types/exercise.ts';
import type { Input } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import { type LocalRun, readLocalRun } from '../../../reading/localRun.ts';
import { readAnnealing } from './annealing.ts';
import { readBeam } from './beam.ts';
import type { Broken, Reading } from './broken.ts';
import { readClimb } from './climbs.ts';
import { readGenetic } from './generations.ts';
import { readPart } from './parts.ts';
import { readRestarts } from './restarts.ts';

/**
 * Holds a run against the laws of its algorithm: what a correct one does on every run, whatever it draws.
 *
 * Takes runs that began, finished or not. Null for an input that the algorithm has no laws for.
 */
export function readLaws(
  { algorithm, conventions }: Pick<Exercise, 'algorithm' | 'conventions'>,
  input: Input,
  observation: Observation,
): Reading | null {
  switch (input.kind) {
    case 'part':
      return readPart(input, observation, conventions);
    case 'genetic':
      return readGenetic(input, observation, conventions);
    case 'local': {
      const how = runSubjectOf({ algorithm })?.reading;
      return how === undefined ? null : readLocal(how, readLocalRun(input, observation), conventions);
    }
    case 'game':
      return null;
  }
}

function readLocal(how: RunReading, run: LocalRun, conventions: Conventions): Reading | null {
  switch (how.as) {
    case 'climb':
      return readClimb(run, how.enters);
    case 'restarts':
      return readRestarts(run, conventions);
    case 'anneal':
      return readAnnealing(run, conventions);
    case 'beam':
      return readBeam(run, conventions);
    case 'part':
    case 'generations':
      return null;
  }
}

/** The first broken law among those asked for; null asks for all. A run that never began breaks each. */
export function firstBroken({ neverBegan, broken }: Reading, laws: readonly Law[] | null): Broken | null {
  return neverBegan ?? broken.find(({ law }) => laws === null || laws.includes(law)) ?? null;
}

/** The first law that a run breaks; null if none, or if it never began. */
export function findBrokenLaw(
  exercise: Pick<Exercise, 'algorithm' | 'conventions'>,
  input: Input,
  observation: Observation,
  laws: readonly Law[] | null,
): Broken | null {
  if (observation.points.length === 0) return null;
  const reading = readLaws(exercise, input, observation);
  return reading === null ? null : firstBroken(reading, laws);
}
