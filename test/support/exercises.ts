import type { Exercise } from '../../grader/types/exercise.ts';

/** An exercise without checks, for tests of what comes before checking. */
export function bareExercise(folder: string, changes: Partial<Exercise> = {}): Exercise {
  return {
    slug: 'alpha-beta',
    title: 'Alpha–beta pruning',
    folder,
    algorithm: 'alpha-beta',
    entry: 'alphaBeta',
    files: { javascript: 'alphaBeta.js', typescript: 'alphaBeta.ts' },
    languages: ['javascript', 'typescript'],
    conventions: {
      cut: ['strict', 'non-strict'],
      returns: ['fail-soft'],
      childOrder: 'any',
      generation: 'any',
      ties: 'any',
      rootResearch: 'allowed',
    },
    limits: { fuel: 1_000_000, calls: 1000, memoryMB: 64, outputKB: 64, wallSeconds: 20 },
    checks: [],
    mustCatch: [],
    handout: '',
    hash: '0'.repeat(64),
    ...changes,
  };
}
