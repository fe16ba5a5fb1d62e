import type { Exercise } from '../types/exercise.ts';

/** Whether some check is a test of chances. */
export const isJudgedByChance = ({ checks }: Pick<Exercise, 'checks'>): boolean =>
  checks.some(({ kind }) => kind === 'evidence');
