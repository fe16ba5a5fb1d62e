import { loadExercise as loadWith } from '../../content/exercise.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { Result } from '../../types/result.ts';
import { createEngines } from '../sandbox/engines.ts';
import { openModules } from './openModules.ts';

/**
 * Loads an exercise with everything that its checks need, by its slug or the path of its folder. Modules of
 * its author's are run in a sandbox, which is started only where there are any. On failure the problems name
 * every mistake once, in whichever file it is.
 */
export const loadExercise = (nameOrPath: string): Promise<Result<Exercise>> =>
  loadWith(nameOrPath, async (needs) => {
    const engines = createEngines({ workers: 1 });
    try {
      return await openModules(engines)(needs);
    } finally {
      await engines.close();
    }
  });
