import type { Check, Exercise } from '../types/exercise.ts';
import { sumPoints } from '../words/points.ts';

/**
 * The checks that students may see, and the points of those that they may not, as a fraction: of an exercise
 * that is here whole, and of a kit, which says what it lacks.
 */
export function visibleChecks({ checks, notShown = '0' }: Pick<Exercise, 'checks' | 'notShown'>): {
  readonly visible: readonly Check[];
  readonly notShown: string;
} {
  const hidden = checks.filter((check) => check.visibility !== 'student');
  return {
    visible: checks.filter((check) => check.visibility === 'student'),
    notShown: sumPoints([notShown, ...hidden.map(({ points }) => points)]).toFraction(),
  };
}
